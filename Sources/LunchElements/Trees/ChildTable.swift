@_spi(Lunch) import LunchWire

/// Finds children by their number, for the paths of changes; it is made at its first use.
final class ChildTable: Sendable {
    private struct Content {
        /// The children of all nodes, node by node.
        var children: ContiguousArray<Int32>
        /// The index in that list at which each node's children begin; one more than there are nodes.
        var starts: [Int]
    }

    private let content = Lock<Content?>(nil)

    /// The child of a node at a place; nil if there is none.
    func child(of node: Int, at place: Int, parents: NodeIndices) -> Int? {
        content.withLock { content in
            let table = content ?? Self.table(parents)
            content = table
            let (start, end) = (table.starts[node], table.starts[node + 1])
            return place >= 0 && place < end - start ? Int(table.children[start + place]) : nil
        }
    }

    private static func table(_ parents: NodeIndices) -> Content {
        var starts = [Int](repeating: 0, count: parents.count + 1)
        for parent in parents where parent >= 0 { starts[parent + 1] += 1 }
        for index in parents.indices { starts[index + 1] += starts[index] }
        var next = starts
        var children = ContiguousArray<Int32>(repeating: 0, count: Swift.max(0, parents.count - 1))
        for (index, parent) in parents.enumerated() where parent >= 0 {
            children[next[parent]] = Int32(truncatingIfNeeded: index)
            next[parent] += 1
        }
        return Content(children: children, starts: starts)
    }
}
