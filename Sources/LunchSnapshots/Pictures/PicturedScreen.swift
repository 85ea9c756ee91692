import LunchTerminal
import LunchTrace
import LunchWire

/// A screen, the part of it that a picture shows, and how.
struct PicturedScreen {
    let grid: TUIGrid
    /// The cells of the grid in flat tables.
    let cells: TUIGrid.Cells
    /// The columns that are shown.
    let columns: Range<Int>
    /// The rows that are shown.
    let rows: Range<Int>
    let colors: PictureColors
    let showsCursor: Bool

    init(_ grid: TUIGrid, area: CellRect, theme: TUIColorScheme, showsCursor: Bool) {
        self.grid = grid
        cells = grid.cells
        columns = Self.range(area.origin.column, area.size.columns, limit: grid.columns)
        rows = Self.range(area.origin.row, area.size.rows, limit: grid.rows)
        colors = PictureColors(grid, theme: theme)
        self.showsCursor = showsCursor
    }

    /// The part of a range that is on the screen, whatever the numbers are.
    static func range(_ start: Int, _ count: Int, limit: Int) -> Range<Int> {
        let first = min(max(0, start), limit)
        let (end, overflows) = start.addingReportingOverflow(max(0, count))
        return first..<max(first, overflows ? limit : min(end, limit))
    }

    /// True if the whole width is shown.
    private var isWhole: Bool { columns == 0..<grid.columns }

    /// The text of the rows that are shown, without blanks at the ends and blank rows at the end.
    var lines: [String] {
        var lines = rows.map { row in
            let text = isWhole ? grid.text(row: row) : grid.text(columns: shown(in: row), row: row)
            return PlainText.line(text)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The columns of a row that are shown; a row of double width has half as many.
    func shown(in row: Int) -> Range<Int> {
        if grid.lineSize(row: row) == .single { return columns }
        let half = grid.shownColumns(row: row)
        return min(columns.lowerBound / 2, half)..<min((columns.upperBound + 1) / 2, half)
    }
}
