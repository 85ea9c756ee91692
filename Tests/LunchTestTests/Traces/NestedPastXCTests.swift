import LunchTest
import TestSupport
import XCTest

/// A case whose app does what a file says, so that a run differs from a green one.
final class NestedPastXCTests: XCTestCase {
    private func booked() throws -> TUIApplication {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let script = #"printf 'Ready\033[?1000h'; read -r line; printf '\033[2J\033[H'; cat "$1"; read -r line"#
        let arguments = ["-c", script, "sh", Bundle.variable("PAST_FILE")]
        let app = try Launcher(app: .command("sh"), arguments: arguments).launch()
        try app.press(.return)
        return app
    }

    func testBooks() throws {
        let app = try booked()
        XCTAssertTrue(app.text("Booked").exists)
    }

    func testThrows() throws {
        let app = try booked()
        try app.text("Booked").tap()
    }
}
