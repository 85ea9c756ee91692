import LunchTest
import XCTest

struct DinnerPage: PageObjectsRepresentable {
    var app: TUIApplication

    var dinnerLabel: TUIElement {
        return app.staticTexts["dinnerLabel"]
    }
}
