import LunchRecognition
import LunchTerminal
import LunchWire
import RandomScreens
import Testing

/// Whatever is on a screen, recognizing it ends, and the tree is one that can be drawn.
struct FuzzTests {
    private static func soup(_ dice: inout Dice, columns: Int, rows: Int) -> ContiguousArray<UInt8> {
        let count = Int.random(in: 1...160, using: &dice)
        return RandomBytes.soup(&dice, columns: columns, rows: rows, count: count)
    }

    private static func noise(_ dice: inout Dice) -> ContiguousArray<UInt8> {
        let count = Int.random(in: 1...600, using: &dice)
        return RandomBytes.noise(&dice, count: count)
    }

    private static func bytes(_ dice: inout Dice, _ round: Int, columns: Int, rows: Int) -> ContiguousArray<UInt8> {
        switch round % 4 {
        case 0: noise(&dice)
        case 1: RandomBytes.wall(&dice, columns: columns, rows: rows)
        default: soup(&dice, columns: columns, rows: rows)
        }
    }

    private static let sizes = [(1, 1), (2, 2), (3, 3), (5, 3), (1, 24), (80, 1), (20, 6), (80, 24), (132, 40)]

    /// The number of runs of random screens; `LUNCH_FUZZ_SEEDS` asks for more.
    private static let seeds = ScreenTests.environment["LUNCH_FUZZ_SEEDS"].flatMap { Int($0) } ?? 12

    private static let types: [TUIElementType] = [.table, .menu, .menuBar, .toolbar, .button, .textField]

    /// A rectangle that may lie on the screen, over its edge, or elsewhere.
    private static func rectangle(_ dice: inout Dice) -> CellRect {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
        return CellRect(
            column: number(-5...140), row: number(-5...45), columns: number(-1...200), rows: number(-1...60))
    }

    @Test(arguments: 0..<seeds) func everyTreeIsOneThatCanBeDrawn(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        for round in 0..<8 {
            let (columns, rows) = Self.sizes.randomElement(using: &dice) ?? (80, 24)
            var terminal = TUITerminal(columns: columns, rows: rows)
            var before: TUIGrid?
            for _ in 0..<2 {
                let bytes = Self.bytes(&dice, round, columns: columns, rows: rows)
                var start = 0
                while start < bytes.count { start += max(1, terminal.feed(bytes.span.extracting(start..<bytes.count))) }
                let grid = terminal.grid
                let root = Recognition.root(of: grid, before: before)
                #expect(root.attributes.frame == CellRect(column: 0, row: 0, columns: columns, rows: rows))
                let problem = Self.problem(in: root)
                #expect(problem == nil, "seed \(seed), round \(round):\n\(grid.text)")
                for type in Self.types {
                    let place = Self.rectangle(&dice)
                    guard let hinted = Hint.element(type, in: place, of: grid, before: before) else { continue }
                    let problem = Self.problem(in: hinted)
                    #expect(problem == nil, "seed \(seed), round \(round), \(type) in \(place):\n\(grid.text)")
                }
                before = grid
            }
        }
    }

    /// The mistake in a tree, if there is one.
    private static func problem(in node: AccessibilityNode) -> String? {
        let frame = node.attributes.frame
        if frame.isEmpty { return "\(node.attributes.type) has no cells" }
        if !node.attributes.unknown.contains(.isEnabled) {
            return "\(node.attributes.type) knows whether it is enabled"
        }
        var last: CellPoint?
        for child in node.children {
            let inner = child.attributes.frame
            if inner.intersection(frame) != inner { return "\(child.attributes) lies outside of \(node.attributes)" }
            if let last, (inner.origin.row, inner.origin.column) < (last.row, last.column) {
                return "\(child.attributes) is out of order"
            }
            last = inner.origin
            if let problem = problem(in: child) { return problem }
        }
        return nil
    }

    @Test func theSameScreenGivesTheSameTree() {
        var dice = Dice(state: 4711)
        for _ in 0..<10 {
            var terminal = TUITerminal(columns: 60, rows: 16)
            let bytes = Self.soup(&dice, columns: 60, rows: 16)
            _ = terminal.feed(bytes.span)
            let grid = terminal.grid
            #expect(Recognition.root(of: grid, before: nil) == Recognition.root(of: grid, before: grid))
        }
    }

    @Test(arguments: ["┌", "┐", "┘", "│", "┼", "▔", "▁", "[", "<", "+-", "┌─┐", "[ ] ", "名", "$ ", "F1 "])
    func aScreenFullOfOneTextEnds(text: String) {
        let count = 100 * 40 / text.count
        let grid = screen(fullScreen, String(repeating: text, count: count), columns: 100, rows: 40)
        #expect(Self.problem(in: Recognition.root(of: grid, before: nil)) == nil)
    }
}
