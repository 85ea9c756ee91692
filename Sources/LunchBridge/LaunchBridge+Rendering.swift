import Lunch
public import LunchWire

/// Frameworks whose views are text know no positions: marks in the text tell where elements are.
extension LaunchBridge {
    /// Marks text as the drawing of an element; `present(_:)` finds the text in the whole screen.
    ///
    /// ```swift
    /// let save = bridge.marked("[ Save ]", "save", as: .init(.button, label: "Save", hasFocus: isOnSave))
    /// ```
    ///
    /// - Parameters:
    ///   - text: the drawing of the element, of any number of lines.
    ///   - identifier: the identifier of the element; if it is empty, the text is not marked.
    ///   - attributes: the attributes of the element. If the element has no label, no value and no children, the text
    ///     becomes its label.
    /// - Returns: the text with marks, which take no columns; if no test launched the app, the text unchanged.
    public func marked(
        _ text: String, _ identifier: String, as attributes: @autoclosure () -> AccessibilityNode.Attributes
    ) -> String {
        publisher.marked(text, identifier, as: attributes())
    }

    /// Publishes the elements that are marked in the text of a whole screen, and returns the text.
    ///
    /// After a key that the framework ignores, no call is needed.
    ///
    /// ```swift
    /// func view() -> String { bridge.present(rendered) }
    /// ```
    ///
    /// - Parameter view: the text of the screen.
    /// - Returns: the same text.
    @discardableResult public func present(_ view: String) -> String {
        guard publisher.isActive else { return view }
        side.present(publisher.elements(in: view), isText: true)
        wake()
        return view
    }
}
