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

    @Test func `lines that autowrap joined flow, others do not`() {
        let grid = resized("abcdefgh\r\nij", 5, 4, to: [(8, 4)])
        #expect(grid.lines == ["abcdefgh", "ij", "", ""])
        #expect((0..<4).map { grid.isWrapped(row: $0) } == [false, false, false, false])
        let narrow = resized("abcdefgh\r\nij", 8, 4, to: [(3, 4)])
        #expect(narrow.lines == ["abc", "def", "gh", "ij"])
        #expect((0..<4).map { narrow.isWrapped(row: $0) } == [true, true, false, false])
        #expect(resized("abc\r\ndef", 5, 4, to: [(8, 4)]).lines == ["abc", "def", "", ""])
    }

    @Test(arguments: [(3, 9), (4, 2), (7, 3), (1, 40), (200, 1), (13, 5)])
    func `there and back again is the same`(columns: Int, rows: Int) {
        let input = "one two three four five\r\n\r\n  six 日本語 e\u{301}\r\n$ "
        let before = resized(input, 10, 9, to: [])
        let after = resized(input, 10, 9, to: [(columns, rows), (10, 9)])
        guard columns > 1 else { return }
        #expect(after.lines == before.lines)
        #expect(after.cursor == before.cursor)
        #expect(after.scrollbackLines == [])
    }

    @Test func `wide characters are not cut`() {
        let grid = resized("ab日本", 6, 3, to: [(5, 3)])
        #expect(grid.lines == ["ab日", "本", ""])
        let narrow = resized("ab日本", 6, 3, to: [(3, 3)])
        #expect(narrow.lines == ["ab", "日", "本"])
        #expect(resized("ab日本", 6, 3, to: [(3, 3), (6, 3)]).lines == ["ab日本", "", ""])
        #expect(resized("日", 6, 3, to: [(1, 3)]).lines == ["", "", ""])
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
        #expect([cursor.column, cursor.row] == position)
        #expect(cursor.isWrapPending == isWrapPending)
    }

    @Test func `the scrollback flows along`() {
        let grid = resized("abcdefgh\r\nij\r\nkl\r\nmn", 4, 2, to: [(8, 2)])
        #expect(grid.scrollbackLines == ["abcdefgh", "ij"])
        #expect(grid.lines == ["kl", "mn"])
        let narrow = resized("abcd\r\nefgh\r\nij", 4, 2, to: [(2, 2)], limit: 2)
        #expect(narrow.scrollbackLines == ["cd", "ef"])
        #expect(narrow.lines == ["gh", "ij"])
    }

    @Test func `styles, links and colours behind the text flow along`() {
        let grid = resized("ab\(csi)31mcdef\(esc)]8;;u:x\(st)gh\(csi)44m\(csi)K", 10, 3, to: [(5, 3)])
        #expect(grid[4, 0].style.foreground == .indexed(1))
        #expect(grid[1, 1].link?.address == "u:x")
        #expect(grid[4, 1].style.background == .indexed(4))
        #expect(grid.lines == ["abcde", "fgh", ""])
    }

    @Test func `a screen that is not filled keeps its beginning`() {
        let grid = resized("1\r\n2\r\n3\r\n4\(csi)H\(csi)J$ ", 5, 3, to: [(9, 3)])
        #expect(grid.lines == ["$", "", ""])
        #expect(resized("1\r\n2\r\n3\r\n4\(csi)H\(csi)J$ ", 5, 3, to: [(5, 6)]).lines[0] == "$")
    }

    @Test func `the alternate screen does not flow, the main one behind it does`() {
        var terminal = TUITerminal(columns: 8, rows: 3)
        terminal.feedAll("abcdefghij\(csi)?1049h\(csi)H12345678")
        terminal.resize(columns: 5, rows: 3)
        #expect(terminal.grid.lines == ["12345", "", ""])
        terminal.resize(columns: 8, rows: 3)
        #expect(terminal.grid.lines == ["12345", "", ""])
        terminal.resize(columns: 5, rows: 3)
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

    @Test func `lines of double width do not flow`() {
        #expect(resized("\(esc)#6abcdefg", 10, 3, to: [(20, 3)]).lines == ["abcde", "fg", ""])
    }

    @Test func `a host may do without`() {
        let grid = resized("abcdefgh\r\nij", 5, 4, to: [(3, 4)], reflows: false)
        #expect(grid.lines == ["abc", "fgh", "ij", ""])
        #expect(
            resized("abcdefgh\r\nij", 5, 4, to: [(3, 4), (9, 4)], reflows: false).lines == ["abc", "fgh", "ij", ""])
    }
}
