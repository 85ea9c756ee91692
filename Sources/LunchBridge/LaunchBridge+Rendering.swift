import Lunch
public import LunchWire

/// Frameworks whose views are text know no positions: marks in the text tell where elements are.
extension LaunchBridge {
    /// Marks text as the drawing of an element, where the text is made; `present(_:)` finds it in the whole screen.
    ///
    /// ```swift
    /// let save = bridge.marked("[ Save ]", "save", as: .init(.button, label: "Save", hasFocus: isOnSave))
    /// ```
    ///
    /// - Parameters:
    ///   - text: what is drawn of the element, of any number of lines.
    ///   - identifier: the identifier of the element; without one, nothing is marked.
    ///   - attributes: what it says of itself. If it has neither a label nor a value, and nothing is inside it, its label is
    ///     the text that is drawn.
    /// - Returns: the text with marks that take no room; unless a test launched the app, the text as it is.
    public func marked(
        _ text: String, _ identifier: String, as attributes: @autoclosure () -> AccessibilityNode.Attributes
    ) -> String {
        publisher.marked(text, identifier, as: attributes())
    }

    /// Takes the text of a whole screen, with the marks in it, as what is on the screen by now. A key that the framework passes
    /// over need not be followed by a call.
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
