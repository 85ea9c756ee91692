@_spi(Lunch) import LunchWire

/// The last failure that the driver has recorded in a test, so that a failure that only follows from it is not reported too.
///
/// It explains one expectation at most: the next that fails in its line has not read that property.
final class LastFailure: Sendable {
    /// A moment in a test: between two that are equal nothing was asked, and the same task runs.
    struct Moment: Equatable, Sendable {
        /// The number of times the test's apps had been asked something until then.
        let questionCount: Int
        /// The task that asked: another that runs the same line asks for itself.
        let task: Int?
    }

    private struct Entry {
        let moment: Moment
        let places: @Sendable () -> [TUISourceLocation]

        /// True if it fails the test: not if it is a known issue.
        var isCounted: Bool
    }

    private let last = Lock<Entry?>(nil)

    /// A failure with these places is about to be recorded.
    func note(at moment: Moment, isCounted: Bool, places: @escaping @Sendable () -> [TUISourceLocation]) {
        last.withLock { $0 = Entry(moment: moment, places: places, isCounted: isCounted) }
    }

    /// The library has reported whether it fails the test.
    func setCounted(_ isCounted: Bool) { last.withLock { $0?.isCounted = isCounted } }

    /// Returns true if an expectation that fails at a moment only follows from it, once.
    func explains(_ moment: Moment, _ isItsLine: (TUISourceLocation) -> Bool) -> Bool {
        last.withLock { last in
            guard let entry = last, entry.isCounted, entry.moment == moment, entry.places().contains(where: isItsLine)
            else { return false }
            last = nil
            return true
        }
    }
}
