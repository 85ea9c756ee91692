import LunchTest
import TestSupport
import Testing

/// The bytes that arrive at an app, and what it makes of them: all keys in all modes, pressed as a test does.
@Suite(.waiting) struct KeyInputTests {
    @Test(arguments: KeyTable.all)
    func keysArriveAndAreUnderstood(_ table: KeyTable) throws {
        let app = try TUIApplication.input(modes: table.preamble)
        for key in table.cases {
            try app.beginAnew()
            try app.press(key.key)
            let heard = [app.line("bytes"), app.line("events")]
            #expect(heard == [key.bytes.hexadecimal, key.heard], "\(key.key) in \(table)")
        }
    }

    @Test func keysAreSentInTheModeThatTheAppHasSetByThen() throws {
        let typed = try TUIApplication.input(modes: "\u{1B}[>8u")
        try typed.typeText("aB\n漢")
        #expect(typed.line("events") == "a | Left Shift | Shift-b | Return | 漢")
        // A key is pressed in the mode that the one before has left.
        let app = try ScreenProgram.launch(
            #"""
            printf 'READY'
            key > /dev/null
            printf '\033[?1h ON '
            key > /dev/null
            printf "got $(key)"
            """#)
        try app.press("x", .upArrow)
        #expect(app.text("got O").exists)
    }

    @Test func whatCannotBeReportedIsAnErrorAtItsLineAndNothingArrives() throws {
        let app = try TUIApplication.input(modes: "")
        let error = try #require(throws: TUIError.self) { try app.press("a", .command("c"), "b") }
        #expect(error.kind == .unencodable)
        #expect(
            error.description.hasPrefix(
                "Tests/LunchTestTests/Input/KeyInputTests.swift:\(#line - 2): Command-c can't be sent"))
        #expect(app.line("bytes") == "")
    }
}

extension TUIApplication {
    /// The fixture that tells what it gets, with the modes that a text sets.
    static func input(modes: String) throws -> TUIApplication {
        try Launcher(app: fixture, screen: "Input", mock: .userInfo(["modes": .string(modes)])).launch()
    }

    /// Lets the fixture forget what it got, which it does at every new size.
    func beginAnew() throws {
        try resize(columns: lastFrame?.grid.columns == 80 ? 81 : 80, rows: 24)
        #expect(line("bytes") == "")
    }
}

extension Spelled {
    /// The bytes as the fixture shows them.
    var hexadecimal: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    }
}
