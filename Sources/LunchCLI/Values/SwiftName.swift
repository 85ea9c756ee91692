/// Names in Swift code.
enum SwiftName {
    /// The words that are not name without backticks (The Swift Programming Language, "Keywords and Punctuation").
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Returns true if a text is an identifier of letters, digits and underscores that does not begin with a digit.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return (first == "_" || mayBegin(first)) && text.unicodeScalars.allSatisfy { $0 == "_" || mayContinue($0) }
    }

    static func mayBegin(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDStart && isAllowed(scalar) }

    static func mayContinue(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue && isAllowed(scalar) }

    /// Swift allows these beyond ASCII (ibid., "Identifiers"); of ASCII, Unicode's own rule is right.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x80: true
        case 0xAA, 0xB5, 0xB7, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
        case 0x203F...0x2040, 0x2054, 0x2070...0x218F, 0x2460...0x24FF, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF: true
        case 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x10000...0xEFFFD: scalar.value & 0xFFFF < 0xFFFE
        default: false
        }
    }

    /// A text as a name that begins with a small letter: `sendButton` of `send-button`; empty if nothing of it is left.
    ///
    /// Words end at what may not be in a name, and at underscores. A word in capitals is a word as any other.
    ///
    /// - Parameter isWhole: true if a person has chosen the words, so that none of them is left out.
    static func camelCase(_ text: String, isWhole: Bool = false) -> String {
        let words = words(of: text, isWhole: isWhole)
        return words.enumerated().map { $0 == 0 ? small($1) : capitalised($1) }.joined()
    }

    /// A text as a name that begins with a capital, if its script has any: `FootprintHistory`.
    static func pascalCase(_ text: String, isWhole: Bool = false) -> String {
        words(of: text, isWhole: isWhole).map(capitalised).joined()
    }

    /// No more words than a name can carry, or than the name of a file can.
    private static func words(of text: String, isWhole: Bool) -> [String] {
        let (longest, most) = isWhole ? (60, 60) : (40, 6)
        var words: [String] = []
        var isOpen = false
        for scalar in text.unicodeScalars {
            guard mayContinue(scalar), scalar != "_" else {
                isOpen = false
                continue
            }
            // A mark has nothing to be on at the beginning of a name.
            if !isOpen, !mayBegin(scalar), scalar.properties.numericType == nil { continue }
            if !isOpen { words.append("") }
            isOpen = true
            words[words.count - 1].unicodeScalars.append(scalar)
        }
        var length = 0
        let kept = words.prefix(most).prefix { word in
            length += word.count
            return length <= longest
        }
        return kept.isEmpty ? words.prefix(1).map { String($0.prefix(longest)) } : Array(kept)
    }

    private static func isCapitals(_ word: String) -> Bool { word.count > 1 && word == word.uppercased() }

    private static func small(_ word: String) -> String {
        if word == word.uppercased() { return word.lowercased() }
        let capitals = word.prefix { $0.isUppercase }
        // Of "URLField", the "F" begins the next word.
        let count = capitals.count > 1 ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func capitalised(_ word: String) -> String {
        isCapitals(word) && word.lowercased() != word
            ? word.prefix(1) + word.dropFirst().lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }
}
