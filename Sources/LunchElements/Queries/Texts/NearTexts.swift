import LunchTerminal
import LunchWire

/// Texts on a screen that differ in one way from what was looked for.
struct NearTexts {
    private let pattern: TextSearch.Pattern
    private let difference: TextNearMiss.Difference

    init(_ pattern: TextSearch.Pattern, _ difference: TextNearMiss.Difference) {
        (self.pattern, self.difference) = (pattern, difference)
    }

    func matches(in grid: TUIGrid, _ area: TextArea) -> [TextMatch] {
        var lines: [TextLine] = []
        TextLine.forEach(in: grid, area, trailingBlanks: 0, acrossLines: false) { lines.append($0) }
        if difference == .rows { lines = zip(lines, lines.dropFirst()).map { $0.followed(by: $1, in: grid) } }
        let found = lines.flatMap { line in
            var line = line
            return ranges(in: line.text).filter { difference != .rows || line.isOverRows($0.range) }.map { near in
                let label = String(line.text[near.range])
                return (
                    match: TextMatch(label: label, frame: line.frame(of: near.range, in: grid)),
                    distance: near.distance
                )
            }
        }
        let least = found.lazy.map(\.distance).min() ?? 0
        return found.filter { $0.distance == least }.map(\.match)
    }

    private typealias Near = (range: Range<String.Index>, distance: Int)

    private func ranges(in text: String) -> [Near] {
        switch (pattern, difference) {
        case (.regex(let pattern), .letterCase):
            return pattern.ranges(in: text, ignoringCase: true).map { ($0, 0) }
        case (.regex(let pattern), .rows): return pattern.ranges(in: text).map { ($0, 0) }
        case (.literal(let wanted), .letterCase):
            return FoldedText(text, ignoringBlanks: false).ranges(of: FoldedText(wanted, ignoringBlanks: false))
                .map { ($0, 0) }
        case (.literal(let wanted), .blanks), (.literal(let wanted), .rows):
            return FoldedText(text, ignoringBlanks: true).ranges(of: FoldedText(wanted, ignoringBlanks: true))
                .map { ($0, 0) }
        case (.literal(let wanted), .letters): return similar(to: wanted, in: text)
        default: return []
        }
    }

    /// Runs of as many words of which at most a third of the letters differ.
    private func similar(to wanted: String, in text: String) -> [Near] {
        let shortest = 3
        let count = wanted.split(whereSeparator: \.isWhitespace).count
        let words = text.split(whereSeparator: \.isWhitespace)
        guard wanted.count >= shortest, count > 0, words.count >= count else { return [] }
        return (0...words.count - count).compactMap { first in
            let range = words[first].startIndex..<words[first + count - 1].endIndex
            let candidate = String(text[range])
            let limit = max(1, max(wanted.count, candidate.count) / 3)
            guard abs(wanted.count - candidate.count) <= limit else { return nil }
            let distance = wanted.editDistance(to: candidate)
            return distance <= limit ? (range, distance) : nil
        }
    }
}

/// The characters of a text in lowercase, and maybe without its blanks.
private struct FoldedText {
    private var keys: [String] = []
    private var indices: [Range<String.Index>] = []

    init(_ text: String, ignoringBlanks: Bool) {
        for index in text.indices {
            let character = text[index]
            if ignoringBlanks, character.isWhitespace { continue }
            keys.append(character.lowercased())
            indices.append(index..<text.index(after: index))
        }
    }

    /// The places of another text in the text that this was made of.
    func ranges(of other: FoldedText) -> [Range<String.Index>] {
        guard !other.keys.isEmpty else { return [] }
        return keys.ranges(of: other.keys).map { found in
            indices[found.lowerBound].lowerBound..<indices[found.upperBound - 1].upperBound
        }
    }
}
