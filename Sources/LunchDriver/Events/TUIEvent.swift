public import LunchElements

/// An event between a test and an app.
public struct TUIEvent: Sendable {
    /// The kind of an event, with its details.
    public enum Kind: Sendable {
        /// A step has begun.
        case began

        /// Input was sent to the app; the text describes it as failure messages do, without secrets: `key Return`.
        ///
        /// Input that may turn out to be secret is reported later, once the app has settled, with the time at which it
        /// was sent.
        case sent(String)

        /// The app has settled on a frame.
        case settled(TUIFrame)

        /// A failure was found; if it belongs to a step, the step ends next.
        case failed(TUIFailure)

        /// A step has ended.
        case ended(TUIOutcome)

        /// The program has ended, by itself or through the test; the text describes the end: `left with status 0`.
        case exited(String)
    }

    /// The time of the event.
    public let time: ContinuousClock.Instant

    /// The step that the event belongs to; nil if the event belongs to no step, such as the end of a program.
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

    /// The last frame on which the app settled during the step; nil if the app did not settle.
    public let frame: TUIFrame?

    /// The answer or the value that the step returned to the test, as Swift source with secrets masked; nil if there is
    /// none.
    public let answer: String?

    /// The failure of the step; nil if the step did not fail.
    public let failure: TUIFailure?
}
