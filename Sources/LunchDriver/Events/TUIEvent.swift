public import LunchElements
public import LunchWire

/// An event of a test, or between a test and an app.
public struct TUIEvent: Sendable {
    /// The kind of an event, with its details.
    public enum Kind: Sendable {
        /// A case of a test has begun. In Swift Testing, only a test with the trait `.lunch` tells this.
        case testBegan

        /// The test library records an issue of the test; what it adds to a `failed` of Lunch is that the test knows of it.
        case testIssue(TUIIssue)

        /// A case of a test is over, and the apps that it launched have ended.
        case testEnded(TUIVerdict)

        /// A step has begun.
        case began

        /// The program of an app has started.
        case launched(TUILaunch)

        /// Input was sent to the app.
        ///
        /// Input that may turn out to be secret is reported later, once the app has settled, with the time at which it
        /// was sent.
        case sent(TUIInput)

        /// The program has written to its terminal; only a listener that hears output is told.
        case output(TUIOutput)

        /// The app has published a frame, between two pieces of its output; only a listener that hears output is told.
        case committed(TUICommit)

        /// The terminal has got another size.
        case resized(TUIResize)

        /// The app has settled on a frame; `settling` is how sure that is, and what the program waits for.
        case settled(TUIFrame)

        /// A failure was found; if it belongs to a step, the step ends next.
        case failed(TUIFailure)

        /// A step has ended.
        case ended(TUIOutcome)

        /// The program has ended, by itself or through the test.
        case exited(TUIExit)
    }

    /// The time of the event.
    public let time: ContinuousClock.Instant

    /// The step that the event belongs to; nil if the event belongs to no step, such as the end of a program.
    public let step: TUIStep?

    /// The test: the one that runs where a step was begun, or the one that launched the app; nil if nobody knows.
    public let test: TUITest?

    /// The name of the app; empty if the event concerns no app.
    public let app: String

    /// The number of the app's launch, which tells two apps of one program apart; nil if there is no launch yet.
    public let launch: Int?

    /// The kind of the event.
    public let kind: Kind
}

/// The outcome of a step.
public struct TUIOutcome: Sendable {
    /// The time that the step took.
    public let duration: Duration

    /// The last frame on which the app settled during the step; nil if the app did not settle.
    public let frame: TUIFrame?

    /// The frame before an action: the last one before its first input was sent; nil if the step is no action, or if the app
    /// had shown none.
    public let frameBefore: TUIFrame?

    /// The element that the step acted on, in the frame in which it was found; nil if there is none.
    public let element: TUIElementSnapshot?

    /// The cell at which the mouse was used, the last one if there were several; nil if it was not used.
    public let cell: CellPoint?

    /// The answer or the value that the step returned to the test, as Swift source with secrets masked; nil if there is
    /// none.
    public let answer: String?

    /// The failure of the step; nil if the step did not fail.
    public let failure: TUIFailure?
}
