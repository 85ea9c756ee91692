import LunchWire

/// A query that finds one element of a frame, and no other.
package struct SoleQuery: Sendable {
    /// The trait that tells the element from all others, the best first.
    package enum Basis: String, CaseIterable, Sendable {
        /// It is the app itself.
        case application
        /// Its identifier.
        case identifier
        /// Its label.
        case label
        /// Its placeholder.
        case placeholder
        /// Its own name, inside an element that has a name.
        case ancestor
        /// A text with a name that stands beside it.
        case neighbour
        /// It is the only one of its type, in the app or inside an element that has a name.
        case type
        /// Its position, which changes with the screen: the last resort.
        case position
    }

    /// The steps of the query; none for the app itself.
    package let steps: [QueryStep]

    package let basis: Basis

    /// The text that the last name of the query is: the element's own, or that of its neighbour; nil if it has none.
    package let name: String?

    /// The query as it is written in a test, with all names in full.
    package var code: String { QueryText.code(of: steps) }

    /// True if something other than the element's place or type leads to it, so that others can be looked for inside it.
    fileprivate var isNamed: Bool {
        switch basis {
        case .identifier, .label, .placeholder, .ancestor: true
        case .application, .neighbour, .type, .position: false
        }
    }
}

extension TUIFrame {
    /// The queries that find each element alone, in the order of the tree.
    package var soleQueries: [SoleQuery] {
        let names = NameIndex(tree)
        var queries: [SoleQuery] = []
        for index in tree.nodes.indices { queries.append(soleQuery(of: index, names) { queries[$0] }) }
        return queries
    }

    /// The best query that finds an element alone.
    ///
    /// Each query that is tried is resolved against the frame, or against all names in it, and only one that finds exactly
    /// this element is returned.
    package func soleQuery(of index: Int) -> SoleQuery {
        var path = [index]
        while let parent = path.last.map({ tree.parents[$0] }), parent >= 0 { path.append(parent) }
        let names = NameIndex(tree)
        var queries: [Int: SoleQuery] = [:]
        for index in path.reversed() {
            queries[index] = soleQuery(of: index, names) { queries[$0] ?? positional($0) }
        }
        return queries[index] ?? positional(index)
    }

    /// - Parameter known: the query of an ancestor.
    private func soleQuery(of index: Int, _ names: NameIndex, known: (Int) -> SoleQuery) -> SoleQuery {
        guard index > 0 else { return SoleQuery(steps: [], basis: .application, name: nil) }
        let ancestors = ancestors(of: index)
        let named = ancestors.map(known).filter(\.isNamed)
        return ownName(index, in: []) { type, name, _ in names.finds(index, type, name) }
            ?? named.lazy.compactMap { ownName(index, in: $0.steps) { finds(index, $2) } }.first
            ?? neighbour(of: index, ancestors)
            ?? onlyOfType(index, in: []) ?? named.lazy.compactMap { onlyOfType(index, in: $0.steps) }.first
            ?? positional(index)
    }

    /// The ancestors of an element, the nearest first, without the app itself.
    private func ancestors(of index: Int) -> [Int] {
        var ancestors: [Int] = []
        var ancestor = tree.parents[index]
        while ancestor > 0 {
            ancestors.append(ancestor)
            ancestor = tree.parents[ancestor]
        }
        return ancestors
    }

    private func ownName(
        _ index: Int, in ancestor: [QueryStep], finds: (TUIElementType, String, [QueryStep]) -> Bool
    ) -> SoleQuery? {
        let node = tree.nodes[index]
        let names: [(SoleQuery.Basis, String)] = [
            (.identifier, node.identifier), (.label, node.label), (.placeholder, node.namingPlaceholder),
        ]
        for (basis, name) in names where !name.isEmpty {
            let steps = ancestor + [.descendants(node.type), .matching(.any, name), .only]
            guard finds(node.type, name, steps) else { continue }
            return SoleQuery(steps: steps, basis: ancestor.isEmpty ? basis : .ancestor, name: name)
        }
        return nil
    }

    /// The query by a text in the same container: `app.groups.containing(.staticText, identifier: "E-mail")` and so on.
    private func neighbour(of index: Int, _ ancestors: [Int]) -> SoleQuery? {
        // More than a few texts are no label of anything.
        let fewTexts = 3
        let node = tree.nodes[index]
        guard node.type != .staticText, let container = ancestors.first else { return nil }
        let texts = tree.children(of: container).lazy.filter { $0 != index && tree.nodes.types[$0] == .staticText }
        for text in texts.prefix(fewTexts).map({ tree.nodes[$0] }) {
            let name = text.identifier.isEmpty ? text.label : text.identifier
            guard !name.isEmpty else { continue }
            let steps: [QueryStep] = [
                .descendants(tree.nodes.types[container]), .containing(.staticText, name), .children(node.type), .only,
            ]
            if finds(index, steps) { return SoleQuery(steps: steps, basis: .neighbour, name: name) }
        }
        return nil
    }

    private func onlyOfType(_ index: Int, in ancestor: [QueryStep]) -> SoleQuery? {
        let steps = ancestor + [.descendants(tree.nodes.types[index]), .only]
        return finds(index, steps) ? SoleQuery(steps: steps, basis: .type, name: nil) : nil
    }

    private func positional(_ index: Int) -> SoleQuery {
        let type = tree.nodes.types[index]
        let position = tree.nodes.types[..<index].dropFirst().count { type.covers($0) }
        return SoleQuery(steps: [.descendants(type), .at(position)], basis: .position, name: nil)
    }

    private func finds(_ index: Int, _ steps: [QueryStep]) -> Bool { Resolution(steps, in: self).index == index }
}

/// The elements of an app by type and name, so that a query for each of thousands need not look at thousands.
private struct NameIndex {
    private struct Key: Hashable {
        let type: TUIElementType
        let name: String
    }

    /// Those with an identifier, with a label, and with a placeholder: `ElementTree.named` looks for them in this order.
    private var elements: [[Key: [Int]]] = [[:], [:], [:]]

    init(_ tree: ElementTree) {
        for index in tree.nodes.indices.dropFirst() {
            let node = tree.nodes[index]
            for (place, name) in [node.identifier, node.label, node.placeholder ?? ""].enumerated() where !name.isEmpty
            {
                // A query for any type finds those of every type.
                elements[place][Key(type: node.type, name: name), default: []].append(index)
                if node.type != .any { elements[place][Key(type: .any, name: name), default: []].append(index) }
            }
        }
    }

    /// Returns true if `descendants(matching: type)[name]` finds an element and no other.
    func finds(_ index: Int, _ type: TUIElementType, _ name: String) -> Bool {
        let key = Key(type: type, name: name)
        return elements.lazy.compactMap { $0[key] }.first == [index]
    }
}
