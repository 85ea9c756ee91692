@preconcurrency import Foundation

/// The drawing of a text, by the parameter of SGR.
public enum TextStyle: Int, Sendable {
    case plain = 0
    case bold = 1
    case dim = 2
    case inverse = 7
}

/// The cells of the screen, on which views draw before they are written to standard output.
@MainActor
public final class Canvas {
    private struct Cell {
        /// The character, which is nil in the right half of a wide one.
        var character: Character? = " "
        var style = TextStyle.plain
    }

    private let size: Size
    private var rows: [[Cell]]
    private var region: Rect
    private var caret: (x: Int, y: Int)?

    init(size: Size) {
        self.size = size
        rows = Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
        region = Rect(size: size)
    }

    /// Draws a text at a position of the view; what lies outside the view is cut off.
    public func draw(_ text: String, x: Int = 0, y: Int = 0, style: TextStyle = .plain) {
        guard 0..<region.size.height ~= y, rows.indices ~= region.y + y else { return }
        var column = x
        for character in text {
            let width = character.columns
            guard column + width <= region.size.width, region.x + column + width <= size.width else { return }
            if column >= 0 {
                rows[region.y + y][region.x + column] = Cell(character: character, style: style)
                if width == 2 { rows[region.y + y][region.x + column + 1].character = nil }
            }
            column += width
        }
    }

    /// Fills the view with blanks.
    public func clear() {
        let blanks = String(repeating: " ", count: region.size.width)
        for y in 0..<max(region.size.height, 0) { draw(blanks, y: y) }
    }

    /// Draws a border around the view, with a title in it.
    public func drawBorder(title: String) {
        let width = max(region.size.width - 2, 0)
        let line = String(repeating: "─", count: width)
        draw("┌\(line)┐")
        draw(" \(title) ", x: 2, style: .bold)
        for y in 1..<max(region.size.height - 1, 1) {
            draw("│", y: y)
            draw("│", x: width + 1, y: y)
        }
        draw("└\(line)┘", y: region.size.height - 1)
    }

    /// Shows the terminal's cursor at a position of the view.
    public func placeCaret(x: Int, y: Int = 0) {
        caret = (region.x + x, region.y + y)
    }

    /// Lets a closure draw inside a part of the view.
    func within(_ rect: Rect, draw: () -> Void) {
        let outer = region
        let width = min(rect.size.width, outer.size.width - rect.x)
        let height = min(rect.size.height, outer.size.height - rect.y)
        region = Rect(
            x: outer.x + rect.x, y: outer.y + rect.y, size: Size(width: max(width, 0), height: max(height, 0)))
        draw()
        region = outer
    }

    /// Writes the cells to standard output.
    func flush() {
        fputs("\u{1B}[?25l", stdout)
        for (y, row) in rows.enumerated() {
            fputs("\u{1B}[\(y + 1);1H", stdout)
            var style: TextStyle?
            for cell in row {
                if cell.style != style { fputs("\u{1B}[0;\(cell.style.rawValue)m", stdout) }
                style = cell.style
                if let character = cell.character { fputs(String(character), stdout) }
            }
            fputs("\u{1B}[0m", stdout)
        }
        if let caret { fputs("\u{1B}[\(caret.y + 1);\(caret.x + 1)H\u{1B}[?25h", stdout) }
        fflush(stdout)
    }
}
