import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element as text.
    ///
    /// Swift Testing prints this property in failures of `#expect(element)`. In a test without the trait `.lunch`, the
    /// text then also contains Lunch's message about the element, with the screen. Swift Testing does not read the
    /// property in failures such as that of `#expect(element.label == "x")`. With the trait, all these failures show
    /// the screen anyway.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}

extension TUIElementQuery: CustomTestStringConvertible {
    /// The query as text.
    ///
    /// Swift Testing prints this property in failures of expectations about the query. In a test without the trait
    /// `.lunch`, the text then also contains Lunch's message about the query, with the screen.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}
