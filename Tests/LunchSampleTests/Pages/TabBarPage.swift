import LunchTest

/// The elements that every screen of the sample has: the tabs that lead to the others.
struct TabBarPage: PageObjectsRepresentable {
    let app: TUIApplication

    func tab(_ title: String) -> TUIElement { app.tabs[title] }
}
