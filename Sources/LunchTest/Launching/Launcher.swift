public import LunchDriver
public import LunchTerminal
public import LunchWire

/// A launcher for an app under test. It opens the app directly on one of the app's screens, with mock data.
///
/// A screen is a page of the app that the app has declared under an identifier. The app runs on a terminal that the
/// launcher creates.
///
/// ```swift
/// let app = try Launcher(screen: "Breakfast", mock: ["menu": "Bread"]).launch()
/// #expect(app.staticTexts["menuLabel"].label == "Bread")
/// ```
public struct Launcher: Sendable {
    /// The configuration of the launch. It also contains settings for which the initializers have no parameters, such
    /// as `launchTimeout`.
    public var configuration: LaunchConfiguration

    /// The environment variables that the launcher sets for the app.
    ///
    /// They describe the screen, its data, the locale, the time zone and the clock. They also include the variables of
    /// the initializer's parameter `environment`. To launch a `TUIApplication` with the same variables, assign this
    /// dictionary to its `launchEnvironment`.
    public var env: [String: String] { configuration.variables }

    /// Creates a launcher for a screen of an app.
    ///
    /// - Parameters:
    ///   - app: the program. If it is nil, the environment variable `LUNCH_APP` of the test names the program: an
    ///     executable product of the package, or a path that contains `/`. If the variable is not set, the program is
    ///     the product after which the test target is named (`MyApp` for `MyAppTests`).
    ///   - screen: the identifier of the screen; nil to open the app as usual.
    ///   - mock: the data for the screen: a literal, `.of(value)`, `.variant("name")` or `.userInfo([…])`; nil for no
    ///     data. Data requires a screen.
    ///   - locale: the identifier of a locale, for example `ja_JP`; nil for the locale of the test.
    ///   - timeZone: the identifier of a time zone, for example `Asia/Tokyo`; nil for the time zone of the test.
    ///   - size: the size of the terminal in cells; 80×24 by default.
    ///   - clock: the clock of the app; `.continuous` (real time) by default. With `.virtual`, time passes only when
    ///     the test calls `app.clock.advance(by:)`.
    ///   - environment: more environment variables for the app. They take precedence over all others.
    ///   - arguments: the arguments on the app's command line.
    ///   - directory: the working directory of the app; nil for the working directory of the test.
    ///   - usesRealHome: `true` to let the app use the home folder of the user. By default, a launch with a screen or
    ///     with mock data gets a temporary home (see `LaunchConfiguration.usesRealHome`).
    ///   - profile: the class of terminals, for example `.light`; `.standard` by default.
    public init(
        app: LaunchConfiguration.Executable? = nil, screen: String? = nil, mock: LaunchMock? = nil,
        locale: String? = nil, timeZone: String? = nil, size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, usesRealHome: Bool = false, profile: TUITerminalProfile = .standard,
        fileID: String = #fileID
    ) {
        configuration = LaunchConfiguration(app, fileID: fileID)
        configuration.size = size
        configuration.arguments = arguments
        configuration.directory = directory
        configuration.usesRealHome = usesRealHome
        configuration.profile = profile
        configuration.screen = screen
        configuration.mock = mock
        configuration.locale = locale
        configuration.timeZone = timeZone
        configuration.clock = clock
        configuration.environment = environment
    }

    /// Creates a launcher for the screen of a test suite, or of another `ScreenTestable` value.
    ///
    /// - Parameters:
    ///   - target: the test suite or other value. Its `screenName` is the identifier of the screen.
    ///   - app: the program. If it is nil, the environment variable `LUNCH_APP` of the test names the program: an
    ///     executable product of the package, or a path that contains `/`. If the variable is not set, the program is
    ///     the product after which the test target is named (`MyApp` for `MyAppTests`).
    ///   - mock: the data for the screen: a literal, `.of(value)`, `.variant("name")` or `.userInfo([…])`; nil for no
    ///     data.
    ///   - locale: the identifier of a locale, for example `ja_JP`; nil for the locale of the test.
    ///   - timeZone: the identifier of a time zone, for example `Asia/Tokyo`; nil for the time zone of the test.
    ///   - size: the size of the terminal in cells; 80×24 by default.
    ///   - clock: the clock of the app; `.continuous` (real time) by default. With `.virtual`, time passes only when
    ///     the test calls `app.clock.advance(by:)`.
    ///   - environment: more environment variables for the app. They take precedence over all others.
    ///   - arguments: the arguments on the app's command line.
    ///   - directory: the working directory of the app; nil for the working directory of the test.
    ///   - usesRealHome: `true` to let the app use the home folder of the user. By default, a launch with a screen or
    ///     with mock data gets a temporary home (see `LaunchConfiguration.usesRealHome`).
    ///   - profile: the class of terminals, for example `.light`; `.standard` by default.
    public init(
        _ target: some ScreenTestable, app: LaunchConfiguration.Executable? = nil, mock: LaunchMock? = nil,
        locale: String? = nil, timeZone: String? = nil, size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, usesRealHome: Bool = false, profile: TUITerminalProfile = .standard,
        fileID: String = #fileID
    ) {
        self.init(
            app: app, screen: target.screenName, mock: mock, locale: locale, timeZone: timeZone, size: size,
            clock: clock, environment: environment, arguments: arguments, directory: directory,
            usesRealHome: usesRealHome, profile: profile, fileID: fileID)
    }
}

