extension Row {
    /// The extent of a run of text.
    struct Run {
        /// The number of code points that were written.
        var count = 0
        /// The column of the last character.
        var lastColumn: Int
        /// The code point with which it began.
        var lastStart: UInt32 = 0
        /// The column after it.
        var end: Int
        /// The state of the division into clusters after it.
        var breaker: GraphemeBreaker
    }

    /// Writes text as long as it fits before a column, and stops early before what is not simple.
    ///
    /// That is a code point without a character to join, one without separate cells, one that makes its character
    /// narrow, or wide where there is no room.
    mutating func write(
        _ scalars: borrowing Span<UInt32>, at column: Int, end: Int, style: UInt16, rules: TextRules,
        breaker: GraphemeBreaker
    ) -> Run {
        var run = Run(lastColumn: column, end: column, breaker: breaker)
        let end = min(end, cells.count)
        guard column >= 0, column < end else { return run }
        compactClustersIfDue()
        let cutsWide = column > 0 && cells[column].isTail
        run.write(scalars, to: &cells, &clusters, end: end, style: style, rules: rules)
        guard run.count > 0 else { return run }
        // The halves of wide characters whose other half was overwritten.
        if cutsWide { cells[column - 1] = cells[column - 1].blanked }
        if run.end < cells.count, cells[run.end].isTail { cells[run.end] = cells[run.end].blanked }
        occupied = max(occupied, run.end)
        return run
    }
}

extension Row.Run {
    /// Writes to the cells from `self.end` on, as `Row.write` says.
    @inline(__always)
    fileprivate mutating func write(
        _ scalars: borrowing Span<UInt32>, to cells: inout ContiguousArray<PackedCell>, _ clusters: inout ClusterStore,
        end limit: Int, style: UInt16, rules: TextRules
    ) {
        let styleBits = PackedCell.styleBits(style)
        let tail = PackedCell(scalar: 0, kind: .tail, styleBits: styleBits)
        var target = cells.mutableSpan
        while count < scalars.count {
            let scalar = scalars[count]
            let properties = UnicodeProperties(scalar)
            var next = breaker
            if !rules.joinsClusters || next.breaks(before: properties.breakClass) {
                let width = rules.width(of: properties)
                guard width > 0, end &+ width <= limit else { return }
                // A narrow character is written twice, which costs less than to ask whether it is one.
                let cell = PackedCell(scalar: scalar, kind: width == 2 ? .wide : .narrow, styleBits: styleBits)
                target[end] = cell
                lastColumn = end
                lastStart = scalar
                end &+= width
                target[end &- 1] = width == 2 ? tail : cell
            } else if count == 0 || !join(scalar, properties, &target, &clusters, end: limit, tail: tail) {
                return
            }
            breaker = next
            count &+= 1
        }
    }
    /// Adds a code point to the last character; returns false for what is not simple.
    ///
    /// It is out of line so that the loop above, which seldom comes here, has the registers to itself.
    @inline(never)
    private mutating func join(
        _ scalar: UInt32, _ properties: UnicodeProperties, _ cells: inout MutableSpan<PackedCell>,
        _ clusters: inout ClusterStore, end limit: Int, tail: PackedCell
    ) -> Bool {
        guard !TextRules.isHalfwidthMark(scalar), scalar != TextRules.cancelTag else { return false }
        var cell = cells[lastColumn]
        let change = TextRules.widthChange(of: cell, joinedBy: scalar, properties)
        if change != .none {
            guard change == .widens, lastColumn + 2 <= limit else { return false }
            cell.setKind(.wide)
            cells[lastColumn + 1] = tail
            end = lastColumn + 2
        }
        clusters.append(scalar, to: &cell)
        cells[lastColumn] = cell
        return true
    }
}
