import LunchTest
import XCTest

class BreakfastUITests: XCTestCase {
    override func setUp() {
        super.setUp()

        continueAfterFailure = false
    }

    func testMenuIsTheMock() throws {
        let app = TUIApplication()
        app.launchEnvironment["LAUNCH_SCREEN"] = "Breakfast"
        app.launchEnvironment["LAUNCH_USER_INFO"] = "{\"MOCK_JSON\": \"{\\\"menu\\\": \\\"Bread\\\"}\"}"
        try app.launch()

        let page = BreakfastPage(app: app)
        XCTAssertTrue(page.menuLabel.exists)
        XCTAssertEqual(page.menuLabel.label, "Bread")
    }

    func testMenuIsEmptyWithoutAMock() throws {
        let app = TUIApplication()
        app.launchEnvironment = ["LAUNCH_SCREEN": "Breakfast"]
        try app.launch()

        let page = BreakfastPage(app: app)
        XCTAssertTrue(page.menuLabel.exists)
        XCTAssertTrue(page.menuLabel.label.isEmpty)
        XCTAssertFalse(page.app.staticTexts["Bread"].exists)
    }
}
