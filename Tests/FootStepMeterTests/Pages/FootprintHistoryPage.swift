import LunchTest

struct FootprintHistoryPage: PageObjectsRepresentable {
    static let screenName: String? = "FootprintHistory"
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["FOOTPRINT HISTORY"] }
    var hintLabel: TUIElement { app.staticTexts["hintLabel"] }
    var rows: TUIElementQuery { app.tables["routeList"].cells }
    func row(_ text: String) -> TUIElement { app.cells[text] }
}
