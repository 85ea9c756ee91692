import LunchDriver
import Testing
import XCTest

/// Brings failures to the test library that is running, so that none is lost.
///
/// `XCTFail` inside a Swift Testing test and `Issue.record` inside an `XCTestCase` vanish without a trace. A case that
/// is running gets an XCTest failure; everything else gets an issue, which fails the run also from a foreign thread.
enum FailureRouting {
    static func install() {
        XCTestObservationCenter.shared.addTestObserver(RunningCase.observer)
        LateFailures.watch()
        FailureReporter.install(owner: { RunningCase.owner ?? TestContext.current }, handler: route)
    }

    private static func route(
        _ message: String, _ location: TestLocation?, _ owner: (any LaunchOwner)?
    ) {
        if let testCase = RunningCase.current {
            record(message, location, in: testCase)
        } else if let owner {
            owner.record(message, at: location)
        } else if RunningCase.isRunning {
            LateFailures.add(message, at: location)
        } else {
            record(message, location)
        }
    }

    /// Records an issue of the test that runs here; of the run, if none does.
    static func record(_ message: String, _ location: TestLocation?) {
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
