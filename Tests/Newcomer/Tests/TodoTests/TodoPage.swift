import LunchTest

struct TodoPage: PageObjectsRepresentable {
    static let screenName = "Todo"
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["title"] }
    var draft: TUIElement { app.textFields["draft"] }
    var password: TUIElement { app.secureTextFields["password"] }
    var late: TUIElement { app.alerts["It is late"] }
    func item(_ title: String) -> TUIElement { app.checkBoxes[title] }

    /// Presses a button that is not there.
    func save() throws {
        try app.buttons["save"].tap()
    }

    /// Reads a button that is not there.
    var saveLabel: String { app.buttons["save"].label }

    /// Adds an item with the keyboard, as a person does.
    func add(_ title: String) throws {
        try app.press("a")
        try draft.typeText(title + "\n")
    }
}
