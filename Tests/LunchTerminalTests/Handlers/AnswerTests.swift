import LunchTerminal
import Testing

@Suite struct AnswerTests {
    @Test(arguments: [
        ("\(csi)c", "\(csi)?64;1;6;21;22c"), ("\(csi)1c", ""), ("\(csi)>c", "\(csi)>41;390;0c"),
        ("\(csi)=c", "\(esc)P!|00000000\(st)"), ("\(csi)5n", "\(csi)0n"), ("\(csi)2;3H\(csi)6n", "\(csi)2;3R"),
        ("\(csi)2;3H\(csi)?6n", "\(csi)?2;3R"), ("\(csi)>q", "\(esc)P>|Lunch\(st)"), ("\(csi)18t", "\(csi)8;4;10t"),
        ("\(esc)P$qm\(st)", "\(esc)P1$r0m\(st)"), ("\(esc)P$qX\(st)", "\(esc)P0$r\(st)"),
        ("\(csi)1;4:3;38;5;9;48:2::1:2:3m\(esc)P$qm\(st)", "\(esc)P1$r1;4:3;91;48:2:1:2:3m\(st)"),
        ("\(esc)]2;rm -rf\(st)\(csi)21t", ""),
    ])
    func `answers`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
    }

    @Test func `answers are bounded`() {
        var terminal = Terminal(columns: 10, rows: 4)
        terminal.feedAll(String(repeating: "\(csi)c", count: 100_000))
        #expect(terminal.grid.dropped.answers > 90_000)
        #expect(terminal.takeAnswers().count <= 64 << 10)
        #expect(terminal.takeAnswers().isEmpty)
    }

    @Test func `unknown sequences are counted with an example`() {
        let result = outcome("\(csi)5;1y\(csi)6y\(csi)?9999h\(esc)]4711;hello\(st)\(esc)%z\(esc)P1zx\(st)")
        #expect(
            result.unknown == [
                .init(example: "CSI 5;1 y", count: 2), .init(example: "CSI ?9999 h", count: 1),
                .init(example: "OSC 4711;hello", count: 1), .init(example: "ESC %z", count: 1),
                .init(example: "DCS z", count: 1),
            ])
    }
}
