import LunchWire

/// A rectangle drawn with lines.
struct Box {
    private var left: Int32
    private var right: Int32
    private var top: Int32
    private var bottom: Int32
    /// Whether all of both sides is there: no other box lies over them.
    var isWhole: Bool

    init(columns: ClosedRange<Int>, rows: ClosedRange<Int>, isWhole: Bool) {
        left = Int32(truncatingIfNeeded: columns.lowerBound)
        right = Int32(truncatingIfNeeded: columns.upperBound)
        top = Int32(truncatingIfNeeded: rows.lowerBound)
        bottom = Int32(truncatingIfNeeded: rows.upperBound)
        self.isWhole = isWhole
    }

    /// The columns with the border.
    var columns: ClosedRange<Int> { Int(left)...Int(right) }
    /// The rows with the border.
    var rows: ClosedRange<Int> { Int(top)...Int(bottom) }

    var area: Int { columns.count * rows.count }

    var frame: CellRect {
        CellRect(column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
    }

    func contains(_ other: Box) -> Bool {
        columns.lowerBound <= other.columns.lowerBound && columns.upperBound >= other.columns.upperBound
            && rows.lowerBound <= other.rows.lowerBound && rows.upperBound >= other.rows.upperBound
    }
}
