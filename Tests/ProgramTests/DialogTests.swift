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

    @Test func anItemOfAMenuIsChosen() throws {
        let app = try launch("--menu", "Which fruit?", "12", "40", "4", "a", "Apple", "b", "Banana", "c", "Cherry")
        let item = app.cells.element(matching: \.isSelected)
        #expect(app.cells.labels == ["a Apple", "b Banana", "c Cherry"])
        #expect(item.label == "a Apple")
        #expect(app.buttons["OK"].isSelected)
        try app.press(.down)
        #expect(item.label == "b Banana")
        #expect(app.buttons["OK"].isSelected)
        // The first letter of an item leads to it.
        try app.press("c")
        #expect(item.label == "c Cherry")
        try app.press(.up, .tab)
        #expect(item.label == "b Banana")
        #expect(app.buttons.element(matching: \.isSelected).label == "Cancel")
        app.expectSettled(.exact)
        try app.press(.tab, .return)
        #expect(try app.waitForExit() == .success)
        #expect(home.read("answer") == "b")
    }

    @Test func theRowOfATextIsTheSelectedOneOnceItsKeyIsPressed() throws {
        let app = try launch("--menu", "Which fruit?", "12", "40", "4", "a", "Apple", "b", "Banana", "c", "Cherry")
        let cherry = app.cells.rowOf(app.text("Cherry"))
        #expect(cherry.label == "c Cherry")
        #expect(!cherry.isSelected)
        for key in "bc" { try app.press(.character(key)) }
        #expect(cherry.isSelected)
        #expect(app.cells.selected.label == "c Cherry")
    }

    @Test func aMenuIsLeftWithoutAChoice() throws {
        let app = try launch("--menu", "Which fruit?", "12", "40", "4", "a", "Apple", "b", "Banana")
        try app.press(.tab, .return)
        #expect(try app.waitForExit() == .exitCode(1))
        #expect(home.read("answer") == "")
    }

    @Test func itemsOfAListAreChecked() throws {
        let app = try launch(
            "--checklist", "Which?", "12", "40", "4", "a", "Apple", "off", "b", "Banana", "on", "c", "Cherry", "off")
        var values: [String?] { app.checkBoxes.allElementsBoundByIndex.map(\.value) }
        #expect(app.cells.labels == app.checkBoxes.labels)
        #expect(app.checkBoxes.labels == ["a Apple", "b Banana", "c Cherry"])
        #expect(values == ["0", "1", "0"])
        try app.press(.space)
        #expect(values == ["1", "1", "0"])
        try app.press(.down, .space)
        #expect(values == ["1", "0", "0"])
        try app.press(.down, .space)
        #expect(values == ["1", "0", "1"])
        #expect(app.cells.element(matching: \.isSelected).checkBoxes["c Cherry"].exists)
        app.expectSettled(.exact)
        try app.press(.return)
        #expect(try app.waitForExit() == .success)
        #expect(home.read("answer") == "a c")
    }

    @Test func aNameIsTyped() throws {
        let app = try launch("--inputbox", "Your name?", "10", "40", "Bob")
        let name = app.textFields["Your name?"]
        #expect(name.value == "Bob")
        #expect(app.cursorPoint == app.text("Bob").end)
        try app.press(.delete, "x")
        try name.typeText(" Ross")
        #expect(name.value == "Box Ross")
        #expect(app.cursorPoint == app.text("Box Ross").end)
        try app.press(.home)
        #expect(app.cursorPoint == app.text("Box Ross").frame.origin)
        app.expectSettled(.exact)
        try app.press(.return)
        #expect(try app.waitForExit() == .success)
        #expect(home.read("answer") == "Box Ross")
    }

    /// While the cursor is on a button, the screen shows fields and texts alike: the test says which are fields.
    @Test func aFormIsFilledIn() throws {
        let app = try launch(
            "--form", "Who are you?", "14", "56", "4", "Name:", "1", "1", "Ada", "1", "10", "20", "0", "City:", "2",
            "1", "London", "2", "10", "12", "0")
        #expect(app.textFields["Name"].hasFocus)
        try app.press(.down)
        try app.textFields["City"].typeText("New ")
        let form = app.groups.children(matching: .group).element
        for _ in ["OK", "Cancel"] {
            try app.press(.tab)
            let fields = ["Name:", "City:"].map { label in
                app.treating(.rightOf(app.text(label)).intersection(.element(form)), as: .textField)
            }
            #expect(fields.map(\.value) == ["Ada", "New London"])
        }
        try app.press(.tab, .return)
        #expect(try app.waitForExit() == .success)
        #expect(home.read("answer") == "Ada\nNew London\n")
    }

    @Test func aClickPressesAButton() throws {
        let app = try launch("--yesno", "Delete it?", "7", "30")
        #expect(app.buttons.element(matching: \.isSelected).label == "Yes")
        try app.buttons["No"].tap()
        #expect(try app.waitForExit() == .exitCode(1))
    }
}
