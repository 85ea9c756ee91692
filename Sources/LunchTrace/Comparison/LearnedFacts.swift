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
        let steps = steps.map { $0.compactMap(\.self) }
        // Which orders change has to be known before the selection in them is looked at.
        for isOrder in [true, false] {
            for runs in steps {
                for other in runs.dropFirst() { learn(runs[0], other) { ($0.property == .order) == isOrder } }
            }
        }
    }

    private mutating func learn(_ one: StateFacts, _ other: StateFacts, _ isWanted: (StateFacts.Name) -> Bool) {
        for (some, others) in [(one, other), (other, one)] {
            for name in some.names where isWanted(name) && !isSame(name, in: some, and: others) {
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

    /// Returns true if a list whose order changes has the selection, or the focus, at the same place in two states.
    func isSame(_ name: StateFacts.Name, in new: StateFacts, and old: StateFacts) -> Bool {
        guard let order = new.order(of: name), varying[order] != nil else { return false }
        return new.isAtSamePlace(name, as: old)
    }

    /// Returns true if a fact may have a value that it had in no green run at this step.
    func allows(_ name: StateFacts.Name, _ value: String?, in facts: StateFacts) -> Bool {
        if fleeting.contains(name.subject) { return true }
        if name.property == .existence, let type = facts.unnamed[name.subject], let labels = labels[type] {
            return TextShape(of: labels).fits(name.subject)
        }
        // A list whose order changes moves its rows.
        if [.order, .place, .look, .cursor].contains(name.property) {
            let place = name.property == .place ? facts.places[name.subject] : nil
            return varying[name] != nil || place.map { varying[$0.order] != nil } == true
        }
        guard let texts = varying[name] else { return false }
        guard let value else { return true }
        return texts.contains(value) || TextShape(of: texts).fits(value)
    }
}
