import LunchTest
import TestSupport
import XCTest

/// Cases whose traces another test looks at; each runs in a process of its own.
final class NestedTraceXCTests: XCTestCase {
    private func counter() throws -> TUIApplication {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        return try Launcher(app: fixture, screen: "Counter").launch()
    }

    func testPasses() throws {
        let app = try counter()
        XCTAssertEqual(app.staticTexts["count"].label, "count 0")
    }

    func testReadsWhatIsNotThere() throws {
        let app = try counter()
        XCTAssertEqual(app.staticTexts["absent"].label, "x")
        XCTAssertEqual(app.staticTexts["count"].label, "count 7")
    }

    func testAsserts() throws {
        let app = try counter()
        XCTAssertEqual(app.staticTexts["count"].label, "count 7")
        XCTAssertEqual(app.staticTexts["count"].label, "count 8")
    }

    func testThrows() throws {
        let app = try counter()
        try app.buttons["absent"].tap()
    }
}
