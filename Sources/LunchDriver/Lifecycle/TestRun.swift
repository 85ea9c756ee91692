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
    private let wasFailed = Atomic(false)

    /// True if an issue has failed the test so far.
    package var hasFailed: Bool { wasFailed.load(ordering: .acquiring) }

    package init(of owner: any LaunchOwner) { self.owner = owner }

    /// Tells listeners that the test begins.
    package func begin() { tell(.testBegan) }

    /// Tells listeners of an issue of the test.
    package func found(_ issue: @autoclosure () -> TUIIssue, isFailure: Bool = true) {
        if isFailure { wasFailed.store(true, ordering: .releasing) }
        tell(.testIssue(issue()))
    }

    /// Tells listeners that the test has ended.
    package func end(_ verdict: TUIVerdict) {
        tell(.testEnded(verdict))
        TestSecrets.forget(test.id)
        Transcript.forget(test.id)
    }

    private func tell(_ kind: @autoclosure () -> TUIEvent.Kind) {
        let listeners = TUIEvents.scoped
        guard TUIEvents.isHeard(.tests) || !listeners.isEmpty, !TUIEvents.isTelling else { return }
        EventSource(test: test, listeners: listeners).tell(kind(), of: StepScope.current?.step)
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

    /// Notes a failure that is about to be recorded, and that reports what was asked.
    ///
    /// - Parameter isCounted: true if it is known to fail the test.
    package func willRecord(_ failure: TUIFailure, isCounted: Bool) {
        last.note(at: moment, isCounted: isCounted) { failure.places }
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
