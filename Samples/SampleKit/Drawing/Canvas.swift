public import Lunch

/// The surface that views draw on: a grid of cells of which only a part may be touched.
public struct Canvas {
    /// The part that may be drawn on; what is drawn outside it does not appear.
    public private(set) var clip: CellRect

    /// The place at which the terminal's cursor is to be shown; nil hides it.
    package private(set) var cursor: CellPoint?

    package private(set) var buffer: CellBuffer

    package init(size: CellSize) {
        buffer = CellBuffer(size: size)
        clip = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    }

    /// Draws one line of text from a cell on; of a wide character that fits by half a blank is drawn.
    public mutating func draw(_ text: some StringProtocol, at point: CellPoint, style: Style = .plain) {
        guard point.row >= clip.origin.row, point.row < clip.origin.row + clip.size.rows else { return }
        let columns = clip.origin.column..<clip.origin.column + clip.size.columns
        var column = point.column
        for character in text {
            if column >= columns.upperBound { return }
            let character = character.isControl ? "\u{FFFD}" : character
            let width = character.cellWidth
            guard width > 0 else { continue }
            let cells = (column..<column + width).clamped(to: columns)
            if cells.count == width {
                buffer.put(character, width: width, at: CellPoint(column: column, row: point.row), style: style)
            } else {
                for cell in cells {
                    buffer.put(" ", width: 1, at: CellPoint(column: cell, row: point.row), style: style)
                }
            }
            column += width
        }
    }

    /// Draws blanks over a rectangle.
    public mutating func fill(_ rect: CellRect, style: Style = .plain) {
        let rect = rect.intersection(clip)
        let line = String(repeating: " ", count: rect.size.columns)
        for row in 0..<rect.size.rows {
            draw(line, at: CellPoint(column: rect.origin.column, row: rect.origin.row + row), style: style)
        }
    }

    /// Draws a border along the inside of a rectangle.
    public mutating func drawBorder(_ rect: CellRect, style: Style = .plain) {
        guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
        let line = String(repeating: "─", count: rect.size.columns - 2)
        let right = rect.origin.column + rect.size.columns - 1
        let bottom = rect.origin.row + rect.size.rows - 1
        draw("┌\(line)┐", at: rect.origin, style: style)
        for row in rect.origin.row + 1..<bottom {
            draw("│", at: CellPoint(column: rect.origin.column, row: row), style: style)
            draw("│", at: CellPoint(column: right, row: row), style: style)
        }
        draw("└\(line)┘", at: CellPoint(column: rect.origin.column, row: bottom), style: style)
    }

    /// Shows the terminal's cursor in a cell, where that may be drawn on.
    public mutating func showCursor(at point: CellPoint) {
        if clip.contains(point) { cursor = point }
    }

    /// Draws within a rectangle alone.
    public mutating func clipped(to rect: CellRect, _ body: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip.intersection(rect)
        body(&self)
        clip = outer
    }

    /// Hides the cursor that was shown further back.
    mutating func hideCursor() {
        cursor = nil
    }
}
