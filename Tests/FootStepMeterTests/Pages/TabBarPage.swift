import LunchTest

/// The elements that every screen has: the tabs that lead to the others, and alerts.
struct TabBarPage: PageObjectsRepresentable {
    let app: TUIApplication

    func tab(_ title: String) -> TUIElement { app.tabs[title] }

    /// The way back from a screen that another one leads to.
    var backButton: TUIElement { app.buttons["Back"] }
}
