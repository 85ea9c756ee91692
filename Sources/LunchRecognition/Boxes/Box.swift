import LunchWire

/// A rectangle drawn with lines, in few bytes: a terminal has at most 4,096 columns and 1,024 rows.
struct Box {
    private var left: UInt16
    private var right: UInt16
    private var top: UInt16
    private var bottom: UInt16
    /// True if all of both sides is there: no other box is over them.
    var isWhole: Bool
    /// True if the edge of the screen cuts it off, so that its lower border would be in the row below the last one.
    var isOpen = false

    init(columns: ClosedRange<Int>, rows: ClosedRange<Int>, isWhole: Bool, isOpen: Bool = false) {
        left = UInt16(truncatingIfNeeded: columns.lowerBound)
        right = UInt16(truncatingIfNeeded: columns.upperBound)
        top = UInt16(truncatingIfNeeded: rows.lowerBound)
        bottom = UInt16(truncatingIfNeeded: rows.upperBound)
        self.isWhole = isWhole
        self.isOpen = isOpen
    }

    /// The columns with the border.
    var columns: ClosedRange<Int> { ClosedRange(uncheckedBounds: (Int(left), Int(right))) }
    /// The rows with the border.
    var rows: ClosedRange<Int> { ClosedRange(uncheckedBounds: (Int(top), Int(bottom))) }

    var area: Int { columns.count * rows.count }

    var frame: CellRect {
        CellRect(
            column: columns.lowerBound, row: rows.lowerBound, columns: columns.count,
            rows: rows.count - (isOpen ? 1 : 0))
    }

    func contains(_ other: Box) -> Bool {
        left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom
    }
}
