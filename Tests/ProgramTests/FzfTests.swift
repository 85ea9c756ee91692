import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("fzf"), "fzf is not installed"))
struct FzfTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch(_ command: String) throws -> TUIApplication {
        try Launcher(
            app: .command("bash"), environment: home.environment, arguments: ["-c", command], directory: home.path
        ).launchPatiently()
    }

    /// The rows that fzf marks in its gutter.
    private func current(_ grid: TUIGrid) -> [String] {
        grid.lines.dropLast().filter { $0.hasPrefix(">") }
    }

    // fzf has timers all the time, which belong to the runtime of Go.

    @Test func aLineIsSearchedAndChosen() throws {
        let app = try launch("seq 1 200 | fzf --no-mouse")
        var grid = try app.screen(.bounded)
        #expect(try app.settledFrame().settling.hasTimer(of: "fzf"))
        #expect(grid.text(row: 23) == ">")
        #expect(grid.text(row: 22).hasPrefix("  200/200"))
        #expect(grid.text(row: 21).hasPrefix("> 1 "))
        #expect(grid.text(row: 20).hasPrefix("  2 "))

        try app.typeText("17")
        grid = try app.screen(.bounded)
        #expect(grid.text(row: 23) == "> 17")
        #expect(grid.cursorPoint == .at(4, 23))
        #expect(grid.text(row: 22).hasPrefix("  20/200"))
        // The best match comes first; what matches is in another colour than the rest.
        #expect(grid.lines[19...21] == ["  171", "  170", "> 17"])
        #expect(grid[2, 19].style.foreground == grid[3, 19].style.foreground)
        #expect(grid[2, 19].style.foreground != grid[4, 19].style.foreground)

        try app.press(.up, .up)
        grid = try app.screen(.bounded)
        #expect(current(grid) == ["> 171"])
        #expect(grid[4, 19].style.attributes.contains(.bold))
        #expect(grid[4, 20].style.attributes.isEmpty)
        try app.press(.down)
        #expect(current(try app.screen(.bounded)) == ["> 170"])

        try app.press(.return)
        #expect(app.exitStatus == .success)
        #expect(app.lastFrame?.grid.lines[0...1] == ["170", ""])
    }

    @Test func severalLinesAreMarkedWithTab() throws {
        let app = try launch("printf 'ash\\nelm\\noak\\n' | fzf --multi --no-mouse; read")
        #expect(try app.screen(.bounded).text(row: 22).hasPrefix("  3/3 (0)"))
        try app.press(.tab, .up, .up, .tab)
        let grid = try app.screen(.bounded)
        #expect(grid.text(row: 22).hasPrefix("  3/3 (2)"))
        // The second column marks what is chosen, the first where one is: Tab has gone one further down.
        #expect(
            (19...21).map { row in String((0..<5).map { grid[$0, row].text }.joined()) } == [" >oak", "> elm", " >ash"])
        try app.press(.return)
        #expect(try app.screen(.bounded).lines[0...2] == ["ash", "oak", ""])
    }

    @Test func nothingIsFoundAndNothingChosen() throws {
        let app = try launch("seq 1 200 | fzf --no-mouse")
        try app.typeText("x")
        let grid = try app.screen(.bounded)
        #expect(grid.text(row: 22).hasPrefix("  0/200"))
        #expect(grid.text(row: 21) == "")
        try app.press(.escape)
        #expect(app.exitStatus == .exitCode(130))
    }

    @Test func aClickMovesToALine() throws {
        let app = try launch("seq 1 200 | fzf")
        _ = try app.screen(.bounded)
        try app.cell(3, 17).tap()
        #expect(current(try app.screen(.bounded)).map { $0.prefix(3) } == ["> 5"])
    }
}
