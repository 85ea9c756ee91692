package import LunchWire

/// The elements or texts near to what a step of a query looked for; the elements are those of the query's frame.
package enum NearMiss: Sendable {
    /// An element of that name is there, but not among those that the step could choose from.
    case elsewhere(Int)

    /// It is the value of an element that the step could choose from.
    case valued(Int)

    /// A name that a person may have meant.
    case spelled(String)

    /// The name of an element that the step could choose from, which begins with what was looked for.
    case begun(String)

    /// The elements whose names differ from the name only in a number, and the names themselves if they differ in one number alone.
    ///
    /// The last index is the index of the scrollable element around them; nil if the app publishes elements that are out of view.
    case numbered([Int], NumberedNames?, scroller: Int?)

    /// The app, or the elements that the steps before found, contain no element of this type; an element of another type has the
    /// name, or a similar name.
    case noneOfType(TUIElementType, in: [QueryStep], near: Int?)

    /// None of these meets the condition.
    case failing([Int])

    /// It is not known where the reference of a relation is: so many elements match it.
    case noReference(Relation, [QueryStep], count: Int)

    /// These are the nearest to the reference, and not in the relation to it.
    case unrelated(Relation, [QueryStep], CellRect, nearest: [Int])

    /// None of these has in it what this query finds; or it is not known where that is, since so many elements match it.
    case noRow([QueryStep], count: Int, among: [Int])

    /// None of these has the cursor in it.
    case noCursorRow([Int])

    /// None of these is selected.
    case noneSelected([Int])

    /// There are only these, and the index is after them.
    case counted([Int])

    /// No such text is where it was looked for.
    case text(TextNearMiss)
}

extension NearMiss {
    /// True if it is an element that is visible under that name, so that texts need not be mentioned.
    package var isElement: Bool {
        switch self {
        case .elsewhere, .valued, .begun: true
        case .noneOfType(_, _, let near): near != nil
        case .spelled, .numbered, .failing, .noReference, .unrelated, .noRow, .noCursorRow, .noneSelected, .counted,
            .text:
            false
        }
    }
}

extension Resolution {
    /// The elements or texts near to what the step at an index looked for; nil if there are none.
    package func nearMiss(at index: Int, of stages: [Stage]) -> NearMiss? {
        let before = index > 0 ? stages[index - 1].found : [0]
        switch stages[index].step {
        case .text(let search): return search.nearMiss(in: frame.committed).map(NearMiss.text)
        case .matching(_, let name), .containing(_, let name): return named(name, before)
        case .satisfying, .containingSatisfying: return before.isEmpty ? nil : .failing(before)
        case .related(let relation, let reference): return related(relation, reference, before)
        case .rowOf(let reference):
            let resolution = Resolution(reference, in: frame)
            let count = resolution.index == nil ? resolution.failure?.found.count ?? 0 : 1
            return count == 1 && before.isEmpty ? nil : .noRow(reference, count: count, among: before)
        case .cursorRow: return before.isEmpty ? nil : .noCursorRow(before)
        case .selected: return before.isEmpty ? nil : .noneSelected(before)
        case .at: return before.isEmpty ? nil : .counted(before)
        case .hint(_, let region): return region.nearMiss(in: frame.committed).map(NearMiss.text)
        case .descendants(let type), .children(let type): return noneOfType(type, at: index, of: stages)
        case .only, .first: return nil
        }
    }

    private func noneOfType(_ type: TUIElementType, at index: Int, of stages: [Stage]) -> NearMiss? {
        // Elements that were read from the screen may be there without being recognized.
        guard type != .any, frame.isCommitted, frame.elementSource == .published else { return nil }
        let name = stages[index...].lazy.compactMap(\.step.name).first { !$0.isEmpty }
        return .noneOfType(type, in: stages[..<index].map(\.step), near: name.flatMap(nearest))
    }

    /// The element of any type that has a name, or else the one with the most similar name; nil if there is none.
    private func nearest(to name: String) -> Int? {
        let (tree, indices) = (frame.tree, Array(frame.tree.nodes.indices.dropFirst()))
        if let same = tree.named(name, among: indices).first { return same }
        guard let near = names(of: indices).nearest(to: name) else { return nil }
        return tree.named(near, among: indices).first
    }

