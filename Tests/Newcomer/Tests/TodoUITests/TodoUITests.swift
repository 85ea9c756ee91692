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

/// XCUITest's idioms: an app is launched once and meant ever after; a property of the case exists before it runs.
final class IdiomUITests: XCTestCase {
    private let app = TUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        try TUIApplication().launch()
    }

    func testIsMeantByEachApplication() throws {
        XCTAssertEqual(app.staticTexts["title"].label, "Todo (1)")
        try TUIApplication().press(.space)
        XCTAssertEqual(app.staticTexts["title"].label, "Todo (0)")
    }

    func testExpectsAnotherLabel() throws {
        XCTAssertEqual(app.staticTexts["title"].label, "Todo (4)")
    }

    func testMisspells() throws {
        XCTAssertTrue(app.checkBoxes["Buy silk"].exists)
    }

    func testThrowsInAPageObject() throws {
        try TodoPage(app: app).save()
    }

    func testReadsInAPageObject() throws {
        XCTAssertEqual(TodoPage(app: app).saveLabel, "Save")
    }
}

private struct TodoPage: PageObjectsRepresentable {
    let app: TUIApplication

    func save() throws {
        try app.buttons["save"].tap()
    }

    var saveLabel: String { app.buttons["save"].label }
}
