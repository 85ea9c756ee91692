extension String {
    /// The number of letters to insert, delete, replace or swap with their neighbour to get the other string.
    ///
    /// Case does not count. This is the optimal string alignment distance; texts are compared up to 64 characters.
    package func editDistance(to other: String) -> Int {
        // No distance is beyond such a limit.
        Spelling(self).distance(to: Spelling(other), limit: .max) ?? .max
    }
}

extension Sequence<String> {
    /// The string that a person probably meant: at most a third of its letters differ; the first of the nearest.
    ///
    /// An app may have any number of names: of so many that it would take seconds, only the first ones are compared.
    package func nearest(to name: String) -> String? {
        let wanted = Spelling(name)
        var best: (name: String, distance: Int)?
        var effort = 0
        for candidate in prefix(Spelling.candidateLimit) {
            let spelling = Spelling(candidate)
            let third = Swift.max(1, Swift.max(wanted.letters.count, spelling.letters.count) / 3)
            let limit = Swift.min(third, (best?.distance ?? .max) - 1)
            guard wanted.leastDistance(to: spelling) <= limit else { continue }
            effort += wanted.letters.count * spelling.letters.count
            if effort > Spelling.effortLimit { break }
            if let distance = wanted.distance(to: spelling, limit: limit) { best = (candidate, distance) }
        }
        return best?.name
    }
}

/// The beginning of a text, as it is compared with others: without case.
private struct Spelling {
    /// The most characters of a text that are compared.
    private static let length = 64

    /// The most strings that are looked at for the nearest, and the most pairs of their letters that are compared.
    static let candidateLimit = 1 << 15
    static let effortLimit = 1 << 20

    let letters: [Character]

    /// A bit for each letter that is there, some for several; nil for a text that is not in ASCII.
    private let kinds: UInt64?

    init(_ text: String) {
        let text = text.prefix(Self.length).lowercased()
        letters = Array(text)
        // Every other character has more than one byte.
        kinds = text.utf8.count == letters.count ? text.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) } : nil
    }

    /// A distance that is found at once, and that the real one is not below.
    func leastDistance(to other: Spelling) -> Int {
        let lengths = abs(letters.count - other.letters.count)
        guard let kinds, let others = other.kinds else { return lengths }
        // Each of these must be inserted, deleted or replaced on its own.
        return max(lengths, (kinds & ~others).nonzeroBitCount, (others & ~kinds).nonzeroBitCount)
    }

    /// The distance to another text; nil if it is beyond a limit.
    func distance(to other: Spelling, limit: Int) -> Int? {
        let (a, b) = (letters, other.letters)
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            var least = min(i + 1, last[0])
            for j in b.indices {
                var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
                least = min(least, best, last[j + 1])
            }
            // From two rows beyond it no way leads back.
            if least > limit { return nil }
            beforeLast = last
            last = row
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
