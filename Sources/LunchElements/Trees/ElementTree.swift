package import LunchWire

/// A tree of elements laid out flat, parents before their children, so that queries walk ranges.
///
/// Taking a copy costs nothing. An element with changed attributes costs one page; only elements that come and go have
/// the tree built again.
package struct ElementTree: Sendable {
    package private(set) var nodes: NodePages
    private let shape: Shape
    private var identifiers: IdentifierIndex

    /// The places of the elements; shared by all trees that differ only in attributes of elements.
    private final class Shape: Sendable {
        let parents: NodeIndices
        let ends: NodeIndices
        let children = ChildTable()

        init(parents: ContiguousArray<Int32>, ends: ContiguousArray<Int32>) {
            (self.parents, self.ends) = (NodeIndices(parents), NodeIndices(ends))
        }
    }

    /// The index of each node's parent; -1 for the root.
    package var parents: NodeIndices { shape.parents }

    /// The index after each node's last descendant.
    package var ends: NodeIndices { shape.ends }

    package init(_ root: AccessibilityNode) {
        var layout = Layout()
        layout.append(root, parent: -1)
        nodes = NodePages(layout.nodes)
        shape = Shape(parents: layout.parents, ends: layout.ends)
        identifiers = IdentifierIndex(nodes)
    }

    /// Lays out the elements that were read from a screen, which are a flat list already.
    package init(_ elements: any ScreenElements) {
        nodes = NodePages(elements)
        shape = Shape(parents: elements.parents, ends: elements.ends)
        identifiers = IdentifierIndex(nodes)
    }

    /// The tree as it was published, made again at every use.
    package var root: AccessibilityNode { node(at: 0) }

    private func node(at index: Int) -> AccessibilityNode {
        AccessibilityNode(nodes[index], children: children(of: index).map { node(at: $0) })
    }

    private struct Layout {
        var nodes: [AccessibilityNode.Attributes] = []
        var parents: ContiguousArray<Int32> = []
        var ends: ContiguousArray<Int32> = []

        mutating func append(_ node: AccessibilityNode, parent: Int) {
            let index = nodes.count
            nodes.append(node.attributes)
            parents.append(Int32(truncatingIfNeeded: parent))
            ends.append(0)
            for child in node.children { append(child, parent: index) }
            ends[index] = Int32(truncatingIfNeeded: nodes.count)
        }
    }
}

extension ElementTree {
    package func descendants(of index: Int) -> Range<Int> { index + 1..<ends[index] }

    package func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var child = index + 1
        while child < ends[index] {
            children.append(child)
            child = ends[child]
        }
        return children
    }

    package func depth(of index: Int) -> Int {
        var depth = 0
        var node = index
        while parents[node] >= 0 {
            node = parents[node]
            depth += 1
        }
        return depth
    }

    /// The node that a path of child indices leads to; nil if it leads nowhere.
    private func index(at path: [Int]) -> Int? {
        var index = 0
        for place in path {
            guard let child = shape.children.child(of: index, at: place, parents: parents) else { return nil }
            index = child
        }
        return index
    }

    /// Gives an element a frame.
    package mutating func place(_ index: Int, in frame: CellRect) {
        var node = nodes[index]
        node.frame = frame
        nodes.replace(index, with: node)
    }

    /// The nodes with an identifier, in the order of the tree; the identifier must not be empty.
    package func identified(_ identifier: String) -> [Int] { identifiers.nodes(identified: identifier, in: nodes) }
}

extension ElementTree {
    /// Lays out a tree that an app has published, or throws where it is too large.
    package init(_ root: AccessibilityNode, limit: Int) throws(WireError) {
        self.init(root)
        guard nodes.count <= limit else { throw .tooMany("elements", limit: limit) }
    }

    /// Applies changes in their order, or throws where one leads nowhere or the tree would be too large.
    package mutating func apply(
        _ changes: [AccessibilityChange], limit: Int = AccessibilityNode.countLimit
    ) throws(WireError) {
        if changes.contains(where: \.changesStructure) {
            var root = root
            var moved = 0
            for change in changes {
                moved += try root.apply(change)
                if moved > AccessibilityChange.moveLimit {
                    throw .tooMany("elements moved by changes", limit: AccessibilityChange.moveLimit)
                }
            }
            self = try ElementTree(root, limit: limit)
            return
        }
        for case .attributes(let path, let attributes) in changes {
            guard let index = index(at: path) else { throw AccessibilityChange.leadsNowhere }
            if nodes[index].identifier != attributes.identifier { identifiers.rename(index, in: nodes) }
            nodes.replace(index, with: attributes)
        }
    }
}

/// An index for each node of a tree, in half the bytes of numbers.
package struct NodeIndices: RandomAccessCollection, Equatable, Sendable {
    private let numbers: ContiguousArray<Int32>

    init(_ numbers: ContiguousArray<Int32>) { self.numbers = numbers }

    package var startIndex: Int { 0 }
    package var endIndex: Int { numbers.count }
    package subscript(index: Int) -> Int { Int(numbers[index]) }
}
