public import LunchWire

extension AccessibilityPublisher {
    /// Marks text as the drawing of an element, for a framework that turns views into text and does not know their
    /// positions.
    ///
    /// Publish the element with the same identifier and without a frame: the test sets its frame to the position of the
    /// marked text on the screen. Marks may be nested, as elements are:
    ///
    /// ```swift
    /// let button = publisher.marked("[ Save ]", "save")
    /// let form = publisher.marked(box("Name: \(name)\n\(button)"), "form")
    /// ```
    ///
    /// Each line is enclosed in marks, zero-width characters of the Unicode block Tags, which the test removes from its
    /// screen. Unless a test launched the app, the text is returned unchanged.
    ///
    /// Mark text that is laid out already. If a framework cuts a marked line afterwards, the end mark is lost, and
    /// everything up to the end of the line counts as part of the element; if it wraps the line, the text after the new
    /// line break does not count. The framework's function for the width of text must count U+E0001 and U+E0020 to
    /// U+E007F as zero columns, as wcwidth(3) does; `checkMarks(width:)` checks this.
    ///
    /// - Parameters:
    ///   - text: the drawing of the element, of any number of lines; escape sequences in it have no influence unless
    ///     they move the cursor.
    ///   - identifier: the identifier of the element, at most 1,024 ASCII characters; each UTF-8 byte of another
    ///     character, and each `%`, counts as three.
    public func marked(_ text: String, _ identifier: String) -> String {
        guard isActive, !identifier.isEmpty else { return text }
        let (begin, end) = (MarkCharacters.begin(identifier), MarkCharacters.end)
        var result = String.UnicodeScalarView()
        var isInLine = false
        for scalar in text.unicodeScalars {
            let isBreak = scalar == "\n" || scalar == "\r"
            if isBreak == isInLine {
                result.append(contentsOf: isBreak ? end : begin)
                isInLine.toggle()
            }
            result.append(scalar)
        }
        if isInLine { result.append(contentsOf: end) }
        return String(result)
    }

    /// Marks text as the drawing of an element, and stores the attributes of the element for `elements(in:)`.
    ///
    /// This function is for apps whose views are functions that return text: the element is described where its text is
    /// made.
    ///
    /// ```swift
    /// let save = publisher.marked("[ Save ]", "save", as: .init(.button, label: "Save", hasFocus: isOnSave))
    /// ```
    ///
    /// Elements whose marks are in the text become children of this one. Siblings need identifiers of their own. An
    /// element that is marked again replaces the earlier element with the same identifier, even if the earlier one had
    /// another parent.
    ///
    /// - Parameters:
    ///   - text: the drawing of the element, as for `marked(_:_:)`.
    ///   - identifier: the identifier of the element; if it is empty, the text is not marked.
    ///   - attributes: the attributes of the element. If the element has no label, no value and no children, the text
    ///     becomes its label.
    public func marked(
        _ text: String, _ identifier: String, as attributes: @autoclosure () -> AccessibilityNode.Attributes
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
        return marked(text, identifier)
    }

    /// Returns the elements that `marked(_:_:as:)` has marked in the text of a screen, to be published with the screen.
    ///
    /// - Parameter view: the text of the whole screen, as the app passes it to the framework.
    /// - Returns: the elements in the order in which they begin in the text, with their children; an empty array unless
    ///   a test launched the app.
    public func elements(in view: String) -> [AccessibilityNode] {
        isActive ? rendered.withLock { $0.elements(in: view) } : []
    }

    /// Checks that a framework counts marks as zero columns, so that marks do not change the layout.
    ///
    /// ```swift
    /// try publisher.checkMarks { $0.width }
    /// ```
    ///
    /// - Parameter width: the framework's function for the width of a text in columns.
    /// - Throws: `MarkError` if the function counts marks as columns and a test launched the app.
    public func checkMarks(width: (String) -> Int) throws(MarkError) {
        let text = "Save"
        let (plain, marked) = (width(text), width(marked(text, "save")))
        if plain != marked { throw MarkError(plainColumns: plain, markedColumns: marked) }
    }

    /// The error that `checkMarks(width:)` throws if a framework counts marks as columns.
    ///
    /// Marks are the zero-width characters that `marked(_:_:)` adds. If they count as columns, the layout is different
    /// in a test.
    public struct MarkError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of columns that the framework counts for a text without marks.
        public let plainColumns: Int

        /// The number of columns that the framework counts for the same text with marks.
        public let markedColumns: Int

        /// A sentence about the error and a remedy.
        public var description: String {
            """
            The width of a text is \(plainColumns) without marks and \(markedColumns) with them: what is marked would be laid out \
            differently in a test.
            Let the function that counts columns give U+E0001 and U+E0020 to U+E007F none, as wcwidth(3) does, \
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
