import LunchTerminal
package import LunchWire

/// One step of a query, from the elements that the steps before it found to others.
package enum QueryStep: Equatable, Sendable {
    /// Goes to the places where a text is on the screen; always the first step.
    case text(TextSearch)
    /// Goes to an element of a type that a test says to be in a part of the screen; always the first step.
    case hint(TUIElementType, ScreenRegion)
    /// Goes to all elements below, of a type.
    case descendants(TUIElementType)
    /// Goes to the elements directly below, of a type.
    case children(TUIElementType)
    /// Keeps those of a type with an identifier, a label or a placeholder.
    case matching(TUIElementType, String)
    /// Keeps those that meet a condition.
    case satisfying(ElementPredicate)
    /// Keeps those that have such an element below them.
    case containing(TUIElementType, String)
    /// Keeps those that have an element below them that meets a condition.
    case containingSatisfying(ElementPredicate)
    /// Keeps those in a relation to the only element that other steps find, the nearest first.
    case related(Relation, [QueryStep])
    /// Keeps the one that the only element or text that other steps find is in, the innermost of several around each other.
    case rowOf([QueryStep])
    /// Keeps the one that the visible cursor is in, the innermost of several around each other.
    case cursorRow
    /// Keeps those that are selected, and those of which nobody knows whether they are.
    case selected
    /// Keeps the only one; more than one is a failure.
    case only
    /// Keeps the first.
    case first
    /// Keeps the one at an index; a negative one counts from the end.
    case at(Int)
}

extension QueryStep {
    /// Returns true if what these steps lead to is text of the screen rather than elements.
    package static func areOfText(_ steps: [QueryStep]) -> Bool {
        if case .text? = steps.first { true } else { false }
    }

    /// True if these steps begin in a place of which nothing is on the screen of a frame, so that they find nothing, whatever it shows.
    package static func areOffScreen(_ steps: [QueryStep], in frame: TUIFrame) -> Bool {
        if steps.contains(where: { $0.references.contains { areOffScreen($0, in: frame) } }) { return true }
        let region: ScreenRegion
        switch steps.first {
        case .text(let search): region = search.region
        case .hint(_, let place): region = place
        default: return false
        }
        return region.isOff(CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows))
    }

    /// True if these steps lead through elements, also those of a region or a relation, and not through text alone.
    package static func needElements(_ steps: [QueryStep]) -> Bool {
        steps.first?.bringsItsOwn != true || steps.contains { $0.references.contains(where: needElements) }
    }

    /// True if these steps need a screen reader: the program publishes no elements, or the test declares the element.
    package static func needReader(_ steps: [QueryStep], in frame: TUIFrame) -> Bool {
        if case .hint? = steps.first { return true }
        if frame.elementSource != .published, steps.first?.bringsItsOwn != true { return true }
        return steps.contains { $0.references.contains { needReader($0, in: frame) } }
    }

    /// True if one of these steps asks for an empty name, so that they find nothing, whatever the frame shows.
    package static func haveEmptyName(_ steps: [QueryStep]) -> Bool {
        steps.contains { step in
            switch step {
            case .matching(_, ""), .containing(_, ""): true
            default: step.references.contains(where: haveEmptyName)
            }
        }
    }

    /// True if what the step leads to is not an element of the frame: a text, or an element that a test declares.
    package var bringsItsOwn: Bool {
        switch self {
        case .text, .hint: true
        default: false
        }
    }

    /// True if something belongs to the step that only the test itself has: a closure, or a regular expression whose pattern is
    /// unknown.
    package var isOpaque: Bool {
        let isOwn =
            switch self {
            case .satisfying(let predicate), .containingSatisfying(let predicate): predicate.isOpaque
            case .text(let search): search.isOpaque
            default: false
            }
        return isOwn || references.contains { $0.contains(where: \.isOpaque) }
    }

    /// True if the step demands that there be one element only.
    package var isOnly: Bool {
        if case .only = self { true } else { false }
    }

    /// True if the step's text reports that there must be one only, without another word.
    package var saysOnly: Bool {
        switch self {
        case .rowOf, .cursorRow, .selected: true
        default: false
        }
    }

    /// True if the step leads to one element at most.
    var isOfOne: Bool {
        switch self {
        case .only, .first, .at: true
        default: false
        }
    }

    /// The queries of the elements beside or in which the step looks.
    var references: [[QueryStep]] {
        switch self {
        case .related(_, let steps), .rowOf(let steps): [steps]
        case .text(let search): search.region.references
        case .hint(_, let region): region.references
        default: []
        }
    }

    /// The elements that the step leads to, each once, in the tree's order or, for a relation, the nearest first.
    ///
    /// - Parameter isPossible: true for all that it may lead to, if a condition depends on unknown states; false for those to
    ///   which it certainly leads.
    package func apply(to found: [Int], in frame: TUIFrame, isPossible: Bool) -> [Int] {
        let tree = frame.tree
        let holds = { (predicate: ElementPredicate, index: Int) in
            predicate.answer(about: TUIElementSnapshot(frame, index)).isMet ?? isPossible
        }
        switch self {
        case .text, .hint:
            // The resolution has put them in the place of the elements.
            return frame.isCommitted ? [] : tree.children(of: 0)
        case .descendants(let type):
            var descendants: [Int] = []
            var end = 0
            for index in found.sorted() where index >= end {
                // An element below another that was found has been walked with it.
                end = tree.ends[index]
                descendants += tree.descendants(of: index).filter { type.covers(tree.nodes.types[$0]) }
            }
            return descendants
        case .children(let type):
            return found.flatMap { tree.children(of: $0) }.filter { type.covers(tree.nodes.types[$0]) }.sorted()
        case .matching(let type, let name):
            return tree.named(name, among: found.filter { type.covers(tree.nodes.types[$0]) })
        case .satisfying(let predicate):
            return found.filter { holds(predicate, $0) }
        case .containing(let type, let name):
            return found.filter { index in
                let candidates = tree.descendants(of: index).filter { type.covers(tree.nodes.types[$0]) }
                return !tree.named(name, among: candidates).isEmpty
            }
        case .containingSatisfying(let predicate):
            return found.filter { tree.descendants(of: $0).contains { holds(predicate, $0) } }
        case .related(let relation, let steps):
            guard let reference = Resolution(steps, in: frame).element else { return [] }
            let near = found.compactMap { index in
                relation.distance(of: tree.nodes[index].frame, from: reference.frame).map { (index, $0) }
            }
            // A stable order: the tree's among those that are equally near.
            return near.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
        case .rowOf(let steps):
            return frame.enclosing(Resolution(steps, in: frame), among: found)
        case .cursorRow:
            return frame.cursorPlace.map { frame.innermost(frame.showing($0, among: found)) } ?? []
        case .selected:
            return found.filter { index in
                tree.nodes[index].unknown.contains(.isSelected) ? isPossible : tree.nodes[index].isSelected
            }
        case .only:
            return found
        case .first:
            return Array(found.prefix(1))
        case .at(let index):
            let index = index < 0 ? found.count + index : index
            return found.indices.contains(index) ? [found[index]] : []
        }
    }
}

