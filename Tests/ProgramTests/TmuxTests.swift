import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("tmux"), "tmux is not installed"))
struct TmuxTests {
    let home: Home

    init() throws { home = try Home() }

    /// tmux with a server of its own, whose socket is in the home.
    private func launch(_ settings: String...) throws -> TUIApplication {
        let environment = home.environment.merging(["TMUX_TMPDIR": home.path, "PS1": "$ "]) { $1 }
        // The line at the bottom would be drawn anew every 15 s.
        let settings = ["set -g default-command sh", "set -g status-interval 0"] + settings
        return try Launcher(
            app: .command("tmux"), environment: environment,
            arguments: ["-L", "lunch", "-f", "/dev/null", "new-session", "-s", "work", "-n", "shell", "sh"]
                + settings.flatMap { [";"] + $0.split(separator: " ").map(String.init) },
            directory: home.path
        ).launchPatiently()
    }

    /// The columns of a row left and right of the border.
    private func halves(_ grid: TUIGrid, _ row: Int) -> [String] {
        [0...39, 41...79].map { columns in columns.map { grid[$0, row].text }.joined().trimmed }
    }

    // tmux waits 5 s for what the terminal may say of itself, so that it is not exact before.

    @Test func aWindowIsSplitAndBothPanesAreUsed() throws {
        let app = try launch()
        var grid = try app.screen(.bounded)
        #expect(grid.text(row: 0) == "$")
        #expect(grid.text(row: 23).hasPrefix("[work] 0:shell*"))
        #expect(grid[0, 23].style.background == .indexed(2))

        try app.press(.control("b"), "%")
        grid = try app.screen(.bounded)
        #expect((0...22).allSatisfy { grid[40, $0].text == "│" })
        #expect(halves(grid, 0) == ["$", "$"])
        #expect(grid.cursorPoint == .at(43, 0))
        try app.typeText("echo at the right\n")
        grid = try app.screen(.bounded)
        #expect((0...2).map { halves(grid, $0) } == [["$", "$ echo at the right"], ["", "at the right"], ["", "$"]])

        try app.press(.control("b"), "o")
        grid = try app.screen(.bounded)
        #expect(grid.cursorPoint == .at(2, 0))
        try app.typeText("echo at the left\n")
        grid = try app.screen(.bounded)
        #expect(
            (0...1).map { halves(grid, $0) } == [
                ["$ echo at the left", "$ echo at the right"], ["at the left", "at the right"],
            ])

        // The left pane takes the whole window and gives it back.
        try app.press(.control("b"), "z")
        grid = try app.screen(.bounded)
        #expect(grid[40, 0].text == " ")
        #expect(!grid.text.contains("right"))
        try app.press(.control("b"), "z")
        #expect(try app.screen(.bounded)[40, 0].text == "│")

        app.resize(columns: 60, rows: 12)
        grid = try app.screen(.bounded)
        #expect(grid.text(row: 11).hasPrefix("[work] 0:shell*"))
        #expect(grid.text(row: 1).contains("at the left") && grid.text(row: 1).hasSuffix("at the right"))

        try app.press(.control("b"), ":")
        #expect(try app.screen(.bounded).text(row: 11) == ":")
        try app.typeText("kill-server\n")
        // A client that loses its server says so.
        #expect(app.exitStatus == .exitCode(1))
        #expect(app.lastFrame?.grid.text.contains("[server exited]") == true)
    }

    @Test func aClickChoosesAPane() throws {
        let app = try launch("set -g mouse on", "split-window -v")
        #expect(try app.screen(.bounded).cursorPoint == .at(2, 12))
        try app.cell(10, 5).tap()
        #expect(try app.screen(.bounded).cursorPoint == .at(2, 0))
        try app.typeText("tmux -L lunch kill-server\n")
        #expect(app.exitStatus == .exitCode(1))
    }
}
