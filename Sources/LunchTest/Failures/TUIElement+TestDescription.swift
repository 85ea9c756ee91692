import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element. In a test without the trait `.lunch`, the failure message and the screen follow it.
    ///
    /// Swift Testing prints this property in failures of `#expect(element)`. It does not read the property in failures
    /// such as that of `#expect(element.label == "x")`. With the trait `.lunch`, all these failures show the screen.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}

extension TUIElementQuery: CustomTestStringConvertible {
    /// The query. In a test without the trait `.lunch`, the failure message and the screen follow it.
    ///
    /// Swift Testing prints this property in failures of expectations about the query.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}
