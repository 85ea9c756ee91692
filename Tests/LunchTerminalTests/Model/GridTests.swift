import LunchTerminal
import Testing

@Suite struct GridTests {
    @Test func `a grid stays as it was`() {
        var terminal = TUITerminal(columns: 5, rows: 2)
        terminal.feedAll("ab\r\ncd")
        let before = terminal.grid
        terminal.feedAll("\r\nef\r\n\(csi)Hx")
        #expect([before.lines, before.scrollbackLines] == [["ab", "cd"], []])
        #expect([terminal.grid.lines, terminal.grid.scrollbackLines] == [["xf", ""], ["ab", "cd"]])
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
        #expect([terminal.grid[-1, 0], terminal.grid[5, 7]] == [TUICell(), TUICell()])
        #expect(terminal.grid.text(row: 9) == "")
    }
}
