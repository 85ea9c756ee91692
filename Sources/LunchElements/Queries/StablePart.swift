import LunchWire

/// The part of a label that stays while the rest changes, and the regular expression that it is looked for by.
package struct StablePart: Sendable {
    /// The texts before, between and after the changing parts, as bytes of UTF-8.
    private let parts: [[UInt8]]

    /// The words that stay, with a blank in the place of each changing part.
    let words: String

    /// The regular expression.
    let pattern: String

    /// The part of a label; nil if nothing in it changes, if too little stays, or if it has characters that are not seen.
    init?(of text: ChangingText) {
        guard text.changes else { return nil }
        var parts = text.parts
        // A sign between two figures is ignored, and the blanks around one are as many as it leaves.
        let ends = [0, parts.count - 1]
        parts = parts.enumerated().compactMap { index, part in
            part.contains(where: \.isLetter) ? part.withSingleBlanks : ends.contains(index) ? "" : nil
        }
        guard parts.joined().count(where: \.isLetter) > 1, parts.allSatisfy({ $0.allSatisfy(\.isPlain) }) else {
            return nil
        }
        self.parts = parts.map { Array($0.utf8) }
        words = parts.joined(separator: " ")
        let pattern = parts.map(\.escaped).joined(separator: ".*")
        // No blank may be the first or the last character of a literal.
        self.pattern = pattern.first == " " ? "[ ]\(pattern.dropFirst())" : pattern
    }

    /// Returns true if a text as a whole is what the regular expression describes.
    func describes(_ text: String) -> Bool {
        let text = Array(text.utf8)
        guard let first = parts.first, let last = parts.last, text.count >= first.count + last.count,
            text.starts(with: first), text.suffix(last.count).elementsEqual(last), !text.contains(0x0A)
        else { return false }
        var rest = text[first.count..<text.count - last.count]
        for part in parts.dropFirst().dropLast() {
            guard let place = rest.firstRange(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }
}

extension String {
    /// The text with one blank at most at its beginning and at its end.
    fileprivate var withSingleBlanks: String {
        var text = self[...]
        while text.hasPrefix("  ") { text.removeFirst() }
        while text.hasSuffix("  ") { text.removeLast() }
        return String(text)
    }

    /// The text as a part of a regular expression.
    fileprivate var escaped: String {
        reduce(into: "") { text, character in
            if #"\^$.|?*+()[]{}/#"#.contains(character) { text += "\\" }
            text.append(character)
        }
    }
}

extension Character {
    /// True if it can be in the literal of a regular expression as it is, and is seen there.
    fileprivate var isPlain: Bool {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
            .nonspacingMark, .spacingMark, .enclosingMark:
            return false
        case .spaceSeparator: return self == " "
        default: return !scalar.properties.isEmojiModifier
        }
    }
}
