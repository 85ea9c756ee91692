import LunchTest
import XCTest

class DinnerUITests: XCTestCase {
    let app = TUIApplication()
    var page: DinnerPage!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launchEnvironment["LAUNCH_SCREEN"] = "Dinner"
        try app.launch()
        page = DinnerPage(app: app)
    }

    override func tearDownWithError() throws {
        page = nil
        app.terminate()
    }

    func testDinner() {
        XCTAssert(page.dinnerLabel.exists)
        XCTAssertEqual(page.dinnerLabel.label, "Dinner")
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertEqual(app.staticTexts.matching(identifier: "dinnerLabel").count, 1)
        XCTAssertEqual(app.staticTexts.firstMatch.identifier, "dinnerLabel")
        XCTAssertEqual(app.staticTexts.allElementsBoundByIndex.map { $0.label }, ["Dinner"])
    }
}
