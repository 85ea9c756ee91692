import LunchTest

struct AboutPage: PageObjectsRepresentable {
    static let screenName = "About"
    let app: TUIApplication

    var nameLabel: TUIElement { app.staticTexts["nameLabel"] }
    var versionLabel: TUIElement { app.staticTexts["versionLabel"] }
    var licenceLabel: TUIElement { app.staticTexts["licenceLabel"] }
}
