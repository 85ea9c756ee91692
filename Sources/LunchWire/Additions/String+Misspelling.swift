extension String {
    /// The distance of this key from one that it may be a misspelling of; nil if it is too different.
    ///
    /// Case, underscores and hyphens do not count. In the rest one letter may be wrong, or two of eight and more: fewer
    /// than for a hint (`nearest(to:)`), since this alone makes an error, and `firstName` is not a misspelling of
    /// `lastName`. A key of one or two letters is never near to one of other letters.
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

    /// The letters of a key, without the differences of `user_name`, `user-name` and `userName`.
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
