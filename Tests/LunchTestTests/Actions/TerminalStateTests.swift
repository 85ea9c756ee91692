import LunchTest
import TestSupport
import Testing

/// The facts that the terminal itself shows and holds, beside the app's elements.
@Suite(.waiting) struct TerminalStateTests {
    /// An app that has written some bytes before it cleared the screen and drew its line.
    private func app(after text: String) throws -> TUIApplication {
        let bytes = LunchJSON.array(text.utf8.map { .number("\($0)") })
        return try Launcher(app: fixture, screen: "Forger", mock: .userInfo(["bytes": bytes])).launch()
    }

    private struct Facts: Equatable, CustomTestStringConvertible, Sendable {
        var title = ""
        var bells = 0
        var clipboard: String?
        var scrollback: [String] = []
        /// The addresses of the links that can be seen, and of the link of the app's line.
        var links: [String] = []
        var link: String?
        var testDescription: String { "\(self)" }
    }

    @Test(arguments: [
        ("", Facts()),
        (
            "\u{1B}]2;Breakfast\u{7}\u{7}\u{7}\u{1B}]52;c;QnJlYWQ=\u{7}",
            Facts(title: "Breakfast", bells: 2, clipboard: "Bread")
        ),
        ((1...26).map { "line \($0)" }.joined(separator: "\r\n"), Facts(scrollback: ["line 1", "line 2"])),
        // The link is still open when the app draws its line.
        (
            "\u{1B}]8;;https://a.b\u{7}gone \u{1B}]8;;https://c.d\u{7}",
            Facts(links: ["https://c.d"], link: "https://c.d")
        ),
    ])
    private func itIsReported(_ text: String, _ facts: Facts) throws {
        let app = try app(after: text)
        let terminal = app.terminal
        let found = Facts(
            title: terminal.windowTitle, bells: terminal.bellCount, clipboard: terminal.clipboard,
            scrollback: terminal.scrollback, links: terminal.linkAddresses, link: app.staticTexts["truth"].link)
        #expect(found == facts)
    }

    @Test func theAppIsAnElementAsWell() throws {
        let app = try app(after: "")
        #expect(app.exists)
        #expect(app.label == "Fixture")
        #expect(app.frame == CellRect(column: 0, row: 0, columns: 80, rows: 24))
        #expect(app.firstMatch.identifier == "truth")
        #expect(try app.snapshot().children.map(\.identifier) == ["truth"])
        #expect(app.debugDescription.contains("staticText \"truth\", label \"the true screen\""))
        #expect(
            app.staticTexts["truth"].debugDescription
                == "app.staticTexts[\"truth\"]: 1 element\nstaticText \"truth\", label \"the true screen\", (0, 0) 15×1"
        )
    }
}
