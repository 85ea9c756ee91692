public import LunchDriver
public import LunchWire

/// Launches an app directly on one of its screens, with mock data, on a terminal of its own.
///
/// ```swift
/// let app = try Launcher(screen: "Breakfast", mock: ["menu": "Bread"]).launch()
/// #expect(app.staticTexts["menuLabel"].label == "Bread")
/// ```
public struct Launcher: Sendable {
    /// Everything about the launch; for what the initialisers do not name, change it before launching.
    public var configuration: LaunchConfiguration

    /// The variables that describe the launch to the app: screen, user info, locale, time zone, clock and the test's own.
    ///
    /// Assign it to `launchEnvironment` of a `TUIApplication` to launch that in the same way.
    public var env: [String: String] { configuration.variables }

    /// Describes a launch on a screen; without one, the app opens as ever.
    ///
    /// - Parameters:
    ///   - app: the program; nil for the product that the test target is named after (`MyApp` for `MyAppTests`).
    ///   - screen: the identifier of the screen.
    ///   - mock: the data that the screen is built with: a literal, `.of(value)`, `.variant("name")` or `.userInfo([…])`; nil for
    ///     none.
    ///   - locale: the identifier of a locale, for example `ja_JP`.
    ///   - timeZone: the identifier of a time zone, for example `Asia/Tokyo`.
    ///   - size: the terminal's size.
    ///   - clock: whether the app's time passes by itself, or as the test says, with `app.clock.advance(by:)`.
    ///   - environment: more variables for the app; they win over all others.
    ///   - arguments: what the app is given on its command line.
    ///   - directory: the working directory; nil for the tester's.
    public init(
        app: LaunchConfiguration.Executable? = nil, screen: String? = nil, mock: LaunchMock? = nil,
        locale: String? = nil, timeZone: String? = nil, size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, fileID: String = #fileID
    ) {
        configuration = LaunchConfiguration(app, fileID: fileID)
        configuration.size = size
        configuration.arguments = arguments
        configuration.directory = directory
        configuration.screen = screen
        configuration.mock = mock
        configuration.locale = locale
        configuration.timeZone = timeZone
        configuration.clock = clock
        configuration.environment = environment
    }

    /// Describes a launch on the screen that a suite or any other value is about.
    public init(
        _ target: some ScreenTestable, app: LaunchConfiguration.Executable? = nil, mock: LaunchMock? = nil,
        locale: String? = nil, timeZone: String? = nil, size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, fileID: String = #fileID
    ) {
        self.init(
            app: app, screen: target.screenName, mock: mock, locale: locale, timeZone: timeZone, size: size,
            clock: clock, environment: environment, arguments: arguments, directory: directory, fileID: fileID)
    }
}

extension Launcher {
    /// Launches the app, and waits until it shows its screen and has settled.
    ///
    /// - Throws: `TUIError` with what the app said, where it does not open on the screen that was asked for.
    public func launch(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIApplication {
        let app = TUIApplication(configuration)
        try app.launch(fileID: fileID, filePath: filePath, line: line, column: column)
        return app
    }

    /// Launches the app on the screen of a page object, and returns the page.
    ///
    /// - Parameters:
    ///   - page: the type of the page object.
    ///   - mock: the data that the screen is built with; nil for that of the launcher.
    /// - Throws: `TUIError` with what the app said, if it does not open on that screen, and if the launcher names another.
    public func launch<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: LaunchMock? = nil, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Page {
        var launcher = self
        if let screen = page.screenName {
            if let named = configuration.screen, named != screen {
                throw .otherPage(page, of: screen, named: named).located(
                    TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
            }
            launcher.configuration.screen = screen
        }
        if let mock { launcher.configuration.mock = mock }
        return Page(app: try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
