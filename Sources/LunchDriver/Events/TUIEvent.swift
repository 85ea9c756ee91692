public import LunchElements

/// An event between a test and an app.
public struct TUIEvent: Sendable {
    /// The kind of an event, with its details.
    public enum Kind: Sendable {
        /// A step has begun.
        case began

        /// Input was sent to the app, in the words of messages: `key Return`. Secrets are left out.
        ///
        /// An input that may turn out to be secret is reported once the app has settled after it, with the time of its
        /// sending.
        case sent(String)

        /// The app has settled on a frame.
        case settled(TUIFrame)

        /// A failure was found; if it belongs to a step, the step ends next.
        case failed(TUIFailure)

        /// A step has ended.
        case ended(TUIOutcome)

        /// The program has ended, by itself or through the test; the text tells its end: `left with status 0`.
        case exited(String)
    }

    /// The time of the event.
    public let time: ContinuousClock.Instant

    /// The step that the event belongs to; nil if it belongs to none, such as the end of a program.
    public let step: TUIStep?

    /// The name of the app; empty if the event concerns no app.
    public let app: String

    /// The kind of the event.
    public let kind: Kind
}

/// The outcome of a step.
public struct TUIOutcome: Sendable {
    /// The time that the step took.
    public let duration: Duration

    /// The last frame on which the app settled during the step; nil if there was none.
    public let frame: TUIFrame?

    /// The answer or the value that the step read, as Swift source; nil if it read none. Secrets are masked.
    public let answer: String?

    /// The failure of the step; nil if it did not fail.
    public let failure: TUIFailure?
}
