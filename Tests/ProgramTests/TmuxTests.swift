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

    // tmux waits 5 s for what the terminal may say of itself, so that it is not exact before.

    @Test func aWindowIsSplitAndBothPanesAreUsed() throws {
        let app = try launch()
        let border = app.text("│", within: .row(0))
        app.expectSettled(.bounded)
        #expect(app.text(/.+/, within: .rows(0...22)).label == "$")
        #expect(app.text("[work] 0:shell*", within: .row(23)).style.background == .indexed(2))

        try app.press(.control("b"), "%")
        #expect(app.texts("│").count == 23)
        #expect(app.text(/.+/, within: .leftOf(border)).label == "$")
        #expect(app.cursorPoint == app.text("│$ ").end)
        try app.typeText("echo at the right\n")
        app.expectSettled(.bounded)
        #expect(app.text(/^\$ +│\$ echo at the right$/).exists)
        #expect(app.text(/^ +│at the right$/).exists)
        #expect(app.text(/^ +│\$$/).exists)

        try app.press(.control("b"), "o")
        #expect(app.cursorPoint == app.text("$ ", within: .leftOf(border)).end)
        try app.typeText("echo at the left\n")
        #expect(app.text(/^\$ echo at the left +│\$ echo at the right$/).exists)
        #expect(app.text(/^at the left +│at the right$/).exists)
        #expect(app.text(/^\$ +│\$$/).exists)

        // The left pane takes the whole window and gives it back.
        try app.press(.control("b"), "z")
        #expect(!border.exists)
        #expect(app.texts("right").count == 0)
        try app.press(.control("b"), "z")
        #expect(border.exists)

        try app.resize(columns: 60, rows: 12)
        app.expectSettled(.bounded)
        #expect(app.text("[work] 0:shell*", within: .row(11)).exists)
        #expect(app.text(/^at the left +│at the right$/).exists)

        try app.press(.control("b"), ":")
        #expect(app.text(/.+/, within: .row(11)).label == ":")
        try app.typeText("kill-server\n")
        // A client that loses its server says so.
        #expect(try app.waitForExit() == .exitCode(1))
        #expect(app.text(/.+/).label == "[server exited]")
    }

    @Test func aClickChoosesAPane() throws {
        let app = try launch("set -g mouse on", "split-window -v")
        let prompts = app.texts("$ ")
        app.expectSettled(.bounded)
        #expect(app.cursorPoint == prompts.element(boundBy: 1).end)
        try prompts.firstMatch.tap()
        #expect(app.cursorPoint == prompts.firstMatch.end)
        try app.typeText("tmux -L lunch kill-server\n")
        #expect(try app.waitForExit() == .exitCode(1))
    }
}
