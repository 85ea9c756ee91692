extension LaunchConfiguration {
    /// The clock of an app.
    public enum Clock: String, CaseIterable, Hashable, Sendable {
        /// Time passes by itself.
        case continuous
        /// Time passes only when the test calls `app.clock.advance(by:)`; this is for apps that use the `LaunchClock`
        /// of Lunch.
        case virtual
    }
}
