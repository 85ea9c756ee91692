import LunchWire

/// The elements of an app by type and name, so that a query for each of thousands need not look at thousands.
struct NameIndex {
    private struct Key: Hashable {
        let type: TUIElementType
        let name: String
    }

    /// The work that may be done for the elements that no name finds, counted in elements that are looked at.
    final class Work {
        private var left = 2_000_000

        var isLeft: Bool { left > 0 }

        func spend(_ count: Int) { left -= count }
    }

    /// The elements with an identifier, with a label, and with a placeholder: `ElementTree.named` looks for them in this order.
    private var elements: [[Key: [Int]]] = [[:], [:], [:]]

    /// The names of the elements of each type.
    private var names: [TUIElementType: [(index: Int, names: [String])]] = [:]

    /// The position of each element among those that a query for its type finds.
    private(set) var positions = [0]

    let work = Work()

    init(_ tree: ElementTree) {
        var counts: [TUIElementType: Int] = [:]
        for index in tree.nodes.indices.dropFirst() {
            let node = tree.nodes[index]
            let texts = [node.identifier, node.label, node.placeholder ?? ""]
            for (place, name) in texts.enumerated() where !name.isEmpty {
                // A query for any type finds those of every type.
                elements[place][Key(type: node.type, name: name), default: []].append(index)
                if node.type != .any { elements[place][Key(type: .any, name: name), default: []].append(index) }
            }
            names[node.type, default: []].append((index, texts))
            positions.append(node.type == .any ? index - 1 : counts[node.type, default: 0])
            counts[node.type, default: 0] += 1
        }
    }

    /// Returns true if `descendants(matching: type)[name]` finds an element and no other.
    func finds(_ index: Int, _ type: TUIElementType, _ name: String) -> Bool {
        let key = Key(type: type, name: name)
        return elements.lazy.compactMap { $0[key] }.first == [index]
    }

    /// Returns true if the part of a name finds an element of a type and no other; false as well once that takes too long.
    func finds(_ index: Int, _ type: TUIElementType, _ part: StablePart) -> Bool {
        guard work.isLeft, type != .any else { return false }
        let candidates = names[type] ?? []
        work.spend(candidates.count)
        return candidates.allSatisfy { candidate in
            (candidate.index == index) == candidate.names.contains { !$0.isEmpty && part.describes($0) }
        }
    }
}

extension AccessibilityNode.Attributes {
    /// One of its names, and its changing parts.
    func changingText(_ name: String) -> ChangingText { ChangingText(name, isFigure: type == .staticText) }
}
