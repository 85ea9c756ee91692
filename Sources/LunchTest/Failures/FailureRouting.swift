import LunchDriver
import LunchWire
import Testing
import XCTest

/// Brings failures to the test library that is running, so that none is lost.
///
/// `XCTFail` inside a Swift Testing test and `Issue.record` inside an `XCTestCase` vanish without a trace. A case that
/// is running gets an XCTest failure; everything else gets an issue, which fails the run also from a foreign thread.
enum FailureRouting {
    static func install() {
        XCTestObservationCenter.shared.addTestObserver(RunningCase.observer)
        FailureReporter.install { message, location in
            if let testCase = RunningCase.current {
                record(message, location, in: testCase)
            } else {
                record(message, location)
            }
        }
    }

    private static func record(_ message: String, _ location: FailureReporter.Location?) {
        let place = location.map {
            SourceLocation(fileID: $0.fileID, filePath: $0.filePath, line: $0.line, column: $0.column)
        }
        if let place {
            Issue.record(Comment(rawValue: message), sourceLocation: place)
        } else {
            Issue.record(Comment(rawValue: message))
        }
    }
}

/// The XCTest case that is running, as XCTest tells its observers.
final class RunningCase: NSObject, XCTestObservation {
    // It has no state of its own.
    nonisolated(unsafe) static let observer = RunningCase()

    private struct State {
        // The case is only handed back to XCTest, and only while it runs.
        nonisolated(unsafe) var testCase: XCTestCase?
        var appsBefore: Set<ObjectIdentifier> = []
    }

    private static let state = Lock(State())

    static var current: XCTestCase? {
        nonisolated(unsafe) var current: XCTestCase?
        state.withLock { current = $0.testCase }
        return current
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        let apps = RunningApplications.current
        nonisolated(unsafe) let testCase = testCase
        Self.state.withLock { state in
            state.testCase = testCase
            state.appsBefore = apps
        }
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
