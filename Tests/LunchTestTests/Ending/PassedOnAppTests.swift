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
    private static let testsWithoutALaunch = ["NestedNotLaunchedTests", "NestedNotLaunchedPlainTests"].flatMap {
        suite in
        NotLaunchedWay.allCases.map { way in
            NestedCase(
                "\(suite)/", says: ["✘ Test happens(_:) recorded an issue", "with 1 issue."],
                times: [unanswered: way == .throwsItsError ? 0 : 1], way: way.rawValue)
        }
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

/// A way to ask an app that was not launched.
enum NotLaunchedWay: String, CaseIterable, Sendable {
    case asks, waits, throwsItsError

    func happen(to app: TUIApplication) throws {
        switch self {
        case .asks: #expect(!app.alerts.element.exists)
        case .waits: #expect((try? app.alerts.element.waitForExistence(timeout: 0.2)) != true)
        case .throwsItsError: _ = try app.alerts.element.waitForExistence(timeout: 0.2)
        }
    }
}

@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedNotLaunchedTests {
    private static let app = TUIApplication(fixture)

    @Test(arguments: NestedCase.chosen(NotLaunchedWay.self)) func happens(_ way: NotLaunchedWay) throws {
        try way.happen(to: Self.app)
    }
}

@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedNotLaunchedPlainTests {
    @Test(arguments: NestedCase.chosen(NotLaunchedWay.self)) func happens(_ way: NotLaunchedWay) throws {
        try way.happen(to: TUIApplication(fixture))
    }
}
