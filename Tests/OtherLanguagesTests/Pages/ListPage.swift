import LunchTest

/// The list of items.
struct ListPage: PageObjectsRepresentable {
    static let screenName = "List"
    let app: TUIApplication

    var items: TUIElementQuery { app.checkBoxes }

    /// The text below the list.
    var count: String { app.staticTexts["count"].label }

    var titles: [String] { items.allElementsBoundByIndex.map(\.label) }

    /// The state of each item, true if it is done, in their order.
    var done: [Bool] { items.allElementsBoundByIndex.map { $0.value == "1" } }

    /// The title of the item that has the focus.
    var current: String { items.element(matching: \.hasFocus).label }

    func item(_ title: String) -> TUIElement { items[title] }

    func addItem() throws -> NewPage {
        try app.typeText("n")
        return NewPage(app: app)
    }

    func deleteItem() throws -> ConfirmPage {
        try app.typeText("d")
        return ConfirmPage(app: app)
    }
}
