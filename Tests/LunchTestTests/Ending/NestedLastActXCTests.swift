import LunchTest
import TestSupport
import XCTest

/// Kills the app as its last act, in each way in which a case can keep one.
final class NestedLastActXCTests: XCTestCase {
    private var app: TUIApplication?

    override func setUpWithError() throws {
        guard Bundle.isNested, name.hasSuffix("SetUp") else { return }
        app = try Launcher(app: fixture, screen: "Counter").launch()
    }

    func testLocalVariable() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.typeText("x")
    }

    func testProperty() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        app = try Launcher(app: fixture, screen: "Counter").launch()
        try app?.typeText("x")
    }

    func testLaunchedInSetUp() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try app?.typeText("x")
    }
}

/// Kills the app when the case is over.
final class NestedTearDownXCTests: XCTestCase {
    private var app: TUIApplication?

    override func tearDownWithError() throws { try app?.typeText("x") }

    func testNothing() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        app = try Launcher(app: fixture, screen: "Counter").launch()
    }
}
