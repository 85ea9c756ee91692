import LunchWire
import TestSupport
import Testing

/// The changes between two trees make the one into the other, and are small where little has changed.
struct TreeChangeTests {
    private func applied(_ changes: [AccessibilityChange], to old: AccessibilityNode) throws -> AccessibilityNode {
        var node = old
        for change in changes { try node.apply(change) }
        return node
    }

    private func list(_ count: Int) -> AccessibilityNode {
        AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(.staticText, label: "title"),
                AccessibilityNode(.table, children: (0..<count).map { AccessibilityNode(.cell, label: "row \($0)") }),
            ])
    }

    @Test(arguments: 0..<200)
    func changesMakeTheOldTreeIntoTheNew(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let old = generator.node()
        for new in [generator.variation(of: old), generator.node()] {
            let changes = new.changes(from: old)
            #expect(try applied(changes, to: old) == new)
            // Also after they have travelled.
            var writer = JSONWriter()
            writer.write(list: changes, between: ("[", "]")) { $0.write($1) }
            guard case .array(let written) = try LunchJSON(parsing: writer.bytes, limits: .message) else {
                Issue.record("not a list")
                return
            }
            #expect(try written.map { try AccessibilityChange(json: $0) } == changes)
        }
    }

    @Test func equalTreesHaveNoChanges() {
        var generator = SeededGenerator(seed: 1)
        let tree = generator.node()
        #expect(tree.changes(from: tree) == [])
    }

    @Test func oneLabelOfTenThousandIsOneSmallChange() throws {
        let old = list(10_000)
        var new = old
        new.children[1].children[5_000].attributes.label = "changed"
        let changes = new.changes(from: old)
        #expect(changes == [.attributes(path: [1, 5_000], .init(.cell, label: "changed"))])
        #expect(try applied(changes, to: old) == new)
        let frame = FrameMessage(
            revision: 2, screen: "List", size: CellSize(columns: 80, rows: 24), mark: 1, dropped: 0, busy: [],
            timers: nil, tree: .changes(changes))
        #expect(AppMessage.frame(frame).envelope(token: "token").bytes.count < 200)
    }

    @Test func rowsThatComeAndGoAreOneChange() {
        let old = list(100)
        var new = old
        new.children[1].children.insert(AccessibilityNode(.cell, label: "new"), at: 0)
        #expect(
            new.changes(from: old)
                == [.children(path: [1], at: 0, remove: 0, insert: [AccessibilityNode(.cell, label: "new")])])
        #expect(old.changes(from: new) == [.children(path: [1], at: 0, remove: 1, insert: [])])
        new = old
        new.children[1].children.removeSubrange(40..<60)
        #expect(new.changes(from: old) == [.children(path: [1], at: 40, remove: 20, insert: [])])
        new.children[1].children = []
        #expect(new.changes(from: old) == [.children(path: [1], at: 0, remove: 100, insert: [])])
    }

    @Test func equalRowsDoNotConfuse() throws {
        func rows(_ count: Int) -> AccessibilityNode {
            AccessibilityNode(.table, children: Array(repeating: AccessibilityNode(.cell, label: "same"), count: count))
        }
        for (before, after) in [(3, 5), (5, 3), (0, 2), (2, 0), (1, 1)] {
            #expect(try applied(rows(after).changes(from: rows(before)), to: rows(before)) == rows(after))
        }
    }

    @Test(
        arguments: [
            .attributes(path: [2], .init(.cell)),
            .attributes(path: [-1], .init(.cell)),
            .attributes(path: [0, 0], .init(.cell)),
            .attributes(path: [1, 3], .init(.cell)),
            .children(path: [9], at: 0, remove: 0, insert: []),
            .children(path: [1], at: -1, remove: 0, insert: []),
            .children(path: [1], at: 4, remove: 0, insert: []),
            .children(path: [1], at: 0, remove: 4, insert: []),
            .children(path: [1], at: 3, remove: 1, insert: []),
            .children(path: [1], at: 0, remove: -1, insert: []),
            .children(path: [1], at: 1, remove: .max, insert: []),
            .children(path: [1], at: .max, remove: .max, insert: []),
            .children(path: [1], at: .min, remove: .min, insert: []),
        ] as [AccessibilityChange])
    func changesThatLeadNowhereThrowAndChangeNothing(change: AccessibilityChange) {
        var tree = list(3)
        #expect(throws: WireError.self) { try tree.apply(change) }
        #expect(tree == list(3))
    }

    @Test func changesAtTheEdgesApply() throws {
        let row = AccessibilityNode(.cell, label: "new")
        var tree = list(3)
        try tree.apply(.children(path: [1], at: 3, remove: 0, insert: [row]))
        try tree.apply(.children(path: [1], at: 0, remove: 3, insert: []))
        #expect(tree.children[1].children == [row])
        try tree.apply(.attributes(path: [], .init(.window)))
        #expect(tree.attributes.type == .window)
    }

    @Test func errorsAreReportedInWords() {
        var tree = list(3)
        #expect {
            try tree.apply(.attributes(path: [7], .init(.cell)))
        } throws: {
            String(describing: $0) == "change is a path to nowhere, not the path of a node"
        }
        #expect {
            try tree.apply(.children(path: [1], at: 7, remove: 0, insert: []))
        } throws: {
            String(describing: $0) == "change is out of range, not a range of children"
        }
    }

    @Test func pathThatIsTooLongIsRefused() {
        let path = String(repeating: "0,", count: AccessibilityNode.depthLimit) + "0"
        #expect(throws: WireError.tooDeep(limit: AccessibilityNode.depthLimit)) {
            try AccessibilityChange(json: LunchJSON(parsing: #"{"path":[\#(path)],"node":{"type":"cell"}}"#))
        }
    }

    @Test func depthCountsTheNodeItself() {
        #expect(AccessibilityNode(.cell).depth == 1)
        #expect(list(3).depth == 3)
    }
}
