public import LunchDriver
public import Testing

extension Launcher {
    /// A screen of an app to open, alone or with one of its variants.
    public typealias Screen = LaunchConfiguration.Screen

    /// Returns the screens that the app lists, in its order, each first alone and then with each of its variants.
    ///
    /// The screens can be the arguments of a test:
    ///
    /// ```swift
    /// @Test(arguments: try Launcher().screens()) func opens(_ screen: Launcher.Screen) throws {
    ///     let app = try Launcher().launch(screen)
    ///     #expect(app.staticTexts.firstMatch.exists)
    /// }
    /// ```
    ///
    /// - Throws: `TUIError` if the app does not list its screens, for example because it is built for release, or lists
    ///   none.
    public func screens() throws(TUIError) -> [Screen] { try configuration.screens() }

    /// Launches the app on one of the screens that it lists, with the variant if the screen names one.
    ///
    /// - Throws: `TUIError`, with the messages of the app, if the app does not open on the screen.
    public func launch(
        _ screen: Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> TUIApplication {
        var launcher = self
        launcher.configuration = configuration.opening(screen)
        return try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Opens the app on every screen that it lists, alone and with each of its variants, and records every failure.
    ///
    /// The screens are opened side by side, each in a launch of its own with its own folders for data and state
    /// (`XDG_DATA_HOME`, `XDG_STATE_HOME`), unless the launcher sets these. A failure names its screen and its variant.
    /// If the app lists no screens, the test fails as well.
    public func expectEveryScreenOpens(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) async {
        await EveryScreen.open(
            configuration, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension LaunchConfiguration.Screen: CustomTestStringConvertible {
    /// The names of the screen and its variant, as Swift Testing shows them if the screen is the argument of a test.
    public var testDescription: String { description }
}
