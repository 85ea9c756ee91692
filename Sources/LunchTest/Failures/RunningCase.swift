import LunchDriver
import LunchElements
@_spi(Lunch) import LunchWire
import Synchronization
import XCTest

/// The adapter of XCTest: the case that is running, as XCTest reports it to its observers.
final class RunningCase: NSObject, XCTestObservation {
    // It is stateless.
    nonisolated(unsafe) static let observer = RunningCase()

    private struct State {
        // The case is only handed back to XCTest, and only while it runs.
        nonisolated(unsafe) var testCase: XCTestCase?
        /// The last case that has begun, running or not.
        var run: TestRun?
        var appsBefore: Set<Int> = []
        var suites = 0
        /// True if the case has failed after it had finished, when XCTest takes no failure of it any more.
        var hasFailedLate = false
    }

    private static let state = Lock(State())
    /// True once a case has begun. In a run of Swift Testing none does, and each step of a test asks for the case.
    private static let hasBegun = Atomic(false)

    /// The case that runs; nil while none does.
    static var current: XCTestCase? {
        guard hasBegun.load(ordering: .acquiring) else { return nil }
        nonisolated(unsafe) var current: XCTestCase?
        state.withLock { current = $0.testCase }
        return current
    }

    /// The case that runs, as a test; nil while none does.
    static var run: TestRun? {
        guard hasBegun.load(ordering: .acquiring) else { return nil }
        return state.withLock { $0.testCase == nil ? nil : $0.run }
    }

    /// True if XCTest runs its suites in this process, so that an issue of Swift Testing would be lost.
    static var isRunning: Bool { state.withLock { $0.suites > 0 } }

    /// Notes that the last case has failed after it had finished.
    static func noteLateFailure() { state.withLock { $0.hasFailedLate = true } }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { Self.state.withLock { $0.suites += 1 } }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) { Self.state.withLock { $0.suites -= 1 } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        let (apps, run) = (RunningApplications.current, TestRun(of: CaseOwner(testCase)))
        nonisolated(unsafe) let running = testCase
        Self.state.withLock { $0 = State(testCase: running, run: run, appsBefore: apps, suites: $0.suites) }
        Self.hasBegun.store(true, ordering: .releasing)
        // The blocks run last to first, and XCTest takes no failure of a case that has finished.
        testCase.addTeardownBlock {
            RunningApplications.tellUntold()
            PendingSnapshots.finish(run.test.id, hasFailed: run.hasFailed)
        }
        run.begin()
    }

    /// Ends the apps that the case launched: its properties, and the apps in them, live as long as the run.
    func testCaseDidFinish(_ testCase: XCTestCase) {
        FailurePrinter.finish(testCase)
        let apps = Self.state.withLock { state in
            state.testCase = nil
            return state.appsBefore
        }
        RunningApplications.end(allBut: apps)
        let (run, hasFailedLate) = Self.state.withLock { ($0.run, $0.hasFailedLate) }
        let hasFailed = hasFailedLate || testCase.testRun?.hasSucceeded != true
        let isSkipped = testCase.testRun?.hasBeenSkipped == true
        let verdict = hasFailed ? TUIVerdict.failed : isSkipped ? .skipped : .passed
        SnapshotUses.note(verdict, of: RunName(testCase))
        run?.end(verdict)
    }
}
