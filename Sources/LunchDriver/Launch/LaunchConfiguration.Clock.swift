extension LaunchConfiguration {
    /// The clock of an app.
    public enum Clock: String, CaseIterable, Hashable, Sendable {
        /// Time passes by itself.
        case continuous
        /// Time passes only when the test calls `app.clock.advance(by:)`; this requires an app that uses Lunch's
        /// `LaunchClock`.
        case virtual
    }
}
