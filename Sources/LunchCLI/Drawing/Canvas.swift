import LunchTerminal
import LunchWire

/// A grid of cells to draw on, of which only a part may be touched.
struct Canvas {
    /// The part that may be drawn on. Anything that is drawn outside it does not appear.
    private(set) var clip: CellRect

    /// The cell of the terminal's cursor; nil if the cursor is hidden.
    private(set) var cursor: CellPoint?

    let size: CellSize

    /// The cells of each row.
    private(set) var rows: [[TUICell]]

    init(size: CellSize) {
        self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
        rows = Array(repeating: Array(repeating: TUICell(), count: self.size.columns), count: self.size.rows)
        clip = CellRect(column: 0, row: 0, columns: self.size.columns, rows: self.size.rows)
    }

    /// Draws one line of text from a cell on.
    mutating func draw(_ text: some StringProtocol, at point: CellPoint, style: TUIStyle = .plain) {
        draw(CellText.cells(text, style), at: point)
    }

    /// Draws cells in a row. If half of a wide cell is outside of the part that may be drawn on, the other half is blank.
    mutating func draw(_ cells: [TUICell], at point: CellPoint) {
        guard point.row >= clip.origin.row, point.row < clip.origin.row + clip.size.rows else { return }
        let columns = clip.origin.column..<clip.origin.column + clip.size.columns
        var column = point.column
        for cell in cells where cell.width > 0 {
            let range = column..<column + cell.width
            let seen = range.clamped(to: columns)
            if seen.count == cell.width {
                put(cell, range, row: point.row)
            } else {
                for column in seen { put(TUICell(style: cell.style), column..<column + 1, row: point.row) }
            }
            column = range.upperBound
        }
    }

    private mutating func put(_ cell: TUICell, _ range: Range<Int>, row: Int) {
        // A wide cell of which only a half is overwritten leaves a blank.
        if range.lowerBound > 0, rows[row][range.lowerBound].width == 0 {
            rows[row][range.lowerBound - 1] = TUICell(style: rows[row][range.lowerBound - 1].style)
        }
        if range.upperBound < size.columns, rows[row][range.upperBound].width == 0 {
            rows[row][range.upperBound] = TUICell(style: rows[row][range.upperBound].style)
        }
        rows[row][range.lowerBound] = cell
        for column in range.dropFirst() { rows[row][column] = TUICell(text: "", width: 0, style: cell.style) }
    }

    /// Draws blanks over a rectangle.
    mutating func fill(_ rect: CellRect, style: TUIStyle = .plain) {
        let rect = rect.intersection(clip)
        let blanks = Array(repeating: TUICell(style: style), count: rect.size.columns)
        for row in 0..<rect.size.rows {
            draw(blanks, at: CellPoint(column: rect.origin.column, row: rect.origin.row + row))
        }
    }

    /// Shows the terminal's cursor in a cell, unless the cell is outside of the part that may be drawn on.
    mutating func showCursor(at point: CellPoint) {
        if clip.contains(point) { cursor = point }
    }

    /// Draws within a rectangle only.
    mutating func clipped(to rect: CellRect, _ body: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip.intersection(rect)
        body(&self)
        clip = outer
    }

    /// The canvas as text, without the blanks at the end of lines and without blank lines at the end.
    var text: String {
        var lines = rows.map { TextTable.trimmed($0.map(\.text).joined()) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }
}
