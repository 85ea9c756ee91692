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

    @Test func aFolderIsMadeAndAFileCopied() throws {
        let app = try launch()
        let (left, right) = (Panel(app: app, title: "~/left"), Panel(app: app, title: "~/right"))
        let focusedMenu = app.treating(.row(0), as: .menuBar).menuItems.element(matching: \.isSelected)
        #expect((left.names, right.names) == (["/..", "note.txt"], ["/..", "old.txt"]))
        #expect(left.current == "/..")
        #expect(app.terminal.windowTitle.hasSuffix("]:~/left"))
        app.expectSettled(.exact)

        try app.press(.F7)
        let dialog = app.groups["Create a new Directory"]
        #expect(dialog.textFields["Enter directory name"].hasFocus)
        try app.typeText("new")
        #expect(dialog.textFields["Enter directory name"].value == "new")
        #expect(app.cursorPoint == app.text("new", within: .element(dialog.textFields.element)).end)
        try app.press(.return)
        #expect(!dialog.exists)
        #expect(left.names == ["/..", "/new", "note.txt"])
        #expect(left.current == "/new")
        #expect(try home.names(in: "left") == ["new", "note.txt"])

        try app.press(.down)
        #expect(left.current == "note.txt")
        try app.press(.F5)
        let copying = app.groups["Copy"]
        #expect(copying.textFields["Copy file \"note.txt\" with source mask"].value == "*")
        #expect(copying.textFields["to"].value?.hasSuffix("\(home.path)/right/".suffix(20)) == true)
        try app.press(.return)
        #expect(right.names == ["/..", "note.txt", "old.txt"])
        #expect(home.read("right/note.txt") == "hello\n")

        try app.press(.tab)
        #expect(app.terminal.windowTitle.hasSuffix("]:~/right"))
        #expect(right.current == "/..")
        app.expectSettled(.exact)

        // mc waits for a second whether the ESC begins a sequence; until then the menu keeps the focus.
        let rest = app.text("Right", within: .row(0)).style
        try app.press(.F9)
        #expect(focusedMenu.label == "Right")
        try app.press(.escape)
        let settling = try app.settledFrame().settling
        #expect(settling.hasTimer(of: "mc") || app.text("Right", within: .row(0)).style == rest)
        app.text("Right", within: .row(0)).expect(\.style, is: rest, timeout: .patience)

        try app.press(.F10)
        #expect(try app.waitForExit() == .success)
    }

    @Test func aClickChoosesAFileAndAButton() throws {
        let app = try launch()
        let right = Panel(app: app, title: "~/right")
        try app.text("old.txt").tap()
        #expect(right.current == "old.txt")
        try app.press(.F8)
        let question = app.groups["Delete"]
        #expect(question.staticTexts["Delete file"].exists)
        try question.buttons["Yes"].tap()
        #expect(right.names == ["/.."])
        #expect(try home.names(in: "right") == [])
    }
}

/// One of the two panels.
private struct Panel {
    let app: TUIApplication
    let title: String

    private var panel: TUIElement { app.groups[title] }

    private var list: TUIElement { app.treating(.element(panel), as: .table) }

    /// The names of what it lists; such a row, and no other, ends in a time.
    var names: [String] { list.cells.matching(\.label, /\d\d:\d\d$/).labels.map(Self.name) }

    /// The name at the bar, which is in the panel that is used.
    var current: String { Self.name(list.cells.selected.label) }

    private static func name(_ row: String) -> String { String(row.prefix { $0 != " " }) }
}
