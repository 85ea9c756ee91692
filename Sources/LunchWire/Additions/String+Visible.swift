extension StringProtocol {
    /// The text in one line, with all that cannot be seen in it written out as Swift does: `\u{1B}`, `\n`.
    ///
    /// Whatever an app has written goes through this, `visibleLines` or `literal` before it gets into a message, a log or
    /// a terminal. There it could move the cursor, be read in another order, or hide. What belongs to a script stays: the
    /// joiners of Arabic, of Indian scripts and of emoji, selectors of variants, and marks on a letter.
    package var visible: String { VisibleText.line(String(self)) }

    /// The text with its line breaks and tabs, and all else that cannot be seen in it written out as `visible` does.
    package var visibleLines: String { VisibleText.lines(String(self)) }

    /// The text as a Swift literal, with its quotes.
    package var literal: String { VisibleText.literal(String(self)) }
}

/// Writes texts so that nothing in them can act on who reads them, or escape them.
private struct VisibleText {
    private let scalars: [Unicode.Scalar]
    private var text = ""

    private enum Form {
        case line, lines, literal
    }

    static func line(_ text: String) -> String { isPlain(text) ? text : VisibleText(text, .line).text }

    static func lines(_ text: String) -> String { isPlain(text) ? text : VisibleText(text, .lines).text }

    static func literal(_ text: String) -> String {
        let isVerbatim = isPlain(text) && !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        return "\"\(isVerbatim ? text : VisibleText(text, .literal).text)\""
    }

    /// Most texts are printable ASCII.
    private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

    private init(_ text: String, _ form: Form) {
        scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            if let end = endOfFlag(at: index) {
                self.text.unicodeScalars.append(contentsOf: scalars[index..<end])
                index = end
                continue
            }
            write(index, form)
            index += 1
        }
    }

    private mutating func write(_ index: Int, _ form: Form) {
        let scalar = scalars[index]
        switch (scalar, form) {
        case ("\n", .lines), ("\t", .lines): text.unicodeScalars.append(scalar)
        case ("\r", .lines) where index + 1 < scalars.count && scalars[index + 1] == "\n": break
        case ("\n", _): text += "\\n"
        case ("\r", _): text += "\\r"
        case ("\t", _): text += "\\t"
        case ("\0", _): text += "\\0"
        case ("\"", .literal), ("\\", .literal): text += "\\\(scalar)"
        default:
            if isVisible(index) {
                text.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u{\(digits.count < 2 ? "0" : "")\(digits)}"
            }
        }
    }

    private func isVisible(_ index: Int) -> Bool {
        let scalar = scalars[index]
        if (0x20..<0x7F).contains(scalar.value) { return true }
        let previous = index > 0 ? scalars[index - 1] : nil
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        default: break
        }
        // Alone they would be on what the message has before them.
        if properties.isGraphemeExtend, previous?.carriesMarks != true, !properties.isJoinControl { return false }
        if properties.isJoinControl { return isJoining(index) }
        // Marks that choose the form of the letter before: one for each letter.
        if properties.isVariationSelector || scalar.value == 0x34F {
            return previous.map { !$0.properties.isDefaultIgnorableCodePoint } ?? false
        }
        // Interlinear annotations (Unicode, 23.8) are not among those to be ignored.
        // No text has noncharacters, and XML forbids two of them.
        return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
            && !(0xFFF9...0xFFFB).contains(scalar.value)
    }

    /// Returns true if a joiner or non-joiner is one that the script of its neighbours needs, or that makes one emoji of several.
    private func isJoining(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let previous = scalars[index - 1]
        // After a virama it chooses the form of the consonant, also at the end of a word (UAX #31, A2 and B).
        if previous.properties.canonicalCombiningClass == .virama { return true }
        guard index + 1 < scalars.count else { return false }
        let next = scalars[index + 1]
        if previous.isOfJoiningScript, next.isOfJoiningScript { return true }
        let base = previous.value == 0xFE0F && index > 1 ? scalars[index - 2] : previous
        return scalars[index].value == 0x200D && base.isEmoji && next.isEmoji
    }

    /// The end of a flag of a region that begins here, as that of Scotland: a black flag with a name in tags (UTS #51).
    private func endOfFlag(at index: Int) -> Int? {
        guard scalars[index].value == 0x1F3F4 else { return nil }
        let tags = scalars[(index + 1)...].prefix {
            (0xE0061...0xE007A).contains($0.value) || (0xE0030...0xE0039).contains($0.value)
        }
        guard (3...6).contains(tags.count), tags.endIndex < scalars.count, scalars[tags.endIndex].value == 0xE007F
        else { return nil }
        return tags.endIndex + 1
    }
}

extension Unicode.Scalar {
    /// True if a mark after it belongs to it.
    fileprivate var carriesMarks: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: properties.isJoinControl
        default: true
        }
    }

    fileprivate var isEmoji: Bool { value > 0x7F && properties.isEmoji }

    /// True if it is a letter or a mark of a script whose letters change with their neighbours: Arabic and its relatives,
    /// the scripts of India and South-East Asia, Mongolian.
    fileprivate var isOfJoiningScript: Bool {
        switch value {
        case 0x0600...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
            properties.isAlphabetic || properties.isGraphemeExtend
        default: false
        }
    }
}
