import LunchTest
import TestSupport
import Testing

/// An app that draws on its standard error is shown, and its errors are quoted all the same.
@Suite(.waiting) struct ErrorDrawingTests {
    /// A screen that is asked for keeps standard error apart; without one it is the terminal.
    private func launch(byName: Bool) throws -> TUIApplication {
        byName
            ? try Launcher(app: fixture, screen: "Painter").launch()
            : try Launcher(app: fixture, arguments: ["--paint"]).launch()
    }

    @Test(arguments: [true, false]) func itsDrawingIsOnTheScreenThatItPublishes(byName: Bool) throws {
        let app = try launch(byName: byName)
        for count in 0..<50 {
            let frame = try app.settledFrame()
            #expect(frame.grid.text(row: 0) == "drawn \(count)")
            #expect(app.line("drawn") == "drawn \(count)")
            try app.press("a")
        }
        let error = #expect(throws: TUIError.self) { try app.buttons["nothing"].tap() }
        #expect(error?.failure.standardError == (byName ? "Fixture: slow terminal\n" : ""))
        #expect(error?.message.contains("\\u{1B}") == false)
    }

    /// After the drawing, and within it.
    @Test(arguments: [
        ("x", "Fixture: slow terminal\nFixture: out of paint\n"),
        ("!", "Fixture: slow terminal\ndrawn 0\r\nFixture: the canvas is torn\n"),
    ])
    func theErrorIsQuotedAndTheDrawingIsShown(_ key: String, _ standardError: String) throws {
        let app = try launch(byName: true)
        try app.typeText(key)
        #expect(try app.waitForExit() == .exitCode(3))
        let error = #expect(throws: TUIError.self) { try app.buttons["nothing"].tap() }
        #expect(error?.failure.standardError == standardError)
        #expect(app.lastFrame?.grid.text(row: 0) == "drawn 0")
    }

    /// A program that does not know Lunch, and one whose errors are kept apart on demand.
    @Test func aPlainProgramIsShown() throws {
        var configuration = LaunchConfiguration(.command("sh"))
        configuration.arguments = ["-c", #"printf 'slow\n\033[?1049h\033[Hone\ntwo' >&2; read x"#]
        for isApart in [nil, true] {
            configuration.keepsErrorsApart = isApart
            let app = TUIApplication(configuration)
            try app.launch()
            try app.waitForFrame { $0.grid.text(row: 0) == "one" && $0.grid.text(row: 1) == "two" }
        }
    }
}
