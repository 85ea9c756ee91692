extension Session {
    /// What the test has been told of an app, and what it has asked.
    struct Account: Sendable {
        /// The kinds of failures that were thrown or recorded.
        var told: Set<TUIFailureKind> = []

        /// Those of them that were only thrown, so that the test may have caught them and gone on.
        var thrown: Set<TUIFailureKind> = []

        /// Whether a question was answered with "no" although nobody could look, after an error had said so.
        var isAskedInVain = false

        /// Whether the test has asked how the program ended.
        var isEndAsked = false

        /// What was found when the app was last waited for in vain; nil if it has settled since.
        var givenUp: GivenUp?

        /// Whether the end was asked for: how the program ends is no news then.
        var isEnding = false

        /// Whether a message was left unread because of that: none behind it means anything.
        var hasDroppedMessage = false
    }
}
