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

    @Test func aFunctionIsWrittenCompletedAndFoundAgain() throws {
        let app = try launch()
        #expect(try app.screen().lines[0] == "$")

        try app.typeText("welcome() {\n")
        #expect(try app.screen().lines[1] == ">")
        try app.typeText("echo \"Hello, $1.\"; return 4\n}\n")
        #expect(try app.screen().lines[3] == "$")

        try app.typeText("welc")
        try app.press(.tab)
        var grid = try app.screen()
        #expect(grid.text(row: 3) == "$ welcome")
        #expect(grid.cursorPoint == .at(10, 3))
        try app.typeText("Ann\n")
        #expect(try app.screen().lines[4...5] == ["Hello, Ann.", "$"])

        try app.press(.control("r"))
        #expect(try app.screen().text(row: 5) == "(reverse-i-search)`':")
        try app.typeText("An")
        grid = try app.screen()
        #expect(grid.text(row: 5) == "(reverse-i-search)`An': welcome Ann")
        // It stands on what it found, which is drawn inverse.
        #expect(grid.inverseTexts == ["An"])
        #expect(grid.cursorPoint == .at(32, 5))
        try app.press(.end, .delete, "a", .return)
        #expect(try app.screen().lines[5...7] == ["$ welcome Ana", "Hello, Ana.", "$"])

        try app.typeText("exit\n")
        #expect(app.exitStatus == .exitCode(4))
    }

    @Test func moreTabsListTheFiles() throws {
        try home.write("", to: "salt.txt")
        try home.write("", to: "salad.txt")
        let app = try launch()
        try app.typeText("ls sa")
        try app.press(.tab)
        var grid = try app.screen()
        #expect(grid.text(row: 0) == "$ ls sal")
        #expect(grid.bellCount == 1)
        try app.press(.tab, .tab)
        grid = try app.screen()
        #expect(grid.lines[0...2] == ["$ ls sal", "salad.txt  salt.txt", "$ ls sal"])
        #expect(grid.cursorPoint == .at(8, 2))
    }

    @Test func whatIsPastedIsMarkedUntilTheNextKey() throws {
        let app = try launch()
        try app.paste("echo one\necho two")
        var grid = try app.screen()
        #expect(grid.lines[0...1] == ["$ echo one", "echo two"])
        #expect(grid.inverseTexts == ["echo one", "echo two"])
        try app.press(.return)
        grid = try app.screen()
        #expect(grid.lines[2...4] == ["one", "two", "$"])
        #expect(grid.inverseTexts == [])
    }

    @Test func aCommandIsInterrupted() throws {
        let app = try launch()
        try app.typeText("sleep 100\n")
        // Nobody waits for input: what sleeps is named, with the time that it has left.
        let grid = try app.screen(.bounded)
        #expect(grid.lines[0...1] == ["$ sleep 100", ""])
        #expect(try app.settledFrame().settling.hasTimer(of: "sleep"))
        try app.press(.control("c"))
        #expect(try app.screen().lines[1...2] == ["^C", "$"])
        try app.typeText("echo $?\n")
        #expect(try app.screen().lines[3] == "130")
    }

    @Test func itIsToldOfTheNewSize() throws {
        let app = try launch()
        app.resize(columns: 30, rows: 6)
        #expect(try app.screen().columns == 30)
        try app.typeText("stty size; echo $COLUMNS\n")
        #expect(try app.screen().lines[1...2] == ["6 30", "30"])
    }
}
