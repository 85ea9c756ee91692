import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("mc"), "mc is not installed"))
struct MidnightCommanderTests {
    let home: Home

    init() throws {
        home = try Home()
        try home.write("hello\n", to: "left/note.txt")
        try home.write("", to: "right/old.txt")
    }

    private func launch(_ options: String...) throws -> TUIApplication {
        try Launcher(
            app: .command("mc"), environment: home.environment, arguments: ["-u"] + options + ["left", "right"],
            directory: home.path
        ).launchPatiently()
    }

    /// What a panel lists: the names below its head.
    private func names(_ panel: ClosedRange<Int>, _ grid: TUIGrid) -> [String] {
        let names = (3..<grid.rows).map { row in
            panel.map { grid[$0, row].text }.joined().prefix { $0 != "│" }
        }
        return names.prefix { !$0.contains("─") }.map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    private func left(_ grid: TUIGrid) -> [String] { names(1...38, grid) }
    private func right(_ grid: TUIGrid) -> [String] { names(41...78, grid) }

    /// The names at the bars, which are black on cyan: there is one, in the panel that is used.
    private func current(_ grid: TUIGrid) -> [String] {
        let bars = (3..<20).flatMap { grid.texts(row: $0) { $0.background == .indexed(6) } }
        return bars.map { bar in bar.prefix { $0 != "│" }.description.trimmed }
    }

    /// The menus that are drawn on black.
    private func focusedMenus(_ grid: TUIGrid) -> [String] {
        grid.texts(row: 0) { $0.background == .indexed(0) }
    }

    @Test func aFolderIsMadeAndAFileCopied() throws {
        let app = try launch()
        var grid = try app.screen()
        #expect(grid.text(row: 1).contains("~/left") && grid.text(row: 1).contains("~/right"))
        #expect((left(grid), right(grid)) == (["/..", "note.txt"], ["/..", "old.txt"]))
        #expect(current(grid) == ["/.."])
        #expect(grid.title.hasSuffix("]:~/left"))

        try app.press(.F7)
        grid = try app.screen()
        #expect(grid.row(of: "Create a new Directory") == 7)
        #expect(grid.cursor.row == 9)
        try app.typeText("new")
        grid = try app.screen()
        #expect(grid.cursorPoint == .at(26, 9))
        try app.press(.return)
        grid = try app.screen()
        #expect(grid.row(of: "Create a new Directory") == nil)
        #expect(left(grid) == ["/..", "/new", "note.txt"])
        #expect(current(grid) == ["/new"])
        #expect(try home.names(in: "left") == ["new", "note.txt"])

        try app.press(.down)
        #expect(current(try app.screen()) == ["note.txt"])
        try app.press(.F5)
        grid = try app.screen()
        #expect(grid.text.contains("Copy file \"note.txt\" with source mask:"))
        #expect(grid.row(of: "\(home.path)/right/".suffix(20).description) != nil)
        try app.press(.return)
        grid = try app.screen()
        #expect(right(grid) == ["/..", "note.txt", "old.txt"])
        #expect(home.read("right/note.txt") == "hello\n")

        try app.press(.tab)
        grid = try app.screen()
        #expect(grid.title.hasSuffix("]:~/right"))
        #expect(current(grid) == ["/.."])

        // mc waits for a second whether the ESC begins a sequence; until then the menu keeps the focus.
        try app.press(.F9)
        #expect(focusedMenus(try app.screen()) == ["Right"])
        try app.press(.escape)
        let frame = try app.settledFrame()
        #expect(frame.settling.hasTimer(of: "mc") || focusedMenus(frame.grid) == [])
        try app.frame { focusedMenus($0.grid) == [] }

        try app.press(.F10)
        #expect(app.exitStatus == .success)
    }

    @Test func aClickChoosesAFileAndAButton() throws {
        let app = try launch()
        try app.cell(45, 4).tap()
        #expect(current(try app.screen()) == ["old.txt"])
        try app.press(.F8)
        let grid = try app.screen()
        #expect(grid.text.contains("Delete file"))
        let row = try #require(grid.row(of: "[ No ]") ?? grid.row(of: "[< No >]"))
        let column = try #require((0..<80).first { grid[$0, row].text == "Y" })
        try app.cell(column, row).tap()
        #expect(right(try app.screen()) == ["/.."])
        #expect(try home.names(in: "right") == [])
    }
}
