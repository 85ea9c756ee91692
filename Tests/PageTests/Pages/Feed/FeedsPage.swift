import LunchTest

/// The screen `Feeds` of Feed.
///
/// Written by `lunch page Feed Feeds --variant lunch --locale en_US`.
struct FeedsPage: PageObjectsRepresentable {
    static let screenName = "Feeds"
    let app: TUIApplication

    var feedsStaticText: TUIElement { app.staticTexts["Feeds"] }
    var feedsTable: TUIElement { app.tables["feeds"] }
    var addButton: TUIElement { app.buttons["addButton"] }
    var openedCount: TUIElement { app.staticTexts["openedCount"] }

    var rows: TUIElementQuery { app.tables["feeds"].cells }
    func row(_ name: String) -> TUIElement { rows[name] }
}
