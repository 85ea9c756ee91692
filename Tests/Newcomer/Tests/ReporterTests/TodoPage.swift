import LunchTest

struct TodoPage: PageObjectsRepresentable {
    static let screenName = "Todo"
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["title"] }
}
