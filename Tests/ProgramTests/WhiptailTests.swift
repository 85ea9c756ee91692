import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("whiptail"), "whiptail is not installed"))
struct WhiptailTests {
    let home: Home

    init() throws { home = try Home() }

    /// Opens a box; what whiptail writes to standard error goes to the file `answer`.
    private func launch(colors: Bool = true, _ arguments: String...) throws -> TUIApplication {
        let environment = home.environment.merging(colors ? [:] : ["NEWT_MONO": "1"]) { $1 }
        return try Launcher(
            app: .command("bash"), environment: environment,
            arguments: ["-c", "exec whiptail \"$@\" 2>answer", "bash"] + arguments, directory: home.path
        ).launchPatiently()
    }

    @Test func anItemOfAMenuIsChosen() throws {
        let app = try launch("--menu", "Which fruit?", "12", "40", "3", "a", "Apple", "b", "Banana", "c", "Cherry")
        // What has the focus is drawn on red; the item that is selected without it on blue.
        #expect(try app.screen().texts(on: 1) == ["a Apple"])
        try app.press(.down)
        var grid = try app.screen()
        #expect(grid.texts(on: 1) == ["b Banana"])
        #expect(grid.cursor.row == grid.row(of: "Banana"))
        try app.press(.tab)
        grid = try app.screen()
        #expect(grid.texts(on: 1) == ["<Ok>"])
        #expect(grid.texts(on: 4) == ["b Banana"])
        try app.press(.tab)
        #expect(try app.screen().texts(on: 1) == ["<Cancel>"])
        try app.press(.backTab, .return)
        #expect(app.exitStatus == .success)
        #expect(home.read("answer") == "b")
    }

    @Test func theButtonsOfAQuestionAreInverseInTurn() throws {
        let app = try launch(colors: false, "--yesno", "Delete it?", "8", "40")
        let grid = try app.screen()
        #expect(grid.row(of: "Delete it?") != nil)
        #expect(grid.inverseTexts == ["<Yes>"])
        try app.press(.tab)
        #expect(try app.screen().inverseTexts == ["<No>"])
        try app.press(.left)
        #expect(try app.screen().inverseTexts == ["<Yes>"])
        try app.press(.right, .return)
        #expect(app.exitStatus == .exitCode(1))
    }

    @Test func aPasswordIsNotShown() throws {
        let app = try launch("--passwordbox", "Password?", "8", "40")
        try app.typeText("lunch")
        let grid = try app.screen()
        #expect(!grid.text.contains("lunch"))
        #expect(grid.text.contains(/\*{5}/))
        try app.press(.return)
        #expect(app.exitStatus == .success)
        #expect(home.read("answer") == "lunch")
    }
}
