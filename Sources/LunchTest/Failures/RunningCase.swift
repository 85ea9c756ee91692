import LunchDriver
import LunchWire
import XCTest

/// The XCTest case that is running, as XCTest tells its observers.
final class RunningCase: NSObject, XCTestObservation {
    // It has no state of its own.
    nonisolated(unsafe) static let observer = RunningCase()

    private struct State {
        // The case is only handed back to XCTest, and only while it runs.
        nonisolated(unsafe) var testCase: XCTestCase?
        var appsBefore: Set<ObjectIdentifier> = []
        var suites = 0
    }

    private static let state = Lock(State())

    static var current: XCTestCase? {
        nonisolated(unsafe) var current: XCTestCase?
        state.withLock { current = $0.testCase }
        return current
    }

    /// Whether XCTest runs its suites in this process, so that an issue of Swift Testing would be lost.
    static var isRunning: Bool { state.withLock { $0.suites > 0 } }

    /// The case as the owner of what it launches; nil while none runs.
    static var owner: (any LaunchOwner)? { current.map { CaseOwner(name: $0.name) } }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { Self.state.withLock { $0.suites += 1 } }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) { Self.state.withLock { $0.suites -= 1 } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        let apps = RunningApplications.current
        nonisolated(unsafe) let running = testCase
        Self.state.withLock { state in
            state.testCase = running
            state.appsBefore = apps
        }
        // The blocks run last to first, and XCTest takes no failure of a case that has finished.
        testCase.addTeardownBlock { RunningApplications.account() }
    }

    /// Ends the apps that the case launched: its properties, and the apps in them, live as long as the run.
    func testCaseDidFinish(_ testCase: XCTestCase) {
        let apps = Self.state.withLock { state in
            state.testCase = nil
            return state.appsBefore
        }
        RunningApplications.end(allBut: apps)
    }
}

/// Tells XCTest cases apart, for who keeps something for each.
package enum RunningCaseID {
    /// The case that is running; nil while none does.
    package static var current: ObjectIdentifier? { RunningCase.current.map { ObjectIdentifier($0) } }
}

/// A case of XCTest, which takes failures only as long as it runs.
private struct CaseOwner: LaunchOwner {
    let name: String

    /// Called once the case has finished: until then the case that runs takes every failure.
    func record(_ failure: TUIFailure) {
        LateFailures.add(failure, of: name)
    }
}
