import LunchWire

/// The shape of texts that differ from run to run: the words that stay, and of the others the kinds of their parts.
///
/// Words are separated by blanks. A clock is one word: its hour varies with its minute, even in texts with the same hour.
struct TextShape {
    /// A word of all texts.
    private enum Word {
        case fixed(Substring)
        case parts([Part])
        case any
    }

    /// A part of a word: digits, with letters among them or not, as in numbers and identifiers; letters; or a mark.
    private enum Part: Equatable {
        case number, letters
        case mark(Character)
    }

    /// The words; nil if the texts have different numbers of words, so that any text fits.
    private let words: [Word]?
    /// The words of texts that differ by the order of their words, in alphabetical order; nil of others.
    private let unordered: [Substring]?

    /// - Parameter texts: at least one text.
    init(of texts: some Collection<String>) {
        let lists = texts.map { $0.split(whereSeparator: \.isWhitespace) }
        let sets = Set(texts.map(Self.unordered))
        unordered = sets.count == 1 && Set(texts).count > 1 ? sets.first : nil
        guard let first = lists.first, lists.allSatisfy({ $0.count == first.count }) else {
            words = nil
            return
        }
        words = first.indices.map { index in
            if lists.allSatisfy({ $0[index] == first[index] }) { return .fixed(first[index]) }
            let parts = Self.parts(of: first[index])
            return lists.allSatisfy { Self.parts(of: $0[index]) == parts } ? .parts(parts) : .any
        }
    }

    /// Returns true if a text has the shape.
    func fits(_ text: String) -> Bool {
        if let unordered, Self.unordered(text) == unordered { return true }
        guard let words else { return true }
        let others = text.split(whereSeparator: \.isWhitespace)
        guard others.count == words.count else { return false }
        return zip(others, words).allSatisfy { other, word in
            switch word {
            case .fixed(let same): other == same
            case .parts(let parts): Self.parts(of: other) == parts
            case .any: true
            }
        }
    }

    /// The words of a text without marks, in alphabetical order.
    private static func unordered(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }.sorted()
    }

    private static func parts(of word: Substring) -> [Part] {
        var parts: [Part] = []
        var rest = word
        while let first = rest.first {
            let run = rest.prefix { $0.isLetter || $0.isNumber }
            parts.append(run.isEmpty ? .mark(first) : run.contains(where: \.isNumber) ? .number : .letters)
            rest = rest.dropFirst(max(1, run.count))
        }
        return parts
    }
}
