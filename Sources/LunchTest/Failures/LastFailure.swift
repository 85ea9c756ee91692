import LunchDriver
@_spi(Lunch) import LunchWire

/// The last failure that the driver has recorded in a test, so that what only follows from it is not told once more.
final class LastFailure: Sendable {
    private let recorded = Lock(Account.Recorded())

    /// Notes a failure that is about to be recorded.
    func note(_ failure: TUIFailure, of owner: any LaunchOwner, isCounted: Bool) {
        let moment = Self.moment(of: owner)
        recorded.withLock { $0.note(at: moment, isCounted: isCounted) { failure.places } }
    }

    /// Returns true if it fails the test, once the library has told.
    func setCounted(_ isCounted: Bool) { recorded.withLock { $0.setCounted(isCounted) } }

    /// Returns true if a failed expectation follows from it: a property could not be read in its line, and nothing was asked since.
    func explains(_ owner: any LaunchOwner, _ isItsLine: (TUISourceLocation) -> Bool) -> Bool {
        let moment = Self.moment(of: owner)
        return recorded.withLock { $0.explains(moment, isItsLine) }
    }

    /// The moment in a test, with the task that runs here; without one if none does.
    private static func moment(of owner: any LaunchOwner) -> Account.Recorded.Moment {
        let task = withUnsafeCurrentTask { $0?.hashValue }
        return Account.Recorded.Moment(questionCount: RunningApplications.questionCount(of: owner), task: task)
    }
}
