import Foundation
import LunchTest
import TestSupport
import XCTest

/// Cases whose stories are printed; each is run by another test, in a process of its own.
final class NestedStoryXCTests: XCTestCase {
    private nonisolated(unsafe) static var listener: TUIEventListener?

    override class func setUp() {
        guard Bundle.isNested else { return }
        listener = TUIEvents.addListener { print("story: \(Story.line($0))") }
    }

    override class func tearDown() { listener = nil }

    private func counter() throws -> TUIApplication {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        return try Launcher(app: fixture, screen: "Counter").launch()
    }

    func testPasses() throws {
        let app = try counter()
        XCTAssertEqual(app.staticTexts["count"].label, "count 0")
    }

    func testFails() throws {
        let app = try counter()
        XCTAssertEqual(app.staticTexts["count"].label, "count 7")
    }

    func testThrows() throws {
        try counter().buttons["absent"].tap()
    }

    func testSkips() throws {
        _ = try counter()
        throw XCTSkip("enough")
    }

    func testEndsWithACrash() throws {
        try counter().typeText("x")
    }
}
