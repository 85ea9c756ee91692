import LunchProcess
import LunchTest
import TestSupport
import Testing

/// An app ends with its test: what another test asks of it fails that test, whatever the answer would be.
///
/// The tests of the nested suites and cases are run by these, in a process of their own.
@Suite(.timeLimit(.minutes(5))) struct PassedOnAppTests {
    @Test func anotherTestOfASuiteSeesNothingOfIt() throws {
        let run = try Bundle.run(
            ["--testing-library", "swift-testing", "--no-parallel", "--filter", "NestedPassedOnAppTests"])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("Test launches() passed"), "\(run.output)")
        for question in BlindQuestion.allCases {
            let issue = "Test asks(_:) recorded an issue with 1 argument question → .\(question)"
            #expect(run.output.ranges(of: issue).count == 1, "\(issue): \(run.output)")
        }
        let end = "Fixture is not running any more: it has ended with launches(), which launched it at"
        #expect(run.output.contains(end), "\(run.output)")
    }

    @Test func anotherCaseSeesNothingOfIt() throws {
        let run = try Bundle.run(["LunchTestTests.NestedPassedOnAppXCTests"])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("NestedPassedOnAppXCTests.test1Launches' passed"), "\(run.output)")
        #expect(run.output.contains("NestedPassedOnAppXCTests.test2Asks' failed"), "\(run.output)")
        let count = BlindQuestion.allCases.count
        #expect(run.output.contains("Executed 2 tests, with \(count) failures"), "\(run.output)")
    }

    /// An app that no launch ends is kept by nobody, or by a property that lives as long as the run.
    @Test(arguments: ["testProperty", "testStaticProperty", "testCaughtInSetUp", "testWait", "testThrownWait"])
    func aCaseThatHasNotLaunchedItIsToldInTime(_ test: String) throws {
        let run = try Bundle.run(["LunchTestTests.NestedNotLaunchedXCTests/\(test)"])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("Executed 1 test, with 1 failure"), "\(run.output)")
        #expect(run.output.contains("although Lunch couldn't look.\n") == (test != "testThrownWait"), "\(run.output)")
    }

    /// A test that catches the error of a wait is told as one that asks; an error that it does not catch tells of itself.
    @Test(arguments: [
        "NestedNotLaunchedTests.asks", "NestedNotLaunchedTests.waits", "NestedNotLaunchedTests.throwsItsError",
        "NestedNotLaunchedPlainTests.waits", "NestedNotLaunchedPlainTests.throwsItsError",
    ])
    func aTestThatHasNotLaunchedItIsToldInTime(_ test: String) throws {
        let name = test.replacing(".", with: "/")
        let run = try Bundle.run(["--testing-library", "swift-testing", "--filter", "\(name)\\("])
        #expect(run.status == .exited(1), "\(run.output)")
        let function = test.split(separator: ".").last ?? ""
        #expect(run.output.contains("✘ Test \(function)() recorded an issue"), "\(run.output)")
        #expect(run.output.contains("with 1 issue."), "\(run.output)")
        #expect(
            run.output.contains("although Lunch couldn't look.\n") == (function != "throwsItsError"), "\(run.output)")
    }
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
