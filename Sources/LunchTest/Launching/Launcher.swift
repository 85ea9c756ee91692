public import LunchDriver
public import LunchWire

/// A launcher of an app, which opens the app directly on one of its screens, with mock data, on a terminal of its own.
///
/// ```swift
/// let app = try Launcher(screen: "Breakfast", mock: ["menu": "Bread"]).launch()
/// #expect(app.staticTexts["menuLabel"].label == "Bread")
/// ```
public struct Launcher: Sendable {
    /// The configuration of the launch, with further settings that the initialisers do not take.
    public var configuration: LaunchConfiguration

    /// The environment variables that describe the launch to the app, including those that the test has set.
    ///
    /// The others stand for the screen, the user info, the locale, the time zone and the clock. To launch a
    /// `TUIApplication` in the same way, assign these variables to its `launchEnvironment`.
    public var env: [String: String] { configuration.variables }

    /// Creates a launcher for a screen; without a screen, the app opens as usual.
    ///
    /// - Parameters:
    ///   - app: the program; nil for the product that the test target is named after (`MyApp` for `MyAppTests`).
    ///   - screen: the identifier of the screen.
    ///   - mock: the data for the screen: a literal, `.of(value)`, `.variant("name")` or `.userInfo([…])`; nil for
    ///     none.
    ///   - locale: the identifier of a locale, for example `ja_JP`; nil for the locale of the test.
    ///   - timeZone: the identifier of a time zone, for example `Asia/Tokyo`; nil for the time zone of the test.
    ///   - size: the size of the terminal.
    ///   - clock: the clock of the app: `.virtual` if the test advances its time with `app.clock.advance(by:)`.
    ///   - environment: further environment variables of the app, which take precedence over all others.
    ///   - arguments: the arguments on the app's command line.
    ///   - directory: the working directory of the app; nil for that of the test.
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

    /// Creates a launcher for the screen that a test suite, or any other `ScreenTestable` value, names.
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
    /// - Throws: `TUIError`, with the messages of the app, if the app does not open on the screen.
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
    ///   - mock: the data for the screen; nil for that of the launcher.
    /// - Throws: `TUIError`, with the messages of the app, if the app does not open on the screen of the page, and if
    ///   the launcher names another screen.
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
