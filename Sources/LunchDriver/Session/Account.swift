import LunchProcess

/// The ledger of one launch: what the test has been told of it, and what it has asked.
///
/// A test has been told of something once an issue about it has passed the test library, known or not. An error tells
/// nobody as long as it is under way: the library may put it into an issue, or the test may catch it.
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
/// Each kind of failure goes this way by itself. As a table:
///
/// | in | thrown | told | lost | found at the end |
/// | --- | --- | --- | --- | --- |
/// | nothing known | under way | told | | told, now |
/// | under way | under way, once more | told | caught, if no other error is under way | kept |
/// | kept | kept, once more | told | told, now, if no other error is under way | |
/// | caught | under way, and caught | told | | told, now |
/// | told | | | | |
///
/// Two more ledgers belong to it. `Unanswered` is that of an app, over the questions that could not be answered: the end of
/// the app tells of the first one. `Recorded` is that of a test, over the failures that were recorded in it: what only
/// follows from the last one is not told once more. A failure that comes when no test takes any more goes to nobody's
/// ledger; it fails the process.
package struct Account: Sendable {
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

    /// True if the test has asked whether the program ended.
    private(set) var isEndAsked = false

    /// True if the test has asked how the program ended: it was told the status.
    private var isStatusAsked = false

    /// True if it did not open: the error that the launch throws tells of all that went wrong with it.
    private(set) var hasFailedToLaunch = false

    /// True if the end was asked for: how the program ends is no news then.
    private(set) var isEnding = false

    /// True if the end was asked for while the program ran.
    private(set) var isEndedByTest = false

    /// True if a message was left unread because of that: none behind it means anything.
    private(set) var hasDroppedMessage = false
}

/// The failures of a launch, each kind by itself.
extension Account {
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
    /// - Parameter isTold: whether the test library has put the error into an issue.
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

/// The end of a launch: what a test has asked about it, and what it should know and does not.
extension Account {
    /// The test has asked whether the program ended, and maybe how.
    mutating func noteEndAsked(withStatus: Bool) {
        isEndAsked = true
        if withStatus { isStatusAsked = true }
    }

    /// The launch has failed.
    mutating func noteFailedLaunch() { hasFailedToLaunch = true }

    /// The end was asked for.
    mutating func noteEndRequested(whileRunning isRunning: Bool) {
        if !isEnding, isRunning { isEndedByTest = true }
        isEnding = true
    }

    /// A message was left unread because of that.
    mutating func noteDroppedMessage() { hasDroppedMessage = true }

    /// The most important thing that has gone wrong with an app, of which its test has not been told.
    enum Untold: Equatable {
        /// It broke the protocol.
        case broken([ProtocolViolation])
        /// It ended, and nobody asked.
        case ended(ExitStatus)
        /// It has not handled what was sent to it.
        case hangs
    }

    /// The state that an app is to reach before it is ended.
    enum Goal: Equatable {
        /// It has handled what was sent to it.
        case handled
        /// It has settled as well: the test has found that it hangs, and has caught that.
        case settled
    }

    /// The state that an app is to reach before it is ended; nil if there is nothing to wait for any more.
    func goal(in life: Session.Life) -> Goal? {
        if life.isOver || hasFailedToLaunch || told.contains(.unsettled) { return nil }
        return isHungUnnoticed ? .settled : .handled
    }

    /// The thing that the test is to be told of an app before it is ended; nil if it knows all.
    ///
    /// - Parameter publishes: true if the app publishes its elements, so that an end with status 0 is told if it has kept the test from
    ///   something, and the test has caught the error. Another program is done then.
    func untold(in life: Session.Life, isHandled: Bool, publishes: Bool = false) -> Untold? {
        guard !hasFailedToLaunch else { return nil }
        if !life.violations.isEmpty, !told.contains(.protocolViolation) { return .broken(life.violations) }
        if let end = untoldEnd(life.status) { return .ended(end) }
        if publishes, life.status == .exited(0), !isEndAsked, caught.contains(.notRunning) { return .ended(.exited(0)) }
        return isHandled || told.contains(.unsettled) ? nil : .hangs
    }

