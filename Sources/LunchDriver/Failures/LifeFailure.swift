import LunchProcess

/// Why there is no app to act on, or what is left of one.
enum LifeFailure: Sendable {
    case notLaunched
    case ended(ExitStatus)
    /// It ended in a way of which nothing in the test has told.
    case endedUnasked(ExitStatus)
    /// A question was answered with "no" although nobody could look, because of this.
    indirect case unanswered(TUIFailure)
    /// It could not be ended: this is left.
    case left([ChildProcess.Remnant])

    var kind: TUIFailureKind {
        switch self {
        case .notLaunched, .ended, .endedUnasked: .notRunning
        case .unanswered(let failure): failure.kind
        case .left: .notEnded
        }
    }
}
