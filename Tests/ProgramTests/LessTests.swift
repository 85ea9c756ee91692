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

    private func launch(_ options: String...) throws -> Pager {
        Pager(
            app: try Launcher(
                app: .command("less"), environment: home.environment, arguments: options + ["lines.txt"],
                directory: home.path
            ).launchPatiently())
    }

    @Test func aFileIsPagedAndSearched() throws {
        let pager = try launch()
        let app = pager.app
        #expect((pager.first.label, pager.last.label) == ("Line 1", "Line 23"))
        #expect(pager.prompt.label == "lines.txt")
        #expect(app.inverseWords == ["lines.txt"])
        #expect(app.cursorPoint == pager.prompt.end)
        #expect(app.terminal.modes.isAlternateScreen)
        app.expectSettled(.exact)

        try app.press(.space)
        #expect((pager.first.label, pager.last.label) == ("Line 24", "Line 46"))
        // Keys act at once there: it is no field.
        #expect(pager.prompt.label == ":" && !app.textFields.firstMatch.exists)
        #expect(app.inverseWords == [])

        try app.typeText("/lemon")
        #expect(app.textFields["/"].value == "lemon")
        #expect(app.cursorPoint == pager.prompt.end)
        try app.press(.return)
        #expect(pager.first.label == "Line 30 has a lemon")
        #expect(app.inverseWords == ["lemon"])
        try app.press("n")
        #expect(pager.first.label == "Line 60 has a lemon")
        try app.press("N")
        #expect(pager.first.label == "Line 30 has a lemon")
        try app.typeText("/orange\n")
        #expect(pager.first.label == "Line 30 has a lemon")
        #expect(pager.prompt.label == "Pattern not found  (press RETURN)")
        #expect(app.inverseWords == ["Pattern", "not", "found", "(press", "RETURN)"])
        app.expectSettled(.exact)

        try app.press(.return, "G")
        #expect((pager.first.label, pager.last.label) == ("Line 78", "Line 100"))
        #expect(pager.prompt.label == "(END)")
        #expect(app.inverseWords == ["(END)"])
        try app.press("b")
        #expect(pager.first.label == "Line 55")
        // Keys act at once there: it is no field.
        #expect(pager.prompt.label == ":" && !app.textFields.firstMatch.exists)
        try app.press("g")
        #expect(pager.first.label == "Line 1")

        try app.press("q")
        #expect(try app.waitForExit() == .success)
        #expect(!app.terminal.modes.isAlternateScreen)
    }

    @Test func theWheelScrolls() throws {
        let pager = try launch("--mouse", "--wheel-lines=3")
        #expect(pager.first.label == "Line 1")
        try pager.app.scroll(byDeltaX: 0, deltaY: -2)
        #expect(pager.first.label == "Line 7")
        try pager.app.scroll(byDeltaX: 0, deltaY: 1)
        #expect(pager.first.label == "Line 4")
    }

    @Test func aLongLineIsFoldedAnewIfTheSizeChanges() throws {
        let app = try launch().app
        try app.resize(columns: 16, rows: 10)
        try app.typeText("/30 has\n")
        app.expectSettled(.exact)
        #expect(app.texts(/.+/, within: .rows(0...2)).labels == ["Line 30 has a le", "mon", "Line 31"])
        #expect(app.inverseWords == ["30", "has"])
    }
}

/// less on a screen of 24 rows.
private struct Pager {
    let app: TUIApplication

    var first: TUIElement { app.text(/.+/, within: .row(0)) }
    var last: TUIElement { app.text(/.+/, within: .row(22)) }
    var prompt: TUIElement { app.text(/.+/, within: .row(23)) }
}
