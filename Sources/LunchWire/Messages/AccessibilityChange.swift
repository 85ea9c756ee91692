/// A change to an app's published accessibility tree.
///
/// Pass changes to `AccessibilityPublisher.publish(changes:busy:timersDue:drawing:through:)`.
///
/// Each case has a `path` to an element. The path lists the child indices from the root: `[1, 0]` is the first child of
/// the root's second child. The empty path is the root itself. In a list of changes, each path refers to the tree after
/// the preceding changes.
public enum AccessibilityChange: Equatable, Sendable {
    /// Replaces the attributes of the element at the path. The element's children stay the same.
    case attributes(path: [Int], AccessibilityNode.Attributes)

    /// Replaces a range of children of the element at the path.
    ///
    /// The range begins at the index `at`, and `remove` is the number of children in it. The elements of `insert` take
    /// their place.
    case children(path: [Int], at: Int, remove: Int, insert: [AccessibilityNode])
}

extension AccessibilityChange {
    /// True if elements come or go.
    package var changesStructure: Bool {
        if case .children = self { return true }
        return false
    }

    /// The path that leads to the element in question.
    package var path: [Int] {
        switch self {
        case .attributes(let path, _), .children(let path, _, _, _): path
        }
    }

    /// The most elements that the changes of a message may move in all: one change for each list of children moves far fewer.
    package static let moveLimit = 1 << 24

    /// The error of a path that leads to no element.
    package static let leadsNowhere = WireError.unexpected(
        path: "change", expected: "the path of a node", found: "a path to nowhere")
}

extension AccessibilityNode {
    /// The changes that make the other tree into this one, in time proportional to both for trees of bounded depth.
    ///
    /// Parts that both trees share are passed over: a list of children that was not touched since is the same list.
    package func changes(from old: AccessibilityNode) -> [AccessibilityChange] {
        var changes: [AccessibilityChange] = []
        var path: [Int] = []
        collectChanges(from: old, path: &path, into: &changes)
        return changes
    }

    private func collectChanges(
        from old: AccessibilityNode, path: inout [Int], into changes: inout [AccessibilityChange]
    ) {
        if attributes != old.attributes { changes.append(.attributes(path: path, attributes)) }
        if children.isSameList(as: old.children) { return }
        if children.count == old.children.count {
            for index in children.indices {
                path.append(index)
                children[index].collectChanges(from: old.children[index], path: &path, into: &changes)
                path.removeLast()
            }
            return
        }
        let shorter = min(children.count, old.children.count)
        var prefix = 0
        while prefix < shorter, children[prefix] == old.children[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
            children[children.count - 1 - suffix] == old.children[old.children.count - 1 - suffix]
        { suffix += 1 }
        let inserted = Array(children[prefix..<children.count - suffix])
        let removed = old.children.count - suffix - prefix
        changes.append(.children(path: path, at: prefix, remove: removed, insert: inserted))
    }

    /// Applies a change, or throws where its path leads nowhere.
    ///
    /// - Returns: the number of elements that change their places because of it.
    @discardableResult
    package mutating func apply(_ change: AccessibilityChange) throws(WireError) -> Int {
        switch change {
        case .attributes(let path, let attributes):
            try update(at: path[...]) { $0.attributes = attributes }
            return 0
        case .children(let path, let start, let count, let nodes):
            var fits = false
            var moved = 0
            try update(at: path[...]) { node in
                guard start >= 0, count >= 0, start <= node.children.count, count <= node.children.count - start
                else { return }
                moved = count == nodes.count ? 0 : node.children.count - start - count
                node.children.replaceSubrange(start..<start + count, with: nodes)
                fits = true
            }
            if !fits { throw .unexpected(path: "change", expected: "a range of children", found: "out of range") }
            return moved
        }
    }

    private mutating func update(
        at path: ArraySlice<Int>, _ body: (inout AccessibilityNode) -> Void
    ) throws(WireError) {
        guard let index = path.first else { return body(&self) }
        guard children.indices.contains(index) else { throw AccessibilityChange.leadsNowhere }
        try children[index].update(at: path.dropFirst(), body)
    }

    /// The deepest nesting below and including this node.
    package var depth: Int { 1 + (children.lazy.map(\.depth).max() ?? 0) }
}

extension [AccessibilityNode] {
    /// Returns true if the other is this list, in the same place in memory.
    fileprivate func isSameList(as other: Self) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
    }
}

extension AccessibilityChange {
    package init(json: LunchJSON) throws(WireError) {
        let reader = try ObjectReader(json, at: "change")
        let path = try reader.integers("path")
        guard path.count <= AccessibilityNode.depthLimit else { throw .tooDeep(limit: AccessibilityNode.depthLimit) }
        if let node = reader.value("node") {
            self = .attributes(path: path, try AccessibilityNode.Attributes(ObjectReader(node, at: "change.node")))
        } else {
            var nodes: [AccessibilityNode] = []
            for node in try reader.array("insert") { nodes.append(try AccessibilityNode(json: node)) }
            self = .children(
                path: path, at: try reader.integer("at"), remove: try reader.integer("remove"), insert: nodes)
        }
    }
}

extension JSONWriter {
    package mutating func write(_ change: AccessibilityChange) {
        raw("{\"path\":")
        switch change {
        case .attributes(let path, let attributes):
            write(list: path, between: ("[", "]")) { $0.write($1) }
            raw(",\"node\":")
            write(attributes)
        case .children(let path, let start, let count, let nodes):
            write(list: path, between: ("[", "]")) { $0.write($1) }
            raw(",\"at\":", start)
            raw(",\"remove\":", count)
            raw(",\"insert\":")
            write(list: nodes, between: ("[", "]")) { $0.write($1) }
        }
        raw("}")
    }
}
