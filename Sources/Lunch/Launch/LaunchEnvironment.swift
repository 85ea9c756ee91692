import LunchWire

/// The launch that the environment describes: the screen, its data, the locale, the time zone, and the test that asks
/// for it.
///
/// The launch keys are removed from the process's environment when they are first read, so that no child process
/// inherits them. In a release build no key is read unless the app opts in, and every property is nil.
public struct LaunchEnvironment: Sendable {
    /// The identifier of the requested screen; nil if no screen was requested.
    public let screen: String?

    /// The user info as the environment has it: JSON, or `@` and a path; nil if there is none.
    public let userInfo: String?

    /// The locale for the app; nil if the app is to use that of the system.
    public let locale: LaunchLocale?

    /// The identifier of the time zone for the app (`TZ`); nil if the app is to use that of the system.
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
    /// The builds of an app that read the launch keys.
    public struct Builds: Sendable {
        /// The text by which an app opts in; nil if it does not.
        private let optIn: StaticString?

        private init() { optIn = nil }

        // Not to be inlined: an app's code has to hand the text over.
        @usableFromInline @inline(never) init(optingIn text: StaticString) { optIn = text }

        /// Debug builds of the package that the app belongs to.
        public static var debug: Builds { Builds() }

        /// Debug and release builds; in a release build, whoever controls the app's environment then chooses its screen
        /// and its data.
        ///
        /// The opt-in is compiled only into apps that use this property. A test finds its text in the file of a release
        /// build, and then waits for the app's frames.
        @_alwaysEmitIntoClient
        public static var all: Builds { Builds(optingIn: "Lunch: the launch keys mean something in release builds") }

        fileprivate var isRelease: Bool { optIn != nil }
    }

    /// Returns the environment of this process, which is empty in a release build unless `builds` includes release
    /// builds.
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