    /// The crash that ended the app while it was hung up, unless the test knows.
    func untoldCrash(_ status: ExitStatus?) -> ExitStatus? {
        guard let status, status.isCrash, !hasFailedToLaunch else { return nil }
        return untoldEnd(status)
    }

    /// The end of the app, if it is one that a test should know of and does not.
    private func untoldEnd(_ status: ExitStatus?) -> ExitStatus? {
        guard let status, status != .exited(0), !told.contains(.notRunning) else { return nil }
        // Who has only asked whether it has ended expects it to leave by itself.
        if case .exited = status { return isEndAsked ? nil : status }
        return isStatusAsked ? nil : status
    }

    /// Returns true if the end of the app needs nobody who tells of it: a test has asked for it, or it is a failure by itself.
    func tellsOfEnd(_ status: ExitStatus?) -> Bool {
        !hasFailedToLaunch && (isEnding || isEndAsked || status != .exited(0))
    }

    /// True if it did not open, and no issue has told of that.
    var isRefusalCaught: Bool { hasFailedToLaunch && !told.contains(.launch) }
}

extension Account {
    /// The questions to an app that were answered with "no" although nobody could look.
    ///
    /// | in | could not be answered | answered, or the app is acted on | taken |
    /// | --- | --- | --- | --- |
    /// | none | first and last | | |
    /// | first and last | first, and another last | first | last |
    /// | first | first, and another last | | none |
    /// | last | first, and another last | none | last |
    struct Unanswered<Failure: Sendable>: Sendable {
        /// The reason of the first one since this was told; nil if there was none.
        private var first: Failure?

        /// The reason of the last question; nil if it was answered, or if something was done to the app since.
        private(set) var last: Failure?

        /// A question could not be answered.
        mutating func note(_ failure: Failure) {
            first = first ?? failure
            last = failure
        }

        /// A question was answered, or something is done to the app.
        mutating func moveOn() { last = nil }

        /// Takes the reason of the first one, once.
        mutating func take() -> Failure? {
            defer { first = nil }
            return first
        }
    }

    /// The last failure that was recorded in a test.
    ///
    /// It explains one expectation at most: the next that fails in its line has not read that property.
    package struct Recorded: Sendable {
        /// The moment in a test: nothing was asked between two that are equal, and the same task runs.
        package struct Moment: Equatable, Sendable {
            private let questionCount: Int
            private let task: Int?

            /// Creates a moment.
            ///
            /// - Parameters:
            ///   - questionCount: the number of times the test's apps had been asked something until then.
            ///   - task: the task that asked: another that runs the same line asks for itself.
            package init(questionCount: Int, task: Int?) {
                self.questionCount = questionCount
                self.task = task
            }
        }

        private struct Entry {
            let moment: Moment
            let places: @Sendable () -> [TUISourceLocation]

            /// True if it fails the test: not if it is a known issue.
            var isCounted: Bool
        }

        private var last: Entry?

        package init() {}

        /// A failure with these places is about to be recorded.
        package mutating func note(
            at moment: Moment, isCounted: Bool, places: @escaping @Sendable () -> [TUISourceLocation]
        ) {
            last = Entry(moment: moment, places: places, isCounted: isCounted)
        }

        /// The library has told whether it fails the test.
        package mutating func setCounted(_ isCounted: Bool) { last?.isCounted = isCounted }

        /// Returns true if an expectation that fails at a moment only follows from it, once.
        package mutating func explains(_ moment: Moment, _ isItsLine: (TUISourceLocation) -> Bool) -> Bool {
            guard let last, last.isCounted, last.moment == moment, last.places().contains(where: isItsLine) else {
                return false
            }
            self.last = nil
            return true
        }
    }
}
