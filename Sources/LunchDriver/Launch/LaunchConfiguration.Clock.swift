extension LaunchConfiguration {
    /// The way in which time passes for an app.
    public enum Clock: String, CaseIterable, Hashable, Sendable {
        /// As it does for everybody.
        case continuous
        /// Only as the test says, with `app.clock.advance(by:)`; for apps that use the `LaunchClock` of Lunch.
        case virtual
    }
}
