/// One difference between two trees. Changes are applied in their order; a path leads from the root by child index.
package enum TreeChange: Equatable, Sendable {
    /// The node at the path says something else of itself.
    case attributes(path: [Int], AccessibilityNode.Attributes)

    /// Among the children of the node at the path, some from an index on are replaced.
    case children(path: [Int], at: Int, remove: Int, insert: [AccessibilityNode])
}

extension AccessibilityNode {
    /// The changes that make the other tree into this one, in time proportional to both for trees of bounded depth.
    package func changes(from old: AccessibilityNode) -> [TreeChange] {
        var changes: [TreeChange] = []
        collectChanges(from: old, path: [], into: &changes)
        return changes
    }

    private func collectChanges(from old: AccessibilityNode, path: [Int], into changes: inout [TreeChange]) {
        if attributes != old.attributes { changes.append(.attributes(path: path, attributes)) }
        let prefix = zip(children, old.children).prefix { $0 == $1 }.count
        let rest = min(children.count, old.children.count) - prefix
        let suffix = zip(children.reversed(), old.children.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let inserted = children[prefix..<children.count - suffix]
        let removed = old.children[prefix..<old.children.count - suffix]
        if inserted.count == removed.count {
            for index in inserted.indices {
                children[index].collectChanges(from: old.children[index], path: path + [index], into: &changes)
            }
        } else {
            changes.append(.children(path: path, at: prefix, remove: removed.count, insert: Array(inserted)))
        }
    }

    /// Applies a change, or throws where its path leads nowhere.
    package mutating func apply(_ change: TreeChange) throws(WireError) {
        switch change {
        case .attributes(let path, let attributes):
            try update(at: path[...]) { $0.attributes = attributes }
        case .children(let path, let start, let count, let nodes):
            var fits = false
            try update(at: path[...]) { node in
                guard start >= 0, count >= 0, start <= node.children.count, count <= node.children.count - start
                else { return }
                node.children.replaceSubrange(start..<start + count, with: nodes)
                fits = true
            }
            if !fits { throw .unexpected(path: "change", expected: "a range of children", found: "out of range") }
        }
    }

    private mutating func update(
        at path: ArraySlice<Int>, _ body: (inout AccessibilityNode) -> Void
    ) throws(WireError) {
        guard let index = path.first else { return body(&self) }
        guard children.indices.contains(index) else {
            throw .unexpected(path: "change", expected: "the path of a node", found: "a path to nowhere")
        }
        try children[index].update(at: path.dropFirst(), body)
    }

    /// The deepest nesting below and including this node.
    package var depth: Int { 1 + (children.lazy.map(\.depth).max() ?? 0) }
}

extension TreeChange {
    package init(json: JSONValue) throws(WireError) {
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
    package mutating func write(_ change: TreeChange) {
        raw("{\"path\":")
        switch change {
        case .attributes(let path, let attributes):
            write(list: path, between: ("[", "]")) { $0.write($1) }
            raw(",\"node\":")
            write(attributes)
        case .children(let path, let start, let count, let nodes):
            write(list: path, between: ("[", "]")) { $0.write($1) }
            raw(",\"at\":\(start),\"remove\":\(count),\"insert\":")
            write(list: nodes, between: ("[", "]")) { $0.write($1) }
        }
        raw("}")
    }
}
