import LunchDriver
import LunchTrace
import Testing
import XCTest

/// Brings failures to the test library that is running, so that none is lost.
///
/// `XCTFail` inside a Swift Testing test and `Issue.record` inside an `XCTestCase` vanish without a trace. A case that
/// is running gets an XCTest failure; everything else gets an issue, which fails the run also from a foreign thread.
enum FailureRouting {
    static func install() {
        XCTestObservationCenter.shared.addTestObserver(RunningCase.observer)
        // Actions at the end of the process come in the other order: a late failure ends the process before.
        SnapshotUses.watch()
        LateFailures.watch()
        PageObject.install { ($0 as? any PageObjectsRepresentable.Type)?.screenName._screenName }
        TraitHint.watch()
        FailureReporter.install(
            owner: { RunningCase.owner ?? TestContext.current },
            test: { RunningCase.test ?? TestContext.currentTest },
            thrown: { if RunningCase.current != nil { FailurePrinter.putAside() } },
            secrets: { if RunningCase.current != nil { FailurePrinter.putAside() } }, handler: route)
        TestSecrets.install(
            test: { (RunningCase.test ?? TestContext.currentTest)?.id }, hear: { RunLog.shared.hide($0) })
    }

    private static func route(_ failure: TUIFailure, _ owner: (any LaunchOwner)?) {
        var failure = failure
        if let test = RunningCase.test ?? owner?.test ?? TestContext.currentTest {
            failure.past = TraceRecorder.shared.past(of: failure, in: test)
        }
        if let testCase = RunningCase.current {
            RunningCase.willRecord(failure)
            record(failure, in: testCase)
        } else if let owner {
            owner.record(failure)
        } else if RunningCase.isRunning {
            LateFailures.add(failure)
        } else {
            record(failure)
        }
    }

    /// Records an issue of the test that runs here; of the run, if none does.
    static func record(_ failure: TUIFailure) {
        let message = Comment(rawValue: failure.messageWithCallers)
        TestScope.current?.willRecord(failure)
        $isRecording.withValue(true) {
            if let place = failure.place {
                Issue.record(message, sourceLocation: SourceLocation(place))
            } else {
                Issue.record(message)
            }
        }
        FailurePicture.attach(failure)
    }

    /// True if a failure is being recorded here that shows its screen itself.
    @TaskLocal static var isRecording = false
}

extension SourceLocation {
    /// A place in a test as the library has it.
    init(_ place: TUISourceLocation) {
        self.init(
            fileID: place.fileID, filePath: place.filePath ?? place.fileID, line: place.line, column: place.column ?? 1)
    }
}
