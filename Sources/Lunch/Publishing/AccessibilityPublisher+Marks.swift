@_spi(Lunch) public import LunchWire
import Synchronization

extension AccessibilityPublisher {
    /// Returns text with invisible marks that tell a test the position of an element on the screen.
    ///
    /// Use this function if a framework turns views into text and does not know the positions of the views. Publish the
    /// element with the same identifier and without a frame. The test then sets the element's frame to the cells of the
    /// marked text. Marked text may contain other marked text, as elements contain elements. If several elements have
    /// the same identifier, each must be inside a different marked element; otherwise the test sets none of their
    /// frames. In this example, `box` is a function that draws a border around text, and `name` is a string:
    ///
    /// ```swift
    /// let button = publisher.marked("[ Save ]", identifier: "save")
    /// let form = publisher.marked(box("Name: \(name)\n\(button)"), identifier: "form")
    /// ```
    ///
    /// Each line of the text gets a mark at its beginning and a mark at its end; `markForm` chooses another form. A mark
    /// consists of zero-width characters of the Unicode block Tags. The test removes the marks from its copy of the
    /// screen. If the framework drops the marks, the test fails with a message that says so. Unless a test launched the
    /// app, this function returns the text unchanged.
    ///
    /// Mark text after it has been laid out. If the framework truncates a marked line, the mark at the end is lost, and
    /// the rest of the screen's line counts as part of the element. If the framework wraps a marked line, the text
    /// after the new line break does not count as part of the element.
    ///
    /// The framework's function for the width of text must count U+E0001 and U+E0020 to U+E007F as zero columns, as
    /// wcwidth(3) does. To check this, call `checkMarks(width:)`.
    ///
    /// - Parameters:
    ///   - text: the drawing of the element, with any number of lines. It may contain escape sequences, but none that
    ///     move the cursor.
    ///   - identifier: the identifier of the element, at most 1,024 ASCII characters. Each `%`, each control character,
    ///     and each UTF-8 byte of a non-ASCII character counts as three. The test does not recognize the mark of a
    ///     longer identifier. If the identifier is empty, the text is not marked.
    public func marked(_ text: String, identifier: String) -> String {
        guard isActive, !identifier.isEmpty else { return text }
        hasMarked.store(true, ordering: .relaxed)
        switch markForm {
        case .aroundLines: return MarkCharacters.aroundLines(of: text, identifier)
        case .onEachCharacter: return MarkCharacters.onEachCharacter(of: text, identifier)
        }
    }

    /// The form of the marks that an app puts into its text (see `AccessibilityPublisher.marked(_:identifier:)`).
    public enum MarkForm: Hashable, Sendable {
        /// A mark at the beginning of each line, and a mark at its end, for frameworks that keep text as text.
        case aroundLines

        /// A mark after each visible character, for frameworks that keep a grid of cells.
        ///
        /// Such frameworks drop characters of width zero, or write only the cells that have changed. A mark of this
        /// form belongs to the same grapheme cluster (the same `Character`) as the visible character, so that it is
        /// kept, and written, together with that character.
        case onEachCharacter
    }

    /// The form of the marks that `marked(_:identifier:)` adds from now on; by default `.aroundLines`.
    ///
    /// Set this property before the app makes its first text.
    public var markForm: MarkForm {
        get { form.withLock(\.self) }
        set { form.withLock { $0 = newValue } }
    }

