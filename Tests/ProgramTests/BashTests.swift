import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("bash"), "bash is not installed"))
struct BashTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch() throws -> TUIApplication {
        let environment = home.environment.merging(["PS1": "$ ", "PS2": "> "]) { $1 }
        return try Launcher(
            app: .command("bash"), environment: environment, arguments: ["--norc", "--noprofile"], directory: home.path
        ).launchPatiently()
    }

    /// The line after the prompt, of which Tab writes only the end.
    private func line(of app: TUIApplication) -> TUIElement {
        app.treating(.rightOf(app.text("$", within: .cursorRow)), as: .textField)
    }

    @Test func aFunctionIsWrittenCompletedAndFoundAgain() throws {
        let app = try launch()
        let prompt = app.textFields["$"]
        #expect(prompt.value == "")

        try app.typeText("welcome() {\n")
        #expect(app.textFields[">"].value == "")
        try app.typeText("echo \"Hello, $1.\"; return 4\n}\n")
        #expect(prompt.value == "")
        app.expectSettled(.exact)

        try app.typeText("welc")
        #expect(app.terminal.cursorRow == "$ welc")
        #expect(app.text(/\w+/, within: .cursorRow).label == "welc")
        try app.press(.tab)
        #expect(line(of: app).value == "welcome")
        #expect(app.cursorPoint == app.text("$ welcome ").end)
        try app.typeText("Ann\n")
        #expect(app.text(/^Hello, Ann\.$/).exists)
        #expect(prompt.value == "")

        try app.press(.control("r"))
        #expect(app.text("(reverse-i-search)`': ").end == app.cursorPoint)
        try app.typeText("An")
        app.expectSettled(.exact)
        // It stands on what it found, which is drawn inverse.
        let line = TUIRegion.rightOf(app.text("(reverse-i-search)`An': "))
        #expect(app.text(/.+/, within: line).label == "welcome Ann")
        let found = app.text("An", within: line)
        #expect(found.frame.origin == app.cursorPoint)
        #expect(found.isInverse && app.inverseWords == ["Ann"])
        #expect(!app.text(/n$/, within: line).isInverse)
        try app.press(.end, .delete, "a", .return)
        #expect(app.text(/^\$ welcome Ana$/).exists)
        #expect(app.text(/^Hello, Ana\.$/).exists)
        #expect(prompt.value == "")

        try app.typeText("exit\n")
        #expect(try app.waitForExit() == .exitCode(4))
    }

    @Test func moreTabsListTheFiles() throws {
        try home.write("", to: "salt.txt")
        try home.write("", to: "salad.txt")
        let app = try launch()
        try app.typeText("ls sa")
        try app.press(.tab)
        #expect(line(of: app).value == "ls sal")
        #expect(app.terminal.bellCount == 1)
        try app.press(.tab, .tab)
        app.expectSettled(.exact)
        #expect(app.texts(/.+/).labels == ["$ ls sal", "salad.txt  salt.txt", "$ ls sal"])
        #expect(app.cursorPoint == app.texts("$ ls sal").element(boundBy: 1).end)
    }

    @Test func whatIsPastedIsMarkedUntilTheNextKey() throws {
        let app = try launch()
        try app.paste("echo one\necho two")
        #expect(app.texts(/.+/).labels == ["$ echo one", "echo two"])
        #expect(app.inverseWords == ["echo", "one", "echo", "two"])
        try app.press(.return)
        app.expectSettled(.exact)
        #expect(app.texts(/.+/, within: .below(app.text("echo two"))).labels == ["one", "two", "$"])
        #expect(app.inverseWords == [])
    }

    @Test func aCommandIsInterrupted() throws {
        let app = try launch()
        try app.typeText("sleep 100\n")
        // Nobody waits for input: what sleeps is named, with the time that it has left.
        app.expectSettled(.bounded)
        #expect(app.text(/.+/).label == "$ sleep 100")
        #expect(try app.settledFrame().settling.hasTimer(of: "sleep"))
        try app.press(.control("c"))
        app.expectSettled(.exact)
        #expect(app.text(/^\^C$/).exists)
        #expect(app.textFields["$"].value == "")
        try app.typeText("echo $?\n")
        #expect(app.text(/^\d+$/).label == "130")
    }

    @Test func itIsReportedOfTheNewSize() throws {
        let app = try launch()
        try app.resize(columns: 30, rows: 6)
        #expect(app.frame.size == CellSize(columns: 30, rows: 6))
        try app.typeText("stty size; echo $COLUMNS\n")
        app.expectSettled(.exact)
        #expect(app.texts(/^[\d ]+$/).labels == ["6 30", "30"])
    }
}