    private func named(_ name: String, _ before: [Int]) -> NearMiss? {
        let tree = frame.tree
        guard !name.isEmpty else { return nil }
        // A text elsewhere has no query by its name.
        let other = !frame.isCommitted ? nil : tree.named(name, among: Array(tree.nodes.indices)).first
        if let other { return .elsewhere(other) }
        if let valued = before.first(where: { tree.nodes[$0].isShown(as: name) }) { return .valued(valued) }
        if let numbered = numbered(name, before) { return numbered }
        if let begun = names(of: before).first(where: { $0.begins(with: name) }) { return .begun(begun) }
        let near = names(of: before).nearest(to: name) ?? names(of: tree.nodes.indices).nearest(to: name)
        return near.map(NearMiss.spelled)
    }

    /// At least two elements that differ in a number only: another number is not a slip of the pen then.
    private func numbered(_ name: String, _ before: [Int]) -> NearMiss? {
        guard name.contains(where: \.isNumber) else { return nil }
        let pattern = name.withoutNumbers
        let like = before.filter { index in names(of: index).contains { $0.equals(pattern) } }
        guard like.count > 1, let first = like.first else { return nil }
        let tree = frame.tree
        let scroller = sequence(first: tree.parents[first]) { $0 > 0 ? tree.parents[$0] : nil }
            .first { $0 > 0 && tree.nodes[$0].type.nature.contains(.clips) }
        let isWhole = like.contains { frame.visibleFrame(of: $0).isEmpty }
        let alike = like.compactMap { index in names(of: index).first { $0.equals(pattern) } }
        return .numbered(like, NumberedNames(alike, wanted: name), scroller: isWhole ? nil : scroller)
    }

    private func names(of indices: some Sequence<Int>) -> some Sequence<String> { indices.lazy.flatMap(names) }

    private func names(of index: Int) -> [String] {
        let node = frame.tree.nodes[index]
        return [node.identifier, node.label, node.namingPlaceholder].filter { !$0.isEmpty }
    }

    private func related(_ relation: Relation, _ reference: [QueryStep], _ before: [Int]) -> NearMiss? {
        let resolution = Resolution(reference, in: frame)
        guard let index = resolution.index, let place = resolution.element?.frame else {
            return .noReference(relation, reference, count: resolution.failure?.found.count ?? 0)
        }
        guard !before.isEmpty else { return nil }
        // A text and an element that have the same number are not the same.
        let isOfThese = resolution.frame.isCommitted && frame.isCommitted
        let nearest = before.filter { !isOfThese || $0 != index }.sorted { distance($0, place) < distance($1, place) }
        return .unrelated(relation, reference, place, nearest: nearest)
    }

    private func distance(_ index: Int, _ place: CellRect) -> Int {
        let (one, other) = (frame.tree.nodes[index].frame.center, place.center)
        // Hostile frames may be anywhere.
        let columns = one.column.subtracting(saturating: other.column).magnitude
        let rows = one.row.subtracting(saturating: other.row).magnitude
        return Int(clamping: columns).adding(saturating: Int(clamping: rows))
    }
}

extension QueryStep {
    /// The name that the step searches for; nil if it searches for none.
    fileprivate var name: String? {
        switch self {
        case .matching(_, let name), .containing(_, let name): name
        default: nil
        }
    }
}

extension AccessibilityNode.Attributes {
    /// True if a text is the value, and no secret.
    fileprivate func isShown(as text: String) -> Bool { !type.nature.contains(.secret) && value == text }
}

extension String {
    /// Returns true if the text begins with some words and continues with others.
    fileprivate func begins(with words: String) -> Bool {
        guard !words.isEmpty, hasPrefix(words), let next = dropFirst(words.count).first else { return false }
        return !next.isLetter && !next.isNumber
    }

    /// The text with each number in it as one sign.
    fileprivate var withoutNumbers: [Unicode.Scalar] {
        unicodeScalars.reduce(into: []) { text, scalar in
            let sign = scalar.isNumber ? "\0" : scalar
            if sign != "\0" || text.last != "\0" { text.append(sign) }
        }
    }

    /// True if the text without its numbers is this. Nothing is allocated, since many texts may be asked.
    fileprivate func equals(_ pattern: [Unicode.Scalar]) -> Bool {
        var count = 0
        var isInNumber = false
        for scalar in unicodeScalars {
            let isNumber = scalar.isNumber
            if isNumber, isInNumber { continue }
            isInNumber = isNumber
            guard count < pattern.count, pattern[count] == (isNumber ? "\0" : scalar) else { return false }
            count += 1
        }
        return count == pattern.count
    }
}

extension Unicode.Scalar {
    fileprivate var isNumber: Bool {
        isASCII ? ("0"..."9").contains(self) : properties.numericType != nil
    }
}
