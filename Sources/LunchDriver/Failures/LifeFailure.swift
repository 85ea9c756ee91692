import LunchProcess

/// The reason why there is no app to act on, or the remains of an ended one.
enum LifeFailure: Sendable {
    /// The app was not launched, and does not represent exactly one of the test's launched apps, which are listed.
    case notLaunched(TestApplications)
    case ended(ExitStatus)
    /// The test itself has ended the app.
    case endedByTest
    /// Lunch has ended the app at the end of the test that launched it at this place.
    case endedWithTest(String?, at: TUISourceLocation)
    /// The app ended in a way that nothing in the test that launched it has reported.
    case endedUnasked(ExitStatus, of: (any LaunchOwner)?)
    /// A question was answered with "no" without a look at the app, because of this failure.
    indirect case unanswered(TUIFailure)
    /// The app could not be ended: these processes are left.
    case left([ChildProcess.Remnant])

    var kind: TUIFailureKind {
        switch self {
        case .notLaunched, .ended, .endedByTest, .endedWithTest, .endedUnasked: .notRunning
        case .unanswered(let failure): failure.kind
        case .left: .notEnded
        }
    }
}

/// The apps that a test has launched, if a message must list which of them a `TUIApplication` may mean.
struct TestApplications: Sendable {
    /// An app: its name, its screen, and the place of its launch.
    struct Entry: Sendable {
        var name: String
        var screen: String
        var place: TUISourceLocation?
    }

    /// The apps that are the same program.
    var candidates: [Entry] = []

    /// The apps that are another program, if none is the same.
    var others: [Entry] = []

    /// The apps that have ended because nothing referred to them, if none is the same.
    var dropped: [Entry] = []
}
