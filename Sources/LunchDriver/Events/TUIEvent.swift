public import LunchElements
public import LunchWire

/// An event of a test or of an app, such as a key press or a change of the screen. Listeners receive it (see ``TUIEvents``).
public struct TUIEvent: Sendable {
    /// A kind of event, with its details.
    public enum Kind: Sendable {
        // Large values are kept apart: an event is copied often.

        /// A test, or one case of a parameterized test, has begun. In Swift Testing, only a test with the trait
        /// `.lunch` reports this event.
        case testBegan

        /// The test library (XCTest or Swift Testing) has recorded an issue in the test, such as a failed expectation.
        /// In Swift Testing, only a test with the trait `.lunch` reports this event.
        ///
        /// If the issue is a failure that Lunch found, listeners also receive the event `failed`.
        indirect case testIssue(TUIIssue)

        /// A test, or one case of a parameterized test, has ended, and so have the apps that it launched. The value is
        /// the result of the test. In Swift Testing, only a test with the trait `.lunch` reports this event.
        case testEnded(TUIVerdict)

        /// A step of the test, such as an action or a wait, has begun. The event's property `step` contains the step.
        case began

        /// The program of an app has started.
        indirect case launched(TUILaunch)

        /// The test has sent input to the app: keys, text, mouse events, a change of the terminal's size, or a request
        /// such as `show(_:)`.
        ///
        /// Listeners receive the event at the end of the step. If it is not known by then whether the input is secret
        /// (for example a password), they receive it later: during the next step that waits for the app, or at the
        /// latest when the app has ended. The event's `step` is then that later step. The `time` of the event is always
        /// the time at which the input was sent.
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
        indirect case committed(TUICommit)

        /// The size of the terminal has changed.
        case resized(TUIResize)

        /// The app has [settled](doc:HowLunchWorks). The value is the frame that the app shows.
        ///
        /// The event is reported only while Lunch waits for the app, as most steps do. The property `settling` of the
        /// frame describes how certain it is that the app has settled.
        case settled(TUIFrame)

        /// Lunch has found a failure. If it is the failure of a step, the next event of this step is `ended`.
        indirect case failed(TUIFailure)

        /// A step of the test has ended. The value is the outcome of the step. The event's property `step` contains the step.
        indirect case ended(TUICommandResult)

        /// The program has ended. The value is the exit status of the program; nil if the status is unknown.
        case exited(TUIExitStatus?)
    }

    /// The time at which the event happened.
    public let time: ContinuousClock.Instant

    /// The step of the test during which the event happened; nil if no step was in progress.
    ///
    /// For the events `output`, `committed`, `resized` and `exited`, the value is always nil. For the event `sent`, it
    /// is the step during which listeners receive the event.
    public let step: TUIStep?

    let source: EventSource

    /// The test that the event belongs to: the test that performs the step, or else the test that launched the app; nil
    /// if it is unknown.
    public var test: TUITest? { source.test }

    /// The number of the test that the event belongs to (see ``TUITest``); nil if it is unknown.
    package var testNumber: Int? { source.test?.id }

    /// The name of the app, which is the file name of its program; empty if the event concerns no app, or an app that
    /// has not been launched yet.
    public var app: String { source.app }

    /// The number of the app's launch (see ``TUILaunch/number``); nil if the event concerns no app, or an app that has
    /// not been launched yet.
    ///
    /// The number distinguishes two apps with the same name.
    public var launch: Int? { source.launch }

    /// The texts that the app's launch declares to be secret, so that a recorder knows them before the launch itself.
    package var secrets: [String] { source.secrets }

    /// True if the event may show input that is not to be seen: the terminal did not show it, or a secure field got it.
    package var mayShowSecrets = false

    /// The last errors that the program wrote to its standard error, if it has ended.
    package var standardError: [UInt8] = []

    /// True if Lunch ended the program, which did not crash in the meantime.
    package var isByLunch = false

    /// The kind of the event, with its details.
    public let kind: Kind
}

/// The result of a command, or of a named part of a test.
public struct TUICommandResult: Sendable {
    /// The time between the beginning and the end of the step.
    public let duration: Duration

    /// The frame that the app showed when it last [settled](doc:HowLunchWorks) during the step; nil if it did not
    /// settle during the step.
    ///
    /// If the step contains other steps, frames on which the app settled during those steps do not count.
    public let frame: TUIFrame?

    /// The last frame before the step acted on the app, for example with a key press or a change of the terminal's size.
    ///
    /// The value is nil if the step is not of the kind `action`, or if the app had not been launched.
    public let frameBefore: TUIFrame?

    /// The element that the step acted on, as the element was when it was found; nil if the step acted on no element.
    public let element: TUIElementSnapshot?

    /// The cell at which the step last used the mouse; nil if it did not use the mouse.
    public let cell: CellPoint?

    /// The value that the step returned to the test, without what is secret; nil where `answer` is nil.
    package let value: LunchJSON?

    /// The value that the step returned to the test, as text with secrets masked, for example `"Save"` or `true`.
    ///
    /// A string is in quotation marks, and is truncated to 80 characters. The answer is nil if the step failed, returned no
    /// value, or returned a frame or a snapshot. It is also nil for a named part of a test (see `TUIStep.Kind.activity`).
    public var answer: String? { value.map(ShownText.literal) }

    /// The failure of the step; nil if the step did not fail.
    public let failure: TUIFailure?
}
