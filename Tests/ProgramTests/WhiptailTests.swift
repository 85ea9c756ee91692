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
        let (item, button) = (app.cells.element(matching: \.isSelected), app.buttons.element(matching: \.isSelected))
        #expect(item.label == "a Apple")
        #expect(!button.exists)
        try app.press(.down)
        #expect(item.label == "b Banana")
        app.terminal.expect(\.cursor.row, is: item.frame.origin.row)
        // The item stays selected without the focus.
        try app.press(.tab)
        #expect(item.label == "b Banana")
        #expect(button.label == "Ok")
        try app.press(.tab)
        #expect(button.label == "Cancel")
        app.expectSettled(.exact)
        try app.press(.backTab, .return)
        #expect(try app.waitForExit() == .success)
        #expect(home.read("answer") == "b")
    }

    @Test func theButtonsOfAQuestionAreInverseInTurn() throws {
        let app = try launch(colors: false, "--yesno", "Delete it?", "8", "40")
        let button = app.buttons.element(matching: \.isSelected)
        #expect(app.text("Delete it?").exists)
        #expect(button.label == "Yes")
        #expect(button.isInverse)
        try app.press(.tab)
        #expect(button.label == "No")
        #expect(button.isInverse)
        try app.press(.left)
        #expect(button.label == "Yes")
        app.expectSettled(.exact)
        try app.press(.right, .return)
        #expect(try app.waitForExit() == .exitCode(1))
    }

    @Test func aPasswordIsNotShown() throws {
        let app = try launch("--passwordbox", "Password?", "8", "40")
        let password = app.textFields["Password?"]
        try password.typeText("lunch")
        #expect(app.texts("lunch").count == 0)
        #expect(password.value == "*****")
        app.expectSettled(.exact)
        try app.press(.return)
        #expect(try app.waitForExit() == .success)
        #expect(home.read("answer") == "lunch")
    }
}
