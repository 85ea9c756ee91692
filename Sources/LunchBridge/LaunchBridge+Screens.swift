public import Lunch

extension LaunchBridge {
    /// Returns the screen that a test requests while the app runs, for a framework that changes its root only in its
    /// own loop.
    ///
    /// Call this function when the app handles a new size of the terminal: for every request of a test, the bridge
    /// reports the size to the framework once more. An app that does so needs no `show:`.
    ///
    /// ```swift
    /// mutating func update(_ message: any Message) {
    ///     if let next = bridge.nextScreen(of: screens) { self = next }
    /// ```
    ///
    /// - Parameter screens: the builder of the screens.
    /// - Returns: the screen to show from now on; nil if none was requested, or if it could not be built, in which case
    ///   the test has been told.
    public func nextScreen<Screens: Creatable>(of screens: Screens) -> Screens.Screen? {
        guard publisher.isActive, let request = side.takeRequest() else { return nil }
        guard let next = Launcher(with: screens).show(request) else { return nil }
        screen = request.screen
        return next
    }
}