extension QueryStep {
    /// The elements to which the step may or may not lead, with the unknown states.
    func unsure(among found: [Int], in frame: TUIFrame) -> (elements: [Int], states: ElementStates) {
        var states = ElementStates()
        func isUnsure(_ index: Int) -> Bool {
            switch self {
            case .selected where frame.tree.nodes[index].unknown.contains(.isSelected): states.formUnion(.isSelected)
            case .satisfying(let predicate):
                let answer = predicate.answer(about: TUIElementSnapshot(frame, index))
                guard answer.isMet == nil else { return false }
                states.formUnion(answer.unknown)
            case .containingSatisfying(let predicate):
                let answers = frame.tree.descendants(of: index).map {
                    predicate.answer(about: TUIElementSnapshot(frame, $0))
                }
                guard answers.contains(where: { $0.isMet == nil }), !answers.contains(where: { $0.isMet == true })
                else {
                    return false
                }
                states = answers.reduce(states) { $0.union($1.unknown) }
            default: return false
            }
            return true
        }
        return (found.filter(isUnsure), states)
    }
}

extension TUIElementType {
    /// Returns true if a query for this type finds elements of the other.
    package func covers(_ type: TUIElementType) -> Bool { self == .any || self == type }

    /// The property of a query that finds elements of this type, for example `staticTexts`.
    package var queryName: String {
        switch self {
        case .any: "descendants(matching: .any)"
        case .other: "otherElements"
        case .checkBox: "checkBoxes"
        case .comboBox: "comboBoxes"
        default: hasOwnQuery ? rawValue + "s" : "descendants(matching: .\(rawValue))"
        }
    }

    var hasOwnQuery: Bool { self != .application }
}

extension ElementTree {
    /// The elements whose identifier is the name; if there are none, by label, and then by placeholder.
    package func named(_ name: String, among candidates: [Int]) -> [Int] {
        nodes.named(name, among: candidates)
    }
}
