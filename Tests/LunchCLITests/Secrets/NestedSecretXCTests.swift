import LunchTest
import TestSupport
import XCTest

/// The tests fail, each with a secret in another place; XCTest prints what it has compared. `SecretPlacesTests` runs them.
final class NestedSecretXCTests: XCTestCase {
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
