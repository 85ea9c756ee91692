import LunchTest
import TestSupport
import Testing

/// An app ends with its test: what another test asks of it fails that test, whatever the answer would be.
///
/// The tests of the nested suites and cases are run by these, in a process of their own.
@Suite(.timeLimit(.minutes(5))) struct PassedOnAppTests {
    private static let inTheNextTest = NestedCase(
        "NestedPassedOnAppTests",
        says: [
            "Test launches() passed",
            "Fixture is not running any more: it has ended with launches(), which launched it at",
        ],
        times: Dictionary(
            uniqueKeysWithValues: BlindQuestion.allCases.map {
                ("Test asks(_:) recorded an issue with 1 argument question → .\($0)", 1)
            }), isSerial: true)

    private static let inTheNextCase = NestedCase(
        "NestedPassedOnAppXCTests",
        says: [
            "NestedPassedOnAppXCTests.test1Launches' passed", "NestedPassedOnAppXCTests.test2Asks' failed",
            "Executed 2 tests, with \(BlindQuestion.allCases.count) failures",
        ])

    /// An app that no launch ends is kept by nobody, or by a property that lives as long as the run.
    private static let casesWithoutALaunch = NestedCase(
        "NestedNotLaunchedXCTests", says: ["Executed 5 tests, with 5 failures"],
        times: ["' failed (": 5, unanswered: 4])

    /// A test that catches the error of a wait is told as one that asks; an error that it does not catch tells of itself.
    private static let testsWithoutALaunch = [
        ("NestedNotLaunchedTests", "asks", 1), ("NestedNotLaunchedTests", "waits", 1),
        ("NestedNotLaunchedTests", "throwsItsError", 0), ("NestedNotLaunchedPlainTests", "waits", 1),
        ("NestedNotLaunchedPlainTests", "throwsItsError", 0),
    ].map { suite, test, count in
        NestedCase(
            "\(suite)/\(test)\\(", says: ["✘ Test \(test)() recorded an issue", "with 1 issue."],
            times: [unanswered: count])
    }

    private static let unanswered = "although Lunch couldn't look.\n"

    @Test(arguments: [inTheNextTest, inTheNextCase, casesWithoutALaunch] + testsWithoutALaunch)
    func aTestThatHasNotLaunchedItFails(_ nested: NestedCase) throws { try nested.check() }
}

/// A question that may be answered as a test wishes although nobody can look.
enum BlindQuestion: CaseIterable, Sendable {
    case exists, text, isHittable, frame, waitedFrame, title, expectedTitle

    func ask(_ app: TUIApplication) throws {
        switch self {
        case .exists: _ = app.alerts.element.exists
        case .text: _ = app.text("nothing").exists
        case .isHittable: _ = app.alerts.element.isHittable
        case .frame: _ = try app.settledFrame()
        case .waitedFrame: try app.waitForFrame { $0.text.contains("count 0") }
        case .title: _ = app.terminal.windowTitle
        case .expectedTitle: app.terminal.expect(\.windowTitle, is: "")
        }
    }
}

@Suite(.lunch, .serialized, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedPassedOnAppTests {
    nonisolated(unsafe) private static var app: TUIApplication?

    @Test func launches() throws { Self.app = try Launcher(app: fixture, screen: "Counter").launch() }

    @Test(arguments: BlindQuestion.allCases) func asks(_ question: BlindQuestion) throws {
        try question.ask(#require(Self.app))
    }
}

@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedNotLaunchedTests {
    private static let app = TUIApplication(fixture)

    @Test func asks() { #expect(!Self.app.alerts.element.exists) }

    @Test func waits() { #expect((try? Self.app.alerts.element.waitForExistence(timeout: 0.2)) != true) }

    @Test func throwsItsError() throws { _ = try Self.app.alerts.element.waitForExistence(timeout: 0.2) }
}

@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedNotLaunchedPlainTests {
    @Test func waits() { #expect((try? TUIApplication(fixture).buttons["x"].waitForNonExistence(timeout: 1)) != true) }

    @Test func throwsItsError() throws { _ = try TUIApplication(fixture).buttons["x"].waitForExistence(timeout: 1) }
}
