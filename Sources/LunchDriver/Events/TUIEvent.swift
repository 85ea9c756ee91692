public import LunchElements
public import LunchWire

/// An event that reports an action of a test, or a change of an app.
public struct TUIEvent: Sendable {
    /// A kind of event, with its details.
    public enum Kind: Sendable {
        /// A test has begun. In Swift Testing, only a test with the trait `.lunch` reports this event.
        case testBegan

        /// The test library has recorded an issue of the test.
        ///
        /// A failure that Lunch found is also reported by `failed`.
        case testIssue(TUIIssue)

        /// A test has ended, and so have the apps that it launched.
        case testEnded(TUIVerdict)

        /// A step of the test, such as an action or a wait, has begun.
        case began

        /// The program of an app has started.
        case launched(TUILaunch)

        /// Input was sent to the app.
        ///
        /// If it is not yet known whether the input is secret, the event is reported later. The listener then receives
        /// it once the app has settled (has handled its input and has nothing left to draw). The `time` of the event is
        /// always the time at which the input was sent.
        case sent(TUIInput)

        /// The program has written to its terminal.
        ///
        /// Only a listener that was added with the argument `hearsOutput: true` receives this event. See
        /// ``TUIEvents/addListener(hearsOutput:_:)``.
        case output(TUIOutput)

        /// The app has published a frame: it has drawn its screen, and has sent the elements of the screen to the test.
        ///
        /// Only a listener that was added with the argument `hearsOutput: true` receives this event. See
        /// ``TUIEvents/addListener(hearsOutput:_:)``.
        case committed(TUICommit)

        /// The size of the terminal has changed.
        case resized(TUIResize)

        /// The app has settled: it has handled its input and has nothing left to draw. The value is the frame that it
        /// shows.
        ///
        /// The property `settling` of the frame is the certainty that the app has settled.
        case settled(TUIFrame)

        /// A failure was found. If the failure is part of a step, the next event is the end of the step.
        case failed(TUIFailure)

        /// A step of the test has ended. The value is the outcome of the step.
        case ended(TUIOutcome)

        /// The program has ended. The value is nil if its exit status is unknown.
        case exited(TUIExitStatus?)
    }

    /// The time at which the event happened.
    public let time: ContinuousClock.Instant

    /// The step of the test during which the event happened; nil if no step was in progress, for example at the end of
    /// a program.
    public let step: TUIStep?

    /// The test that performs the step, or that launched the app; nil if it is unknown.
    public let test: TUITest?

    /// The name of the app; empty if the event concerns no app.
    public let app: String

    /// The number of the app's launch; nil if the event concerns no app, or an app that has not started yet.
    ///
    /// The number distinguishes two apps with the same name.
    public let launch: Int?

    /// The texts that the app's launch declares to be secret, so that a recorder knows them before the launch itself.
    package var secrets: [String] = []

    /// True if the event may show input that is not to be seen: the terminal did not show it, or a secure field got it.
    package var mayShowSecrets = false

    /// The kind of the event, with its details.
    public let kind: Kind
}

/// The outcome of a step of a test.
public struct TUIOutcome: Sendable {
    /// The time between the beginning and the end of the step.
    public let duration: Duration

    /// The last frame of an app that settled during the step; nil if the app did not settle during the step.
    ///
    /// An app has settled when it has handled its input and has nothing left to draw.
    public let frame: TUIFrame?

    /// The last frame before the step sent its first input.
    ///
    /// The value is nil if the step sent no input, or if the app had shown no frame.
    public let frameBefore: TUIFrame?

    /// The element that the step acted on, in the frame in which it was found; nil if there is none.
    public let element: TUIElementSnapshot?

    /// The cell at which the step last used the mouse; nil if it did not use the mouse.
    public let cell: CellPoint?

    /// The value that the step returned to the test, as Swift source code with secrets masked; nil if it returned none.
    public let answer: String?

    /// The failure of the step; nil if the step did not fail.
    public let failure: TUIFailure?
}
