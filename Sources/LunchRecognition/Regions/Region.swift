import LunchWire

/// The screen, or the inside a box.
struct Region {
    /// The box around it; for the screen, one that ends with its size.
    private var outline: Box
    let isScreen: Bool
    /// True if another region is in it.
    var hasChildren = false
    private var parentNumber: Int32 = 0
    private var firstLine: Int32 = 0
    private var linesEnd: Int32 = 0

    /// The box around it; nil for the screen.
    var box: Box? { isScreen ? nil : outline }

    /// The region that it is in.
    var parent: Int { Int(parentNumber) }

    /// Its lines, by their index in the layout.
    var lines: Range<Int> {
        get { Range(uncheckedBounds: (Int(firstLine), Int(linesEnd))) }
        set {
            firstLine = Int32(truncatingIfNeeded: newValue.lowerBound)
            linesEnd = Int32(truncatingIfNeeded: newValue.upperBound)
        }
    }

    /// All of its cells, with its border.
    var frame: CellRect {
        guard isScreen else { return outline.frame }
        return CellRect(column: 0, row: 0, columns: outline.columns.upperBound, rows: outline.rows.upperBound)
    }

    /// The cells inside the border.
    var inside: CellRect {
        guard !isScreen else { return frame }
        return CellRect(
            column: outline.columns.lowerBound + 1, row: outline.rows.lowerBound + 1,
            columns: outline.columns.count - 2, rows: outline.rows.count - 2)
    }

    /// The whole screen.
    init(screen: CellSize) {
        outline = Box(columns: 0...screen.columns, rows: 0...screen.rows, isWhole: true)
        isScreen = true
    }

    init(_ box: Box, parent: Int) {
        outline = box
        isScreen = false
        parentNumber = Int32(truncatingIfNeeded: parent)
    }
}
