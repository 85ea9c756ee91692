import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element as text.
    ///
    /// Swift Testing prints this text if `#expect(element.exists)` fails. It does not print it if a comparison such as
    /// `#expect(element.label == "x")` fails.
    ///
    /// In a test with the trait `.lunch`, the text is only the query, because every failure shows the screen anyway. In
    /// a test without the trait, the text also contains Lunch's message about the element, with the screen.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}

extension TUIElementQuery: CustomTestStringConvertible {
    /// The query as text.
    ///
    /// Swift Testing prints this text if an expectation about a Boolean member of the query fails, for example
    /// `#expect(query.isSorted)` with a property `isSorted` of your own. It does not print it if a comparison such as
    /// `#expect(query.count == 1)` fails.
    ///
    /// In a test with the trait `.lunch`, the text is only the query, because every failure shows the screen anyway. In
    /// a test without the trait, the text also contains Lunch's message about the query, with the screen.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}
