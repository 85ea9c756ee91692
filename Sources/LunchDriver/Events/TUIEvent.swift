public import LunchElements

/// An event that reports an action of a test on an app, or a change of the app.
public struct TUIEvent: Sendable {
    /// A kind of event, with its details.
    public enum Kind: Sendable {
        /// A step of the test, such as an action or a wait, has begun.
        case began

        /// Input was sent to the app. The text describes the input with secrets masked, for example `key Return`.
        ///
        /// If it is not yet known whether the input is secret, the event is reported later. The listener then receives
        /// it once the app has settled (has handled its input and has nothing left to draw). The `time` of the event is
        /// always the time at which the input was sent.
        case sent(String)

        /// The app has settled: it has handled its input and has nothing left to draw. The value is the frame that it
        /// shows.
        case settled(TUIFrame)

        /// A failure was found. If the failure is part of a step, the next event is the end of the step.
        case failed(TUIFailure)

        /// A step of the test has ended. The value is the outcome of the step.
        case ended(TUIOutcome)

        /// The program has ended. The text describes the end, for example `left with status 0` for exit code 0.
        case exited(String)
    }

    /// The time at which the event happened.
    public let time: ContinuousClock.Instant

    /// The step of the test during which the event happened; nil if there is none, as for the end of a program.
    public let step: TUIStep?

    /// The name of the app; empty if the event concerns no app.
    public let app: String

    /// The kind of the event, with its details.
    public let kind: Kind
}

/// The outcome of a step of a test.
public struct TUIOutcome: Sendable {
    /// The time between the beginning and the end of the step.
    public let duration: Duration

    /// The last frame on which the app settled during the step; nil if there is none.
    ///
    /// An app has settled when it has handled its input and has nothing left to draw.
    public let frame: TUIFrame?

    /// The value that the step returned to the test, as Swift source code with secrets masked; nil if it returned none.
    public let answer: String?

    /// The failure of the step; nil if the step did not fail.
    public let failure: TUIFailure?
}
