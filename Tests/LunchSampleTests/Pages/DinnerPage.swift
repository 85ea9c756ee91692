import LunchTest

struct DinnerPage: PageObjectsRepresentable {
    static let screenName: String? = "Dinner"
    let app: TUIApplication

    var dinnerLabel: TUIElement { app.staticTexts["dinnerLabel"] }
}
