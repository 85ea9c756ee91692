import LunchTest

struct SettingsPage: PageObjectsRepresentable {
    static let screenName = "Settings"
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["SETTINGS"] }
    var rows: TUIElementQuery { app.tables["settingsList"].cells }
    var historyRow: TUIElement { app.cells["FOOTPRINT HISTORY"] }
    var aboutRow: TUIElement { app.cells["ABOUT APP"] }
}
