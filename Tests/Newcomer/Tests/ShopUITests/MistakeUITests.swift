import LunchTest
import XCTest

/// In XCTest
final class MistakeUITests: XCTestCase {
    private let app = TUIApplication()

    override func setUpWithError() throws { _ = try Launcher(screen: "Shop").launch() }

    /// XCTest takes nothing into its message, so the screen stands beside it.
    func testAWrongLabelInXCTest() throws {
        XCTAssertEqual(app.staticTexts["title"].label, "Shop (21)")
    }

    /// XCTest knows no line of what is thrown; Lunch has it printed with the failure.
    func testAnErrorInXCTest() throws {
        try app.buttons["Order"].tap()
    }
}
