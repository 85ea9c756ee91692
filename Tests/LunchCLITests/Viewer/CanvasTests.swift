import LunchTerminal
import LunchWire
import Testing

@testable import LunchCLI

/// The cells that the command draws on, and the bytes that show them.
@Suite struct CanvasTests {
    private static let size = CellSize(columns: 8, rows: 3)

    private struct Row: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let draw: @Sendable (inout Canvas) -> Void

        init(_ name: String, _ text: String, _ draw: @escaping @Sendable (inout Canvas) -> Void) {
            (testDescription, self.text, self.draw) = (name, text, draw)
        }
    }

    private static func at(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }

    private static let rows: [Row] = [
        Row("text that does not fit is cut", "ab\n   longe\n") {
            $0.draw("ab", at: at(0, 0))
            $0.draw("longer", at: at(3, 1))
        },
        Row("text that begins left of the edge", "cd\n") { $0.draw("abcd", at: at(-2, 0)) },
        Row("no row above or below", "") {
            $0.draw("a", at: at(0, -1))
            $0.draw("a", at: at(0, 3))
        },
        Row("half of a wide character is a blank", "1234567\n 世\n") {
            $0.draw("1234567世", at: at(0, 0))
            $0.draw("世世", at: at(-1, 1))
        },
        Row("a character over the half of a wide one", "x 世\n x世\n世x\n") {
            for row in 0..<3 { $0.draw("世世", at: at(0, row)) }
            $0.draw("x", at: at(0, 0))
            $0.draw("x", at: at(1, 1))
            $0.draw("x", at: at(2, 2))
        },
        Row("marks take no cell", "e\u{301}🇩🇪x\n") { $0.draw("e\u{301}🇩🇪x", at: at(0, 0)) },
        Row("control characters do not act", "a\u{FFFD}[2Jb\n") { $0.draw("a\u{1B}[2Jb", at: at(0, 0)) },
        Row("a part of the canvas", "  ab\n") { canvas in
            canvas.clipped(to: CellRect(column: 2, row: 0, columns: 2, rows: 1)) {
                $0.draw("xxabxx", at: at(0, 0))
                $0.fill(CellRect(column: 0, row: 1, columns: 8, rows: 2), style: .reversed)
            }
        },
    ]

    @Test(arguments: rows) private func drawingIsKeptWithinTheCells(_ row: Row) {
        var canvas = Canvas(size: Self.size)
        row.draw(&canvas)
        #expect(canvas.text == row.text)
        // A terminal shows the same.
        var writer = ScreenWriter()
        var terminal = TUITerminal(columns: 8, rows: 3)
        _ = terminal.feed(Array(writer.draw(canvas).utf8).span)
        let lines = (0..<3).map { terminal.grid.text(row: $0) }.joined(separator: "\n")
        #expect(lines.split(separator: "\n") == row.text.split(separator: "\n"))
    }

    /// Each canvas is drawn over the one before.
    @Test func aTerminalShowsTheLastCanvas() {
        var writer = ScreenWriter()
        var terminal = TUITerminal(columns: 8, rows: 3)
        for (text, style, cursor) in [
            ("one", TUIStyle.bold, nil), ("a longer", .reversed, Self.at(2, 1)), ("x", .plain, nil),
        ] {
            var canvas = Canvas(size: Self.size)
            canvas.fill(CellRect(column: 0, row: 1, columns: 8, rows: 1), style: style)
            canvas.draw(text, at: Self.at(0, 1), style: style)
            if let cursor { canvas.showCursor(at: cursor) }
            _ = terminal.feed(Array(writer.draw(canvas).utf8).span)
            for (row, cells) in canvas.rows.enumerated() {
                let shown = (0..<8).map { terminal.grid[$0, row] }
                #expect(shown.map(\.text) == cells.map(\.text))
                #expect(shown.map(\.style.attributes) == cells.map(\.style.attributes))
            }
            #expect(terminal.grid.cursor.isVisible == (cursor != nil))
        }
    }
}
