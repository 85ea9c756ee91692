import LunchTest
import XCTest

/// In XCTest
final class MistakeUITests: XCTestCase {
    private let app = TUIApplication()

    override func setUpWithError() throws { _ = try Launcher(screen: "Shop").launch() }

    /// Lunch prints the screen next to the message of XCTest.
    func testAWrongLabelInXCTest() throws {
        XCTAssertEqual(app.staticTexts["title"].label, "Shop (21)")
    }

    /// XCTest reports no line for a thrown error. Lunch prints the line with the failure.
    func testAnErrorInXCTest() throws {
        try app.buttons["Order"].tap()
    }
}
