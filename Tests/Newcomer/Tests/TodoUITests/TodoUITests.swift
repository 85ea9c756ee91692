import LunchTest
import XCTest

final class TodoUITests: XCTestCase {
    private var app: TUIApplication?

    override func setUpWithError() throws { app = try Launcher(screen: "Todo").launch() }

    func testOpens() throws {
        XCTAssertEqual(try XCTUnwrap(app).staticTexts["title"].label, "Todo (1)")
    }

    func testLeavesAtLast() throws {
        try app?.press("E")
    }

    func testCrashesAtLast() throws {
        try XCTUnwrap(app).press("C")
    }
}
