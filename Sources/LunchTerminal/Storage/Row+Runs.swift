extension Row {
    /// What a run of characters took.
    struct Run {
        /// How many characters were written.
        var count: Int
        /// The column of the last of them.
        var lastColumn: Int
        /// The column behind it.
        var end: Int
    }

    /// Writes characters as long as each stands in cells of its own after its like, and fits before a column.
    mutating func write(
        _ scalars: borrowing Span<UInt32>, at column: Int, end: Int, ambiguousWidth: Int, style: UInt16
    ) -> Run {
        var run = Run(count: 0, lastColumn: column, end: column)
        let end = min(end, cells.count)
        guard column >= 0, column < end else { return run }
        let properties = UnicodeProperties(scalars[0])
        guard properties.startsClusterAfterItsLike else { return run }
        let needed = properties.isAmbiguous ? ambiguousWidth : properties.width
        guard column + needed <= end else { return run }
        splitWide(at: column)
        var target = cells.mutableSpan
        while run.count < scalars.count {
            let scalar = scalars[run.count]
            let properties = UnicodeProperties(scalar)
            let width = properties.isAmbiguous ? ambiguousWidth : properties.width
            guard properties.startsClusterAfterItsLike, run.end + width <= end else { break }
            if width == 2 {
                target[run.end] = PackedCell(scalar: scalar, kind: .wide, style: style)
                target[run.end + 1] = PackedCell(scalar: 0, kind: .tail, style: style)
            } else {
                target[run.end] = PackedCell(scalar: scalar, style: style)
            }
            run.lastColumn = run.end
            run.end += width
            run.count += 1
        }
        // The second half of a wide character whose first half was overwritten.
        if run.end < target.count, target[run.end].isTail { target[run.end] = target[run.end].blanked }
        occupied = max(occupied, run.end)
        return run
    }
}
