import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element, followed by the failure and the screen if the test does not have the trait `.lunch`.
    ///
    /// With the trait, every failure shows the screen anyway, even that of `#expect(element.label == "x")`, for which
    /// Swift Testing does not read this property.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}

extension TUIElementQuery: CustomTestStringConvertible {
    /// The query, followed by the failure and the screen if the test does not have the trait `.lunch`.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}
