import LunchTerminal
import Testing

@Suite struct MessageTests {
    private static let cases: [Case] = [
        Case("a message is handed over as it came", "a\(esc)]7367;lunch;1;{}\(st)b", .messages("lunch;1;{}")),
        Case("two ends", "a\(esc)]7367;x\u{07}\(esc)]7367;y\(st)", .messages("x", "y")),
        Case("an interrupted message is none", "\(esc)]7367;m\(csi)Hx", .messages()),
        Case("a canceled message is none", "\(esc)]7367;m\u{18}x", .messages()),
    ]

    @Test(arguments: cases) func `messages`(_ row: Case) { row.check() }

    @Test func `feeding stops right behind a message`() {
        var terminal = TUITerminal(columns: 10, rows: 2, messageCommand: 7367)
        let bytes = ContiguousArray("ab\(esc)]7367;m\(st)cd".utf8)
        let taken = terminal.feed(bytes.span)
        let first = terminal.grid.lines[0]
        let messages = [terminal.takeMessage(), terminal.takeMessage()]
        let rest = terminal.feed(bytes.span.extracting(droppingFirst: taken))
        #expect([taken, rest] == [bytes.count - 2, 2])
        #expect([first, terminal.grid.lines[0]] == ["ab", "abcd"])
        #expect(messages == [Array("m".utf8), nil])
    }

    @Test func `messages may be large, up to their cap`() {
        var terminal = TUITerminal(columns: 10, rows: 2, messageCommand: 7367)
        let large = String(repeating: "x", count: 10 << 20)
        #expect(terminal.feedAll("\(esc)]7367;\(large)\(st)").first?.utf8.count == 10 << 20)
        let tooLarge = String(repeating: "x", count: 17 << 20)
        let messages = terminal.feedAll("\(esc)]7367;\(tooLarge)\(st)y")
        #expect(messages == [] && terminal.grid.dropped.messages == 1 && terminal.grid.lines[0] == "y")
    }

    private func broken(_ text: String, in pieces: Int = .max, messageCommand: Int? = 7367) -> [TUIBrokenMessage] {
        var terminal = TUITerminal(columns: 10, rows: 2, messageCommand: messageCommand)
        var rest = ContiguousArray(text.utf8)[...]
        while !rest.isEmpty {
            _ = terminal.feedAll(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
        }
        var broken: [TUIBrokenMessage] = []
        while let next = terminal.takeBrokenMessage() { broken.append(next) }
        return broken
    }

    @Test(arguments: [1, 3, .max])
    func `a message that is cut off is told with what came of it`(pieces: Int) {
        for cut in ["\(csi)31mlog", "\u{18}", "\u{1A}", "\(esc)]7367;next\(st)"] {
            #expect(
                broken("a\(esc)]7367;lunch;1;x\(cut)", in: pieces)
                    == [TUIBrokenMessage(cause: .cutOff, head: Array("lunch;1;x".utf8))])
        }
        #expect(broken("\(esc)]7367;\(csi)m", in: pieces) == [TUIBrokenMessage(cause: .cutOff, head: [])])
        let long = String(repeating: "x", count: 300)
        #expect(broken("\(esc)]7367;\(long)\u{18}", in: pieces).map(\.head.count) == [256])
    }

    @Test func `a message that is too long is told with its beginning`() {
        let tooLarge = "head" + String(repeating: "x", count: 17 << 20)
        for pieces in [1000, .max] {
            let head = Array("head".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 252)
            #expect(
                broken("\(esc)]7367;\(tooLarge)\(st)", in: pieces) == [TUIBrokenMessage(cause: .tooLong, head: head)])
            #expect(
                broken("\(esc)]7367;\(tooLarge)\u{18}", in: pieces) == [TUIBrokenMessage(cause: .cutOff, head: head)])
        }
    }

    @Test func `what is cut off otherwise is no message`() {
        let found = [
            broken("\(esc)]736\(csi)m"), broken("\(esc)]7367;x\u{18}", messageCommand: nil),
            broken("\(esc)]8;;x\u{18}\(esc)P7367;x\u{18}\(esc)_7367;x\u{18}\(esc)]07367;x\u{18}"),
            broken("\(esc)]7367;whole\(st)\(esc)]7367;whole\u{07}"),
        ]
        #expect(found == [[], [], [], []])
    }

    @Test func `of many messages that are cut off the first are told`() {
        let many = (0..<100).map { "\(esc)]7367;\($0)\u{18}" }.joined()
        #expect(broken(many).map(\.head) == (0..<16).map { Array("\($0)".utf8) })
    }

    @Test func `without a number there are no messages`() {
        var terminal = TUITerminal(columns: 10, rows: 2)
        let messages = terminal.feedAll("\(esc)]7367;m\(st)x")
        #expect(messages == [] && terminal.grid.unknownSequences.count == 1)
    }
}
