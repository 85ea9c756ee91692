import LunchElements
import LunchSnapshots
import LunchTerminal
import TestSupport
import Testing

/// Screens as text, as text for a terminal, and as a page.
@Suite struct TextPictureTests {
    private static let drawings = [
        "plain\r\n\r\n  text 漢字 x", "\u{1B}[1;3;31;44mab\u{1B}[0m \u{1B}[92;103mc\u{1B}[0m",
        "\u{1B}[38;5;208;48;2;1;2;3mx\u{1B}[2;5;7;8;9;53my\u{1B}[0m",
        "\u{1B}[4ma\u{1B}[4:2mb\u{1B}[4:3;58:5;9mc\u{1B}[4:4;58:2::1:2:3md\u{1B}[4:5me",
        "\u{1B}[44m    \r\n    ", "\u{1B}#6wide\r\n\u{1B}#3big\r\n\u{1B}#4big", "e\u{301}\u{1B}[31m👍🏽",
    ]

    /// A terminal that is fed with the text shows the same screen.
    @Test(arguments: drawings) func aTerminalShowsTheSame(_ drawing: String) {
        let frame = screen("\u{1B}[?2027h" + drawing)
        let text = frame.picture(.ansi)
        let again = screen("\u{1B}[?2027h" + text.replacing("\n", with: "\r\n"))
        var (old, new) = (TUISnapshot(frame).lines, TUISnapshot(again).lines)
        old.remove(at: 1)
        new.remove(at: 1)
        #expect(old == new, "\(text.debugDescription)")
    }

    @Test func textIsThatOfTheFrame() {
        for drawing in Self.drawings {
            #expect(screen(drawing).picture(.text) == screen(drawing).text)
        }
        #expect(screen("").picture(.text) == "")
    }

    @Test func aPageHasTheDrawingAndTheText() {
        let frame = screen("<b>\r\n&")
        let page = frame.picture(.html, theme: .light)
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
        #expect(page.contains(frame.picture(.svg, theme: .light)))
        #expect(page.contains("<pre>\n&lt;b&gt;\n&amp;\n</pre>"), "\(page)")
    }
}
