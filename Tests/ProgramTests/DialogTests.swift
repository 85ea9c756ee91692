import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("dialog"), "dialog is not installed"))
struct DialogTests {
    let home: Home

    init() throws { home = try Home() }

    /// Opens a box; what dialog writes to standard error goes to the file `answer`.
    private func launch(_ arguments: String...) throws -> TUIApplication {
        try Launcher(
            app: .command("bash"), environment: home.environment,
            arguments: ["-c", "exec dialog \"$@\" 2>answer", "bash"] + arguments, directory: home.path
        ).launchPatiently()
    }

    /// What is selected in dialog's own colours: it is drawn on blue, as is the screen behind the box.
    private func selected(_ grid: TUIGrid) -> [String] { grid.texts(on: 4) }

    @Test func anItemOfAMenuIsChosen() throws {
        let app = try launch("--menu", "Which fruit?", "12", "40", "4", "a", "Apple", "b", "Banana", "c", "Cherry")
        var grid = try app.screen()
        #expect(selected(grid) == ["a", "Apple", "<  OK  >"])
        try app.press(.down)
        grid = try app.screen()
        #expect(selected(grid) == ["b", "Banana", "<  OK  >"])
        // The first letter of an item leads to it.
        try app.press("c")
        #expect(selected(try app.screen()) == ["c", "Cherry", "<  OK  >"])
        try app.press(.up, .tab)
        #expect(selected(try app.screen()) == ["b", "Banana", "<Cancel>"])
        try app.press(.tab, .return)
        #expect(app.exitStatus == .success)
        #expect(home.read("answer") == "b")
    }

    @Test func aMenuIsLeftWithoutAChoice() throws {
        let app = try launch("--menu", "Which fruit?", "12", "40", "4", "a", "Apple", "b", "Banana")
        try app.press(.tab, .return)
        #expect(app.exitStatus == .exitCode(1))
        #expect(home.read("answer") == "")
    }

    @Test func itemsOfAListAreChecked() throws {
        let app = try launch(
            "--checklist", "Which?", "12", "40", "4", "a", "Apple", "off", "b", "Banana", "on", "c", "Cherry", "off")
        func boxes(_ grid: TUIGrid) -> [String] {
            ["Apple", "Banana", "Cherry"].map { name in
                grid.row(of: name).map { grid.text(row: $0) }?.firstMatch(of: /\[.\]/).map { String($0.output) } ?? ""
            }
        }
        #expect(boxes(try app.screen()) == ["[ ]", "[*]", "[ ]"])
        try app.press(.space)
        #expect(boxes(try app.screen()) == ["[*]", "[*]", "[ ]"])
        try app.press(.down, .space)
        #expect(boxes(try app.screen()) == ["[*]", "[ ]", "[ ]"])
        try app.press(.down, .space)
        let grid = try app.screen()
        #expect(boxes(grid) == ["[*]", "[ ]", "[*]"])
        #expect(selected(grid).contains("Cherry"))
        try app.press(.return)
        #expect(app.exitStatus == .success)
        #expect(home.read("answer") == "a c")
    }

    @Test func aNameIsTyped() throws {
        let app = try launch("--inputbox", "Your name?", "10", "40", "Bob")
        var grid = try app.screen()
        let row = try #require(grid.row(of: "Bob"))
        let column = grid.cursor.column
        #expect(grid.cursor.row == row)
        try app.press(.delete, "x")
        try app.typeText(" Ross")
        grid = try app.screen()
        #expect(grid.text(row: row).contains("Box Ross"))
        #expect(grid.cursorPoint == .at(column + 5, row))
        try app.press(.home)
        #expect(try app.screen().cursorPoint == .at(column - 3, row))
        try app.press(.return)
        #expect(app.exitStatus == .success)
        #expect(home.read("answer") == "Box Ross")
    }

    @Test func aClickPressesAButton() throws {
        let app = try launch("--yesno", "Delete it?", "7", "30")
        let grid = try app.screen()
        #expect(selected(grid) == ["< Yes >"])
        let row = try #require(grid.row(of: "No"))
        let column = try #require((0..<80).first { grid[$0, row].text == "N" })
        try app.cell(column, row).tap()
        #expect(app.exitStatus == .exitCode(1))
    }
}
