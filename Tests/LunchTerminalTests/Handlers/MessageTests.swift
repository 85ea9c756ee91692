import LunchTerminal
import Testing

@Suite struct MessageTests {
    @Test func `a message is handed over as it came`() {
        #expect(outcome("a\(esc)]7367;lunch;1;{}\(st)b").messages == ["lunch;1;{}"])
        #expect(outcome("a\(esc)]7367;x\u{07}\(esc)]7367;y\(st)").messages == ["x", "y"])
    }

    @Test func `feeding stops right behind a message`() {
        var terminal = Terminal(columns: 10, rows: 2, messageCommand: 7367)
        let bytes = ContiguousArray("ab\(esc)]7367;m\(st)cd".utf8)
        let taken = terminal.feed(bytes.span)
        #expect(taken == bytes.count - 2)
        #expect(terminal.grid.text[0] == "ab")
        #expect(terminal.takeMessage() == Array("m".utf8))
        #expect(terminal.takeMessage() == nil)
        #expect(terminal.feed(bytes.span.extracting(droppingFirst: taken)) == 2)
        #expect(terminal.grid.text[0] == "abcd")
    }

    @Test func `an interrupted message is none`() {
        #expect(outcome("\(esc)]7367;m\(csi)Hx").messages == [])
        #expect(outcome("\(esc)]7367;m\u{18}x").messages == [])
    }

    @Test func `messages may be large, up to their cap`() {
        var terminal = Terminal(columns: 10, rows: 2, messageCommand: 7367)
        let large = String(repeating: "x", count: 10 << 20)
        #expect(terminal.feedAll("\(esc)]7367;\(large)\(st)").first?.utf8.count == 10 << 20)
        let tooLarge = String(repeating: "x", count: 17 << 20)
        #expect(terminal.feedAll("\(esc)]7367;\(tooLarge)\(st)y") == [])
        #expect(terminal.grid.dropped.messages == 1)
        #expect(terminal.grid.text[0] == "y")
    }

    @Test func `without a number there are no messages`() {
        var terminal = Terminal(columns: 10, rows: 2)
        #expect(terminal.feedAll("\(esc)]7367;m\(st)x") == [])
        #expect(terminal.grid.unknownSequences.count == 1)
    }
}
