/// An issue of a test, as its test library records it: a failed expectation, an error that was thrown, or a failure of Lunch.
public struct TUIIssue: Sendable {
    /// The issue in the words of the test library.
    public let text: String

    /// The location of the issue in the test; nil if the library does not know it.
    public let place: TUISourceLocation?

    /// True if the issue fails the test; false for a warning and for a known issue.
    public let isFailure: Bool

    /// The failure as a value, if the issue is an error of Lunch that was thrown; nil for any other issue.
    public let failure: TUIFailure?

    package init(_ text: String, at place: TUISourceLocation?, isFailure: Bool = true, failure: TUIFailure? = nil) {
        self.text = text
        self.place = place
        self.isFailure = isFailure
        self.failure = failure
    }
}

/// The verdict on a case of a test.
public enum TUIVerdict: String, Hashable, Sendable {
    /// Nothing has failed.
    case passed
    /// An issue has failed the test.
    case failed
    /// The test has asked to be skipped, or was cancelled.
    case skipped
}
