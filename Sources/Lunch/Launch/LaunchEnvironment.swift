import LunchWire

/// The launch that the environment variables of a process describe: the screen, its data, the locale and the time zone.
///
/// The variables of `LaunchKeys` are removed from the process's environment when they are first read, so that no child
/// process inherits them. In a release build they are not read, and every property is nil, unless the app opts in with
/// `Builds.all`.
public struct LaunchEnvironment: Sendable {
    /// The identifier of the requested screen; nil if no screen was requested.
    public let screen: String?

    /// The text of the user info: JSON, or `@` and the path of a file; nil if the launch has no user info.
    public let userInfo: String?

    /// The locale for the app; nil if the app should use the one of the system.
    public let locale: LaunchLocale?

    /// The identifier of the time zone for the app (`TZ`); nil if the app should use the one of the system.
    public let timeZone: String?

    /// True if time is to pass only as the test says that launched the app.
    let isClockVirtual: Bool

    /// True if the app is to print its screens and leave.
    let wantsCatalogue: Bool

    /// The secret of the test that launched the app; nil if no test did.
    let token: String?

    /// A variable that is probably meant to be a launch key; nil also where nothing else asks for a launch.
    let misspelling: MisspeltVariable?

    /// Reads a description of a launch from variables; a variable that is empty counts as absent.
    init(variables: [String: String]) {
        func value(_ key: String) -> String? { variables[key].flatMap { $0.isEmpty ? nil : $0 } }
        screen = value(LaunchKeys.screen)
        userInfo = value(LaunchKeys.userInfo)
        locale = value(LaunchKeys.locale).map(LaunchLocale.init)
        timeZone = value(LaunchKeys.timeZone)
        wantsCatalogue = value(LaunchKeys.catalogue) == "1"
        token = value(LaunchKeys.token)
        // Without a test nobody would let time pass.
        isClockVirtual = value(LaunchKeys.clock) == "virtual" && token != nil
        // An app that nobody launches in any way has nothing to do with such a variable.
        let isLaunched = LaunchKeys.environment.contains { value($0) != nil }
        misspelling = isLaunched ? MisspeltVariable(in: variables) : nil
    }
}

extension LaunchEnvironment {
    /// The kinds of builds in which an app reads the launch keys.
    public struct Builds: Sendable {
        /// The text by which an app opts in; nil if it does not.
        private let optIn: StaticString?

        private init() { optIn = nil }

        // Not to be inlined: an app's code has to hand the text over.
        @usableFromInline @inline(never) init(optingIn text: StaticString) { optIn = text }

        /// Debug builds only.
        public static var debug: Builds { Builds() }

        /// Debug and release builds.
        ///
        /// Whoever controls the environment of a release build can then choose the app's screen and its data.
        ///
        /// The compiler puts a certain text into every app that uses this property. If a test finds the text in the
        /// file of a release build, the test waits for the app's frames.
        @_alwaysEmitIntoClient
        public static var all: Builds { Builds(optingIn: "Lunch: the launch keys mean something in release builds") }

        fileprivate var isRelease: Bool { optIn != nil }
    }

    /// Returns the launch that this process's environment describes; in a release build it is empty unless `builds` is
    /// `.all`.
    public static func current(in builds: Builds = .debug) -> LaunchEnvironment {
        guard builds.isRelease || isDebugBuild else { return LaunchEnvironment(variables: [:]) }
        return taken
    }

    /// Read once, when it is first asked for; the variables are gone from then on.
    private static let taken: LaunchEnvironment = {
        let environment = LaunchEnvironment(variables: SystemEnvironment.variables)
        for key in LaunchKeys.environment { SystemEnvironment.remove(key) }
        return environment
    }()

    private static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
