import LunchTest
import XCTest

struct BreakfastPage: PageObjectsRepresentable {
    var app: TUIApplication

    var menuLabel: TUIElement {
        return app.staticTexts["menuLabel"]
    }
}
