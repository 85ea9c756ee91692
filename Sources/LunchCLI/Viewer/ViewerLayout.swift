import Lunch

/// The rectangles of the viewer on a terminal of a size.
struct ViewerLayout {
    /// The smallest terminal on which there is room for all.
    static let least = CellSize(columns: 80, rows: 24)

    let size: CellSize
    let title: CellRect
    let note: CellRect
    let steps: CellRect
    let panes: CellRect
    let pane: CellRect
    let help: CellRect

    /// True if the terminal is too small.
    var isTooSmall: Bool { size.columns < Self.least.columns || size.rows < Self.least.rows }

    /// - Parameter notes: the number of lines above the steps.
    init(_ size: CellSize, _ state: ViewerState, notes: Int) {
        self.size = size
        let width = state.isWhole ? 0 : max(28, min(48, size.columns * 35 / 100))
        let top = state.isWhole ? 0 : 1 + notes
        let rows = max(0, size.rows - top - 2)
        func line(_ row: Int, from column: Int = 0) -> CellRect {
            CellRect(column: column, row: row, columns: max(0, size.columns - column), rows: 1)
        }
        title = state.isWhole ? .zero : line(0)
        note = state.isWhole ? .zero : CellRect(column: 0, row: 1, columns: size.columns, rows: notes)
        steps = CellRect(column: 0, row: top, columns: width, rows: state.isWhole ? 0 : rows + 1)
        let left = state.isWhole ? 0 : width + 1
        panes = line(top, from: left)
        pane = CellRect(column: left, row: top + 1, columns: max(0, size.columns - left), rows: rows)
        help = line(max(0, size.rows - 1))
    }
}
