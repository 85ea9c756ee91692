import LunchTest
import TestSupport
import XCTest

/// Leaves an app running in a property of the first case, and looks for it in the second.
final class NestedEndingXCTests: XCTestCase {
    nonisolated(unsafe) private static var kept: TUIApplication?
    nonisolated(unsafe) private static var process: Int32?

    func test1LeaveItRunning() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try Launcher(app: fixture, screen: "Stubborn").launch()
        Self.process = Int32(app.line("own"))
        Self.kept = app
    }

    func test2ItHasEnded() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        XCTAssertEqual(Self.kept?.state, .notRunning)
        XCTAssertFalse(LiveProcess.exists(try XCTUnwrap(Self.process)))
    }
}
