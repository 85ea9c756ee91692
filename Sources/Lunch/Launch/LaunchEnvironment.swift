import LunchWire

/// The launch settings in the environment variables of a process: the screen, its data, the locale and the time zone.
///
/// The settings are in the variables named in `LaunchKeys` and in the variable `TZ`. When `current(in:)` first reads
/// the settings, it removes the variables named in `LaunchKeys` from the environment of the process. Child processes
/// therefore do not inherit them.
///
/// In a release build, every property is nil unless `Builds.all` is passed to `current(in:)`.
public struct LaunchEnvironment: Sendable {
    /// The identifier of the requested screen; nil if no screen was requested.
    public let screen: String?

    /// The text of the user info; nil if the launch has no user info.
    ///
    /// The text is a JSON object, or `@` followed by the path of a file that contains a JSON object.
    public let userInfo: String?

    /// The locale that the app should use; nil for the locale of the system.
    public let locale: LaunchLocale?

    /// The identifier of the time zone that the app should use, from the variable `TZ`; nil for the time zone of the system.
    public let timeZone: String?

    /// True if time passes only when the test that launched the app reports it.
    let isClockVirtual: Bool

    /// True if the app must print its screens and leave.
    let wantsCatalog: Bool

    /// The secret of the test that launched the app; nil if no test did.
    let token: String?

    /// A variable that is probably meant to be a launch key; nil even where nothing else asks for a launch.
    let misspelling: MisspelledVariable?

    /// Reads a description of a launch from variables; a variable that is empty counts as absent.
    init(variables: [String: String]) {
        func value(_ key: String) -> String? { variables[key].flatMap { $0.isEmpty ? nil : $0 } }
        screen = value(LaunchKeys.screen)
        userInfo = value(LaunchKeys.userInfo)
        locale = value(LaunchKeys.locale).map(LaunchLocale.init)
        timeZone = value(LaunchKeys.timeZone)
        wantsCatalog = value(LaunchKeys.catalog) == "1"
        token = value(LaunchKeys.token)
        // Without a test, time would never pass.
        isClockVirtual = value(LaunchKeys.clock) == "virtual" && token != nil
        // An app that is not launched by a test or a command ignores such a variable.
        let isLaunched = LaunchKeys.environment.contains { value($0) != nil }
        misspelling = isLaunched ? MisspelledVariable(in: variables) : nil
    }
}

extension LaunchEnvironment {
    /// The kinds of builds in which an app reads its launch settings: debug builds only, or debug and release builds.
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
        /// With this value, anyone who controls the environment of a release build can choose the app's screen and its
        /// data. In the app, pass the result of `LaunchEnvironment.current(in: .all)` to the app's `Launcher`, and also
        /// to its `AccessibilityPublisher` or `LaunchBridge`.
        ///
        /// The compiler puts a marker text into the executable of every app that uses this property. If an app does not use
        /// it, its release build has no marker and ignores the variables named in `LaunchKeys`. A test's launch that requests
        /// a screen then fails. On Linux, the test notices that the marker is missing, and the launch fails as soon as the app
        /// has drawn and waits for input. On macOS, the launch fails only at the end of the launch timeout.
        @_alwaysEmitIntoClient
        public static var all: Builds { Builds(optingIn: "Lunch: the launch keys mean something in release builds") }

        fileprivate var isRelease: Bool { optIn != nil }
    }

    /// Returns the launch settings of this process.
    ///
    /// In a release build, every property of the result is nil unless `builds` is `.all`.
    ///
    /// - Parameter builds: the kinds of builds in which the environment is read; debug builds by default.
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
