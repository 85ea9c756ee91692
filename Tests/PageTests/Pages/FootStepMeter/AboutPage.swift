import LunchTest

/// The screen `About` of FootStepMeter.
///
/// Written by `lunch page FootStepMeter About --locale en_US`.
struct AboutPage: PageObjectsRepresentable {
    static let screenName = "About"
    let app: TUIApplication

    var home: TUIElement { app.tabs["Home"] }
    var map: TUIElement { app.tabs["Map"] }
    var export: TUIElement { app.tabs["Export"] }
    var settings: TUIElement { app.tabs["Settings"] }
    var back: TUIElement { app.buttons["Back"] }
    var aboutApp: TUIElement { app.staticTexts["ABOUT APP"] }
    var nameLabel: TUIElement { app.staticTexts["nameLabel"] }
    var versionLabel: TUIElement { app.staticTexts["versionLabel"] }
    var licenceLabel: TUIElement { app.staticTexts["licenceLabel"] }
}
