import LunchDriver
import LunchElements
import LunchTrace
@_spi(Lunch) import LunchWire
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
        registrations.withLock {
            $0 = TraceRecorder.shared.install(log: .shared) + [TUIEvents.addAnnotator(FailurePictures())]
        }
        PageObject.install { ($0 as? any PageObjectsRepresentable.Type)?.screenName._screenName }
        TraitHint.watch()
        LaunchSummary.listen()
        FailureReporter.install(
            owner: { RunningCase.run?.owner ?? TestContext.current },
            test: { RunningCase.run?.test ?? TestContext.currentTest },
            thrown: { if RunningCase.current != nil { FailurePrinter.putAside() } },
            secrets: { if RunningCase.current != nil { FailurePrinter.putAside() } },
            attach: areAttachmentsStored ? attach : nil, handler: route)
        TestSecrets.install(
            test: { (RunningCase.run?.test ?? TestContext.currentTest)?.id }, hear: { RunLog.shared.hide($0) })
    }

    private static func route(_ failure: TUIFailure, _ owner: (any LaunchOwner)?) {
        if let testCase = RunningCase.current, let run = RunningCase.run {
            record(run.willRecord(failure, isCounted: true), in: testCase, run)
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
        let failure =
            TestScope.current?.run.willRecord(failure, isCounted: false)
            ?? TestContext.currentTest?.annotated(failure) ?? failure
        let message = Comment(rawValue: failure.messageWithCallers)
        $isRecording.withValue(true) {
            if let place = failure.place {
                Issue.record(message, sourceLocation: SourceLocation(place))
            } else {
                Issue.record(message)
            }
        }
        attach(failure)
    }

    /// Records an error that a test of Swift Testing has thrown. Otherwise the library would record it at the line of the test's
    /// declaration.
    static func record(_ error: any Error, thrownBy test: Test, _ run: TestRun) {
        guard let error = error as? TUIError else {
            Issue.record(error, sourceLocation: test.sourceLocation)
            return
        }
        let place = error.failure.place.map(SourceLocation.init) ?? test.sourceLocation
        Issue.record(TUIError(run.test.annotated(error.failure)), sourceLocation: place)
        attach(error.failure)
    }

    /// Attaches the files that belong to a failure to the test of Swift Testing that runs here.
    static func attach(_ failure: TUIFailure) {
        guard FailureReporter.takesAttachments, let test = TestContext.currentTest else { return }
        for attachment in test.attachments(for: failure) { FailureReporter.attach(attachment, at: failure.place) }
    }

    /// True if attachments are stored; otherwise the library would only report that there is one.
    private static let areAttachmentsStored = CommandLine.arguments.contains {
        $0 == "--attachments-path" || $0.hasPrefix("--attachments-path=")
    }

    /// Attaches a file to the test of Swift Testing that runs here.
    @Sendable private static func attach(_ file: TUIAttachment, at place: TUISourceLocation?) {
        guard RunningCase.current == nil else { return }
        let attachment = Attachment(file.bytes, named: file.name)
        if let place {
            Attachment.record(attachment, sourceLocation: SourceLocation(place))
        } else {
            Attachment.record(attachment)
        }
    }

    /// The message of a failure of an XCTest case, with the lines that follow it.
    static func message(of failure: TUIFailure, in run: TestRun) -> String {
        ([failure.messageWithCallers] + run.takeClosingLines()).joined(separator: "\n")
    }

    /// The recorder and the pictures, which hear of tests and add to their failures.
    private static let registrations = Lock<[TUIEventListener]>([])

    /// True if a failure is being recorded here that shows its screen itself.
    @TaskLocal static var isRecording = false
}

extension SourceLocation {
    /// A place in a test, in the library's type.
    init(_ place: TUISourceLocation) {
        self.init(
            fileID: place.fileID, filePath: place.filePath ?? place.fileID, line: place.line, column: place.column ?? 1)
    }
}
