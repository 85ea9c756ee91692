import LunchTerminal
import Testing

/// The findings of fuzzing, in the smallest form that shows them.
@Suite struct FuzzingTests {
    @Test func `a line that wraps has changed`() {
        var terminal = TUITerminal(columns: 2, rows: 2)
        terminal.feedAll("ab")
        let before = terminal.grid
        terminal.feedAll("c")
        #expect(terminal.grid.isWrapped(row: 0))
        #expect(terminal.grid.changedRows(since: before.revision) == [0, 1])
    }

    @Test func `what changes behind the beginning of an update, in the same feed, has changed`() {
        var terminal = TUITerminal(columns: 2, rows: 2)
        terminal.feedAll("\(csi)?2026ha")
        let before = terminal.grid
        terminal.feedAll("\(csi)?2026l")
        #expect(before.lines[0] == "" && terminal.grid.lines[0] == "a")
        #expect(terminal.grid.changedRows(since: before.revision) == [0])
    }
}
