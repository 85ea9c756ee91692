import LunchWire

/// The screen, or the inside of a box.
struct Region {
    /// The box around it; nil for the screen.
    var box: Box?
    /// The screen, if there is no box.
    private var screen: CellSize
    private var parentNumber: Int32 = 0
    var depth: Int32 = 0
    /// Whether another region lies in it.
    var hasChildren = false
    private var firstLine: Int32 = 0
    private var linesEnd: Int32 = 0

    var isScreen: Bool { box == nil }

    /// The region that it lies in.
    var parent: Int { Int(parentNumber) }

    /// Its lines, by their index in the layout.
    var lines: Range<Int> {
        get { Int(firstLine)..<Int(linesEnd) }
        set {
            firstLine = Int32(truncatingIfNeeded: newValue.lowerBound)
            linesEnd = Int32(truncatingIfNeeded: newValue.upperBound)
        }
    }

    var frame: CellRect {
        box?.frame ?? CellRect(column: 0, row: 0, columns: screen.columns, rows: screen.rows)
    }

    /// The cells inside the border.
    var inside: CellRect {
        guard let box else { return frame }
        return CellRect(
            column: box.columns.lowerBound + 1, row: box.rows.lowerBound + 1, columns: box.columns.count - 2,
            rows: box.rows.count - 2)
    }

    /// The whole screen.
    init(screen: CellSize) { self.screen = screen }

    init(_ box: Box, parent: Int, depth: Int32) {
        self.box = box
        screen = CellSize(columns: 0, rows: 0)
        parentNumber = Int32(truncatingIfNeeded: parent)
        self.depth = depth
    }
}

/// The cells of a row that belong to one region and lie side by side, with some text in them.
struct Line {
    private var regionNumber: Int32
    private var rowNumber: Int32
    private var firstColumn: Int32
    private var columnsEnd: Int32
    private var firstRun: Int32
    private var runsEnd: Int32

    init(region: Int, row: Int, columns: Range<Int>, runs: Range<Int>) {
        regionNumber = Int32(truncatingIfNeeded: region)
        rowNumber = Int32(truncatingIfNeeded: row)
        firstColumn = Int32(truncatingIfNeeded: columns.lowerBound)
        columnsEnd = Int32(truncatingIfNeeded: columns.upperBound)
        firstRun = Int32(truncatingIfNeeded: runs.lowerBound)
        runsEnd = Int32(truncatingIfNeeded: runs.upperBound)
    }

    var region: Int { Int(regionNumber) }
    var row: Int { Int(rowNumber) }
    /// All of its cells, also the blank ones at its ends.
    var columns: Range<Int> { Int(firstColumn)..<Int(columnsEnd) }
    /// Its runs of text, by their index in the layout.
    var runs: Range<Int> { Int(firstRun)..<Int(runsEnd) }
}
