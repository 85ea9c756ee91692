import LunchDriver
public import Testing

/// Without the trait there is no notification of issues, but the library requests descriptions: of an error that it
/// puts into an issue for people only, of one that an expectation has caught as it should for debugging as well.
extension TUIError: CustomTestStringConvertible {
    /// The complete failure message with its source location.
    ///
    /// Swift Testing reads this property to print an issue. The error then counts as reported: at the end of the test,
    /// Lunch does not report the same problem again, for example a crash of the app.
    public var testDescription: String {
        putIntoWords(forDebugging: false)
        return description
    }
}

extension TUIError: CustomDebugStringConvertible {
    /// The complete failure message with its source location.
    ///
    /// If an expectation expects the error, for example `#expect(throws: TUIError.self)`, Swift Testing reads both this
    /// property and `testDescription`. The error then does not count as reported.
    public var debugDescription: String {
        putIntoWords(forDebugging: true)
        return description
    }
}
