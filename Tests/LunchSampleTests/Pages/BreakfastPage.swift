import LunchTest

struct BreakfastPage: PageObjectsRepresentable {
    static let screenName = "Breakfast"
    let app: TUIApplication

    var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
}
