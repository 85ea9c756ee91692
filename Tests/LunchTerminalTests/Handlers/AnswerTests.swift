import LunchTerminal
import Testing

@Suite struct AnswerTests {
    @Test(arguments: [
        ("\(csi)c", "\(csi)?64;6;21;22;28c"), ("\(csi)1c", ""), ("\(csi)>c", "\(csi)>41;390;0c"),
        ("\(csi)=c", "\(esc)P!|00000000\(st)"), ("\(csi)5n", "\(csi)0n"), ("\(csi)2;3H\(csi)6n", "\(csi)2;3R"),
        ("\(csi)2;3H\(csi)?6n", "\(csi)?2;3;1R"), ("\(csi)>q", "\(esc)P>|Lunch\(st)"), ("\(csi)18t", "\(csi)8;4;10t"),
        ("\(esc)P$qm\(st)", "\(esc)P1$r0m\(st)"), ("\(esc)P$qX\(st)", "\(esc)P0$r\(st)"),
        ("\(csi)1;4:3;38;5;9;48:2::1:2:3m\(esc)P$qm\(st)", "\(esc)P1$r0;1;4:3;91;48:2::1:2:3m\(st)"),
        ("\(esc)]2;rm -rf\(st)\(csi)21t", ""), ("\(csi)\"v", "\(csi)4;10;1;1;1\"w"), ("\(csi)&u", "\(esc)P0!u%5\(st)"),
        ("\(csi)?62n", "\(csi)0*{"), ("\(csi)?63;7n", "\(esc)P7!~0000\(st)"), ("\(csi)?15n", "\(csi)?13n"),
        ("\(esc)P$q$}\(st)", "\(esc)P1$r0$}\(st)"), ("\(esc)P$q$~\(st)", "\(esc)P1$r0$~\(st)"),
    ])
    func `answers`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
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

    /// Questions of every kind, each with a text that must not come back.
    private static let questions = [
        "\(esc)]2;EVIL\(st)\(csi)21t\(csi)20t", "\(esc)P$qEVIL\(st)", "\(esc)P$q\nEVIL\n\(st)",
        "\(esc)P+q4556494C\(st)",
        "\(esc)P+qEVIL\(st)", "\(esc)]50;EVIL\(st)\(esc)]50;?\(st)", "\(esc)]52;c;RVZJTA==\(st)\(esc)]52;c;?\(st)",
        "\(esc)]4;EVIL;?\(st)", "\(esc)]10;EVIL;?\(st)", "\(esc)]7;EVIL\(st)\(esc)]7;?\(st)", "\(esc)]EVIL;?\(st)",
        "\(esc)]1337;ReportVariable=RVZJTA==\(st)", "\(esc)]1337;SetUserVar=a=RVZJTA==\(st)",
        "\(esc)_Ga=q,i=1;EVIL\(st)",
        "\(esc)_EVIL\(st)", "\(esc)^EVIL\(st)", "\(esc)XEVIL\(st)", "EVIL\(csi)1$w", "EVIL\(csi)6n", "EVIL\(csi)>q",
        "\(esc)P1$tEVIL\(st)\(csi)1$w", "EVIL\u{05}", "\(csi)EVIL", "EVIL\(csi)c\(csi)>c\(csi)=c", "\(csi)?996n",
        "\(esc)]133;A;EVIL\(st)", "\(esc)]777;notify;EVIL\(st)", "\(esc)]9;EVIL\(st)",
        "\(esc)]0;EVIL\(st)\(csi)22t\(csi)23t",
        "\(esc)]1337;ReportCellSize\(st)", "\(csi)14t\(csi)16t\(csi)18t", "EVIL\(csi)1;1;1;1;1;4*y",
    ]

    @Test(arguments: questions)
    func `no answer holds what the program sent, nor a newline`(question: String) {
        let answers = outcome(question, columns: 40).answers
        #expect(!answers.contains("EVIL") && !answers.lowercased().contains("4556494c"))
        #expect(!answers.contains("RVZJTA"))
        #expect(answers.utf8.allSatisfy { $0 == 0x1B || $0 == 0x07 || (0x20..<0x7F).contains($0) })
    }
}
