import LunchTest
import TestSupport
import XCTest

/// The tests fail, each with a secret in another place; XCTest prints what it has compared. `SecretPlacesTests` runs them.
final class NestedSecretXCTests: XCTestCase {
    // XCTest runs one case after the other.
    nonisolated(unsafe) private static var shared: TUIApplication?

    /// The app is launched in the first of these cases, and shows the secret in both.
    private func sharedMenu() throws -> TUIApplication {
        let app = try Self.shared ?? Planted.menu()
        Self.shared = app
        return app
    }

    func testSharedByOne() throws { XCTAssertEqual(try sharedMenu().staticTexts["menuLabel"].label, "Bread") }

    func testSharedByAnother() throws {
        let app = try sharedMenu()
        XCTAssertEqual(app.staticTexts["menuLabel"].label, "Bread")
    }

    override func setUpWithError() throws { try XCTSkipUnless(Bundle.isNested, Bundle.reason) }

    func testEqual() throws {
        let app = try Planted.menu()
        XCTAssertEqual(app.staticTexts["menuLabel"].label, "Bread")
        XCTAssertEqual(Planted.secret, "Bread")
    }

    func testMessage() throws {
        let app = try Planted.menu()
        XCTAssertTrue(app.buttons["none"].exists, "with \(Planted.secret)")
        XCTFail("the token is \(Planted.secret)")
    }

    func testThrown() throws {
        struct Failure: Error { let token: String }
        _ = try Planted.menu()
        throw Failure(token: Planted.secret)
    }

    func testAction() throws {
        let app = try Planted.menu()
        try app.buttons[Planted.secret].tap()
    }

    func testSnapshot() throws {
        let app = try Planted.menu()
        expectSnapshot(of: app, named: "xctest", timeout: 0.1, filePath: Planted.testFile)
    }

    func testTypedWithoutEcho() throws {
        let app = try Launcher(
            app: .command("bash"), arguments: ["-c", #"read -sp 'Password: ' p; echo; echo "you typed $p"; read x"#]
        ).launch()
        try app.typeText(Planted.typed + "\n")
        XCTAssertEqual(app.staticTexts.firstMatch.label, "", "the screen: \(app.lastFrame?.grid.text ?? "")")
    }
}
