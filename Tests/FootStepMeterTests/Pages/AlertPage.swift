import LunchTest

/// An alert over whatever screen.
struct AlertPage: PageObjectsRepresentable {
    let app: TUIApplication

    var alert: TUIElement { app.alerts.firstMatch }
    var message: TUIElement { alert.staticTexts.element(boundBy: 1) }
    func button(_ title: String) -> TUIElement { alert.buttons[title] }
}
