import LunchWire

/// What came near to what a step of a query looked for: by name, by place, or by being there before the step.
struct NearMiss {
    /// How many elements are listed.
    private static let limit = 5

    private let tree: ElementTree
    private let frame: Frame
    private let step: QueryStep
    /// The elements that the step had to choose from.
    private let before: [Int]

    init(_ resolution: Resolution, _ index: Int) {
        frame = resolution.frame
        tree = frame.tree
        step = resolution.stages[index].step
        before = index > 0 ? resolution.stages[index - 1].found : [0]
    }

    /// A hint in words; nil where there is none to give.
    var text: String? {
        switch step {
        case .matching(_, let name), .containing(_, let name): named(name)
        case .satisfying, .containingSatisfying:
            before.isEmpty ? nil : listed(before, "None of these meets the condition:")
        case .related(let relation, let reference): related(relation, reference)
        case .at(let index): counted(index)
        case .descendants, .children, .only, .first: nil
        }
    }

    private func named(_ name: String) -> String? {
        if let other = tree.named(name, among: Array(tree.nodes.indices)).first {
            return "An element of that name is there, but not among these: \(TreeText.line(tree.nodes[other]))."
        }
        let near = names(of: before).nearest(to: name) ?? names(of: tree.nodes.indices).nearest(to: name)
        return near.map { "Did you mean \(QueryText.quoted($0))?" }
    }

    private func names(of indices: some Sequence<Int>) -> [String] {
        indices.flatMap { index in
            let node = tree.nodes[index]
            return [node.identifier, node.label, node.placeholder ?? ""].filter { !$0.isEmpty }
        }
    }

    private func related(_ relation: Relation, _ reference: [QueryStep]) -> String? {
        let resolution = Resolution(reference, in: frame)
        let query = QueryText.text(of: reference)
        guard let index = resolution.index else {
            let found = resolution.failure?.found.count ?? 0
            let count = found > 1 ? "\(found) elements match it" : "no element matches it"
            return "It is not known what is \(relation.words) \(query): \(count)."
        }
        let place = tree.nodes[index].frame
        guard !before.isEmpty else { return nil }
        let nearest = before.filter { $0 != index }.sorted { distance($0, place) < distance($1, place) }
        return listed(nearest, "\(query) is at \(place). Nearest to it, but not \(relation.words) it:")
    }

    private func distance(_ index: Int, _ place: CellRect) -> Int {
        let (one, other) = (tree.nodes[index].frame.center, place.center)
        // Hostile frames may be anywhere.
        let columns = one.column.subtracting(saturating: other.column).magnitude
        let rows = one.row.subtracting(saturating: other.row).magnitude
        return Int(clamping: columns).adding(saturating: Int(clamping: rows))
    }

    private func counted(_ index: Int) -> String? {
        guard !before.isEmpty else { return nil }
        return listed(
            before, "There \(before.count == 1 ? "is only 1" : "are only \(before.count)"); the first has the index 0:")
    }

    private func listed(_ indices: [Int], _ headline: String) -> String {
        let shown = indices.prefix(Self.limit).map { "  \(TreeText.line(tree.nodes[$0]))" }
        let more = indices.count > Self.limit ? ["  … and \(indices.count - Self.limit) more"] : []
        return ([headline] + shown + more).joined(separator: "\n")
    }
}

extension Relation {
    /// The relation as it reads in a sentence.
    fileprivate var words: String {
        switch self {
        case .leftOf: "to the left of"
        case .rightOf: "to the right of"
        case .below, .above, .inside: rawValue
        }
    }
}
