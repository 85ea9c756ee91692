/// An issue that the test library (XCTest or Swift Testing) has recorded for a test, such as a failed expectation.
public struct TUIIssue: Sendable {
    /// The description of the issue, written by the test library.
    public let text: String

    /// The location of the issue in the source code of the test; nil if the test library does not report it.
    public let place: TUISourceLocation?

    /// A Boolean value that indicates whether the issue fails the test. Warnings and known issues do not fail it.
    public let isFailure: Bool

    /// The failure that Lunch found, if the issue is a `TUIError` that was thrown in Swift Testing; nil for any other
    /// issue, and always nil in XCTest.
    public let failure: TUIFailure?

    package init(_ text: String, at place: TUISourceLocation?, isFailure: Bool = true, failure: TUIFailure? = nil) {
        self.text = text
        self.place = place
        self.isFailure = isFailure
        self.failure = failure
    }
}
