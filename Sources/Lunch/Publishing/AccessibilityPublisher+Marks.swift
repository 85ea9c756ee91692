public import LunchWire

extension AccessibilityPublisher {
    /// Marks text as the drawing of an element, for frameworks whose views become text and never know where that is drawn.
    ///
    /// Publish the element with this identifier and without a frame: its frame is then where the marked text is on the
    /// screen. Marks may lie in each other, as elements do:
    ///
    /// ```swift
    /// let button = publisher.marked("[ Save ]", "save")
    /// let form = publisher.marked(box("Name: \(name)\n\(button)"), "form")
    /// ```
    ///
    /// Each line is put between marks, zero-width characters of the Unicode block Tags. Nobody sees them: the test takes
    /// them out. Unless a test launched the app, the text is returned as it is.
    ///
    /// Mark what is rendered. A framework that wraps or cuts text afterwards separates it from its marks: the rest of a
    /// line that was cut counts to the element, and the lines behind a new line break do not. Its function for the width of
    /// text has to give U+E0001 and U+E0020 to U+E007F no columns, as wcwidth(3) does; `checkMarks(width:)` tells.
    ///
    /// - Parameters:
    ///   - text: what is drawn of the element, of any number of lines; escape sequences in it do not matter if they do not
    ///     move the cursor.
    ///   - identifier: the identifier of the element, at most 1,024 ASCII characters; others count three for each byte.
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

    /// Marks text as the drawing of an element, and keeps what the element says of itself for `elements(in:)`.
    ///
    /// This is for apps whose views are functions that return text: the element is described where its text is made.
    ///
    /// ```swift
    /// let save = publisher.marked("[ Save ]", "save", as: .init(.button, label: "Save", hasFocus: isOnSave))
    /// ```
    ///
    /// Elements whose marks are in the text are inside this one. Those beside each other have identifiers of their own. An
    /// element that is rendered anew replaces the one of its identifier, also where that was inside another one by then.
    ///
    /// - Parameters:
    ///   - text: what is drawn of the element, as for `marked(_:_:)`.
    ///   - identifier: the identifier of the element; without one, nothing is marked.
    ///   - attributes: what it says of itself. If it has neither a label nor a value, and nothing is inside it, its label is
    ///     the text that is drawn.
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

    /// The elements that `marked(_:_:as:)` has marked in the text of a screen, to be published with it.
    ///
    /// - Parameter view: the text of the whole screen, as the framework gets it.
    /// - Returns: the elements in the order in which they begin in the text, with those inside them; none unless a test
    ///   launched the app.
    public func elements(in view: String) -> [AccessibilityNode] {
        isActive ? rendered.withLock { $0.elements(in: view) } : []
    }

    /// Checks that a framework gives marks no room, so that it lays out the same with them as without.
    ///
    /// ```swift
    /// try publisher.checkMarks { $0.width }
    /// ```
    ///
    /// - Parameter width: the framework's function for the width of a text in columns.
    /// - Throws: `MarkError` if marks count; never unless a test launched the app.
    public func checkMarks(width: (String) -> Int) throws(MarkError) {
        let text = "Save"
        let (plain, marked) = (width(text), width(marked(text, "save")))
        if plain != marked { throw MarkError(plainColumns: plain, markedColumns: marked) }
    }

    /// A framework counts the characters of marks as if they took columns, so that its layout would not be the same in a test.
    public struct MarkError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of columns that a text takes.
        public let plainColumns: Int

        /// The number of columns that the framework gives it between marks.
        public let markedColumns: Int

        /// A sentence that says what happened, and what to do next.
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
