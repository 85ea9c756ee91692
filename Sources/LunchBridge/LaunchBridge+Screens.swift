public import Lunch

extension LaunchBridge {
    /// The screen that a test asks for while the app runs, for a framework that changes its root only in its own loop.
    ///
    /// Call it where the app handles a new size of the terminal: the bridge has the framework told of the size once more if
    /// a test asks for a screen. Then `show:` is not needed.
    ///
    /// ```swift
    /// mutating func update(_ message: any Message) {
    ///     if let next = bridge.nextScreen(of: screens) { self = next }
    /// ```
    ///
    /// - Parameter screens: what builds the screens.
    /// - Returns: the screen to show from now on; nil if none was asked for, or if it cannot be built, of which the test has
    ///   been told.
    public func nextScreen<Screens: Creatable>(of screens: Screens) -> Screens.Screen? {
        guard publisher.isActive, let request = side.takeRequest() else { return nil }
        guard let next = Launcher(with: screens).show(request) else { return nil }
        screen = request.screen
        return next
    }
}
