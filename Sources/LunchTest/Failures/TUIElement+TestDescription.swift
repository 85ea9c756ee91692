import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element, with the failure message and the screen if the test does not have the trait `.lunch`.
    ///
    /// Swift Testing prints this property in failures of `#expect(element)`. With the trait `.lunch`, every failure
    /// shows the screen, even a failure of `#expect(element.label == "x")`, for which Swift Testing does not read this
    /// property.
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
