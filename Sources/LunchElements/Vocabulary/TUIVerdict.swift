/// The result of a test, or of one case of a parameterized test.
public enum TUIVerdict: String, Hashable, Sendable {
    /// The test ran to its end, and no issue has made it fail.
    case passed
    /// At least one issue has made the test fail.
    case failed
    /// The test was skipped or cancelled after it had begun, and no issue has made it fail.
    case skipped
}
