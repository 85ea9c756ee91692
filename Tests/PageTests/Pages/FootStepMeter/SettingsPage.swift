import LunchTest

/// The screen `Settings` of FootStepMeter.
///
/// Written by `lunch page FootStepMeter Settings --locale en_US`.
struct SettingsPage: PageObjectsRepresentable {
    static let screenName = "Settings"
    let app: TUIApplication

    var home: TUIElement { app.tabs["Home"] }
    var map: TUIElement { app.tabs["Map"] }
    var export: TUIElement { app.tabs["Export"] }
    var settingsTab: TUIElement { app.tabs["Settings"] }
    var settingsStaticText: TUIElement { app.staticTexts["SETTINGS"] }
    var settingsList: TUIElement { app.tables["settingsList"] }

    var rows: TUIElementQuery { app.tables["settingsList"].cells }
    func row(_ name: String) -> TUIElement { rows[name] }
}
