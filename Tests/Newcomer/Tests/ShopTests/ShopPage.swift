import LunchTest

struct ShopPage: PageObjectsRepresentable {
    static let screenName = "Shop"
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["title"] }
    var items: TUIElement { app.tables["items"] }
    var name: TUIElement { app.textFields["Name"] }
    var remove: TUIElement { app.buttons["Remove"] }
    var order: TUIElement { app.buttons["Order"] }

    func pay() throws {
        try app.buttons["Pay"].tap()
    }
}