extension Launcher {
    /// Creates a launcher for a screen of an app, with mock data that is the JSON encoding of a value.
    ///
    /// - Parameters:
    ///   - app: the program; nil for the default, as in `init(app:screen:mock:)` with a `LaunchMock`.
    ///   - screen: the identifier of the screen.
    ///   - mock: the mock data, for example a value of the type that the app declares for the screen.
    ///   - locale: the identifier of a locale, for example `ja_JP`; nil for the locale of the test.
    ///   - timeZone: the identifier of a time zone, for example `Asia/Tokyo`; nil for the time zone of the test.
    ///   - size: the size of the terminal in cells; 80×24 by default.
    ///   - clock: the clock of the app; `.continuous` (real time) by default.
    ///   - environment: more environment variables for the app. They take precedence over all others.
    ///   - arguments: the arguments on the app's command line.
    ///   - directory: the working directory of the app; nil for the working directory of the test.
    ///   - usesRealHome: `true` to let the app use the home folder of the user.
    ///   - profile: the class of terminals, for example `.light`; `.standard` by default.
    /// - Throws: any error that occurs while the value is encoded, for example for a number that is not finite.
    @_disfavoredOverload
    public init(
        app: LaunchConfiguration.Executable? = nil, screen: String?, mock: some Encodable, locale: String? = nil,
        timeZone: String? = nil, size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, usesRealHome: Bool = false, profile: TUITerminalProfile = .standard,
        fileID: String = #fileID
    ) throws {
        self.init(
            app: app, screen: screen, mock: try .of(mock), locale: locale, timeZone: timeZone, size: size, clock: clock,
            environment: environment, arguments: arguments, directory: directory, usesRealHome: usesRealHome,
            profile: profile, fileID: fileID)
    }

    /// Creates a launcher for the screen of a test suite, with mock data that is the JSON encoding of a value.
    ///
    /// - Parameters:
    ///   - target: the test suite or other value. Its `screenName` is the identifier of the screen.
    ///   - mock: the mock data, for example a value of the type that the app declares for the screen.
    /// - Throws: any error that occurs while the value is encoded, for example for a number that is not finite.
    @_disfavoredOverload
    public init(_ target: some ScreenTestable, mock: some Encodable, fileID: String = #fileID) throws {
        self.init(target, mock: try .of(mock), fileID: fileID)
    }

    /// Launches the app, and waits until it shows its screen and has settled.
    ///
    /// If the launcher has no screen, the function waits for the app's first frame, as `TUIApplication.launch()`
    /// describes.
    ///
    /// - Returns: the running app.
    /// - Throws: `TUIError` if the app cannot be started, ends before it shows its screen, or does not show its screen
    ///   within `LaunchConfiguration.launchTimeout`, 20 seconds by default. The error contains the app's own messages,
    ///   such as its output on standard error.
    public func launch(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIApplication {
        let app = TUIApplication(configuration)
        try app.launch(fileID: fileID, filePath: filePath, line: line, column: column)
        return app
    }

    /// Launches the app on the screen of a page object, and returns the page object.
    ///
    /// The call returns when the app shows the screen and has settled.
    ///
    /// - Parameters:
    ///   - page: the type of the page object. If its `screenName` is nil, the app opens on the launcher's screen.
    ///   - mock: the data for the screen; nil for the launcher's data.
    /// - Returns: the page object.
    /// - Throws: `TUIError` if the app cannot be started, ends before it shows the screen, or does not show the screen
    ///   within `LaunchConfiguration.launchTimeout`, 20 seconds by default. The error contains the app's own messages,
    ///   such as its output on standard error. The function also throws if the launcher was created for a screen other
    ///   than the `screenName` of the page object.
    public func launch<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: LaunchMock? = nil, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Page {
        var launcher = self
        if let screen = page.screenName._screenName {
            if let named = configuration.screen, named != screen {
                throw .otherPage(page, of: screen, named: named).located(
                    TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
            }
            launcher.configuration.screen = screen
        }
        if let mock { launcher.configuration.mock = mock }
        return Page(app: try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Launches the app on the screen of a page object, with mock data that is the JSON encoding of a value.
    ///
    /// - Parameters:
    ///   - page: the type of the page object.
    ///   - mock: the mock data, for example a value of the type that the app declares for the screen.
    /// - Returns: the page object.
    /// - Throws: any error that occurs while the value is encoded, and `TUIError` for the reasons of `launch(_:mock:)`.
    @_disfavoredOverload
    public func launch<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: some Encodable, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws -> Page {
        let mock = try LaunchMock.of(mock)
        return try launch(page, mock: mock, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
