import LunchDriver
public import Testing

extension TUIElement: CustomTestStringConvertible {
    /// The query of the element as text.
    ///
    /// Swift Testing prints this text if `#expect(element.exists)` fails. It does not print it if a comparison such as
    /// `#expect(element.label == "x")` fails.
    ///
    /// With the trait `.lunch`, every failure shows the screen anyway, so the text is only the query. Without the trait,
    /// the text also contains Lunch's message about the element, with the screen.
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
