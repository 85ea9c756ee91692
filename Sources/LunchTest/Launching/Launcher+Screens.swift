public import LunchDriver
public import Testing

extension Launcher {
    /// A screen of an app as it can be opened: by itself, or with one of its variants.
    public typealias Screen = LaunchConfiguration.Screen

    /// The screens that the app lists, in its order, each by itself and then with each of its variants.
    ///
    /// They are the cases of a test of each of them:
    ///
    /// ```swift
    /// @Test(arguments: try Launcher().screens()) func opens(_ screen: Launcher.Screen) throws {
    ///     let app = try Launcher().launch(screen)
    ///     #expect(app.staticTexts.firstMatch.exists)
    /// }
    /// ```
    ///
    /// - Throws: `TUIError` if the app does not list its screens, as one that is built for release, or lists none.
    public func screens() throws(TUIError) -> [Screen] { try configuration.screens() }

    /// Launches the app on one of the screens that it lists, with the variant that belongs to it.
    ///
    /// - Throws: `TUIError` with what the app said, where it does not open on that screen.
    public func launch(
        _ screen: Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> TUIApplication {
        var launcher = self
        launcher.configuration = configuration.opening(screen)
        return try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Opens the app on every screen that it lists, by itself and with each of its variants, and records what goes wrong.
    ///
    /// They are opened side by side, each in a launch of its own, with a folder of its own for data and state (`XDG_DATA_HOME`,
    /// `XDG_STATE_HOME`) unless the launcher names them. Each failure names its screen and its variant. That the app does not
    /// list its screens, or lists none, is a failure too.
    public func expectEveryScreenOpens(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) async {
        await EveryScreen.open(
            configuration, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension LaunchConfiguration.Screen: CustomTestStringConvertible {
    /// The names of the screen and its variant, as a test case is called.
    public var testDescription: String { description }
}
