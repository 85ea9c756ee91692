import LunchTest

/// The screen `Export` of FootStepMeter.
///
/// Written by `lunch page FootStepMeter Export --variant walk --locale en_US`.
struct ExportPage: PageObjectsRepresentable {
    static let screenName = "Export"
    let app: TUIApplication

    var home: TUIElement { app.tabs["Home"] }
    var map: TUIElement { app.tabs["Map"] }
    var export: TUIElement { app.tabs["Export"] }
    var settings: TUIElement { app.tabs["Settings"] }
    var hintLabel: TUIElement { app.staticTexts["hintLabel"] }
    var routeList: TUIElement { app.tables["routeList"] }

    var rows: TUIElementQuery { app.tables["routeList"].cells }
    func row(_ name: String) -> TUIElement { rows[name] }
}
