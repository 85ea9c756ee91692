import LunchDriver
public import Testing

/// Without the trait nobody hears of issues, but the library asks for words: of an error that it puts into an issue for
/// people only, of one that an expectation has caught as it should for debugging as well.
extension TUIError: CustomTestStringConvertible {
    /// The complete message with its location; reading the property counts as reporting the error in an issue.
    public var testDescription: String {
        putIntoWords(forDebugging: false)
        return description
    }
}

extension TUIError: CustomDebugStringConvertible {
    /// The complete message with its location.
    public var debugDescription: String {
        putIntoWords(forDebugging: true)
        return description
    }
}
