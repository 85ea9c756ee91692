public import LunchDriver
public import Testing

extension Launcher {
    /// A screen of an app, optionally with a variant.
    public typealias Screen = LaunchConfiguration.Screen

    /// Returns the screens that the app lists, in the app's order.
    ///
    /// The function runs the app to ask for the list. Later calls with the same configuration reuse the list.
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
    /// - Throws: `TUIError` if the app cannot be started, does not list its screens, or lists none. A release build
    ///   lists its screens only if it uses `LaunchEnvironment.Builds.all`.
    public func screens() throws(TUIError) -> [Screen] { try configuration.screens() }

    /// Launches the app on a given screen.
    ///
    /// If `screen.variant` is not nil, the screen opens with the mock data of that variant.
    ///
    /// The call returns when the app shows the screen and has settled.
    ///
    /// - Parameter screen: the screen to open, for example one that `screens()` returned.
    /// - Returns: the running app.
    /// - Throws: `TUIError` if the app cannot be started, ends before it shows the screen, or does not show the screen
    ///   within `LaunchConfiguration.launchTimeout`, 20 seconds by default. The function also throws if the screen does
    ///   not have the variant. The error contains the app's own messages, such as its output on standard error.
    public func launch(
        _ screen: Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> TUIApplication {
        var launcher = self
        launcher.configuration = configuration.opening(screen)
        return try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Launches the app on each screen that it lists, without a variant and with each variant, and records every
    /// failure as a test failure.
    ///
    /// Each screen and each variant opens in a separate launch, and several launches run at the same time. Each launch
    /// has a separate temporary home (see `LaunchConfiguration.usesRealHome`). A failure message names the screen and
    /// the variant. If the app does not list its screens, or lists none, the test fails as well.
    public func expectEveryScreenOpens(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) async {
        await EveryScreen.open(
            configuration, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension LaunchConfiguration.Screen: CustomTestStringConvertible {
    /// The identifier of the screen and the name of the variant. Swift Testing displays this text if the screen is an
    /// argument of a test.
    public var testDescription: String { description }
}
