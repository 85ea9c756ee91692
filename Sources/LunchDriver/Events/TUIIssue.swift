/// An issue that the test library (XCTest or Swift Testing) has recorded for a test, such as a failed expectation.
public struct TUIIssue: Sendable {
    /// The description of the issue, written by the test library.
    public let text: String

    /// The location of the issue in the source code of the test; nil if the test library does not report it.
    public let place: TUISourceLocation?

    /// A Boolean value that indicates whether the issue fails the test. Warnings and known issues do not.
    public let isFailure: Bool

    /// The failure that Lunch found, if the issue is a thrown `TUIError`; nil for any other issue.
    public let failure: TUIFailure?

    package init(_ text: String, at place: TUISourceLocation?, isFailure: Bool = true, failure: TUIFailure? = nil) {
        self.text = text
        self.place = place
        self.isFailure = isFailure
        self.failure = failure
    }
}

/// The result of a test, or of one case of a parameterized test.
public enum TUIVerdict: String, Hashable, Sendable {
    /// No issue has failed the test.
    case passed
    /// At least one issue has failed the test.
    case failed
    /// The test skipped itself, or was cancelled.
    case skipped
}
