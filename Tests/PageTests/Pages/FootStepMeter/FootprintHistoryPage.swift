import LunchTest

/// The screen `FootprintHistory` of FootStepMeter.
///
/// Written by `lunch page FootStepMeter FootprintHistory --variant walk --locale en_US`.
struct FootprintHistoryPage: PageObjectsRepresentable {
    static let screenName = "FootprintHistory"
    let app: TUIApplication

    var home: TUIElement { app.tabs["Home"] }
    var map: TUIElement { app.tabs["Map"] }
    var export: TUIElement { app.tabs["Export"] }
    var settings: TUIElement { app.tabs["Settings"] }
    var back: TUIElement { app.buttons["Back"] }
    var footprintHistory: TUIElement { app.staticTexts["FOOTPRINT HISTORY"] }
    var hintLabel: TUIElement { app.staticTexts["hintLabel"] }
    var routeList: TUIElement { app.tables["routeList"] }

    var rows: TUIElementQuery { app.tables["routeList"].cells }
    func row(_ name: String) -> TUIElement { rows[name] }
}
