import LunchWire

/// The screen, or the inside of a box.
struct Region {
    /// The box around it; nil for the screen.
    var box: Box?
    var frame: CellRect
    /// The cells inside the border.
    var inside: CellRect
    /// The region that it lies in.
    var parent = 0
    var depth = 0
    /// Whether another region lies in it.
    var hasChildren = false
    /// Its lines, by their index in the layout.
    var lines = 0..<0

    var isScreen: Bool { box == nil }

    init(frame: CellRect, inside: CellRect) {
        self.frame = frame
        self.inside = inside
    }

    init(_ box: Box, parent: Int, depth: Int) {
        self.box = box
        frame = box.frame
        inside = CellRect(
            column: frame.origin.column + 1, row: frame.origin.row + 1, columns: frame.size.columns - 2,
            rows: frame.size.rows - 2)
        self.parent = parent
        self.depth = depth
    }
}

/// The cells of a row that belong to one region and lie side by side, with some text in them.
struct Line {
    var region: Int
    var row: Int
    /// All of its cells, also the blank ones at its ends.
    var columns: Range<Int>
    /// Its runs of text, by their index in the layout.
    var runs: Range<Int>
}
