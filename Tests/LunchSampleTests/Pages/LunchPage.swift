import LunchTest

struct LunchPage: PageObjectsRepresentable {
    static let screenName = "Lunch"
    let app: TUIApplication

    var lunchLabel: TUIElement { app.staticTexts["lunchLabel"] }
}
