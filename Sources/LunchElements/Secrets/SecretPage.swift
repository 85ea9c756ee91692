/// Rows of text in which secrets are looked for: the cells of a screen, or the lines of a text.
package struct SecretPage {
    /// The characters of all rows, with their cases folded.
    private(set) var characters: [Character] = []
    /// The characters of each row.
    private(set) var rows: [Range<Int>] = [0..<0]
    /// The column of each character.
    private(set) var columns: [Int] = []
    /// The characters of a text as they are, and the place in it of each character; none of a screen.
    private var original: [Character] = []
    private var places: [Int] = []

    package init() {}

    /// A text, with a row for each of its lines.
    init(_ text: String) {
        original = Array(text)
        for (place, character) in original.enumerated() {
            guard !character.isNewline else {
                endRow()
                continue
            }
            places.append(place)
            add(character, column: rows[rows.count - 1].count)
        }
    }

    package mutating func add(_ character: Character, column: Int) {
        characters.append(character.folded)
        columns.append(column)
        rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<characters.count
    }

    package mutating func endRow() { rows.append(characters.count..<characters.count) }

    /// The text with `•` in the place of some characters.
    func text(hiding isHidden: [Bool]) -> String {
        var shown = original
        for (place, isHidden) in zip(places, isHidden) where isHidden { shown[place] = "•" }
        return String(shown)
    }

    /// The parts of the text that are hidden, and those between them.
    func parts(hiding isHidden: [Bool]) -> [(text: String, isSecret: Bool)] {
        var isSecret = Array(repeating: false, count: original.count)
        for (place, isHidden) in zip(places, isHidden) { isSecret[place] = isHidden }
        var parts: [(text: String, isSecret: Bool)] = []
        for (character, isSecret) in zip(original, isSecret) {
            if parts.last?.isSecret == isSecret {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append((String(character), isSecret))
            }
        }
        return parts
    }

    /// True for each character between quotation marks in its line.
    var quoted: [Bool] {
        var quoted: [Bool] = []
        for row in rows {
            var isInside = false
            for index in row {
                let isMark = characters[index] == "\"" && (index == row.lowerBound || characters[index - 1] != "\\")
                if isMark { isInside.toggle() }
                quoted.append(isInside)
            }
        }
        return quoted
    }

    /// True if some characters of a row are a word: no letters continue beside letters, and nothing is beside other characters.
    func isWord(_ range: Range<Int>, in row: Range<Int>) -> Bool {
        func ends(_ inner: Int, _ outer: Int) -> Bool {
            if characters[inner].isLetterOrDigit { return isBreak(outer, in: row) }
            return !row.contains(outer) || characters[outer].isWhitespace
        }
        return ends(range.lowerBound, range.lowerBound - 1) && ends(range.upperBound - 1, range.upperBound)
    }

    /// True if no letter and no digit is at an index of a row.
    func isBreak(_ index: Int, in row: Range<Int>) -> Bool {
        !row.contains(index) || !characters[index].isLetterOrDigit
    }
}

/// The characters that must be hidden.
struct SecretHits {
    private let count: Int
    /// Nil as long as there is none.
    private(set) var isHidden: [Bool]?

    init(_ count: Int) { self.count = count }

    mutating func add(_ places: Range<Int>) {
        if isHidden == nil { isHidden = [Bool](repeating: false, count: count) }
        for place in places { isHidden?[place] = true }
    }
}

extension Character {
    /// The character in lower case, if that is one character.
    var folded: Character {
        let utf8 = utf8
        // Most are of ASCII, and few in capitals.
        if utf8.count == 1, let byte = utf8.first {
            return byte.folded == byte ? self : Character(UnicodeScalar(byte.folded))
        }
        let text = lowercased()
        let lower = text.count == 1 ? text.first ?? self : self
        return Self.plain[lower] ?? lower
    }

    /// The characters of ASCII, to which others are equal, as a question mark in Greek is a semicolon.
    private static let plain = Dictionary(
        uniqueKeysWithValues: (0..<0x80 as Range<UInt8>).map { byte in
            let character = Character(UnicodeScalar(byte))
            return (character, character)
        })

    var isLetterOrDigit: Bool {
        let utf8 = utf8
        if utf8.count == 1, let byte = utf8.first { return byte.isLetterOrDigit }
        return isLetter || isNumber
    }
}

extension UInt8 {
    var folded: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    var isLetterOrDigit: Bool { (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) }
}
