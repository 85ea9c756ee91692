/// The facts of several green runs at aligned steps, and what of them differs from run to run.
struct LearnedFacts {
    private typealias Name = StateFacts.Name

    /// The texts of facts that differ between runs, at whichever step.
    private var varying: [StateFacts.Name: Set<String>] = [:]
    /// The elements that are there in some runs only.
    private var fleeting: Set<String> = []
    /// The labels of elements without identifiers that are there in some runs only, by their types.
    private var labels: [String: Set<String>] = [:]

    /// - Parameter steps: the facts of each run, by step of the last one; nil where a run has no such step.
    init(_ steps: [[StateFacts?]]) {
        for runs in steps {
            let runs = runs.compactMap(\.self)
            guard let first = runs.first else { continue }
            for other in runs.dropFirst() { learn(first, other) }
        }
    }

    private mutating func learn(_ one: StateFacts, _ other: StateFacts) {
        for (some, others) in [(one, other), (other, one)] {
            for name in some.names {
                let value = some.values[name] ?? ""
                if let there = others.values[name] {
                    if there != value { varying[name, default: []].formUnion([value, there]) }
                } else if name.property == .existence {
                    fleeting.insert(name.subject)
                    if let type = some.unnamed[name.subject] { labels[type, default: []].insert(name.subject) }
                } else {
                    varying[name, default: []].insert(value)
                }
            }
        }
    }

    /// Returns true if a fact may have a value that it had in no green run at this step.
    func allows(_ name: StateFacts.Name, _ value: String?, in facts: StateFacts) -> Bool {
        if fleeting.contains(name.subject) { return true }
        if name.property == .existence, let type = facts.unnamed[name.subject], let labels = labels[type] {
            return TextShape(of: labels).fits(name.subject)
        }
        // A list whose order changes moves its rows.
        if [.order, .place, .look, .cursor].contains(name.property) { return varying[name] != nil }
        guard let texts = varying[name] else { return false }
        guard let value else { return true }
        return texts.contains(value) || TextShape(of: texts).fits(value)
    }
}
