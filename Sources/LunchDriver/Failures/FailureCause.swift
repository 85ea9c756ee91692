/// The cause of a failure: a family of failures each, with a separate file, whose words are in `Words`.
enum FailureCause: Sendable {
    /// An element cannot be found, reached or read.
    case element(ElementFailure)
    /// Input cannot be told to the app.
    case input(InputFailure)
    /// The app does not run, or could not be ended.
    case life(LifeFailure)
    /// The app does not settle.
    case settling(SettlingFailure)
    /// Time cannot be advanced.
    case clock(ClockFailure)
    /// The app did not open as it was asked to.
    case launch(LaunchFailure)
    /// An expectation was not met.
    case expectation(ExpectationFailure)
    /// The test failed on its own; these are the last questions that it asked of the app, all of one frame.
    case asked([Question])
    /// The app broke the protocol, in these ways.
    case violation([ProtocolViolation])
    /// Something else, whose description specifies what.
    case other(any Error)

    var kind: TUIFailureKind {
        switch self {
        case .element(let failure): failure.kind
        case .input(let failure): failure.kind
        case .life(let failure): failure.kind
        case .settling(let failure): failure.kind
        case .clock(let failure): failure.kind
        case .launch: .launch
        case .expectation(let failure): failure.kind
        case .asked: .expectation
        case .violation: .protocolViolation
        case .other: .other
        }
    }
}

/// An error whose description shows the screen, so that a message need not show it again.
package protocol ShowsScreen: Error {}
