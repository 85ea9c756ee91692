import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element as text.
    ///
    /// Swift Testing prints this text if `#expect(element.exists)` fails. In a test without the trait `.lunch`, the text
    /// then also contains Lunch's message about the element, with the screen. If `#expect(element.label == "x")` fails,
    /// Swift Testing does not read this property. With the trait, all failures show the screen, independently of this
    /// property.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}

extension TUIElementQuery: CustomTestStringConvertible {
    /// The query as text.
    ///
    /// Swift Testing prints this text if an expectation about the query fails. In a test without the trait `.lunch`, the
    /// text then also contains Lunch's message about the query, with the screen.
    public var testDescription: String {
        guard TestScope.current == nil, let evidence = evidence() else { return description }
        return "\(description):\n\(evidence.message)\n"
    }
}
