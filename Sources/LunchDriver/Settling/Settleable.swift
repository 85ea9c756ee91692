package import LunchElements
package import LunchProcess

/// A program that is waited for until it settles: a session, a visit of `lunch check`, or one that a test has made up.
package protocol Settleable {
    /// The current time.
    var now: ContinuousClock.Instant { get }

    /// The facts about the program at this moment.
    var facts: SettlingFacts { get }

    /// Waits until the facts give an answer; nil if the deadline passes first.
    ///
    /// They are looked at once at the beginning and again after every change.
    func wait<Answer>(until deadline: ContinuousClock.Instant, _ look: (SettlingFacts) -> Answer?) -> Answer?

    /// Runs a function with the process, nil once nothing of it is left, while nothing is sent to it.
    func withProcess<Result>(_ body: ((any WatchedProcess)?) -> Result) -> Result

    /// Changes the record of when the program rests.
    func withRest<Result>(_ body: (inout Rest) -> Result) -> Result

    /// Commits the frame on which the program rests, according to the system; nil if anything was sent or received since.
    func rest(_ settling: TUISettling, _ waits: ThreadWaits, at traffic: Int) -> TUIFrame?

    /// Returns the frame on which the program pauses; nil if anything has gone either way since.
    func pausedFrame(at traffic: Int) -> TUIFrame?

    /// Commits the frame of a program about which the system reports nothing, if it has been quiet for a period; nil if it has
    /// not.
    func quietFrame(after period: Duration) -> TUIFrame?

    /// The frame that the program shows now, whether or not it has settled on it.
    var latestFrame: TUIFrame { get }

    /// Counts the input that the app has not acknowledged as lost, or, if that is unknown, as still to come.
    func concludeLoss(isKnown: Bool)

    /// Returns true if a signal stops the program, so that it never reports anything.
    func isHeldUp() -> Bool

    /// Returns true if another program runs in the app's place. From then on, the system reports when that one has settled.
    func isReplaced() -> Bool

    /// Gives up an app that waits for input and never settles; false if it has settled in the meantime.
    func concludeStandstill() -> Bool
}

extension Settleable {
    package func isReplaced() -> Bool { false }
}

/// The facts about a program that decide whether it has settled, at one moment.
package struct SettlingFacts: Sendable {
    /// The authority that reports when a program has settled.
    package enum Teller: Sendable {
        /// The app says so on its own.
        case app
        /// The system shows what its threads wait for.
        case system
        /// Nobody: there is nothing to wait for any more.
        case nobody
    }

    /// The authority that reports when the program has settled.
    package var teller: Teller

    /// The frame on which the app has settled by its own word; nil if it has not.
    package var settled: TUIFrame?

    /// True if input may have been lost on its way to an app that cannot be notified.
    package var isInDoubt = false

    /// True if the app has something left to do, and does not report that it works on it.
    package var isUnfinished = false

    /// The number of changes: frames, ends and, of a program that publishes no frames, outputs.
    package var changes: Int

    /// True if a message of the app is being read beside the session.
    package var isReading = false

    /// The time at which bytes last went either way.
    package var lastActivity: ContinuousClock.Instant

    /// True if the last input ends with an escape: a program waits for a while for more of a sequence.
    package var isAfterEscape = false

    /// True if the last input is the mouse's: a program waits for a while for another click.
    package var isAfterClick = false

    /// True if the terminal keeps the program from writing.
    package var isOutputStopped: Bool

    /// True if the program has ended.
    package var hasEnded: Bool

    /// The number of outputs, inputs and sizes.
    let traffic: Int

    /// The number of inputs, and the number that the judge of rest has received.
    let input: Int
    let judged: Int

    /// The number of bytes that the program has written.
    let written: Int

    /// The rest of the program, if nothing has gone either way since it was found.
    let known: Rest.Known?

    package init(
        _ rest: Rest, teller: Teller, changes: Int, lastActivity: ContinuousClock.Instant, isOutputStopped: Bool,
        hasEnded: Bool
    ) {
        self.teller = teller
        self.changes = changes
        self.lastActivity = lastActivity
        self.isOutputStopped = isOutputStopped
        self.hasEnded = hasEnded
        traffic = rest.traffic
        input = rest.input
        judged = rest.judged
        written = rest.written
        known = rest.known
    }
}
