import LunchTest

/// The alert before an item is deleted, over the list.
struct ConfirmPage: PageObjectsRepresentable {
    static let screenName = "Confirm"
    let app: TUIApplication

    var alert: TUIElement { app.alerts.element }

    func confirm() throws -> ListPage {
        try alert.buttons["Delete"].tap()
        return ListPage(app: app)
    }

    func cancel() throws -> ListPage {
        try alert.buttons["Cancel"].tap()
        return ListPage(app: app)
    }
}
