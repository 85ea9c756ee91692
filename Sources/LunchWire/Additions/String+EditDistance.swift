extension String {
    /// The number of letters to insert, delete, replace or swap with their neighbour to get the other string.
    ///
    /// Case does not count. This is the optimal string alignment distance; texts are compared up to 64 characters.
    package func editDistance(to other: String) -> Int { Self.distance(comparedLetters, other.comparedLetters) }

    /// How much of a text is compared.
    fileprivate static let comparedCount = 64

    fileprivate var comparedLetters: [Character] { Array(prefix(Self.comparedCount).lowercased()) }

    fileprivate static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = Swift.min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = Swift.min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}

extension Sequence<String> {
    /// The string that a person probably meant: at most a third of its letters differ; the first of the nearest.
    ///
    /// An app may have a million names, and a debug build takes a second for some ten thousand that are of about the same
    /// length: of so many only the first are looked at.
    package func nearest(to name: String) -> String? {
        let wanted = name.comparedLetters
        var best: (name: String, distance: Int)?
        var compared: Set<String> = []
        var effort = 0
        for candidate in self {
            effort += NearestName.effortOfLooking
            if effort > NearestName.mostEffort { break }
            let count = candidate.prefix(String.comparedCount).count
            let limit = Swift.max(1, Swift.max(wanted.count, count) / 3)
            guard abs(wanted.count - count) <= limit, compared.insert(candidate).inserted else { continue }
            effort += NearestName.effortOfComparing + wanted.count * count
            let distance = String.distance(wanted, candidate.comparedLetters)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }
}

/// How much is done at most to find the nearest name, in pairs of letters that are compared.
private enum NearestName {
    static let mostEffort = 1 << 21
    static let effortOfLooking = 16
    static let effortOfComparing = 256
}
