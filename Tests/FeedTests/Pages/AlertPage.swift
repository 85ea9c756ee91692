import LunchTest

/// The alert that may stand over any screen.
struct AlertPage: PageObjectsRepresentable {
    let app: TUIApplication

    private var alert: TUIElement { app.alerts.firstMatch }
    /// The title of the alert; nil if there is none.
    var title: String? { alert.exists ? alert.label : nil }
    func message(_ text: String) -> TUIElement { alert.staticTexts[text] }
    var ok: TUIElement { alert.buttons["OK"] }
}
