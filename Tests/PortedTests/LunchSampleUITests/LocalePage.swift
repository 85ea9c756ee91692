import LunchTest
import XCTest

struct LocalePage: PageObjectsRepresentable {
    static var screenName: String? { return "Locale" }

    let app: TUIApplication
    let languageLabel: TUIElement
    let regionLabel: TUIElement
    let localeLabel: TUIElement

    init(app: TUIApplication) {
        self.app = app
        languageLabel = app.staticTexts["languageLabel"]
        regionLabel = app.staticTexts["regionLabel"]
        localeLabel = app.staticTexts["localeLabel"]
    }
}
