extension LaunchConfiguration {
    /// The kind of clock that an app uses.
    public enum Clock: String, CaseIterable, Hashable, Sendable {
        /// The system's clock: time passes as usual, without an action of the test.
        case continuous
        /// A virtual clock: time passes only when the test advances it, for example with `app.clock.advance(by:)`.
        ///
        /// The app has to use the `LaunchClock` of its `AccessibilityPublisher`.
        case virtual
    }
}
