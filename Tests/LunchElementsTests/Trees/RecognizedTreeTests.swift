import LunchElements
import LunchRecognition
import LunchTerminal
import LunchWire
import RandomScreens
import Testing

/// The tree of what was recognized on a screen answers as the tree of its nodes does.
struct RecognizedTreeTests {
    private static func screen(_ seed: Int) -> TUIGrid {
        var dice = Dice(state: UInt64(seed))
        var terminal = TUITerminal(columns: 60, rows: 20)
        let bytes =
            seed % 2 == 0
            ? RandomBytes.soup(&dice, columns: 60, rows: 20, count: 120, boxes: (20, 8), clears: false)
            : RandomBytes.wall(&dice, columns: 60, rows: 20)
        var start = 0
        while start < bytes.count { start += max(1, terminal.feed(bytes.span.extracting(start..<bytes.count))) }
        return terminal.grid
    }

    @Test(arguments: 0..<20) func itIsTheTreeOfItsNodes(seed: Int) {
        let grid = Self.screen(seed)
        let tree = ElementTree(Recognition.elements(of: grid, before: nil))
        let built = ElementTree(Recognition.root(of: grid, before: nil))
        #expect(tree.root == built.root)
        #expect(tree.nodes == built.nodes)
        #expect(tree.nodes.types == built.nodes.types)
        #expect(tree.nodes.focused == built.nodes.focused)
        #expect(tree.parents == built.parents)
        #expect(tree.ends == built.ends)
        #expect(tree.nodes.indices.allSatisfy { tree.children(of: $0) == built.children(of: $0) })
    }

    @Test(arguments: 0..<20) func labelsAreFoundInIt(seed: Int) {
        let grid = Self.screen(seed)
        let tree = ElementTree(Recognition.elements(of: grid, before: nil))
        let built = ElementTree(Recognition.root(of: grid, before: nil))
        let all = Array(built.nodes.indices)
        let labels = Set(built.nodes.map(\.label)).union(["", "wor", "words", "\u{212A}", "nobody"])
        let differences = labels.filter { tree.named($0, among: all) != built.named($0, among: all) }
        #expect(differences == [])
        #expect(labels.allSatisfy { tree.identified($0) == [] })
    }

    @Test func aNodeOfItCanBeReplaced() throws {
        let grid = Self.screen(0)
        var tree = ElementTree(Recognition.elements(of: grid, before: nil))
        var root = Recognition.root(of: grid, before: nil)
        var attributes = root.children[0].attributes
        attributes.identifier = "first"
        let change = AccessibilityChange.attributes(path: [0], attributes)
        try root.apply(change)
        try tree.apply([change])
        #expect(tree.root == root)
        #expect(tree.identified("first") == [1])
    }
}
