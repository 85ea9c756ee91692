package import LunchWire

/// What the elements of a tree say of themselves, in pages: a change copies one page, whoever else holds the others.
package struct NodePages: RandomAccessCollection, Equatable, Sendable {
    private var pages: [[AccessibilityNode.Attributes]]
    /// The types once more, side by side: queries look at all of them, and they hardly ever change.
    package private(set) var types: [TUIElementType]
    /// Those that receive what is typed, usually one: every key asks for them.
    package private(set) var focused: Set<Int>
    /// Whether any element may have a state that nobody knows.
    package private(set) var mayHaveUnknown: Bool

    private static let shift = 6
    private static let size = 1 << shift

    package init(_ nodes: [AccessibilityNode.Attributes]) {
        types = nodes.map(\.type)
        mayHaveUnknown = nodes.contains { !$0.unknown.isEmpty }
        focused = Set(nodes.indices.filter { nodes[$0].hasFocus })
        pages = stride(from: 0, to: nodes.count, by: Self.size).map { start in
            Array(nodes[start..<Swift.min(start + Self.size, nodes.count)])
        }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { types.count }

    package subscript(index: Int) -> AccessibilityNode.Attributes {
        _read { yield pages[index >> Self.shift][index & (Self.size - 1)] }
    }

    package mutating func replace(_ index: Int, with node: AccessibilityNode.Attributes) {
        pages[index >> Self.shift][index & (Self.size - 1)] = node
        if types[index] != node.type { types[index] = node.type }
        if !node.unknown.isEmpty { mayHaveUnknown = true }
        if node.hasFocus { focused.insert(index) } else { focused.remove(index) }
    }
}
