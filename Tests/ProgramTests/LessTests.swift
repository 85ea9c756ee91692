import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("less"), "less is not installed"))
struct LessTests {
    let home: Home

    init() throws {
        home = try Home()
        let lines = (1...100).map { "Line \($0)\($0 % 30 == 0 ? " has a lemon" : "")\n" }
        try home.write(lines.joined(), to: "lines.txt")
    }

    private func launch(_ options: String...) throws -> TUIApplication {
        try Launcher(
            app: .command("less"), environment: home.environment, arguments: options + ["lines.txt"],
            directory: home.path
        ).launchPatiently()
    }

    @Test func aFileIsPagedAndSearched() throws {
        let app = try launch()
        var grid = try app.screen()
        #expect((grid.text(row: 0), grid.text(row: 22)) == ("Line 1", "Line 23"))
        #expect(grid.text(row: 23) == "lines.txt")
        #expect(grid.inverseTexts == ["lines.txt"])
        #expect(grid.cursorPoint == .at(9, 23))
        #expect(grid.modes.isAlternateScreen)

        try app.press(.space)
        grid = try app.screen()
        #expect((grid.text(row: 0), grid.text(row: 22)) == ("Line 24", "Line 46"))
        #expect((grid.text(row: 23), grid.inverseTexts) == (":", []))

        try app.typeText("/lemon")
        grid = try app.screen()
        #expect((grid.text(row: 23), grid.cursorPoint) == ("/lemon", .at(6, 23)))
        try app.press(.return)
        grid = try app.screen()
        #expect(grid.text(row: 0) == "Line 30 has a lemon")
        #expect(grid.inverseTexts == ["lemon"])
        try app.press("n")
        #expect(try app.screen().text(row: 0) == "Line 60 has a lemon")
        try app.press("N")
        #expect(try app.screen().text(row: 0) == "Line 30 has a lemon")
        try app.typeText("/orange\n")
        grid = try app.screen()
        #expect(grid.text(row: 0) == "Line 30 has a lemon")
        #expect(grid.inverseTexts == ["Pattern not found  (press RETURN)"])

        try app.press(.return, "G")
        grid = try app.screen()
        #expect((grid.text(row: 0), grid.text(row: 22), grid.text(row: 23)) == ("Line 78", "Line 100", "(END)"))
        #expect(grid.inverseTexts == ["(END)"])
        try app.press("b")
        grid = try app.screen()
        #expect((grid.text(row: 0), grid.text(row: 23)) == ("Line 55", ":"))
        try app.press("g")
        #expect(try app.screen().text(row: 0) == "Line 1")

        try app.press("q")
        #expect(app.exitStatus == .success)
        #expect(app.lastFrame?.grid.modes.isAlternateScreen == false)
    }

    @Test func theWheelScrolls() throws {
        let app = try launch("--mouse", "--wheel-lines=3")
        #expect(try app.screen().text(row: 0) == "Line 1")
        try app.scroll(byDeltaX: 0, deltaY: -2)
        #expect(try app.screen().text(row: 0) == "Line 7")
        try app.scroll(byDeltaX: 0, deltaY: 1)
        #expect(try app.screen().text(row: 0) == "Line 4")
    }

    @Test func aLongLineIsFoldedAnewIfTheSizeChanges() throws {
        let app = try launch()
        app.resize(columns: 16, rows: 10)
        try app.typeText("/30 has\n")
        let grid = try app.screen()
        #expect(grid.lines[0...2] == ["Line 30 has a le", "mon", "Line 31"])
        #expect(grid.inverseTexts == ["30 has"])
    }
}
