import LunchWire

/// Holds what must be published against what a test reads, so that the rest is refused here, by its name.
struct TreeLimits {
    typealias TreeError = AccessibilityPublisher.TreeError

    /// As many elements as the tree has, or more.
    private var count = 0

    /// Checks what must be sent of a tree; changes have been applied to it.
    mutating func check(_ content: FrameMessage.Tree, of tree: AccessibilityTree) throws(TreeError) {
        if let problem = tree.size.problem(at: "size of the terminal") {
            throw .outOfBounds(String(describing: problem))
        }
        if let timers = tree.timersDue, !(0...Int(Int32.max)).contains(timers) { throw .timers(timers) }
        switch content {
        case .whole(let node):
            count = 0
            try check(node, depth: 1)
        case .changes(let changes):
            for change in changes { try check(change) }
        }
        guard count > AccessibilityNode.countLimit else { return }
        // Removed elements have not been counted: only now is it worth to count all of them.
        count = tree.root.count
        guard count <= AccessibilityNode.countLimit else {
            throw .tooManyElements(limit: AccessibilityNode.countLimit)
        }
    }

    private mutating func check(_ change: AccessibilityChange) throws(TreeError) {
        switch change {
        case .attributes(_, let attributes): try check(attributes)
        case .children(let path, _, _, let nodes):
            for node in nodes { try check(node, depth: path.count + 2) }
        }
    }

    /// Checks an element that the published tree did not have; the root's depth is 1.
    private mutating func check(_ node: AccessibilityNode, depth: Int) throws(TreeError) {
        let limit = AccessibilityNode.depthLimit
        guard depth <= limit else { throw .tooDeep(element: node.attributes.name, limit: limit) }
        try check(node.attributes)
        count += 1
        for child in node.children { try check(child, depth: depth + 1) }
    }

    private func check(_ attributes: AccessibilityNode.Attributes) throws(TreeError) {
        if let problem = attributes.frame.problem(at: "frame", of: attributes.name) {
            throw .outOfBounds(String(describing: problem))
        }
    }
}

extension AccessibilityNode {
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
