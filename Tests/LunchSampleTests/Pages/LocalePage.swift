import LunchTest

struct LocalePage: PageObjectsRepresentable {
    static let screenName = "Locale"
    let app: TUIApplication

    var languageLabel: TUIElement { app.staticTexts["languageLabel"] }
    var regionLabel: TUIElement { app.staticTexts["regionLabel"] }
    var localeLabel: TUIElement { app.staticTexts["localeLabel"] }
}
