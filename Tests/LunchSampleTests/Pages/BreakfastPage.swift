import LunchTest

struct BreakfastPage: PageObjectsRepresentable {
    static let screenName: String? = "Breakfast"
    let app: TUIApplication

    var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
}
