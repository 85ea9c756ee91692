import LunchTest

struct TodoPage: PageObjectsRepresentable {
    static let screenName: String? = "Todo"
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["title"] }
    var draft: TUIElement { app.textFields["draft"] }
    func item(_ title: String) -> TUIElement { app.checkBoxes[title] }
}
