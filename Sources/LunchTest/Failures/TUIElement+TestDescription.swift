import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The way to find it; in a failed expectation about it that shows no screen otherwise, with what was there instead.
    ///
    /// The trait `.lunch` shows the screen with every failure, also of `#expect(element.label == "x")`, of which Swift Testing
    /// asks for no description of the element.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}

extension TUIElementQuery: CustomTestStringConvertible {
    /// The query; in a failed expectation about it that shows no screen otherwise, with what was there instead.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}
