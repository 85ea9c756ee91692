import LunchTest

struct FeedsPage: PageObjectsRepresentable {
    static let screenName = "Feeds"
    let app: TUIApplication

    var titles: [String] { app.tables["feeds"].cells.allElementsBoundByIndex.map(\.label) }
    func row(_ title: String) -> TUIElement { app.tables["feeds"].cells[title] }
    var openedCount: TUIElement { app.staticTexts["openedCount"] }
    var addButton: TUIElement { app.buttons["addButton"] }
    var indicator: TUIElement { app.activityIndicators["indicator"] }
}
