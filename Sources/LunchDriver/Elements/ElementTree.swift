import LunchWire

/// A tree of elements laid out flat, parents before their children, so that queries walk ranges.
struct ElementTree: Sendable {
    private(set) var nodes: [AccessibilityNode.Attributes] = []
    /// The index of each node's parent; -1 for the root.
    private(set) var parents: [Int] = []
    /// The index behind each node's last descendant.
    private(set) var ends: [Int] = []

    init(_ root: AccessibilityNode) { append(root, parent: -1) }

    private mutating func append(_ node: AccessibilityNode, parent: Int) {
        let index = nodes.count
        nodes.append(node.attributes)
        parents.append(parent)
        ends.append(0)
        for child in node.children { append(child, parent: index) }
        ends[index] = nodes.count
    }

    func descendants(of index: Int) -> Range<Int> { index + 1..<ends[index] }

    func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var child = index + 1
        while child < ends[index] {
            children.append(child)
            child = ends[child]
        }
        return children
    }

    func depth(of index: Int) -> Int {
        var depth = 0
        var node = index
        while parents[node] >= 0 {
            node = parents[node]
            depth += 1
        }
        return depth
    }
}
