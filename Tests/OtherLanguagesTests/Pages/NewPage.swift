import LunchTest

/// The screen for a new item.
struct NewPage: PageObjectsRepresentable {
    static let screenName = "New"
    let app: TUIApplication

    var title: TUIElement { app.textFields["title"] }

    /// The text about a mistake in the title.
    var problem: String { app.staticTexts["problem"].label }

    func save() throws -> ListPage {
        try app.press(.return)
        return ListPage(app: app)
    }

    func cancel() throws -> ListPage {
        try app.press(.escape)
        return ListPage(app: app)
    }
}
