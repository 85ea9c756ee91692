/// A button of a bar that a test declares: its words, and the key beside them if the bar names one.
///
/// The test declares the bar, so a single letter is enough for a key.
struct HintedPair {
    var key: Range<Int>?
    var words: Range<Int>

    /// The buttons in a piece of text that no two blanks and no line divide.
    static func pairs(in piece: Range<Int>, _ row: Int, _ surface: Surface) -> [HintedPair] {
        let words = KeyWords(row: row, surface: surface)
        return words.split(piece).flatMap { part in words.drawn(part) ?? words.joined(part).map(words.pair) }
    }
}

/// Reads keys and words in a row: `F1Help` in two styles, `Stage: <space> | Commit: c`, `q:Quit d:Delete`, `^G Help`.
private struct KeyWords {
    let row: Int
    let surface: Surface

    /// The parts of a piece that a bar or a dot between two blanks divides.
    func split(_ piece: Range<Int>) -> [Range<Int>] {
        let dividers: Set<UInt32> = [0x7C, 0xB7, 0x2022]
        let parts = piece.split { column in
            dividers.contains(surface.scalar(column, row))
                && [column - 1, column + 1].allSatisfy { !piece.contains($0) || surface.isBlank($0, row) }
        }
        return parts.compactMap { surface.trimmed($0, row) }
    }

    /// The pairs of a part in which each key is drawn in another style than its words; nil if there are none.
    func drawn(_ part: Range<Int>) -> [HintedPair]? {
        var runs: [Range<Int>] = []
        for column in part where !surface.isBlank(column, row) {
            if let last = runs.last, surface.look(last.lowerBound, row) == surface.look(column, row) {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        var pairs: [HintedPair] = []
        var rest = runs[...]
        while let run = rest.popFirst() {
            if let words = rest.first, isKey(run, before: words) {
                pairs.append(HintedPair(key: run, words: words))
                rest.removeFirst()
            } else if let last = pairs.indices.last {
                pairs[last].words = pairs[last].words.lowerBound..<run.upperBound
            } else {
                return nil
            }
        }
        return pairs.isEmpty ? nil : pairs
    }

    /// True if a run of text is a key. A single letter right before a word is the first letter of that word, and a single character before
    /// something else than a word can be anything.
    private func isKey(_ run: Range<Int>, before words: Range<Int>) -> Bool {
        let text = surface.text(run, row)
        guard text.count == 1 else { return isKey(text) }
        return isKey(text) && Character(surface.scalar(words.lowerBound, row)).isLetter
            && (words.lowerBound > run.upperBound || Int(text) != nil)
    }

    /// The parts of a text in which some words begin with a key and a colon, such as `q:Quit d:Delete`.
    func joined(_ part: Range<Int>) -> [Range<Int>] {
        let words = part.split { surface.isBlank($0, row) }
        let starts = words.dropFirst().filter { word in
            let text = surface.text(word, row)
            return text.firstIndex(of: ":").map { text.last != ":" && isKey(String(text[..<$0])) } ?? false
        }
        let bounds = [part.lowerBound] + starts.map(\.lowerBound) + [part.upperBound]
        return zip(bounds, bounds.dropFirst()).compactMap { surface.trimmed($0..<$1, row) }
    }

    /// The key and the words of a text in one style, in either order if a colon divides them.
    func pair(_ part: Range<Int>) -> HintedPair {
        if let colon = part.dropFirst().first(where: { surface.scalar($0, row) == 0x3A }),
            let left = surface.trimmed(part.lowerBound..<colon, row),
            let right = surface.trimmed(colon + 1..<part.upperBound, row)
        {
            if right.count > 1, isKey(surface.text(left, row)) { return HintedPair(key: left, words: right) }
            if isKey(surface.text(right, row)) { return HintedPair(key: right, words: left) }
        }
        if let blank = part.first(where: { surface.isBlank($0, row) }),
            isKey(surface.text(part.lowerBound..<blank, row)),
            Character(surface.scalar(blank + 1, row)).isLetter
        {
            return HintedPair(key: part.lowerBound..<blank, words: blank + 1..<part.upperBound)
        }
        return HintedPair(key: nil, words: part)
    }

    /// True if a text is the name of a key, or one in brackets.
    private func isKey(_ text: String) -> Bool {
        if KeyName(text) != .none { return true }
        guard let first = text.first, let last = text.last, ["<>", "[]", "()"].contains("\(first)\(last)") else {
            return false
        }
        return KeyName(String(text.dropFirst().dropLast())) != .none
    }
}
