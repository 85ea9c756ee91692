import LunchTest
import TestSupport
import XCTest

/// A handle that means an app of a case, and is used in the next.
final class NestedSharedHandleXCTests: XCTestCase {
    private static let handle = TUIApplication(fixture)

    // One for each case, made before any runs.
    private let own = TUIApplication(fixture)

    override func setUpWithError() throws { try XCTSkipUnless(Bundle.isNested, Bundle.reason) }

    private func launch() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    func test1() throws {
        let app = try launch()
        XCTAssertEqual(Self.handle.staticTexts["count"].label, "count 0")
        XCTAssertEqual(own.staticTexts["count"].label, "count 0")
        try app.press("q")
        XCTAssertEqual(try app.waitForExit(), .success)
    }

    func test2() throws {
        try launch().press("a")
        XCTAssertEqual(Self.handle.staticTexts["count"].label, "count 1")
        XCTAssertEqual(own.staticTexts["count"].label, "count 1")
    }

    func test3() throws {
        XCTAssertEqual(Self.handle.state, .notRunning)
        try launch().press("a", "b")
        XCTAssertEqual(Self.handle.staticTexts["count"].label, "count 2")
        Self.handle.terminate()
        try launch().press("a", "b", "c")
        XCTAssertEqual(Self.handle.staticTexts["count"].label, "count 3")
        XCTAssertEqual(own.staticTexts["count"].label, "count 3")
    }
}
