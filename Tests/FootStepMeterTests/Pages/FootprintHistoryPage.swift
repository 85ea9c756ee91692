import LunchTest

struct FootprintHistoryPage: PageObjectsRepresentable {
    static let screenName = "FootprintHistory"
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["FOOTPRINT HISTORY"] }
    var hintLabel: TUIElement { app.staticTexts["hintLabel"] }
    var routes: TUIElement { app.tables["routeList"] }
    var rows: TUIElementQuery { routes.cells }
    func row(_ text: String) -> TUIElement { app.cells[text] }
}
