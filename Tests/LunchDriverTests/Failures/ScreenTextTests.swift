import LunchTerminal
import Testing

@testable import LunchDriver

/// How a screen is written for a person.
@Suite struct ScreenTextTests {
    @Test func blankRowsAtTheEndAreCounted() {
        var terminal = TUITerminal(columns: 4, rows: 3)
        #expect(ScreenText.framed(terminal.grid) == "(the screen is blank)")
        _ = terminal.feed(Array("a\r\nb".utf8).span)
        #expect(ScreenText.framed(terminal.grid) == "┌────\n│a\n│b\n└──── 1 blank row below")
        _ = terminal.feed(Array("\r\nc".utf8).span)
        #expect(ScreenText.framed(terminal.grid) == "┌────\n│a\n│b\n│c\n└────")
    }
}
