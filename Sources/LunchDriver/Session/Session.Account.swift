extension Session {
    /// The ledger of one launch: what the test has been told of it, and what it has asked.
    ///
    /// A test has been told of something once an issue about it has passed the test library, known or not. An error tells
    /// nobody as long as it is under way: the library may put it into an issue, or the test may catch it.
    ///
    /// | in | thrown | told | lost | found at the end |
    /// | --- | --- | --- | --- | --- |
    /// | nothing known | under way | told | | told, now |
    /// | under way | under way, once more | told | caught, if no other error is under way | kept |
    /// | kept | kept, once more | told | told, now, if no other error is under way | |
    /// | caught | under way, and caught | told | | told, now |
    /// | told | | | | |
    struct Account: Sendable {
        /// The function that tells of what was found at the end.
        typealias Telling = @Sendable () -> Void

        /// The kinds of failures of which the test has been told.
        private(set) var told: Set<TUIFailureKind> = []

        /// The kinds of failures that were thrown, and nobody has been told of them.
        private(set) var caught: Set<TUIFailureKind> = []

        /// The number of errors of each kind that may still reach the test library.
        private var underWay: [TUIFailureKind: Int] = [:]

        /// The findings at the end while an error of that kind was under way.
        private var kept: [TUIFailureKind: Telling] = [:]

        /// True if the test has asked how the program ended.
        var isEndAsked = false

        /// True if it did not open: the error that the launch throws tells of all that went wrong with it.
        var hasFailedToLaunch = false

        /// True if the end was asked for: how the program ends is no news then.
        var isEnding = false

        /// True if the end was asked for while the program ran.
        var isEndedByTest = false

        /// True if a message was left unread because of that: none behind it means anything.
        var hasDroppedMessage = false
    }
}

extension Session.Account {
    /// True if the test has found that the app hangs, and has caught the error.
    var isHungUnnoticed: Bool { caught.contains(.unsettled) }

    /// True if something was found of which an error that is under way may tell.
    var isKeeping: Bool { !kept.isEmpty }

    /// An error was thrown.
    mutating func noteThrown(_ kind: TUIFailureKind) { underWay[kind, default: 0] += 1 }

    /// An issue about it has passed the test library.
    mutating func noteTold(_ kind: TUIFailureKind) {
        told.insert(kind)
        caught.remove(kind)
        kept[kind] = nil
    }

    /// An error is gone; returns what is to be told now that nothing else tells of it.
    ///
    /// - Parameter isTold: true if the test library has put the error into an issue.
    mutating func noteGone(_ kind: TUIFailureKind, isTold: Bool) -> Telling? {
        underWay[kind, default: 1] -= 1
        if isTold { noteTold(kind) }
        guard !told.contains(kind), underWay[kind] == 0 else { return nil }
        caught.insert(kind)
        return takeKept(kind)
    }

    /// Something was found at the end; returns the function if it is to be called now.
    mutating func found(_ kind: TUIFailureKind, _ tell: @escaping Telling) -> Telling? {
        guard !told.contains(kind), kept[kind] == nil else { return nil }
        kept[kind] = tell
        return underWay[kind, default: 0] == 0 ? takeKept(kind) : nil
    }

    /// Takes what is kept, since the test is over and no error of it reaches the library any more.
    mutating func takeKept() -> [Telling] { kept.keys.sorted { "\($0)" < "\($1)" }.compactMap { takeKept($0) } }

    private mutating func takeKept(_ kind: TUIFailureKind) -> Telling? {
        guard let tell = kept.removeValue(forKey: kind) else { return nil }
        noteTold(kind)
        return tell
    }
}
