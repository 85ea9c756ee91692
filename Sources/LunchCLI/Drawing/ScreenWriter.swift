import LunchTerminal
import LunchTrace
import LunchWire

/// Turns canvases into the bytes that change a terminal from one to the next.
struct ScreenWriter {
    private var rows: [[TUICell]] = []
    private var cursor: CellPoint?

    /// Forgets what the terminal shows, so that the next canvas is drawn whole.
    mutating func forget() { rows = [] }

    /// The sequences that draw a canvas; empty if the terminal shows it already.
    ///
    /// The sequences are a synchronized update (mode 2026): the terminal shows all of it at once.
    mutating func draw(_ canvas: Canvas) -> String {
        let isSameSize = rows.count == canvas.rows.count && rows.first?.count == canvas.rows.first?.count
        if isSameSize, rows == canvas.rows, cursor == canvas.cursor { return "" }
        var output = "\u{1B}[?2026h\u{1B}[?25l" + (isSameSize ? "" : "\u{1B}[m\u{1B}[2J")
        for (row, cells) in canvas.rows.enumerated() where !isSameSize || rows[row] != cells {
            // The row is erased first, since a line ends at its last cell that is not a plain blank.
            output += "\u{1B}[\(row + 1)H\u{1B}[K" + ANSILine.text(cells)
        }
        if let cursor = canvas.cursor { output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        (rows, cursor) = (canvas.rows, canvas.cursor)
        return output + "\u{1B}[?2026l"
    }
}
