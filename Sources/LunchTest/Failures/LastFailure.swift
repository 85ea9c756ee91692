import LunchDriver
import LunchWire

/// The last failure that the driver has recorded in a test, so that what only follows from it is not told once more.
final class LastFailure: Sendable {
    private struct Recorded {
        let failure: TUIFailure

        /// The number of times the test's apps had been asked something until then.
        let questionCount: Int

        /// The task that asked: another that runs the same line asks for itself.
        let task: Int?

        /// True if it fails the test: not if it is a known issue.
        var isCounted: Bool
    }

    private let recorded = Lock<Recorded?>(nil)

    /// Notes a failure that is about to be recorded.
    func note(_ failure: TUIFailure, of owner: any LaunchOwner, isCounted: Bool) {
        let count = RunningApplications.questionCount(of: owner)
        let task = Self.task
        recorded.withLock { $0 = Recorded(failure: failure, questionCount: count, task: task, isCounted: isCounted) }
    }

    /// Returns true if it fails the test, once the library has told.
    func setCounted(_ isCounted: Bool) { recorded.withLock { $0?.isCounted = isCounted } }

    /// Returns true if a failed expectation follows from it: a property could not be read in its line, and nothing was asked since.
    ///
    /// One expectation at most does: the next that fails in this line has not read that property.
    func explains(_ owner: any LaunchOwner, _ isItsLine: (TUISourceLocation) -> Bool) -> Bool {
        guard let last = recorded.withLock(\.self), last.isCounted else { return false }
        let follows =
            last.questionCount == RunningApplications.questionCount(of: owner) && last.task == Self.task
            && last.failure.places.contains(where: isItsLine)
        if follows { recorded.withLock { $0 = nil } }
        return follows
    }

    /// The task that runs here, as long as it runs; nil if none does.
    private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
