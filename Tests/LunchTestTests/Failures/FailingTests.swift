import Dispatch
import LunchTest
import TestSupport
import Testing
import XCTest

/// The lines of the four failures, counted from a line above them.
private func linesOfFailures(from line: Int, _ absent: Int, _ ambiguous: Int, _ disabled: Int, _ gone: Int) -> [String:
    Int]
{
    ["absent": line + absent, "ambiguous": line + ambiguous, "disabled": line + disabled, "gone": line + gone]
}

/// Fails in every way that an element can, inside an XCTest case.
final class FailingXCTests: XCTestCase {
    static let messages = [
        "absent": FormMessages.absent, "ambiguous": FormMessages.ambiguous, "disabled": FormMessages.disabled,
        "gone": """
        Can't look up app.staticTexts["count"]. Fixture is not running any more: it exited with status 0.
        Sent last: key q; the app has ended since.
        \(FormMessages.counter)
        """,
    ]
    static let lines = linesOfFailures(from: #line, 7, 13, 19, 26)

    private func form() throws -> TUIApplication { try Launcher(app: fixture, screen: "Form").launch() }

    func testAbsent() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try form()
        XCTAssertEqual(app.buttons["sned"].label, "")
    }

    func testAmbiguous() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try form()
        XCTAssertFalse(app.staticTexts["Name"].isEnabled)
    }

    func testDisabled() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try form()
        XCTAssertNoThrow(try app.buttons["again"].tap())
    }

    func testGone() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press(.character("q"))
        XCTAssertEqual(app.staticTexts["count"].label, "")
    }
}

/// A way to fail inside Swift Testing.
enum FailingWay: String, CaseIterable, Sendable {
    case absent, ambiguous, disabled, gone, foreignThread

    /// The line of the failure; the one on a foreign thread has none.
    static let lines = linesOfFailures(from: #line, 5, 6, 7, 10)

    func fail() throws {
        let app = try Launcher(app: fixture, screen: self == .gone ? "Counter" : "Form").launch()
        switch self {
        case .absent: #expect(app.buttons["sned"].label == "")
        case .ambiguous: #expect(!app.staticTexts["Name"].isEnabled)
        case .disabled: try app.buttons["again"].tap()
        case .gone:
            try app.press(.character("q"))
            #expect(app.staticTexts["count"].label == "")
        case .foreignThread:
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                _ = app.buttons["sned"].label
                done.signal()
            }
            done.wait()
        }
    }
}

/// Fails in every way that an element can, inside Swift Testing.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct FailingSwiftTests {
    @Test(arguments: NestedCase.chosen(FailingWay.self)) func fails(_ way: FailingWay) throws { try way.fail() }
}
