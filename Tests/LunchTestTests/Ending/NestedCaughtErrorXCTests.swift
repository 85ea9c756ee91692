import LunchTest
import TestSupport
import XCTest

/// Catches the error of an app that has ended or hangs, in each way that XCTest has.
final class NestedCaughtErrorXCTests: XCTestCase {
    override func setUpWithError() throws { try XCTSkipUnless(Bundle.isNested, Bundle.reason) }

    private func catchTap(_ fate: Fate) throws { try? fate.befall().staticTexts["count"].tap() }

    private func catchWait(_ fate: Fate) throws {
        _ = try? fate.befall().staticTexts["count"].waitForExistence(timeout: .seconds(1))
    }

    private func catchKeys(_ fate: Fate) throws {
        let app = try fate.befall()
        try? app.press("a")
        try? app.press("b")
    }

    private func expectError(_ fate: Fate) throws {
        let app = try fate.befall()
        XCTAssertThrowsError(try app.press("a")) { error in XCTAssertTrue(error is TUIError) }
    }

    func testTapOfOneThatEnds() throws { try catchTap(.ends) }
    func testTapOfOneThatHangs() throws { try catchTap(.hangs) }
    func testWaitOfOneThatEnds() throws { try catchWait(.ends) }
    func testWaitOfOneThatHangs() throws { try catchWait(.hangs) }
    func testKeysOfOneThatEnds() throws { try catchKeys(.ends) }
    func testKeysOfOneThatHangs() throws { try catchKeys(.hangs) }
    func testExpectedErrorOfOneThatEnds() throws { try expectError(.ends) }
    func testExpectedErrorOfOneThatHangs() throws { try expectError(.hangs) }
}

/// Has XCTest tell of such an error, in each way that it has.
final class NestedToldErrorXCTests: XCTestCase {
    override func setUpWithError() throws { try XCTSkipUnless(Bundle.isNested, Bundle.reason) }

    private func terminateAndThrow(_ fate: Fate) throws {
        let app = try fate.befall()
        defer { app.terminate() }
        try app.press("a")
    }

    func testThrownOfOneThatEnds() throws { try Fate.ends.befall().press("a") }
    func testThrownOfOneThatHangs() throws { try Fate.hangs.befall().press("a") }
    func testTerminatedOneThatEnds() throws { try terminateAndThrow(.ends) }
    func testTerminatedOneThatHangs() throws { try terminateAndThrow(.hangs) }

    func testAssertedOfOneThatEnds() throws {
        let app = try Fate.ends.befall()
        XCTAssertNoThrow(try app.press("a"))
    }

    func testAssertedOfOneThatHangs() throws {
        let app = try Fate.hangs.befall()
        XCTAssertNoThrow(try app.press("a"))
    }
}
