package import LunchElements
@_spi(Lunch) import LunchWire
import Synchronization

/// The life of a test from its beginning to its end, whichever library runs it.
///
/// An adapter of the library calls these functions: the trait for Swift Testing, the observer for XCTest.
package final class TestRun: Sendable {
    package let owner: any LaunchOwner

    package var test: TUITest { owner.test }

    private let last = LastFailure()
    /// The lines that have followed the message of an issue.
    private let closingLines = Lock<Set<String>>([])

    private let wasFailed = Atomic(false)

    /// True if an issue has failed the test so far.
    package var hasFailed: Bool { wasFailed.load(ordering: .acquiring) }

    package init(of owner: any LaunchOwner) { self.owner = owner }

    /// Runs a function as the test: apps that are launched in it, and failures that are found in it, belong to the test.
    @concurrent package func perform(_ body: @concurrent @Sendable () async throws -> Void) async rethrows {
        try await TUITest.$scoped.withValue(test) {
            try await FailureReporter.$scopedOwner.withValue(owner) { try await body() }
        }
    }

    /// Runs a function as a part of the test, on this thread.
    package func performing<Value>(_ body: () -> Value) -> Value {
        TUITest.$scoped.withValue(test) { FailureReporter.$scopedOwner.withValue(owner, operation: body) }
    }

    /// Notifies listeners that the test begins.
    package func begin() { tell(.testBegan, .tests) }

    /// Notifies listeners of an issue of the test.
    ///
    /// - Returns: the lines that follow the message of the issue. Each line is returned once.
    @discardableResult
    package func found(_ issue: @autoclosure () -> TUIIssue, isFailure: Bool = true) -> [String] {
        if isFailure { wasFailed.store(true, ordering: .releasing) }
        tell(.testIssue(issue()), .steps)
        return isFailure ? takeClosingLines() : []
    }

    /// Notifies listeners that the test has ended.
    package func end(_ verdict: TUIVerdict) {
        tell(.testEnded(verdict), .tests)
        TestSecrets.forget(test.id)
        Transcript.forget(test.id)
    }

    private func tell(_ kind: @autoclosure () -> TUIEvent.Kind, _ extent: TUIEvents.Extent) {
        let listeners = TUIEvents.scoped
        guard TUIEvents.isHeard(extent) || !listeners.isEmpty, !TUIEvents.isTelling else { return }
        EventSource(test: test, listeners: listeners).tell(kind(), of: StepScope.current?.step)
    }

    /// Takes the lines that follow the message of an issue which fails the test. Each line is taken once.
    package func takeClosingLines() -> [String] {
        let lines = test.closingLines
        return closingLines.withLock { shown in lines.filter { shown.insert($0).inserted } }
    }

    /// The last questions to the apps of the test, and their screens, as failures for an issue that Lunch has not found.
    ///
    /// - Parameter isFailure: true if the issue fails the test.
    package func evidence(
        isFailure: Bool, comparison: @autoclosure () -> WrittenComparison? = nil
    ) -> [TUIFailure] {
        RunningApplications.evidence(of: owner, isCounted: isFailure).map { failure in
            var failure = failure
            failure.comparison = comparison()
            return isFailure ? test.annotated(failure) : failure
        }
    }

    /// Notes a failure that is about to be recorded, and returns it with the lines of the annotators.
    ///
    /// - Parameter isCounted: true if it is known to fail the test.
    package func willRecord(_ failure: TUIFailure, isCounted: Bool) -> TUIFailure {
        last.note(at: moment, isCounted: isCounted) { failure.places }
        return test.annotated(failure)
    }

    /// Notes whether the failure that was recorded last fails the test.
    package func didRecord(isCounted: Bool) { last.setCounted(isCounted) }

    /// Returns true if a failed expectation only follows from the failure that was recorded last: in its line a property could not be
    /// read, and nothing was asked since.
    package func isExplained(_ isItsLine: (TUISourceLocation) -> Bool) -> Bool { last.explains(moment, isItsLine) }

    private var moment: LastFailure.Moment {
        LastFailure.Moment(
            questionCount: RunningApplications.questionCount(of: owner),
            task: withUnsafeCurrentTask { $0?.hashValue })
    }
}
