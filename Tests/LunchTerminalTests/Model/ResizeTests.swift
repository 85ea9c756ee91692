import LunchTerminal
import Testing

@Suite struct ResizeTests {
    @Test func `lines go to the scrollback and come back`() {
        var terminal = TUITerminal(columns: 5, rows: 4)
        terminal.feedAll("1\r\n2\r\n3\r\n4")
        terminal.resize(columns: 5, rows: 2)
        #expect([terminal.grid.lines, terminal.grid.scrollbackLines] == [["3", "4"], ["1", "2"]])
        #expect(terminal.grid.cursor.row == 1)
        terminal.resize(columns: 5, rows: 4)
        #expect(terminal.grid.lines == ["1", "2", "3", "4"] && terminal.grid.cursor.row == 3)
    }

    @Test func `blank lines below the cursor go first`() {
        var terminal = TUITerminal(columns: 5, rows: 4)
        terminal.feedAll("1\r\n2")
        terminal.resize(columns: 5, rows: 2)
        #expect(terminal.grid.lines == ["1", "2"] && terminal.grid.scrollbackCount == 0)
    }

    @Test(arguments: [0, -5, 1, 65_535])
    func `sizes are clamped`(size: Int) {
        var terminal = TUITerminal(columns: 5, rows: 4)
        terminal.feedAll("ab日\r\n\(csi)?1049hx")
        terminal.resize(columns: size, rows: 3)
        terminal.feedAll("日本\(csi)Hab\(csi)99;99Hx\u{301}")
        terminal.resize(columns: 3, rows: size)
        terminal.feedAll("\(csi)?1049labc\r\n\n\n日")
        let grid = terminal.grid
        #expect(grid.rows >= 1 && grid.columns == 3)
        #expect(grid.cursor.row < grid.rows && grid.cursor.column < grid.columns)
    }
}
