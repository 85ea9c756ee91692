import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// A tree that changes is the tree that would have been built, and finds by name what a look at every element finds.
@Suite struct ElementTreeTests {
    /// A change of what one element says of itself, by a path that leads to it.
    private func change(of root: AccessibilityNode, _ generator: inout SeededGenerator) -> AccessibilityChange {
        var path: [Int] = []
        var node = root
        while !node.children.isEmpty, !generator.happens(oneIn: 3) {
            path.append(generator.index(below: node.children.count))
            node = node.children[path.last ?? 0]
        }
        var attributes = generator.happens(oneIn: 2) ? generator.attributes() : node.attributes
        if generator.happens(oneIn: 2) { attributes.label = generator.text() }
        return .attributes(path: path, attributes)
    }

    private func expectSame(_ tree: ElementTree, _ root: AccessibilityNode) {
        let built = ElementTree(root)
        // One by one, and in words: the values fill pages.
        let differences = [
            "root": tree.root != root, "nodes": tree.nodes != built.nodes,
            "types": tree.nodes.types != built.nodes.types,
            "focused": tree.nodes.focused != built.nodes.focused, "parents": tree.parents != built.parents,
            "ends": tree.ends != built.ends,
        ]
        #expect(differences.filter(\.value).keys.sorted() == [])
        #expect(tree.nodes.indices.allSatisfy { tree.children(of: $0) == built.children(of: $0) })
        #expect(tree.nodes.indices.allSatisfy { tree.nodes[$0].type == tree.nodes.types[$0] })
        var places: [String: [Int]] = [:]
        for (index, node) in tree.nodes.enumerated() { places[node.identifier, default: []].append(index) }
        places[""] = nil
        #expect(places.allSatisfy { tree.identified($0.key) == $0.value })
        #expect(tree.identified("nobody") == [])
    }

    /// Nodes of several pages, and more renamed than a table of identifiers puts up with.
    @Test(arguments: 0..<20)
    func aChangedTreeIsTheTreeThatWouldHaveBeenBuilt(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var root = AccessibilityNode(.application, children: (0..<25).map { _ in generator.node(depth: 2) })
        var tree = ElementTree(root)
        var earlier: [(tree: ElementTree, root: AccessibilityNode)] = []
        for _ in 0..<30 {
            let changes: [AccessibilityChange]
            if generator.happens(oneIn: 6) {
                changes = generator.variation(of: root).changes(from: root)
            } else {
                changes = (0..<generator.index(below: 12)).map { _ in change(of: root, &generator) }
            }
            if generator.happens(oneIn: 4) { earlier.append((tree, root)) }
            try tree.apply(changes)
            for change in changes { try root.apply(change) }
            // Some of the tables are made late, some early.
            if generator.happens(oneIn: 3) { expectSame(tree, root) }
        }
        expectSame(tree, root)
        for (tree, root) in earlier { expectSame(tree, root) }
    }

    @Test(
        arguments: [
            .attributes(path: [2], .init(.cell)), .attributes(path: [-1], .init(.cell)),
            .attributes(path: [0, 0], .init(.cell)), .attributes(path: [.max], .init(.cell)),
            .attributes(path: [.min], .init(.cell)), .children(path: [1], at: 4, remove: .max, insert: []),
        ] as [AccessibilityChange])
    func changesThatLeadNowhereThrow(_ change: AccessibilityChange) {
        let cells = (0..<3).map { AccessibilityNode(.cell, label: "row \($0)") }
        let root = AccessibilityNode(
            .application, children: [AccessibilityNode(.staticText), AccessibilityNode(.table, children: cells)])
        var tree = ElementTree(root)
        #expect(throws: WireError.self) { try tree.apply([change]) }
        #expect(tree.root == root)
    }

    @Test func changesDoNotLetATreeGrowBeyondItsLimit() throws {
        var tree = ElementTree(AccessibilityNode(.application))
        let change = AccessibilityChange.children(path: [], at: 0, remove: 0, insert: [AccessibilityNode(.cell)])
        for _ in 0..<9 { try tree.apply([change], limit: 10) }
        #expect(throws: WireError.tooMany("elements", limit: 10)) { try tree.apply([change], limit: 10) }
        #expect(tree.nodes.count == 10)
    }

    /// Each of a message's changes may move all elements: 200,000 such changes would take minutes.
    @Test func howManyElementsChangesMoveIsLimited() throws {
        let list = [AccessibilityNode](repeating: AccessibilityNode(.cell), count: 1 << 16)
        var tree = ElementTree(AccessibilityNode(.table, children: list))
        let insertion = AccessibilityChange.children(path: [], at: 0, remove: 0, insert: [AccessibilityNode(.button)])
        let limit = AccessibilityChange.moveLimit
        #expect(throws: WireError.tooMany("elements moved by changes", limit: limit)) {
            try tree.apply(Array(repeating: insertion, count: 256))
        }
        #expect(tree.nodes.count == 1 + list.count)
        try tree.apply(Array(repeating: insertion, count: 250))
        #expect(tree.nodes.count == 1 + list.count + 250)
        // Elements that take the place of others move none.
        let replacement = AccessibilityChange.children(path: [], at: 0, remove: 1, insert: [AccessibilityNode(.button)])
        try tree.apply(Array(repeating: replacement, count: 300))
    }

    @Test(arguments: 0..<20)
    func aQueryFindsWhatItsStepsFindOneByOne(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let root = AccessibilityNode(.application, children: (0..<25).map { _ in generator.node(depth: 2) })
        let frame = TUIFrame.made(root)
        let tree = frame.tree
        let names = tree.nodes.flatMap { [$0.identifier, $0.label, $0.placeholder ?? ""] } + ["nobody"]
        for _ in 0..<100 {
            let steps = (0..<generator.index(below: 5) + 1).map { _ in step(names, &generator) }
            let resolution = Resolution(steps, in: frame)
            let found = steps.reduce([0]) { $1.apply(to: $0, in: frame, isPossible: false) }
            #expect(resolution.found == found, "\(QueryText.text(of: steps))")
            #expect(resolution.stages.last?.found == found)
            let isOne = resolution.failure == nil && found.count == 1
            #expect(resolution.element == (isOne ? found.first.map { tree.nodes[$0] } : nil))
        }
    }

    private func step(_ names: [String], _ generator: inout SeededGenerator) -> QueryStep {
        let type = generator.happens(oneIn: 2) ? .any : generator.pick(TUIElementType.allCases)
        switch generator.index(below: 8) {
        case 0, 1: return .descendants(type)
        case 2: return .children(type)
        case 3, 4: return .matching(type, generator.pick(names))
        case 5: return .containing(type, generator.pick(names))
        case 6: return generator.pick([.only, .first])
        default: return .at(generator.index(below: 4) - 2)
        }
    }
}
