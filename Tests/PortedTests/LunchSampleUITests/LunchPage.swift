import LunchTest
import XCTest

struct LunchPage: PageObjectsRepresentable {
    var app: TUIApplication

    var lunchLabel: TUIElement {
        return app.staticTexts["lunchLabel"]
    }

    func tab(_ title: String) -> TUIElement {
        return app.tabs[title]
    }

    @discardableResult
    func goToDinner() throws -> DinnerPage {
        try tab("Dinner").tap()
        return DinnerPage(app: app)
    }
}
