/// Filling with one character: as many cells at a time as there are.
extension Row {
    /// A row full of one character, which must fit without a rest.
    init(columns: Int, filledWith scalar: UInt32, width: Int, _ style: TUIStyle) {
        self.init(columns: columns)
        fill(scalar, width: width, at: 0, count: columns / width, style: index(of: style))
    }

    /// Writes a character of one or two cells several times; all of it must be inside the row.
    mutating func fill(_ scalar: UInt32, width: Int, at column: Int, count: Int, style: UInt16) {
        let end = column + width * count
        guard column >= 0, count > 0, end <= cells.count else { return }
        splitWide(at: column)
        splitWide(at: end)
        occupied = max(occupied, end)
        guard width == 2 else { return fillCells(column..<end, with: PackedCell(scalar: scalar, style: style)) }
        let head = PackedCell(scalar: scalar, kind: .wide, style: style)
        let tail = PackedCell(scalar: 0, kind: .tail, style: style)
        var target = cells.mutableSpan
        for place in stride(from: column, to: end, by: 2) {
            target[place] = head
            target[place + 1] = tail
        }
    }

    /// Takes over what another row of this width shows.
    ///
    /// The rows share memory until one of them changes, so that a screen full of equal rows costs as much as one row.
    mutating func show(contentsOf other: Row) {
        cells = other.cells
        styles = other.styles
        clusters = other.clusters
        occupied = other.occupied
    }
}

extension Screen {
    /// Blanks lines as if they had never been written.
    mutating func clearLines(_ lines: Range<Int>, fill: TUIStyle) {
        guard lines.count > 1, columns >= Limits.sharedColumns else {
            for line in lines { clearLine(line, fill: fill) }
            return
        }
        var blank = Row(columns: columns)
        blank.reset(fill: fill)
        for line in lines { slots[slot(line)] = blank }
    }

    /// Fills the cells of some columns with a character, which must fit without a rest; whole lines share their cells.
    mutating func fill(
        _ lines: ClosedRange<Int>, _ range: Range<Int>, with scalar: UInt32, width: Int = 1, style: TUIStyle
    ) {
        if range == 0..<columns, lines.count > 1 {
            let row = Row(columns: columns, filledWith: scalar, width: width, style)
            for line in lines { slots[slot(line)].show(contentsOf: row) }
        } else {
            for line in lines {
                let slot = slot(line)
                let index = slots[slot].index(of: style)
                slots[slot].fill(
                    scalar, width: width, at: range.lowerBound, count: range.count / width, style: index)
            }
        }
    }
}
