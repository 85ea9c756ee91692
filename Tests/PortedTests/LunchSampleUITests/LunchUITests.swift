import LunchTest
import XCTest

final class LunchUITests: XCTestCase {
    override func setUpWithError() throws {
        // In UI tests it is usually best to stop immediately when a failure occurs.
        continueAfterFailure = false
    }

    func testLunchIsTheFirstScreen() throws {
        let app = TUIApplication()
        try app.launch()

        let page = LunchPage(app: app)
        XCTAssertTrue(try page.lunchLabel.waitForExistence(timeout: 5))
        XCTAssertEqual(page.lunchLabel.label, "Lunch")
        XCTAssertEqual(app.tables.cells.count, 0)
    }

    func testTabsLeadToDinnerAndBack() throws {
        let app = TUIApplication()
        try app.launch()

        let lunch = LunchPage(app: app)
        XCTAssertEqual(app.tabs.count, 4)
        XCTAssertTrue(app.tabs.element(boundBy: 1).isSelected)

        let dinner = try lunch.goToDinner()
        XCTAssertTrue(try dinner.dinnerLabel.waitForExistence(timeout: 5))
        XCTAssertFalse(lunch.lunchLabel.exists)
        XCTAssertTrue(lunch.tab("Dinner").isSelected)

        try lunch.tab("Lunch").tap()
        XCTAssertTrue(try dinner.dinnerLabel.waitForNonExistence(timeout: 5))
        XCTAssertTrue(lunch.lunchLabel.exists)
    }
}
