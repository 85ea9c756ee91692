public import LunchDriver
public import Testing

extension Launcher {
    /// A screen of an app, optionally with a variant (a named set of mock data for the screen).
    public typealias Screen = LaunchConfiguration.Screen

    /// Returns the screens that the app lists, in the app's order.
    ///
    /// The result contains each screen without a variant, followed by the same screen with each of its variants. A
    /// variant is a named set of mock data for the screen. The screens can be the arguments of a test:
    ///
    /// ```swift
    /// @Test(arguments: try Launcher().screens()) func opens(_ screen: Launcher.Screen) throws {
    ///     let app = try Launcher().launch(screen)
    ///     #expect(app.staticTexts.firstMatch.exists)
    /// }
    /// ```
    ///
    /// - Throws: `TUIError` if the app does not list its screens, or lists none. A release build does not list its
    ///   screens.
    public func screens() throws(TUIError) -> [Screen] { try configuration.screens() }

    /// Launches the app on one of the screens that it lists.
    ///
    /// If `screen.variant` is not nil, the screen opens with the mock data of that variant.
    ///
    /// The call returns when the app shows the screen and has settled: it has handled its input and has nothing left to
    /// draw.
    ///
    /// - Parameter screen: the screen to open, for example one that `screens()` returned.
    /// - Returns: the running app.
    /// - Throws: `TUIError`, with the error messages of the app, if the app does not open on the screen within
    ///   `LaunchConfiguration.launchTimeout`, 20 seconds by default.
    public func launch(
        _ screen: Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> TUIApplication {
        var launcher = self
        launcher.configuration = configuration.opening(screen)
        return try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Opens the app on each screen that it lists, first without a variant and then with each variant, and records
    /// every failure.
    ///
    /// A variant is a named set of mock data for a screen. Each screen and variant opens in a separate launch, and
    /// several launches run at the same time. Each launch has separate folders for data and state (`XDG_DATA_HOME`,
    /// `XDG_STATE_HOME`), unless the launcher sets these variables. A failure message names the screen and the variant.
    /// If the app lists no screens, the test also fails.
    public func expectEveryScreenOpens(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) async {
        await EveryScreen.open(
            configuration, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension LaunchConfiguration.Screen: CustomTestStringConvertible {
    /// The names of the screen and its variant. Swift Testing displays them if the screen is the argument of a test.
    public var testDescription: String { description }
}
