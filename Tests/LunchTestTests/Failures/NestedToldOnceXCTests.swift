import Foundation
import LunchTest
import TestSupport
import XCTest

/// Cases that fail; each is run by another test, in a process of its own.
final class NestedToldOnceXCTests: XCTestCase {
    private var app = TUIApplication(fixture)

    override func setUpWithError() throws {
        guard Bundle.isNested else { return }
        app = try Launcher(app: fixture, screen: "Counter").launch()
    }

    func testReadsWhatIsNotThere() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        XCTAssertEqual(app.staticTexts["absent"].label, "x")
    }

    func testReadsAndFailsOtherwise() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        XCTAssertEqual(app.staticTexts["absent"].label, "")
        XCTAssertEqual(app.staticTexts["count"].label, "count 7")
    }

    func testThrows() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try app.buttons["absent"].tap()
    }

    func testCatchesAndFailsOtherwise() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try? app.buttons["absent"].tap()
        XCTFail("of its own")
    }

    func testCatchesAndThrowsOtherwise() throws {
        struct Other: Error {}
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try? app.buttons["absent"].tap()
        throw Other()
    }

    func testCatchesAndSkips() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try? app.buttons["absent"].tap()
        throw XCTSkip("enough")
    }
}
