import LunchWire

/// A query that finds one element of a frame, and no other.
///
/// It does not hang on what changes on its own: a time, a date, a size, a percentage or a count in a label.
package struct SoleQuery: Sendable {
    /// The trait that distinguishes the element from all others, the best first.
    package enum Basis: String, CaseIterable, Sendable {
        /// It is the app itself.
        case application
        /// Its identifier.
        case identifier
        /// Its label.
        case label
        /// The part of its label or placeholder that stays while a time, a size or a count in it changes.
        case part
        /// Its placeholder.
        case placeholder
        /// Its own name, inside an element that has a name.
        case ancestor
        /// A text with a name that is beside it.
        case neighbour
        /// It is the only one of its type, in the app or inside an element that has a name.
        case type
        /// It is the nearest of its type to the right of an element that has a name, or below it.
        case relation
        /// Its position, which changes with the screen: the last resort.
        case position
    }

    /// The steps of the query; none for the app itself.
    package let steps: [QueryStep]

    package let basis: Basis

    /// The text that the last name of the query is: the element's own or its neighbour's; nil if it has none.
    package let name: String?

    /// The query as it is written in a test, with all names in full.
    package var code: String { QueryText.code(of: steps) }

    /// True if something other than the element's place or type leads to it, so that others can be looked for inside it.
    fileprivate var isNamed: Bool {
        switch basis {
        case .identifier, .label, .part, .placeholder, .ancestor: true
        case .application, .neighbour, .type, .relation, .position: false
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
            queries[index] = soleQuery(of: index, names) { queries[$0] ?? positional($0, names) }
        }
        return queries[index] ?? positional(index, names)
    }

    /// - Parameter known: the query of an ancestor.
    private func soleQuery(of index: Int, _ names: NameIndex, known: (Int) -> SoleQuery) -> SoleQuery {
        guard index > 0 else { return SoleQuery(steps: [], basis: .application, name: nil) }
        let ancestors = ancestors(of: index)
        let named = ancestors.map(known).filter(\.isNamed)
        if let own = ownName(index, names) { return own }
        if self.names(of: tree.nodes[index]).contains(where: { tree.nodes[index].changingText($0.1).changes }) {
            // Of thousands of elements whose names change, the first take long enough.
            guard names.work.isLeft else { return positional(index, names) }
            names.work.spend(tree.nodes.count * (named.count + 1))
        }
        return named.lazy.compactMap { ownName(index, in: $0.steps) { finds(index, $2) } }.first
            ?? named.lazy.compactMap { stablePart(of: index, in: $0.steps) { finds(index, $1) } }.first
            ?? neighbour(of: index, ancestors)
            ?? onlyOfType(index, in: []) ?? named.lazy.compactMap { onlyOfType(index, in: $0.steps) }.first
            ?? related(index, names) ?? positional(index, names)
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

    /// The query by its own name among all elements of the app.
    private func ownName(_ index: Int, _ names: NameIndex) -> SoleQuery? {
        ownName(index, in: []) { type, name, _ in names.finds(index, type, name) }
            ?? stablePart(of: index, in: []) { part, _ in names.finds(index, tree.nodes.types[index], part) }
    }

    private func ownName(
        _ index: Int, in ancestor: [QueryStep], finds: (TUIElementType, String, [QueryStep]) -> Bool
    ) -> SoleQuery? {
        let node = tree.nodes[index]
        for (basis, name) in names(of: node) where !name.isEmpty {
            if basis != .identifier, node.changingText(name).changes { continue }
            let steps = ancestor + [.descendants(node.type), .matching(.any, name), .only]
            guard finds(node.type, name, steps) else { continue }
            return SoleQuery(steps: steps, basis: ancestor.isEmpty ? basis : .ancestor, name: name)
        }
        return nil
    }

    private func names(of node: AccessibilityNode.Attributes) -> [(SoleQuery.Basis, String)] {
        [(.identifier, node.identifier), (.label, node.label), (.placeholder, node.namingPlaceholder)]
    }

    /// The query by what stays of a label or a placeholder that changes.
    private func stablePart(
        of index: Int, in ancestor: [QueryStep], finds: (StablePart, [QueryStep]) -> Bool
    ) -> SoleQuery? {
        let node = tree.nodes[index]
        for (basis, name) in self.names(of: node) where basis != .identifier && !name.isEmpty {
            guard let part = StablePart(of: node.changingText(name)) else { continue }
            let steps = ancestor + [.descendants(node.type), .satisfying(.name(TextPattern(part))), .only]
            guard finds(part, steps) else { continue }
            return SoleQuery(steps: steps, basis: ancestor.isEmpty ? .part : .ancestor, name: part.words)
        }
        return nil
    }

    /// The query by the text to the left or above: `app.staticTexts.rightOf(app.staticTexts["Free:"]).firstMatch`.
    private func related(_ index: Int, _ names: NameIndex) -> SoleQuery? {
        let node = tree.nodes[index]
        guard !node.frame.isEmpty, names.work.isLeft else { return nil }
        names.work.spend(tree.nodes.count)
        // Whatever is further away has something in between, which may come and go.
        let fewSteps = 3
        for relation in [Relation.rightOf, .below] {
            let near = (1..<tree.nodes.count).compactMap { other in
                relation.distance(of: node.frame, from: tree.nodes[other].frame).map { (other, $0) }
            }
            for (other, _) in near.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }).prefix(fewSteps) {
                guard let reference = ownName(other, names) else { continue }
                let steps: [QueryStep] = [.descendants(node.type), .related(relation, reference.steps), .first]
                if finds(index, steps) { return SoleQuery(steps: steps, basis: .relation, name: reference.name) }
            }
        }
        return nil
    }

    /// The query by a text in the same container: `app.groups.containing(.staticText, identifier: "E-mail")` and so on.
    private func neighbour(of index: Int, _ ancestors: [Int]) -> SoleQuery? {
        // More than a few texts are not label of anything.
        let fewTexts = 3
        let node = tree.nodes[index]
        guard node.type != .staticText, let container = ancestors.first else { return nil }
        let texts = tree.children(of: container).lazy.filter { $0 != index && tree.nodes.types[$0] == .staticText }
        for text in texts.prefix(fewTexts).map({ tree.nodes[$0] }) {
            let name = text.identifier.isEmpty ? text.label : text.identifier
            guard !name.isEmpty, !text.identifier.isEmpty || !text.changingText(name).changes else { continue }
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

    private func positional(_ index: Int, _ names: NameIndex) -> SoleQuery {
        let steps: [QueryStep] = [.descendants(tree.nodes.types[index]), .at(names.positions[index])]
        return SoleQuery(steps: steps, basis: .position, name: nil)
    }

    private func finds(_ index: Int, _ steps: [QueryStep]) -> Bool { Resolution(steps, in: self).index == index }
}
