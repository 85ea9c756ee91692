import LunchTest
import TestSupport
import XCTest

/// Launches an app in one case, and asks it in the next.
final class NestedPassedOnAppXCTests: XCTestCase {
    nonisolated(unsafe) private static var app: TUIApplication?

    override func setUpWithError() throws { try XCTSkipUnless(Bundle.isNested, Bundle.reason) }

    func test1Launches() throws { Self.app = try Launcher(app: fixture, screen: "Counter").launch() }

    func test2Asks() throws {
        let app = try XCTUnwrap(Self.app)
        for question in BlindQuestion.allCases {
            do {
                try question.ask(app)
            } catch {
                XCTFail("\(error)")
            }
        }
    }
}

/// Asks an app that was not launched, or did not open.
final class NestedNotLaunchedXCTests: XCTestCase {
    private static let shared = TUIApplication(fixture)
    private let app = TUIApplication(fixture)

    override func setUpWithError() throws { try XCTSkipUnless(Bundle.isNested, Bundle.reason) }

    func testProperty() { XCTAssertFalse(app.alerts.element.exists) }

    func testStaticProperty() { XCTAssertFalse(Self.shared.alerts.element.exists) }

    func testWait() { XCTAssertTrue((try? app.alerts.element.waitForExistence(timeout: 0.2)) != true) }

    func testThrownWait() throws { _ = try app.alerts.element.waitForExistence(timeout: 0.2) }

    func testCaughtInSetUp() {
        app.launchEnvironment[LaunchKeys.screen] = "Nowhere"
        try? app.launch()
        XCTAssertFalse(app.alerts.element.exists)
    }
}
