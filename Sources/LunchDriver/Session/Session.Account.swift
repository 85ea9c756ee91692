extension Session {
    /// What the test has been told of an app, and what it has asked.
    struct Account: Sendable {
        /// The kinds of failures that were thrown or recorded.
        var told: Set<TUIFailureKind> = []

        /// Whether the test has asked how the program ended.
        var isEndAsked = false

        /// Whether the end was asked for: how the program ends is no news then.
        var isEnding = false
    }
}
