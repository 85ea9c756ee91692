import LunchProcess

/// The reason why there is no app to act on, or what is left of one.
enum LifeFailure: Sendable {
    /// It was not launched, nor does it mean one app of the test that was: these are the test's apps.
    case notLaunched(TestApplications)
    case ended(ExitStatus)
    /// The test itself has ended it.
    case endedByTest
    /// Lunch has ended it with the test that launched it there, which is over.
    case endedWithTest(String?, at: TUISourceLocation)
    /// It ended in a way of which nothing in the test that launched it has told.
    case endedUnasked(ExitStatus, of: (any LaunchOwner)?)
    /// A question was answered with "no" although nobody could look, because of this.
    indirect case unanswered(TUIFailure)
    /// It could not be ended: this is left.
    case left([ChildProcess.Remnant])

    var kind: TUIFailureKind {
        switch self {
        case .notLaunched, .ended, .endedByTest, .endedWithTest, .endedUnasked: .notRunning
        case .unanswered(let failure): failure.kind
        case .left: .notEnded
        }
    }
}

/// The apps that a test has launched, if it is to be told which of them a `TUIApplication` may mean.
struct TestApplications: Sendable {
    /// An app: its name, its screen, and the place of its launch.
    struct Entry: Sendable {
        var name: String
        var screen: String
        var place: TUISourceLocation?
    }

    /// Those that are the same program.
    var candidates: [Entry] = []

    /// Those that are another program, if none is the same.
    var others: [Entry] = []

    /// Those that have ended because nothing referred to them, if none is the same.
    var dropped: [Entry] = []
}
