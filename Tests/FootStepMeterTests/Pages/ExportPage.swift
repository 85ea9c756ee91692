import LunchTest

struct ExportPage: PageObjectsRepresentable {
    static let screenName = "Export"
    let app: TUIApplication

    var hintLabel: TUIElement { app.staticTexts["hintLabel"] }
    func row(_ text: String) -> TUIElement { app.cells[text] }
}
