// The names of version 0.1.0.

public import LunchWire

extension AccessibilityPublisher {
    /// Marks the drawing of an element; the same as `marked(_:identifier:)`.
    @available(*, deprecated, renamed: "marked(_:identifier:)")
    public func marked(_ text: String, _ identifier: String) -> String { marked(text, identifier: identifier) }

    /// Marks the drawing of an element with attributes; the same as `marked(_:identifier:as:)`.
    @available(*, deprecated, renamed: "marked(_:identifier:as:)")
    public func marked(
        _ text: String, _ identifier: String, as attributes: @autoclosure () -> AccessibilityNode.Attributes
    ) -> String {
        marked(text, identifier: identifier, as: attributes())
    }
}
