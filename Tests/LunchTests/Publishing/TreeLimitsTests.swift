import Testing

@testable import Lunch

/// A tree that a test would not read is refused by its name, and nothing less is.
struct TreeLimitsTests {
    private typealias TreeError = AccessibilityPublisher.TreeError

    private func tree(_ root: AccessibilityNode, timersDue: Int? = nil) -> AccessibilityTree {
        AccessibilityTree(screen: "S", size: CellSize(columns: 80, rows: 24), root: root, timersDue: timersDue)
    }

    private func list(_ count: Int) -> AccessibilityNode {
        AccessibilityNode(
            .application, children: [AccessibilityNode](repeating: AccessibilityNode(.cell), count: count))
    }

    /// A tree of so many levels, the last of them a cell.
    private func chain(_ depth: Int) -> AccessibilityNode {
        (1..<depth).reduce(AccessibilityNode(.cell, identifier: "deepest")) { node, _ in
            AccessibilityNode(.group, children: [node])
        }
    }

    private func error(_ content: FrameMessage.Tree, of tree: AccessibilityTree) -> TreeError? {
        var limits = TreeLimits()
        do throws(TreeError) {
            try limits.check(content, of: tree)
            return nil
        } catch {
            return error
        }
    }

    private func error(_ root: AccessibilityNode) -> TreeError? { error(.whole(root), of: tree(root)) }

    @Test func elementsAreCounted() {
        let limit = AccessibilityNode.countLimit
        #expect(error(list(limit - 1)) == nil)
        #expect(error(list(limit)) == .tooManyElements(limit: limit))
    }

    @Test func elementsThatComeAreCountedAndThoseThatGoAreNot() throws {
        let limit = AccessibilityNode.countLimit
        var limits = TreeLimits()
        var tree = tree(list(limit - 1))
        try limits.check(.whole(tree.root), of: tree)
        let exchange = AccessibilityChange.children(path: [], at: 0, remove: 1, insert: [AccessibilityNode(.cell)])
        for _ in 0..<3 { try limits.check(.changes([exchange]), of: tree) }
        let growth = AccessibilityChange.children(path: [], at: 0, remove: 0, insert: [AccessibilityNode(.cell)])
        tree.root = list(limit)
        #expect(throws: TreeError.tooManyElements(limit: limit)) { try limits.check(.changes([growth]), of: tree) }
        // A whole tree begins anew.
        tree.root = list(1)
        try limits.check(.whole(tree.root), of: tree)
        let children = [AccessibilityNode](repeating: AccessibilityNode(.cell), count: limit - 2)
        tree.root = list(limit - 1)
        try limits.check(.changes([.children(path: [], at: 0, remove: 0, insert: children)]), of: tree)
    }

    @Test func depthIsThatOfTheWholeTree() {
        let limit = AccessibilityNode.depthLimit
        #expect(error(chain(limit)) == nil)
        let refusal = TreeError.tooDeep(element: #"cell "deepest""#, limit: limit)
        #expect(error(chain(limit + 1)) == refusal)
        for (length, expected) in [(limit - 5, nil), (limit - 4, refusal)] as [(Int, TreeError?)] {
            let path = [Int](repeating: 0, count: length)
            let change = AccessibilityChange.children(
                path: path, at: 0, remove: 0, insert: [AccessibilityNode(.cell), chain(4)])
            #expect(error(.changes([change]), of: tree(list(0))) == expected)
        }
    }

    @Test func framesAreWithinBounds() {
        let limit = 1 << 30
        func button(_ frame: CellRect) -> AccessibilityNode { AccessibilityNode(.button, label: "Save", frame: frame) }
        let near = button(CellRect(column: limit, row: -limit, columns: limit, rows: -limit))
        let far = button(CellRect(column: 40, row: 0, columns: .max, rows: 1))
        let refusal = TreeError.outOfBounds(
            "frame of button \"Save\" is [40, 0, 9223372036854775807, 1], with a number beyond ±1073741824")
        let inside = AccessibilityNode(.group, children: [AccessibilityNode(.cell), far])
        for (node, expected) in [(near, nil), (far, refusal), (inside, refusal)] as [(AccessibilityNode, TreeError?)] {
            let root = AccessibilityNode(.application, children: [node])
            #expect(error(root) == expected)
            let changes: [AccessibilityChange] = [.children(path: [], at: 0, remove: 0, insert: [node])]
            #expect(error(.changes(changes), of: tree(root)) == expected)
        }
        for (node, expected) in [(near, nil), (far, refusal)] as [(AccessibilityNode, TreeError?)] {
            let changes: [AccessibilityChange] = [
                .attributes(path: [0], .init(.cell)), .attributes(path: [1], node.attributes),
            ]
            #expect(error(.changes(changes), of: tree(list(2))) == expected)
        }
    }

    @Test func sizesAndTimersAreWithinBounds() {
        var tree = tree(list(0))
        tree.size = CellSize(columns: 80, rows: 1 << 31)
        #expect(
            error(.changes([]), of: tree)
                == .outOfBounds("size of the terminal is [80, 2147483648], with a number beyond ±1073741824"))
        for (count, expected) in [(-1, .timers(-1)), (0, nil), (1 << 31, .timers(1 << 31)), ((1 << 31) - 1, nil)]
            as [(Int, TreeError?)]
        {
            #expect(error(.changes([]), of: self.tree(list(0), timersDue: count)) == expected)
        }
    }

    @Test(
        arguments: [
            (
                .tooLarge(bytes: 17_000_000),
                """
                As a message it has 17000000 bytes, and a test reads at most 16777216.
                Publish what is visible and a little around it; of a long list, the rows far out of view can be left out.
                """
            ),
            (
                .tooManyElements(limit: 5),
                """
                The tree has more than 5 elements, the most that a test reads.
                Publish what is visible and a little around it; of a long list, the rows far out of view can be left out.
                """
            ),
            (
                .tooDeep(element: "cell \"a\"", limit: 5),
                """
                The tree is nested more than 5 elements deep, the most that a test reads: cell "a" is deeper.
                Is an element its own descendant? Otherwise leave out elements that only contain another one.
                """
            ),
            (
                .outOfBounds("frame of cell is [9]"),
                """
                The frame of cell is [9].
                Is it computed from a width or a height that is not known yet, or that is not limited?
                """
            ),
            (
                .timers(-1),
                """
                The count of timers that are due (timersDue) is -1, not from 0 to 2147483647.
                Where the app does not count its timers, leave it nil.
                """
            ),
        ] as [(AccessibilityPublisher.TreeError, String)])
    func errorsAreReportedInWords(error: AccessibilityPublisher.TreeError, text: String) {
        #expect(String(describing: error) == text)
    }
}
