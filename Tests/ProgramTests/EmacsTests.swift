import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isEmacsInstalled, "GNU Emacs is not installed"))
struct EmacsTests {
    let home: Home

    init() throws { home = try Home() }

    /// Launches emacs, and leaves out the processes in which it compiles its libraries, for the first time in each home directory.
    private func launch(_ file: String) throws -> TUIApplication {
        var launcher = Launcher(
            app: .command("emacs"), environment: home.environment, arguments: ["-nw", "-Q", file], directory: home.path)
        launcher.configuration.ignoredPrograms = ["emacs"]
        return try launcher.launchPatiently()
    }

    // emacs has timers after each key: it looks for parentheses after 125 ms, and for what to explain after half a second.

    @Test func aTextIsWrittenSearchedAndSaved() throws {
        try home.write("one\ntwo\nthree\n", to: "letter.txt")
        let app = try launch("letter.txt")
        let lines = app.texts(/\S.*/, within: .rows(1...20))
        #expect(lines.labels == ["one", "two", "three"])
        try app.typeText("zero\n")
        #expect(lines.labels == ["zero", "one", "two", "three"])
        #expect(app.text("**", within: .row(22)).exists)

        try app.press(.control("s"))
        try app.typeText("two")
        #expect(app.text("I-search: two", within: .row(23)).exists)
        #expect(app.cursorPoint == app.text("two", within: .row(3)).end)
        try app.press(.return, "!")
        #expect(lines.labels == ["zero", "one", "two!", "three"])
        app.expectSettled(.bounded)

        try app.press(.control("x"), .control("s"))
        app.text(/^Wrote .*letter\.txt$/).expectToExist(timeout: .patience)
        #expect(home.read("letter.txt") == "zero\none\ntwo!\nthree\n")
        try app.press(.control("x"), .control("c"))
        #expect(try app.waitForExit() == .success)
    }

    /// A key that is the beginning of others, one for Alt, and a question that is answered.
    @Test func commandsAreGivenByName() throws {
        try home.write((1...50).map { "line \($0)\n" }.joined(), to: "lines.txt")
        let app = try launch("lines.txt")
        try app.press(.escape, "x")
        try app.typeText("goto-line\n")
        // The command is loaded first, and emacs may read then from a process that is left out.
        app.text(/^Goto line/, within: .row(23)).expectToExist(timeout: .patience)
        try app.typeText("42\n")
        #expect(app.cursorPoint == app.text("line 42").frame.origin)
        #expect(app.text("L42", within: .row(22)).exists)
        try app.press(.alt("<"), .control("n"), .control("k"))
        #expect(app.text(/.+/, within: .row(1)).label == "line 1")
        #expect(app.cursorPoint == CellPoint(column: 0, row: 2))
        try app.press(.control("x"), "u")
        #expect(app.text(/.+/, within: .row(2)).label == "line 2")
        try app.press(.control("x"), "2")
        #expect(app.texts(/lines\.txt/).count == 2)
    }
}
