import Testing

@testable import LunchTerminal

@Suite struct SynchronizedOutputTests {
    @Test func `the grid stands still until the update ends`() {
        var terminal = TUITerminal(columns: 10, rows: 4)
        terminal.feedAll("a\(csi)?2026hb\(csi)6n")
        let before = terminal.grid
        #expect(terminal.isHoldingGrid && terminal.modes.synchronizedOutput && before.lines[0] == "a")
        #expect(String(decoding: terminal.takeAnswers(), as: UTF8.self) == "\(csi)1;3R")
        // The damage of the update is told when it is shown.
        terminal.feedAll("\(csi)3;1Hx")
        #expect(terminal.grid.changedRows(since: before.revision) == [])
        terminal.feedAll("c\(csi)?2026l")
        #expect(!terminal.isHoldingGrid && terminal.grid.lines == ["ab", "", "xc", ""])
        #expect(terminal.grid.changedRows(since: before.revision) == [0, 2])
    }

    @Test func `the host can end an update that goes nowhere, and a new size ends it`() {
        var terminal = TUITerminal(columns: 10, rows: 2)
        terminal.feedAll("a\(csi)?2026hb")
        terminal.endSynchronizedUpdate()
        #expect(terminal.grid.lines[0] == "ab")
        terminal.feedAll("\(csi)?2026l\(csi)?2026hc")
        #expect(terminal.grid.lines[0] == "ab")
        terminal.resize(columns: 12, rows: 2)
        #expect(terminal.grid.lines[0] == "abc" && terminal.grid.columns == 12)
    }

    @Test func `a reset ends it`() {
        #expect(outcome("a\(csi)?2026hb\(esc)cx").lines == ["x"])
    }

    @Test func `an update that begins again once the bound is passed holds again, wherever bytes are cut`() {
        let filler = ContiguousArray(repeating: UInt8(ascii: "\u{7F}"), count: Limits.synchronizedOutput)
        for size in [1 << 16, .max] {
            var bytes = ContiguousArray("a\(csi)?2026hb".utf8) + filler
            bytes += ContiguousArray("c\(csi)?2026hd".utf8)
            var terminal = TUITerminal(columns: 10, rows: 2)
            while !bytes.isEmpty {
                terminal.feedAll(bytes.prefix(size))
                bytes.removeFirst(min(size, bytes.count))
            }
            #expect(terminal.grid.lines[0] == "abc")
        }
    }

    @Test func `bytes bound it, wherever they are cut`() {
        let filler = ContiguousArray(repeating: UInt8(ascii: "\u{7F}"), count: Limits.synchronizedOutput)
        for cut in [1, 3, Limits.synchronizedOutput] {
            var terminal = TUITerminal(columns: 10, rows: 2)
            terminal.feedAll("a\(csi)?2026hb")
            terminal.feedAll(filler[..<(cut - 1)])
            terminal.feedAll(filler[cut...])
            #expect(terminal.grid.lines[0] == "a")
            terminal.feedAll("c")
            #expect(terminal.grid.lines[0] == "abc" && !terminal.isHoldingGrid)
        }
    }
}
