import LunchTerminal
import Testing

/// xterm 379 does the same, but for DECRQSS at level 1, which it does not answer, and RIS, which leaves its level.
@Suite struct ConformanceLevelTests {
    private func answers(_ level: Int, _ input: String) -> String {
        outcome("\(csi)\(level)\"p\(input)", columns: 20, rows: 8).answers
    }

    @Test(arguments: [
        ("", "64;1"), ("\(csi)61\"p", "61"), ("\(csi)62\"p", "62;1"), ("\(csi)65\"p", "64;1"),
        ("\(csi)62\"p\(csi)!p", "62;1"), ("\(csi)62\"p\(esc)c", "64;1"),
    ])
    func `the level is told`(input: String, level: String) {
        #expect(outcome("\(input)\(esc)P$q\"p\(st)").answers == "\(esc)P1$r\(level)\"p\(st)")
    }

    /// The first answers of each level: a question, the level, the answer there, and the one below.
    @Test(arguments: [
        ("\(csi)?6n", 3, "\(csi)?1;1;1R", "\(csi)?1;1R"), ("\(csi)?15n", 2, "\(csi)?13n", ""),
        ("\(csi)?26n", 3, "\(csi)?27;1;0n", "\(csi)?27;1n"), ("\(csi)?26n", 4, "\(csi)?27;1;0;0n", "\(csi)?27;1;0n"),
        ("\(csi)?26n", 2, "\(csi)?27;1n", ""), ("\(csi)?56n", 3, "\(csi)?57;0n", ""),
        ("\(csi)?75n", 4, "\(csi)?70n", ""),
        ("\(csi)=c", 4, "\(esc)P!|00000000\(st)", ""), ("\(csi)4$p", 3, "\(csi)4;2$y", ""),
        ("\(csi)?69$p", 4, "\(csi)?69;2$y", "\(csi)?69;0$y"), ("\(csi)?42$p", 2, "\(csi)?42;2$y", "\(csi)?42;0$y"),
        ("\(csi)1;1;1;1;1;1*y", 4, "\(esc)P1!~FFE0\(st)", ""), ("\(csi)2$w", 3, "\(esc)P2$u9/17\(st)", ""),
        ("\(csi)c", 2, "\(csi)?64;6;21;22;28c", "\(csi)?64;6;21;22;28c"),
    ])
    func `questions`(question: String, level: Int, answer: String, below: String) {
        #expect([answers(60 + level, question), answers(60 + level - 1, question)] == [answer, below])
    }

    /// The sequences that change nothing below a level.
    @Test(arguments: [
        ("ab\(csi)1;1$z", 4), ("ab\(csi)1;1;1;1${", 4), ("a\(csi)65;2;2;3;3$x", 4), ("ab\(csi)1;1;1;1;1;2;2$v", 4),
        ("ab\(csi)1;1;1;1;7$r", 4), ("ab\(csi)1;1;1;1;7$t", 4), ("ab\(csi)1G\(csi)'}", 4), ("ab\(csi)1G\(csi)'~", 4),
        ("ab\r\(esc)6", 4), ("ab\(csi)?69h\(csi)5;10sc", 4), ("\(esc)(>a", 3), ("\(esc)(%5a", 3), ("\(esc)(<a", 2),
        ("\(csi)?42h\(esc)(K[", 2), ("\(esc)P2$t3\(st)\tx", 3), ("\(csi)1;10H\(esc)9x", 4),
    ])
    func `functions`(input: String, level: Int) {
        func lines(_ level: Int) -> [[TUICell]] { outcome("\(csi)\(level)\"p\(input)", columns: 20, rows: 8).cells }
        #expect(lines(60 + level) == outcome(input, columns: 20, rows: 8).cells)
        #expect(lines(60 + level - 1) != lines(60 + level))
    }
}
