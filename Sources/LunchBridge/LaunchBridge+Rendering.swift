import Lunch
public import LunchWire

/// Frameworks whose views are text have no positions: marks in the text show where elements are.
extension LaunchBridge {
    /// Returns text with invisible marks, and stores the attributes of the element that the text shows.
    ///
    /// Build the text of the whole screen from marked text, and pass the whole text to the overload of `present(_:)`
    /// that takes a string. That overload sends all marked elements to the test. In this example, `isOnSave` is true
    /// while the button has the focus:
    ///
    /// ```swift
    /// let save = bridge.marked("[ Save ]", identifier: "save", as: .init(.button, label: "Save", hasFocus: isOnSave))
    /// ```
    ///
    /// The page of `AccessibilityPublisher.marked(_:identifier:as:)` explains which elements become children, and when two
    /// elements may have the same identifier. Mark text after it has been laid out.
    ///
    /// - Parameters:
    ///   - text: the drawing of the element, with any number of lines.
    ///   - identifier: the identifier of the element. If it is empty, the text is not marked, and there is no element.
    ///   - attributes: the attributes of the element; leave out the identifier and the frame. If the element has no
    ///     label and no value, and `text` contains no marks, `text` becomes the label, without escape sequences. The
    ///     argument is evaluated only if a test launched the app.
    /// - Returns: the text with marks of width zero; the unchanged text unless a test launched the app.
    public func marked(
        _ text: String, identifier: String, as attributes: @autoclosure () -> AccessibilityNode.Attributes
    ) -> String {
        publisher.marked(text, identifier: identifier, as: attributes())
    }

    /// Sends the marked elements in the text of a screen to the test, and returns the text.
    ///
    /// Call this function wherever the app makes the text of the whole screen. The elements are sent when the app next
    /// waits for input. After a key that the framework ignores, no call is needed. Unless a test launched the app, the
    /// function only returns the text. In this example, `rendered` is the text of the screen:
    ///
    /// ```swift
    /// func view() -> String { bridge.present(rendered) }
    /// ```
    ///
    /// - Parameter view: the text of the whole screen.
    /// - Returns: the same text, including its marks. The test removes the marks.
    @discardableResult public func present(_ view: String) -> String {
        guard publisher.isActive else { return view }
        followTest()
        hasPresented(isNew: side.present(publisher.elements(in: view), isText: true))
        return view
    }

    /// Makes the elements that are marked from now on the elements of the screen.
    ///
    /// Call this function at the beginning of each drawing, if the app never has the text of the whole screen, for
    /// example because the framework keeps a grid of cells. The elements are sent when the app next waits for input. In
    /// this example, `grid` is the framework's grid of cells:
    ///
    /// ```swift
    /// func draw() {
    ///     bridge.beginDrawing()
    ///     grid.put(bridge.marked("[ Save ]", identifier: "save", as: .init(.button, label: "Save")), column: 2, row: 3)
    /// }
    /// ```
    ///
    /// Such a framework drops characters without a width: set `publisher.markForm` to `.onEachCharacter` before the app
    /// makes its first text.
    public func beginDrawing() {
        guard publisher.isActive else { return }
        followTest()
        side.presentMarked()
        wake()
    }
}
