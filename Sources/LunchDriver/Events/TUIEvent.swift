public import LunchElements

/// Something that happens between a test and an app.
public struct TUIEvent: Sendable {
    /// The kinds of events, each with what belongs to it.
    public enum Kind: Sendable {
        /// A step begins.
        case began

        /// Input was sent, in words as they stand in messages: `key Return`. No secret stands in them.
        ///
        /// An input that may turn out to be secret is told once the app has settled on it, with the time at which it was sent.
        case sent(String)

        /// The app has settled, and this is what it shows.
        case settled(TUIFrame)

        /// Something failed; of a step, it ends next.
        case failed(TUIFailure)

        /// A step is over.
        case ended(TUIOutcome)

        /// The program has ended, by itself or because the test ends it, in words: `left with status 0`.
        case exited(String)
    }

    /// When it happened.
    public let time: ContinuousClock.Instant

    /// The step to which it belongs; nil if it happens by itself, as the end of a program may.
    public let step: TUIStep?

    /// The name of the app; empty if no app is in question.
    public let app: String

    /// The kind of the event.
    public let kind: Kind
}

/// The outcome of a step.
public struct TUIOutcome: Sendable {
    /// The time that the step took.
    public let duration: Duration

    /// The last frame on which the app settled during the step; nil if it did not.
    public let frame: TUIFrame?

    /// The answer, or the value that was read, as it would be written in a test; nil if nothing was. A secret is masked.
    public let answer: String?

    /// The failure of the step; nil if it did not fail.
    public let failure: TUIFailure?
}
