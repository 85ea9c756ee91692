import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("fzf"), "fzf is not installed"))
struct FzfTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch(_ command: String) throws -> TUIApplication {
        let header = ["FZF_DEFAULT_OPTS": "--header 'Enter: open | Ctrl-R: reload'"]
        return try Launcher(
            app: .command("bash"), environment: home.environment.merging(header) { $1 }, arguments: ["-c", command],
            directory: home.path
        ).launchPatiently()
    }

    // fzf has timers all the time, which belong to the runtime of Go.

    @Test func aLineIsSearchedAndChosen() throws {
        let app = try launch("seq 1 200 | fzf --no-mouse")
        let fzf = Fzf(app: app)
        let current = fzf.list.cells.selected
        app.expectSettled(.bounded)
        #expect(try app.settledFrame().settling.hasTimer(of: "fzf"))
        #expect(fzf.search.value == "")
        #expect(app.text(/\d+\/200/).label == "200/200")
        #expect(fzf.keys.buttons.labels == ["open", "reload"])
        #expect(fzf.keys.buttons["reload"].value == "Ctrl-R")
        #expect(current.label == "1")
        #expect(fzf.list.cells.above(current).firstMatch.label == "2")

        try app.typeText("17")
        #expect(fzf.search.value == "17")
        #expect(app.cursorPoint == app.text(/^> 17/, within: .row(23)).end)
        #expect(app.text(/\d+\/200/).label == "20/200")
        // The best match comes first; what matches is in another color than the rest.
        #expect(fzf.list.cells.labels.suffix(3) == ["171", "170", "17"])
        #expect(current.label == "17")
        let letters = app.texts(/\d/, within: .element(fzf.list.cells["171"]))
        let colors = letters.allElementsBoundByIndex.map(\.style.foreground)
        #expect(colors[0] == colors[1] && colors[1] != colors[2])

        try app.press(.up, .up)
        app.expectSettled(.bounded)
        #expect(current.label == "171")
        #expect(app.text(/1$/, within: .element(fzf.list.cells["171"])).style.attributes.contains(.bold))
        #expect(app.text(/0$/, within: .element(fzf.list.cells["170"])).style.attributes.isEmpty)
        try app.press(.down)
        #expect(current.label == "170")

        try app.press(.return)
        #expect(try app.waitForExit() == .success)
        #expect(app.text(/.+/).label == "170")
    }

    @Test func severalLinesAreMarkedWithTab() throws {
        let app = try launch("printf 'ash\\nelm\\noak\\n' | fzf --multi --no-mouse; read")
        let fzf = Fzf(app: app)
        #expect(app.text("3/3 (0)").exists)
        try app.press(.tab, .up, .up, .tab)
        app.expectSettled(.bounded)
        #expect(app.text("3/3 (2)").exists)
        #expect(fzf.list.cells.labels == ["oak", "elm", "ash"])
        // The second column marks what is chosen; Tab has gone one further down.
        #expect(app.texts(/^.>\w+/).labels == [" >oak", " >ash"])
        #expect(fzf.list.cells.selected.label == "elm")
        try app.press(.return)
        #expect(app.texts(/.+/).labels == ["ash", "oak"])
    }

    @Test func nothingIsFoundAndNothingChosen() throws {
        let app = try launch("seq 1 200 | fzf --no-mouse")
        try app.typeText("x")
        #expect(app.text(/\d+\/200/).label == "0/200")
        #expect(Fzf(app: app).list.cells.count == 0)
        try app.press(.escape)
        #expect(try app.waitForExit() == .exitCode(130))
    }

    @Test func aClickMovesToALine() throws {
        let app = try launch("seq 1 200 | fzf")
        let list = Fzf(app: app).list
        try list.cells["5"].tap()
        #expect(list.cells.selected.label == "5")
    }
}
