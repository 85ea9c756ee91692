public import Lunch

extension LaunchBridge {
    /// Returns the screen that a test requests while the app runs; nil if there is no new request.
    ///
    /// Use this function if the framework can change screens only in its own loop. In that case, do not pass `show` to
    /// `LaunchBridge.init(screen:environment:settle:show:elements:)` or `start(_:home:show:)`: a bridge with `show`
    /// passes all requests to `show`, and this function returns nil.
    ///
    /// Call this function when the app starts, and whenever it handles a new terminal size. To announce a request, the
    /// bridge notifies the framework of the terminal size again (SIGWINCH), even if the size has not changed. A request
    /// that arrives before the first call of this function fails.
    ///
    /// In this example, the framework calls `update(_:)` for each message, including a message about a new size:
    ///
    /// ```swift
    /// mutating func update(_ message: any Message) {
    ///     if let next = bridge.nextScreen(of: screens) { self = next }
    ///     …
    /// }
    /// ```
    ///
    /// - Parameter screens: the builder of the screens, for example a `Catalog`.
    /// - Returns: the screen that the app should show now; nil if no screen was requested or the screen could not be
    ///   built. If it could not be built, the test receives the error message.
    public func nextScreen<Screens: Creatable>(of screens: Screens) -> Screens.Screen? {
        guard publisher.isActive, let request = side.takeRequest() else { return nil }
        guard let next = Launcher(with: screens, environment: environment).screen(for: request) else { return nil }
        screen = request.screen
        return next
    }
}
