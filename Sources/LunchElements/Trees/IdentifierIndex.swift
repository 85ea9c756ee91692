@_spi(Lunch) import LunchWire

/// Finds the nodes of a tree by their identifiers.
///
/// Its table is built once for all trees that share it, when it has been asked so often that this is worth its while. What was
/// renamed since is looked at one by one, and each find is compared with the current node: so it is correct for each of those
/// trees.
package struct IdentifierIndex: Sendable {
    private let table: Table
    private var renamed: Set<Int> = []

    /// The number of nodes that may have been renamed before a new table is worth its while.
    private static let renameLimit = 64

    package init(_ nodes: NodePages) { table = Table(nodes) }

    /// Notes that a node will have another identifier.
    package mutating func rename(_ node: Int, in nodes: NodePages) {
        renamed.insert(node)
        if renamed.count > Self.renameLimit { self = IdentifierIndex(nodes, renaming: node) }
    }

    private init(_ nodes: NodePages, renaming node: Int) {
        self.init(nodes)
        renamed = [node]
    }

    /// The nodes with an identifier, in the order of the tree.
    package func nodes(identified identifier: String, in nodes: NodePages) -> [Int] {
        let found = table.nodes(identified: identifier)
        if renamed.isEmpty { return found }
        return renamed.union(found).filter { nodes[$0].identifier == identifier }.sorted()
    }
}

/// The nodes of each identifier, as they were when the table was made.
private final class Table: Sendable {
    /// The number of questions that are answered by looking at every node: a tree that is soon replaced needs no table, which
    /// takes as long as some ten looks.
    private static let looks = 8

    private enum Content {
        case unread(NodePages, looks: Int)
        /// Most identifiers have one node; the further ones of the others stand apart.
        case read(first: [String: Int], further: [String: [Int]])
    }

    private let content: Lock<Content>

    init(_ nodes: NodePages) { content = Lock(.unread(nodes, looks: 0)) }

    func nodes(identified identifier: String) -> [Int] {
        content.withLock { content in
            if case .unread(let nodes, let looks) = content {
                guard looks == Self.looks else {
                    content = .unread(nodes, looks: looks + 1)
                    return nodes.identified(identifier)
                }
                content = Self.read(nodes)
            }
            guard case .read(let first, let further) = content, let index = first[identifier] else { return [] }
            return [index] + (further[identifier] ?? [])
        }
    }

    private static func read(_ nodes: NodePages) -> Content {
        guard nodes.mayHaveIdentifiers else { return .read(first: [:], further: [:]) }
        var first = [String: Int](minimumCapacity: nodes.count)
        var further: [String: [Int]] = [:]
        for index in nodes.indices {
            let identifier = nodes.identifier(of: index)
            guard !identifier.isEmpty else { continue }
            if first[identifier] == nil {
                first[identifier] = index
            } else {
                further[identifier, default: []].append(index)
            }
        }
        return .read(first: first, further: further)
    }
}
