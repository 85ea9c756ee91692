@_spi(Lunch) import LunchWire

/// The failures of one launch that have been reported to its test, each kind separately.
///
/// A failure has been reported to a test once an issue about it has passed the test library, known or not. An error
/// reports nothing while it is under way: the library may put it into an issue, or the test may catch it.
///
/// ```
///            thrown              an issue tells
///  nothing ─────────► under way ────────────────► told ◄── recorded, where nothing can be thrown
///     │               │   │  ▲                     ▲
///     │  found at the │   │  └─ thrown again ─┐    │ found at the end,
///     │  end          ▼   │ lost              │    │ or an issue tells
///     │             kept  └──────────────► caught ─┤
///     │               └── lost, or the test is over┤
///     └── found at the end ────────────────────────┘
/// ```
///
/// | in | thrown | told | lost | found at the end |
/// | --- | --- | --- | --- | --- |
/// | nothing known | under way | told | | told, now |
/// | under way | under way, once more | told | caught, if no other error is under way | kept |
/// | kept | kept, once more | told | told, now, if no other error is under way | |
/// | caught | under way, and caught | told | | told, now |
/// | told | | | | |
final class ToldFailures: Sendable {
    /// A function that reports a failure that was found at the end.
    typealias Telling = @Sendable () -> Void

    fileprivate struct State {
        var told: Set<TUIFailureKind> = []
        /// The kinds of failures that were thrown and then caught.
        var caught: Set<TUIFailureKind> = []
        /// The number of errors of each kind that may still reach the test library.
        var underWay: [TUIFailureKind: Int] = [:]
        /// The findings at the end while an error of that kind was under way.
        var kept: [TUIFailureKind: Telling] = [:]
    }

    private let state = Lock(State())

    /// Returns true if a failure of a kind has been reported to the test.
    func contains(_ kind: TUIFailureKind) -> Bool { state.withLock { $0.told.contains(kind) } }

    /// Returns true if the test has caught an error of a kind, and no issue has reported it.
    func isCaught(_ kind: TUIFailureKind) -> Bool { state.withLock { $0.caught.contains(kind) } }

    /// True if something was found which an error under way may report.
    var isKeeping: Bool { state.withLock { !$0.kept.isEmpty } }

    /// An error was thrown.
    func noteThrown(_ kind: TUIFailureKind) { state.withLock { $0.underWay[kind, default: 0] += 1 } }

    /// An issue about it has passed the test library.
    func note(_ kind: TUIFailureKind) { state.withLock { $0.note(kind) } }

    /// An error is gone; returns the function to call now that nothing else reports it.
    ///
    /// - Parameter isTold: true if the test library has put the error into an issue.
    func noteGone(_ kind: TUIFailureKind, isTold: Bool) -> Telling? {
        state.withLock { state in
            state.underWay[kind, default: 1] -= 1
            if isTold { state.note(kind) }
            guard !state.told.contains(kind), state.underWay[kind] == 0 else { return nil }
            state.caught.insert(kind)
            return state.take(kind)
        }
    }

    /// A failure was found at the end. Returns the function if it must be called now.
    func found(_ kind: TUIFailureKind, _ tell: @escaping Telling) -> Telling? {
        state.withLock { state in
            guard !state.told.contains(kind), state.kept[kind] == nil else { return nil }
            state.kept[kind] = tell
            return state.underWay[kind, default: 0] == 0 ? state.take(kind) : nil
        }
    }

    /// Takes the findings that are kept, since the test is over and no error of it reaches the library any more.
    func takeKept() -> [Telling] {
        state.withLock { state in state.kept.keys.sorted { "\($0)" < "\($1)" }.compactMap { state.take($0) } }
    }
}

extension ToldFailures.State {
    fileprivate mutating func note(_ kind: TUIFailureKind) {
        told.insert(kind)
        caught.remove(kind)
        kept[kind] = nil
    }

    fileprivate mutating func take(_ kind: TUIFailureKind) -> ToldFailures.Telling? {
        guard let tell = kept.removeValue(forKey: kind) else { return nil }
        note(kind)
        return tell
    }
}
