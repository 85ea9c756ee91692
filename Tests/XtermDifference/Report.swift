/// The differences, by reason.
struct Report {
    var count = 0
    /// The problem that ended the comparison early; nil if there was none.
    var problem: String?
    private var known: [String: [String]] = [:]
    private var unknown: [String] = []

    /// True if all that differs is known.
    var isClean: Bool { unknown.isEmpty }

    mutating func add(_ pieces: [Piece], _ differences: [String], seed: UInt64) {
        let text = pieces.map(\.text).joined()
        let functions = Set(pieces.map(\.function))
        let names = pieces.map(\.function).joined(separator: " ")
        let example =
            "\(text.debugDescription) (\(names), seed \(seed))\n    "
            + differences.prefix(4).joined(separator: "\n    ")
        let found = KnownDifference.all.first {
            $0.functions.isSubset(of: functions) && ($0.text.isEmpty || text.contains($0.text))
        }
        if let found {
            known[found.reason, default: []].append(example)
        } else {
            unknown.append(example)
        }
    }

    var text: String {
        let differing = known.values.reduce(unknown.count) { $0 + $1.count }
        var lines = ["\(count) sequences, \(count - differing) alike, \(differing) different", ""]
        for (reason, examples) in known.sorted(by: { $0.value.count > $1.value.count }) {
            lines.append("\(examples.count) × \(reason)")
            lines.append("  " + (examples.min { $0.count < $1.count } ?? ""))
        }
        if !unknown.isEmpty { lines += ["", "\(unknown.count) without a known reason"] + unknown.map { "  " + $0 } }
        if let problem { lines += ["", problem] }
        return lines.joined(separator: "\n") + "\n"
    }
}
