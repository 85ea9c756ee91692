import Testing

@testable import LunchTerminal

@Suite struct ReflowTests {
    /// Feeds a terminal, changes its size, and returns its grid.
    private func resized(
        _ input: String, _ columns: Int, _ rows: Int, to sizes: [(Int, Int)], reflows: Bool = true, limit: Int = 1000
    ) -> TUIGrid {
        var terminal = TUITerminal(columns: columns, rows: rows, scrollbackLimit: limit, reflowsOnResize: reflows)
        terminal.feedAll(input)
        for size in sizes {
            terminal.resize(columns: size.0, rows: size.1)
            terminal.expectInvariants()
        }
        return terminal.grid
    }

    /// A row: what a terminal of some size shows after others.
    struct Flow: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var input: String
        var size: [Int]
        var sizes: [[Int]]
        var lines: [String]
        var scrollback: [String] = []
        /// The rows that go on in the next one.
        var wrapped: [Int] = []
        var reflows = true
        var limit = 1000
    }

    private static let flows: [Flow] = [
        Flow(
            testDescription: "joined lines become one", input: "abcdefgh\r\nij", size: [5, 4], sizes: [[8, 4]],
            lines: ["abcdefgh", "ij", "", ""]),
        Flow(
            testDescription: "a line is parted", input: "abcdefgh\r\nij", size: [8, 4], sizes: [[3, 4]],
            lines: ["abc", "def", "gh", "ij"], wrapped: [0, 1]),
        Flow(
            testDescription: "other lines stay apart", input: "abc\r\ndef", size: [5, 4], sizes: [[8, 4]],
            lines: ["abc", "def", "", ""]),
        Flow(
            testDescription: "wide characters are not cut", input: "ab日本", size: [6, 3], sizes: [[5, 3]],
            lines: ["ab日", "本", ""], wrapped: [0]),
        Flow(
            testDescription: "wide characters are not cut", input: "ab日本", size: [6, 3], sizes: [[3, 3]],
            lines: ["ab", "日", "本"], wrapped: [0, 1]),
        Flow(
            testDescription: "wide characters come back", input: "ab日本", size: [6, 3], sizes: [[3, 3], [6, 3]],
            lines: ["ab日本", "", ""]),
        Flow(
            testDescription: "a wide character has no room", input: "日", size: [6, 3], sizes: [[1, 3]],
            lines: ["", "", ""]),
        Flow(
            testDescription: "the scrollback flows along", input: "abcdefgh\r\nij\r\nkl\r\nmn", size: [4, 2],
            sizes: [[8, 2]], lines: ["kl", "mn"], scrollback: ["abcdefgh", "ij"]),
        Flow(
            testDescription: "the scrollback keeps its limit", input: "abcd\r\nefgh\r\nij", size: [4, 2],
            sizes: [[2, 2]], lines: ["gh", "ij"], scrollback: ["cd", "ef"], limit: 2),
        Flow(
            testDescription: "a screen that is not filled keeps its beginning",
            input: "1\r\n2\r\n3\r\n4\(csi)H\(csi)J$ ", size: [5, 3], sizes: [[9, 3]], lines: ["$", "", ""],
            scrollback: ["1"]),
        Flow(
            testDescription: "a higher screen keeps its beginning", input: "1\r\n2\r\n3\r\n4\(csi)H\(csi)J$ ",
            size: [5, 3], sizes: [[5, 6]], lines: ["$", "", "", "", "", ""], scrollback: ["1"]),
        Flow(
            testDescription: "lines of double width do not flow", input: "\(esc)#6abcdefg", size: [10, 3],
            sizes: [[20, 3]], lines: ["abcde", "fg", ""]),
        Flow(
            testDescription: "a host may do without", input: "abcdefgh\r\nij", size: [5, 4], sizes: [[3, 4]],
            lines: ["abc", "fgh", "ij", ""], reflows: false),
        Flow(
            testDescription: "a host may do without", input: "abcdefgh\r\nij", size: [5, 4], sizes: [[3, 4], [9, 4]],
            lines: ["abc", "fgh", "ij", ""], reflows: false),
    ]

    @Test(arguments: flows) func `lines flow`(_ row: Flow) {
        let grid = resized(
            row.input, row.size[0], row.size[1], to: row.sizes.map { ($0[0], $0[1]) }, reflows: row.reflows,
            limit: row.limit)
        #expect([grid.lines, grid.scrollbackLines] == [row.lines, row.scrollback])
        #expect((0..<grid.rows).filter { grid.isWrapped(row: $0) } == row.wrapped)
    }

    @Test(arguments: [(3, 9), (4, 2), (7, 3), (1, 40), (200, 1), (13, 5)])
    func `there and back again is the same`(columns: Int, rows: Int) {
        let input = "one two three four five\r\n\r\n  six 日本語 e\u{301}\r\n$ "
        let before = resized(input, 10, 9, to: [])
        let after = resized(input, 10, 9, to: [(columns, rows), (10, 9)])
        guard columns > 1 else { return }
        #expect([after.lines, after.scrollbackLines] == [before.lines, []] && after.cursor == before.cursor)
    }

    @Test(arguments: [
        ("abcdefgh", 10, 4, [3, 1], true), ("abcdefgh", 10, 8, [7, 0], true), ("abcdefgh", 8, 10, [8, 0], false),
        ("abcdefgh", 8, 4, [3, 1], true), ("abcdefghij\(csi)1;6H", 10, 4, [1, 1], false),
        ("abcdefgh\(csi)1;3H", 4, 8, [2, 0], false), ("ab\(csi)1;8H", 10, 4, [3, 0], false),
        ("a\r\nb", 10, 4, [1, 1], false),
    ])
    func `the cursor stays with its character`(
        input: String, from: Int, to: Int, position: [Int], isWrapPending: Bool
    ) {
        let cursor = resized(input, from, 4, to: [(to, 4)]).cursor
        #expect([cursor.column, cursor.row] == position && cursor.isWrapPending == isWrapPending)
    }

    @Test func `styles, links and colors behind the text flow along`() {
        let grid = resized("ab\(csi)31mcdef\(esc)]8;;u:x\(st)gh\(csi)44m\(csi)K", 10, 3, to: [(5, 3)])
        #expect(grid.lines == ["abcde", "fgh", ""] && grid[1, 1].link?.address == "u:x")
        #expect([grid[4, 0].style.foreground, grid[4, 1].style.background] == [.indexed(1), .indexed(4)])
    }

    @Test func `the alternate screen does not flow, the main one behind it does`() {
        var terminal = TUITerminal(columns: 8, rows: 3)
        terminal.feedAll("abcdefghij\(csi)?1049h\(csi)H12345678")
        for columns in [5, 8, 5] {
            terminal.resize(columns: columns, rows: 3)
            #expect(terminal.grid.lines == ["12345", "", ""])
        }
        terminal.feedAll("\(csi)?1049lx")
        #expect(terminal.grid.lines == ["abcde", "fghij", "x"])
    }

    @Test func `the saved cursor flows along`() {
        var terminal = TUITerminal(columns: 10, rows: 3)
        terminal.feedAll("abcdefgh\(csi)1;7H\(esc)7\(csi)H")
        terminal.resize(columns: 4, rows: 3)
        terminal.feedAll("\(esc)8X")
        #expect(terminal.grid.lines == ["abcd", "efXh", ""])
    }
}
