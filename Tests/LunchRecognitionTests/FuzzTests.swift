import LunchRecognition
import LunchTerminal
import LunchWire
import Testing

/// Whatever is on a screen, recognising it ends, and the tree is one that can be drawn.
struct FuzzTests {
    /// Random numbers that are the same at each run (SplitMix64).
    struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }

    private static let pieces: [String] = [
        "┌", "┐", "└", "┘", "─", "──────", "│", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╰", "╯", "═", "║", "+--+", "|", "+",
        "▔▔▔▔▔▔", "▁▁▁▁▁▁", "▊", "▎", "▐X▌", "████", "░░░░", "[ ]", "[x]", "(*)", "( )", "☐ a", "● b", "<OK>",
        "< Cancel >",
        "[< Yes >]", "[main]", "F1", "^G", "1", "Help", "Quit", "word", "a b  c", " ", "     ", "\r\n", "名前",
        "e\u{301}", "👩‍👧",
        "45%", "100%", "$ ", "# ", "> ", ">>> ", "name: ", ":", "/", "____", "3/12",
    ]

    private static let sequences: [String] = [
        "m", "7m", "1m", "4m", "44m", "41m", "30;46m", "38;2;9;9;9m", "0m", "?25l", "?25h", "?1049h", "K", "1K", "2J",
        "4h", "5X",
    ]

    private static func soup(_ dice: inout Dice, columns: Int, rows: Int) -> ContiguousArray<UInt8> {
        var text = ""
        for _ in 0..<Int.random(in: 1...160, using: &dice) {
            switch Int.random(in: 0..<10, using: &dice) {
            case 0...1:
                text += "\u{1B}[\(Int.random(in: 1...rows, using: &dice));\(Int.random(in: 1...columns, using: &dice))H"
            case 2...3: text += "\u{1B}[" + (sequences.randomElement(using: &dice) ?? "")
            case 4: text += "\u{1B}]8;;\(Bool.random(using: &dice) ? "http://a" : "")\u{1B}\\"
            case 5 where columns > 3 && rows > 3:
                let width = Int.random(in: 3...columns, using: &dice)
                let height = Int.random(in: 3...rows, using: &dice)
                // A box may reach over the edge.
                text += box(
                    Int.random(in: 0..<columns, using: &dice), Int.random(in: 0..<rows, using: &dice), width, height)
            default: text += pieces.randomElement(using: &dice) ?? ""
            }
        }
        return ContiguousArray(text.utf8)
    }

    private static func noise(_ dice: inout Dice) -> ContiguousArray<UInt8> {
        ContiguousArray(
            (0..<Int.random(in: 1...600, using: &dice)).map { _ in UInt8.random(in: 0...255, using: &dice) })
    }

    private static let sizes = [(1, 1), (2, 2), (3, 3), (5, 3), (1, 24), (80, 1), (20, 6), (80, 24), (132, 40)]

    /// How many runs of random screens there are; `LUNCH_FUZZ_SEEDS` asks for more.
    private static let seeds = CaptureTests.environment["LUNCH_FUZZ_SEEDS"].flatMap { Int($0) } ?? 12

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
                let bytes = round % 4 == 0 ? Self.noise(&dice) : Self.soup(&dice, columns: columns, rows: rows)
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

    /// What is wrong with a tree, if anything.
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
