import LunchTest
import TestSupport
import Testing

/// The facts that the terminal shows beside elements, as properties that are waited for.
@Suite(.waiting) struct TerminalExpectationTests {
    @Test func aValueThatComesIsWaitedFor() throws {
        let app = try ScreenProgram.launch(
            #"key >/dev/null; sleep 0.3; printf '\033]2;Done\007\007\033[?25l\033[?1049h\033[5 q\033]52;c;QnJlYWQ=\007\033[3;5Hend'"#
        )
        try app.press("x")
        #expect(app.terminal.expect(\.windowTitle, is: "Done"))
        // All of it came at once.
        #expect(app.terminal.expect(\.bellCount, is: 1, timeout: 0))
        #expect(app.terminal.expect(\.clipboard, is: "Bread"))
        #expect(app.terminal.expect(\.cursor.isVisible, is: false))
        #expect(app.terminal.expect(\.cursor.shape, is: .bar))
        #expect(app.terminal.expect(\.modes.isAlternateScreen, is: true))
        #expect(app.terminal.expect(\.rows[2], is: "    end"))
        #expect(app.terminal.expect(\.scrollback, is: []))
        #expect(app.terminal.expect(\.size, is: CellSize(columns: 40, rows: 10)))
        #expect((app.terminal.cursor.column, app.terminal.cursor.row, app.terminal.cursor.isVisible) == (7, 2, false))
    }

    @Test func anotherValueFails() throws {
        let unlaunched = TUIApplication(.command("none"))
        withFailure {
            #expect(!unlaunched.terminal.expect(\.windowTitle, is: ""))
        } matching: {
            $0.message.contains("launch")
        }
        let app = try ScreenProgram.launch("printf x")
        withFailure {
            #expect(!app.terminal.expect(\.cursor.column, is: 2, timeout: .milliseconds(10)))
        } matching: {
            $0.kind == .expectation
                && $0.message.hasPrefix("Expected app.terminal.cursor.column to be 2; it was 1.\n")
        }
    }

    /// It is a failure unless the test asks for it.
    @Test func theEndOfAProgramIsExpected() throws {
        let app = try ScreenProgram.launch("key >/dev/null; sleep 0.3; printf Bye; exit 3")
        try app.press("x")
        #expect(try app.waitForExit() == .exitCode(3))
        #expect(app.terminal.expect(\.rows.first, is: "Bye"))
        #expect(app.text("Bye").label == "Bye")
        try withFailure {
            let other = try ScreenProgram.launch("key >/dev/null; printf Bye; exit 3")
            try other.press("x")
            #expect(other.terminal.expect(\.rows.first, is: "Bye"))
            other.terminate()
        } matching: {
            $0.message.contains("3")
        }
    }

    @Test func anAppThatAdoptsLunchIsLookedAtOnceItHasSettled() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press("a", "a")
        #expect(app.terminal.expect(\.rows.first, is: "count 2"))
    }
}
