import LunchDriver
import LunchElements
import LunchTrace
@_spi(Lunch) import LunchWire
import Synchronization
import XCTest

/// The XCTest case that is running, as XCTest tells its observers.
final class RunningCase: NSObject, XCTestObservation {
    // It has no state of its own.
    nonisolated(unsafe) static let observer = RunningCase()

    private struct State {
        // The case is only handed back to XCTest, and only while it runs.
        nonisolated(unsafe) var testCase: XCTestCase?
        var appsBefore: Set<Int> = []
        var suites = 0
        var last = LastFailure()

        /// The last case that has begun, running or not.
        var test: TUITest?
        /// True if it has failed once it had finished, when XCTest takes no failure of it any more.
        var hasFailedLate = false
    }

    private static let state = Lock(State())
    /// True once a case has begun. In a run of Swift Testing none does, and each step of a test asks for the case.
    private static let hasBegun = Atomic(false)

    static var current: XCTestCase? {
        guard hasBegun.load(ordering: .acquiring) else { return nil }
        nonisolated(unsafe) var current: XCTestCase?
        state.withLock { current = $0.testCase }
        return current
    }

    /// True if XCTest runs its suites in this process, so that an issue of Swift Testing would be lost.
    static var isRunning: Bool { state.withLock { $0.suites > 0 } }

    /// The case as the owner of what it launches; nil while none runs.
    static var owner: (any LaunchOwner)? { current.map { CaseOwner($0) } }

