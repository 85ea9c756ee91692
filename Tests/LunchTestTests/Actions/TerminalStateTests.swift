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

    @Test func theTitleTheBellAndTheClipboardAreTold() throws {
        let app = try app(after: "\u{1B}]2;Breakfast\u{7}\u{7}\u{7}\u{1B}]52;c;QnJlYWQ=\u{7}")
        #expect(app.terminal.windowTitle == "Breakfast")
        #expect(app.terminal.bellCount == 2)
        #expect(app.terminal.clipboard == "Bread")
    }

    @Test func nothingIsThereWhereNothingWasSet() throws {
        let app = try app(after: "")
        #expect(app.terminal.windowTitle == "")
        #expect(app.terminal.bellCount == 0)
        #expect(app.terminal.clipboard == nil)
        #expect(app.terminal.scrollback == [])
        #expect(app.terminal.linkAddresses == [])
    }

    @Test func linesThatLeftTheScreenAreTold() throws {
        let lines = (1...26).map { "line \($0)" }
        let app = try app(after: lines.joined(separator: "\r\n"))
        #expect(app.terminal.scrollback == ["line 1", "line 2"])
    }

    @Test func linksAreThoseThatCanBeSeen() throws {
        // The link is still open when the app draws its line.
        let app = try app(after: "\u{1B}]8;;https://a.b\u{7}gone \u{1B}]8;;https://c.d\u{7}")
        #expect(app.terminal.linkAddresses == ["https://c.d"])
        #expect(app.staticTexts["truth"].link == "https://c.d")
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
