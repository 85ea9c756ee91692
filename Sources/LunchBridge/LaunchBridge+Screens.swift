public import Lunch

extension LaunchBridge {
    /// Returns the screen that a test requests while the app runs, for a framework that changes screens only in its own
    /// loop.
    ///
    /// Call this function when the app handles a new size of the terminal: to announce a request, the bridge reports
    /// the size to the framework once more. An app that calls this function need not pass `show` to the bridge.
    ///
    /// ```swift
    /// mutating func update(_ message: any Message) {
    ///     if let next = bridge.nextScreen(of: screens) { self = next }
    /// ```
    ///
    /// - Parameter screens: the builder of the screens.
    /// - Returns: the screen to show from now on; nil if no screen was requested, or if building the screen failed, of
    ///   which the test has been told.
    public func nextScreen<Screens: Creatable>(of screens: Screens) -> Screens.Screen? {
        guard publisher.isActive, let request = side.takeRequest() else { return nil }
        guard let next = Launcher(with: screens).show(request) else { return nil }
        screen = request.screen
        return next
    }
}
