import LunchTerminal
import Testing

@Suite struct GridTests {
    @Test func `a grid stays as it was`() {
        var terminal = TUITerminal(columns: 5, rows: 2)
        terminal.feedAll("ab\r\ncd")
        let before = terminal.grid
        terminal.feedAll("\r\nef\r\n\(csi)Hx")
        #expect(before.lines == ["ab", "cd"])
        #expect(before.scrollbackLines == [])
        #expect(terminal.grid.lines == ["xf", ""])
        #expect(terminal.grid.scrollbackLines == ["ab", "cd"])
    }

    @Test func `damage since a revision`() {
        var terminal = TUITerminal(columns: 5, rows: 4)
        terminal.feedAll("ab")
        let first = terminal.grid
        terminal.feedAll("\(csi)3;1Hx")
        #expect(terminal.grid.changedRows(since: first.revision) == [2])
        let second = terminal.grid
        #expect(second.changedRows(since: second.revision) == [])
        terminal.feedAll("\(csi)2;3r\(csi)3;1H\n")
        #expect(terminal.grid.changedRows(since: second.revision) == [1, 2])
    }

    @Test func `positions outside are blank`() {
        let terminal = TUITerminal(columns: 5, rows: 2)
        #expect(terminal.grid[-1, 0] == TUICell())
        #expect(terminal.grid[5, 7] == TUICell())
        #expect(terminal.grid.text(row: 9) == "")
    }

    @Test func `a grid goes to another thread`() async {
        var terminal = TUITerminal(columns: 5, rows: 2)
        terminal.feedAll("ab")
        let grid = terminal.grid
        #expect(await Task.detached { grid.lines[0] }.value == "ab")
    }
}