    /// Returns text with invisible marks, and stores the attributes of the element that the text shows.
    ///
    /// Use this function if the app's views are functions that return text. The code that makes the text then also
    /// describes the element. The function `elements(in:)` returns the elements that are marked in this way. In this
    /// example, `isOnSave` is true while the button has the focus:
    ///
    /// ```swift
    /// let save = publisher.marked("[ Save ]", identifier: "save", as: .init(.button, label: "Save", hasFocus: isOnSave))
    /// ```
    ///
    /// If `text` contains marked elements, they become children of this element. Siblings need different identifiers.
    /// Children of different parents may have equal identifiers. In that case, mark the children of the first parent,
    /// then the first parent, and only then the children of the second parent. Until the parent of an element has been
    /// marked, a new element with the same identifier replaces that element.
    ///
    /// Unless a test launched the app, this function returns the text unchanged.
    ///
    /// - Parameters:
    ///   - text: the drawing of the element, as for `marked(_:identifier:)`.
    ///   - identifier: the identifier of the element, as for `marked(_:identifier:)`. If the identifier is empty, the text is
    ///     not marked, and there is no element.
    ///   - attributes: the attributes of the element; leave out the identifier and the frame. If the element has no
    ///     label and no value, and `text` contains no marks, `text` becomes the label, without escape sequences. The
    ///     argument is evaluated only if a test launched the app.
    public func marked(
        _ text: String, identifier: String, as attributes: @autoclosure () -> AccessibilityNode.Attributes
    ) -> String {
        guard isActive, !identifier.isEmpty else { return text }
        var attributes = attributes()
        attributes.identifier = identifier
        if attributes.label.isEmpty, attributes.value == nil,
            MarkCharacters.pieces(of: text).allSatisfy({ $0 == .lineBreak })
        {
            attributes.label = text.drawn
        }
        rendered.withLock { $0.keep(attributes, around: text) }
        return marked(text, identifier: identifier)
    }

    /// Returns the elements of a screen's text: those that `marked(_:identifier:as:)` has marked in it.
    ///
    /// Publish the returned elements together with this text.
    ///
    /// - Parameter view: the text of the whole screen, in the form in which the app passes it to the framework.
    /// - Returns: the outermost elements with their children, in the order in which they begin in the text. The array
    ///   is empty unless a test launched the app.
    public func elements(in view: String) -> [AccessibilityNode] {
        isActive ? rendered.withLock { $0.elements(in: view) } : []
    }

    /// Begins a new drawing: `markedElements` is empty until the next call of `marked(_:identifier:as:)`.
    ///
    /// Call this function before the texts of a screen are made, if the app never has the text of the whole screen.
    public func beginMarking() {
        if isActive { rendered.withLock { $0.begin() } }
    }

    /// The elements that `marked(_:identifier:as:)` has marked since the last call of `beginMarking()`, in that order.
    ///
    /// An element whose mark is in the text of another one is a child of that. The array is empty unless a test launched
    /// the app.
    public var markedElements: [AccessibilityNode] { isActive ? rendered.withLock { $0.drawn } : [] }

    /// Checks whether a framework counts the marks of `marked(_:identifier:)` as zero columns. If it does not, marks change the
    /// layout in a test.
    ///
    /// In this example, the framework extends `String` with a property `width`:
    ///
    /// ```swift
    /// try publisher.checkMarks { $0.width }
    /// ```
    ///
    /// - Parameter width: the framework's function that returns the width of a string in columns.
    /// - Throws: `MarkError` if a test launched the app and the function counts marks as columns.
    public func checkMarks(width: (String) -> Int) throws(MarkError) {
        let text = "Save"
        let (plain, marked) = (width(text), width(marked(text, identifier: "save")))
        if plain != marked { throw MarkError(plainColumns: plain, markedColumns: marked) }
    }

    /// The error that `checkMarks(width:)` throws if a framework counts marks as columns.
    ///
    /// Marks are the zero-width characters that `marked(_:identifier:)` adds. If a framework counts them as columns, the layout
    /// in a test differs from the normal layout.
    public struct MarkError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of columns that the framework counts for a sample string without marks.
        public let plainColumns: Int

        /// The number of columns that the framework counts for the sample string with marks.
        public let markedColumns: Int

        /// A message that states the error and a remedy.
        public var description: String {
            """
            The width of a text is \(plainColumns) without marks and \(markedColumns) with them: marked text would be laid out \
            differently in a test.
            Set markForm to .onEachCharacter if the framework counts the columns of whole characters (graphemes). \
            Otherwise have the function that counts columns count none for U+E0001 and U+E0020 to U+E007F, as wcwidth(3) does, \
            or publish frames and mark nothing.
            """
        }
    }
}

extension String {
    /// The text without its control sequences (ECMA-48 5.4), and without the blanks around its lines and the lines of blanks.
    fileprivate var drawn: String {
        replacing(/\u{1B}(?:\[[\x20-\x3F]*[\x40-\x7E]|[^\[])/, with: "").split(whereSeparator: \.isNewline)
            .compactMap { $0.wholeMatch(of: /\ *(.*?)\ */)?.output.1 }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
