extension String {
    /// The number of letters to insert, delete, replace or swap with their neighbour to get the other string.
    ///
    /// Case does not count. This is the optimal string alignment distance; texts are compared up to 64 characters.
    package func editDistance(to other: String) -> Int {
        let a = Array(lowercased().prefix(64))
        let b = Array(other.lowercased().prefix(64))
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
    package func nearest(to name: String) -> String? {
        var best: (name: String, distance: Int)?
        for candidate in self {
            let distance = name.editDistance(to: candidate)
            guard distance <= Swift.max(1, Swift.max(name.count, candidate.count) / 3) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }
}

extension String {
    /// How far this key is from one that it may be a misspelling of; nil if nobody would take it for that.
    ///
    /// Case, underscores and hyphens do not count. Of the rest one letter may be wrong, of eight and more two: fewer than
    /// for a hint (`nearest(to:)`), since this alone makes an error, and `firstName` is no misspelling of `lastName`. A key
    /// of one or two letters is never near to one of other letters.
    package func distance(asMisspellingOf key: String) -> Int? {
        let (one, other) = (keyLetters, key.keyLetters)
        guard !one.isEmpty else { return nil }
        if one == other { return 0 }
        let (shorter, longer) = (Swift.min(one.count, other.count), Swift.max(one.count, other.count))
        let bound = longer < 8 ? 1 : 2
        guard shorter > 2, longer - shorter <= bound else { return nil }
        let distance = one.editDistance(to: other)
        return distance <= bound ? distance : nil
    }

    /// The letters of a key, without what tells `user_name`, `user-name` and `userName` apart.
    private var keyLetters: String { lowercased().filter { $0 != "_" && $0 != "-" } }
}

extension Sequence<String> {
    /// The key among these that another is probably a misspelling of: the nearest, of several the first.
    package func meant(by key: String) -> (key: String, distance: Int)? {
        var best: (key: String, distance: Int)?
        for candidate in self {
            guard let distance = key.distance(asMisspellingOf: candidate) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best
    }
}