    /// The case as a value; nil while none runs.
    static var test: TUITest? {
        guard hasBegun.load(ordering: .acquiring) else { return nil }
        return state.withLock { $0.testCase == nil ? nil : $0.test }
    }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { Self.state.withLock { $0.suites += 1 } }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) { Self.state.withLock { $0.suites -= 1 } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        let apps = RunningApplications.current
        let test = TUITest(
            id: TestNumbers.next(), name: testCase.name, identifier: Self.identifier(of: testCase), library: .xctest)
        nonisolated(unsafe) let running = testCase
        Self.state.withLock { state in
            state.testCase = running
            state.test = test
            state.hasFailedLate = false
            state.last = LastFailure()
            state.appsBefore = apps
        }
        Self.hasBegun.store(true, ordering: .releasing)
        // The blocks run last to first, and XCTest takes no failure of a case that has finished.
        testCase.addTeardownBlock {
            RunningApplications.tellUntold()
            PendingSnapshots.finish(test.id, hasFailed: Self.hasFailed)
        }
        RunLog.shared.began(test)
        TraceRecorder.shared.begin(test)
        TestReporter.began(test)
    }

    /// True if the case that runs has failed so far.
    static var hasFailed: Bool { current?.testRun.map { $0.totalFailureCount > 0 } ?? false }

    /// The things that Lunch knows of a failure of a case and XCTest does not.
    enum Revision {
        /// Nothing.
        case none
        /// The failure that was thrown, and the place of its call.
        case thrown(TUIFailure, TUISourceLocation)
        /// It only follows from what could not be read in its line, and was told.
        case follows
    }

    /// The facts that are known of a failure of a case: its own ones Lunch has told of as they are.
    static func revision(of text: String, at path: String, _ line: Int, of testCase: XCTestCase) -> Revision {
        guard !FailureRouting.isRecording else { return .none }
        let owner = CaseOwner(testCase)
        if let thrown = RunningApplications.thrown(to: owner, toldWith: text) {
            return thrown.place.map { .thrown(thrown, $0) } ?? .none
        }
        return state.withLock({ $0.last }).explains(owner) { $0.filePath == path && $0.line == line } ? .follows : .none
    }

    /// Tells listeners of a failure of the case that runs, at the place that Lunch knows better.
    static func hear(_ text: String, at path: String, _ line: Int, _ revision: Revision) {
        guard let test else { return }
        let known = line > 0 ? TUISourceLocation(fileID: path, filePath: path, line: line) : nil
        let place = if case .thrown(_, let place) = revision { place } else { known }
        if case .follows = revision { return }
        TestReporter.found(TUIIssue(text, at: place), in: test)
    }

    /// Notes that the last case has failed once it had finished.
    fileprivate static func noteLateFailure() { state.withLock { $0.hasFailedLate = true } }

    /// Tells the place of an error that XCTest has told of without it.
    static func tell(_ place: TUISourceLocation, of testCase: XCTestCase) {
        let path = place.filePath ?? place.fileID
        StandardOutput.write("\(path):\(place.line): error: \(testCase.name) : that error was thrown here\n")
    }

    /// Shows the screens of the case's apps beside a failure of its own, since XCTest lets nobody add to its message.
    static func showScreens(at path: String, _ line: Int, of testCase: XCTestCase) {
        guard !FailureRouting.isRecording else { return }
        let evidence = RunningApplications.evidence(of: CaseOwner(testCase), isCounted: true)
        guard !evidence.isEmpty else { return }
        let place = TUISourceLocation(fileID: path, filePath: path, line: line)
        let messages = evidence.map { failure in
            var failure = failure
            failure.past = test.map { TraceRecorder.shared.past(of: failure, in: $0) } ?? []
            return failure.message
        }
        StandardOutput.write(
            "\(testCase.name), at the failure in \(place.pathAndLine):\n\(messages.joined(separator: "\n"))\n")
    }

    /// A failure message of Lunch's with the command that shows the trace behind it, once in a case.
    static func message(of failure: TUIFailure) -> String {
        let command = test.flatMap { TraceRecorder.shared.command(for: $0) }
        return failure.messageWithCallers + (command.map { "\n\($0)" } ?? "")
    }

    /// Shows the command of the trace beside a failure of the case's own, once in a case.
    static func showTrace(of testCase: XCTestCase) {
        guard let test else { return }
        // Nobody may add to the message of an error that was thrown.
        let past = TraceRecorder.shared.past(of: nil, in: test)
        let lines = past + [TraceRecorder.shared.command(for: test)].compactMap(\.self)
        if !lines.isEmpty { StandardOutput.write(lines.joined(separator: "\n") + "\n") }
    }

    /// Notes a failure that is about to be recorded, and says itself what was asked.
    static func willRecord(_ failure: TUIFailure) {
        guard let owner else { return }
        state.withLock({ $0.last }).note(failure, of: owner, isCounted: true)
    }

    /// Ends the apps that the case launched: its properties, and the apps in them, live as long as the run.
    func testCaseDidFinish(_ testCase: XCTestCase) {
        FailurePrinter.finish(testCase)
        let apps = Self.state.withLock { state in
            state.testCase = nil
            return state.appsBefore
        }
        RunningApplications.end(allBut: apps)
        let (test, hasFailedLate) = Self.state.withLock { ($0.test, $0.hasFailedLate) }
        guard let test else { return }
        let verdict = Self.verdict(on: testCase, hasFailedLate: hasFailedLate)
        SnapshotUses.note(verdict, of: RunName(testCase))
        TestReporter.ended(test, verdict)
        let file = TraceRecorder.shared.end(test, verdict)
        RunLog.shared.ended(test, verdict, trace: file)
    }

    /// The name of a case in an option `--filter` of `swift test`.
    private static func identifier(of testCase: XCTestCase) -> String {
        let method = testCase.name.split { ". ]".contains($0) }.last ?? ""
        return "\(String(reflecting: type(of: testCase)))/\(method)"
    }
}

extension RunningCase {
    fileprivate static func verdict(on testCase: XCTestCase, hasFailedLate: Bool) -> TUIVerdict {
        let run = testCase.testRun
        if hasFailedLate || run?.hasSucceeded != true { return .failed }
        return run?.hasBeenSkipped == true ? .skipped : .passed
    }
}

/// Tells XCTest cases apart, for who keeps something for each.
package enum RunningCaseID {
    /// The case that is running; nil while none does.
    package static var current: ObjectIdentifier? { RunningCase.current.map { ObjectIdentifier($0) } }
}

/// A case of XCTest, which takes failures only as long as it runs.
private struct CaseOwner: LaunchOwner {
    let test: TUITest
    let id: LaunchOwnerID

    /// `XCUIApplication().launch()` keeps no app, and `XCUIApplication()` means it ever after.
    var keepsApps: Bool { true }

    init(_ testCase: XCTestCase) {
        test = RunningCase.test ?? TUITest(id: 0, name: testCase.name, library: .xctest)
        id = LaunchOwnerID(ObjectIdentifier(testCase))
    }

    func expectation(of value: String, toBe other: String) -> String { "XCTAssertEqual(\(value), \(other))" }

    /// Called once the case has finished: until then the case that runs takes every failure.
    func record(_ failure: TUIFailure) {
        RunningCase.noteLateFailure()
        LateFailures.add(failure, of: test)
    }
}
