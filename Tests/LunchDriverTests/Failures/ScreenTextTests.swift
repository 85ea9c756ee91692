import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The text of a screen for a person.
@Suite struct ScreenTextTests {
    @Test func blankRowsAtTheEndAreCounted() {
        var terminal = TUITerminal(columns: 4, rows: 3)
        #expect(ScreenText.framed(terminal.grid) == "(the screen is blank)")
        _ = terminal.feed(Array("a\r\nb".utf8).span)
        #expect(ScreenText.framed(terminal.grid) == "+----\n|a\n|b\n+---- 1 blank row below")
        _ = terminal.feed(Array("\r\nc".utf8).span)
        #expect(ScreenText.framed(terminal.grid) == "+----\n|a\n|b\n|c\n+----")
    }

    /// A status line at the bottom does not fill a message with blank rows.
    @Test func manyBlankRowsAreCounted() {
        var terminal = TUITerminal(columns: 4, rows: 12)
        _ = terminal.feed(Array("a\u{1B}[5;1Hb\u{1B}[10;1H: 4\u{1B}[12;1Hc".utf8).span)
        let (middle, end) = ("|b\n: 4 blank rows\n|: 4\n|\n|c\n", "+----")
        #expect(ScreenText.framed(terminal.grid, limit: 26) == "+----\n|a\n|\n|\n|\n\(middle)\(end)")
        // The rows in question are written, and a gap counts rows.
        let mark = CellRect(column: 0, row: 6, columns: 2, rows: 1)
        #expect(
            ScreenText.framed(terminal.grid, marking: [mark], limit: 26)
                == "+▼▼--\n|a\n|\n|\n|\n|b\n|\n▶\n|\n|\n|: 4\n|\n|c\n\(end)")
        #expect(
            ScreenText.framed(terminal.grid, limit: 4) == "+----\n|a\n|\n: … 9 rows …\n|c\n\(end)")
        // Nothing is left out where there is no limit.
        #expect(ScreenText.framed(terminal.grid).split(separator: "\n").count == 14)
    }
}
