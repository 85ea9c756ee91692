import LunchDriver
import LunchWire

/// The way in which a visit launches the app, as far as it differs from what was asked for.
struct Plan: Hashable, Sendable {
    /// The value that represents a part of the launch.
    enum Part: Hashable, Sendable {
        /// As whoever checks the app has said.
        case asAsked
        case nothing
        case text(String)

        func value(_ asked: String?) -> String? {
            switch self {
            case .asAsked: asked
            case .nothing: nil
            case .text(let text): text
            }
        }
    }

    var screen = Part.asAsked
    var userInfo = Part.asAsked
    /// True if the user info is in a file, however short it is.
    var putsUserInfoInFile = false
    /// True if a test is there, whose token the app is given.
    var hasToken = true
    var isClockVirtual = false
    var wantsCatalog = false
    var size: CellSize?
    var keepsErrorsApart = true
}

extension Plan {
    /// Time is stopped, if the app has a clock for that: then it changes because of input alone.
    static let still = Plan(isClockVirtual: true)

    /// The plan without any variable of Lunch in the environment.
    static let bare = Plan(screen: .nothing, userInfo: .nothing, hasToken: false)

    /// The variables of the program, and the text of its file of user info.
    func environment(
        of subject: Subject, token: String, userInfoFile file: String, home: TemporaryHome?
    ) -> ProgramEnvironment {
        var launch = subject.launch
        launch.screen = screen.value(subject.screen)
        launch.userInfo = userInfo.value(subject.userInfo).map { .text($0) }
        if isClockVirtual { launch.clock = .virtual }
        if wantsCatalog { launch.environment[LaunchKeys.catalog] = "1" }
        var environment = ProgramEnvironment(
            launch, tester: subject.tester, token: token, userInfoFile: file, home: home)
        if !hasToken { environment.variables[LaunchKeys.token] = nil }
        if putsUserInfoInFile, let text = environment.variables[LaunchKeys.userInfo] {
            environment.variables[LaunchKeys.userInfo] = LaunchKeys.userInfoReference(to: file)
            environment.fileText = environment.fileText ?? text
        }
        return environment
    }
}
