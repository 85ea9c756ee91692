public import LunchDriver
public import LunchWire

/// Launches an app directly on one of its screens, with mock data, on a terminal of its own.
///
/// ```swift
/// let app = try Launcher(screen: "Breakfast", userInfo: ["MOCK_JSON": ["menu": "Bread"]]).launch()
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
    ///   - variant: the name of a variant of the screen, as the app lists it: its mock data is what the screen is built with.
    ///   - userInfo: the JSON object that the screen is built with; mock data goes under `MOCK_JSON`. 10 MB and more
    ///     arrive as well.
    ///   - locale: the identifier of a locale, for example `ja_JP`.
    ///   - timeZone: the identifier of a time zone, for example `Asia/Tokyo`.
    ///   - size: the terminal's size.
    ///   - clock: whether the app's time passes by itself, or as the test says, with `app.clock.advance(by:)`.
    ///   - environment: more variables for the app; they win over all others.
    ///   - arguments: what the app is given on its command line.
    ///   - directory: the working directory; nil for the tester's.
    public init(
        app: LaunchConfiguration.Executable? = nil, screen: String? = nil, variant: String? = nil,
        userInfo: [String: LunchJSON] = [:], locale: String? = nil, timeZone: String? = nil,
        size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, fileID: String = #fileID
    ) {
        configuration = LaunchConfiguration(app, fileID: fileID)
        configuration.size = size
        configuration.arguments = arguments
        configuration.directory = directory
        configuration.screen = screen
        configuration.variant = variant
        configuration.userInfo = userInfo.isEmpty ? nil : .object(userInfo)
        configuration.locale = locale
        configuration.timeZone = timeZone
        configuration.clock = clock
        configuration.environment = environment
    }

    /// Describes a launch on a screen with mock data, of any type or written as a literal, under `MOCK_JSON`.
    ///
    /// - Throws: what encoding the mock data throws.
    public init(
        app: LaunchConfiguration.Executable? = nil, screen: String, mock: some Encodable, locale: String? = nil,
        timeZone: String? = nil,
        size: CellSize = CellSize(columns: 80, rows: 24), clock: LaunchConfiguration.Clock = .continuous,
        environment: [String: String] = [:], arguments: [String] = [], directory: String? = nil,
        fileID: String = #fileID
    ) throws {
        self.init(
            app: app, screen: screen, userInfo: [LaunchKeys.mock: try LunchJSON(encoding: mock)], locale: locale,
            timeZone: timeZone, size: size, clock: clock, environment: environment, arguments: arguments,
            directory: directory, fileID: fileID)
    }

    /// Describes a launch on a screen with mock data as JSON, which a literal of mixed types is.
    ///
    /// - Throws: nothing; it is marked so that every literal stands behind the same `try`.
    public init(
        app: LaunchConfiguration.Executable? = nil, screen: String, mock: LunchJSON, locale: String? = nil,
        timeZone: String? = nil, size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, fileID: String = #fileID
    ) throws {
        self.init(
            app: app, screen: screen, userInfo: [LaunchKeys.mock: mock], locale: locale, timeZone: timeZone, size: size,
            clock: clock, environment: environment, arguments: arguments, directory: directory, fileID: fileID)
    }

    /// Describes a launch on the screen that a suite or any other value is about.
    public init(
        _ target: some ScreenTestable, app: LaunchConfiguration.Executable? = nil, variant: String? = nil,
        userInfo: [String: LunchJSON] = [:], locale: String? = nil, timeZone: String? = nil,
        size: CellSize = CellSize(columns: 80, rows: 24),
        clock: LaunchConfiguration.Clock = .continuous, environment: [String: String] = [:], arguments: [String] = [],
        directory: String? = nil, fileID: String = #fileID
    ) {
        self.init(
            app: app, screen: target.screenName, variant: variant, userInfo: userInfo, locale: locale,
            timeZone: timeZone, size: size, clock: clock, environment: environment, arguments: arguments,
            directory: directory, fileID: fileID)
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
    ///   - userInfo: what the screen is built with; nothing: what the launcher has.
    /// - Throws: `TUIError` with what the app said, if it does not open on that screen, and if the launcher names another.
    public func launch<Page: PageObjectsRepresentable>(
        _ page: Page.Type, userInfo: [String: LunchJSON] = [:], fileID: String = #fileID,
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
        if !userInfo.isEmpty { launcher.configuration.userInfo = .object(userInfo) }
        return Page(app: try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Launches the app on the screen of a page object with mock data, and returns the page.
    ///
    /// - Parameters:
    ///   - page: the type of the page object.
    ///   - mock: what is encoded to JSON under `MOCK_JSON`.
    /// - Throws: what encoding throws, or `TUIError` with what the app said.
    public func launch<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: some Encodable, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws -> Page {
        let userInfo = [LaunchKeys.mock: try LunchJSON(encoding: mock)]
        return try launch(
            page, userInfo: userInfo, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Launches the app on the screen of a page object with mock data as JSON, which a literal of mixed types is.
    ///
    /// - Throws: `TUIError` with what the app said.
    public func launch<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: LunchJSON, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Page {
        try launch(
            page, userInfo: [LaunchKeys.mock: mock], fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
