import LunchTest

struct DinnerPage: PageObjectsRepresentable {
    static let screenName = "Dinner"
    let app: TUIApplication

    var dinnerLabel: TUIElement { app.staticTexts["dinnerLabel"] }
}
