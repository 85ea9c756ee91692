import LunchTest

/// The elements that all views of the viewer have.
struct ViewerPage: PageObjectsRepresentable {
    let app: TUIApplication

    var title: TUIElement { app.staticTexts["title"] }
    var note: TUIElement { app.staticTexts["note"] }
    var steps: TUIElement { app.tables["steps"] }
    var pane: TUIElement { app.textViews["pane"] }
    var search: TUIElement { app.searchFields["search"] }
    var matches: TUIElement { app.staticTexts["matches"] }
    var help: TUIElement { app.dialogs["help"] }
    var size: TUIElement { app.staticTexts["size"] }

    func step(_ number: Int) -> TUIElement { app.cells["step \(number)"] }
    func tab(_ name: String) -> TUIElement { app.tabs[name] }
}
