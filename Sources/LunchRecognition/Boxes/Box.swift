import LunchWire

/// A rectangle drawn with lines.
struct Box {
    /// The columns with the border.
    var columns: ClosedRange<Int>
    /// The rows with the border.
    var rows: ClosedRange<Int>
    /// Whether all of both sides is there: no other box lies over them.
    var isWhole: Bool

    var area: Int { columns.count * rows.count }

    var frame: CellRect {
        CellRect(column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
    }

    func contains(_ other: Box) -> Bool {
        columns.lowerBound <= other.columns.lowerBound && columns.upperBound >= other.columns.upperBound
            && rows.lowerBound <= other.rows.lowerBound && rows.upperBound >= other.rows.upperBound
    }
}
