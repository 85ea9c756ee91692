import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element, with the failure message and the screen if the test does not have the trait `.lunch`.
    ///
    /// Swift Testing prints this property in failures of `#expect(element)`. It does not read the property in failures
    /// such as that of `#expect(element.label == "x")`. With the trait `.lunch`, all these failures show the screen.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}

extension TUIElementQuery: CustomTestStringConvertible {
    /// The query, with the failure message and the screen if the test does not have the trait `.lunch`.
    ///
    /// Swift Testing prints this property in failures of expectations about the query.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}
