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
