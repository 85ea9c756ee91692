import LunchTerminal
import Testing

@Suite struct PresentationTests {
    @Test(arguments: [
        ("\(csi)2;3H\(csi)1$w", "\(esc)P1$u2;3;1;@;@;@;0;2;@;BBBB\(st)"),
        ("\(csi)1;4;7m\(csi)1\"q\(csi)1$w", "\(esc)P1$u1;1;1;K;A;@;0;2;@;BBBB\(st)"),
        ("0123456789\(csi)1$w", "\(esc)P1$u1;10;1;@;@;H;0;2;@;BBBB\(st)"),
        ("\(esc))0\u{0E}\(csi)1$w", "\(esc)P1$u1;1;1;@;@;@;1;2;@;B0BB\(st)"), ("\(csi)2$w", "\(esc)P2$u9\(st)"),
        ("\(esc)(<\(esc))%5\(esc)*>\(esc)/A\(esc)|\(csi)1$w", "\(esc)P1$u1;1;1;@;@;@;0;3;H;<%5>A\(st)"),
        ("\(csi)3g\(csi)1;4H\(esc)H\(csi)1;6H\(esc)H\(csi)2$w", "\(esc)P2$u4/6\(st)"), ("\(csi)3$w", ""),
        ("\(esc)P1$t1;1;1;@;@;@;1;3;J;<A%5A\(st)\(csi)1$w", "\(esc)P1$u1;1;1;@;@;@;1;3;J;<A%5A\(st)"),
    ])
    func `reports`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
    }

    private static let cases: [Case] = [
        Case(
            "the cursor and its style", "\(esc)P1$t2;3;1;K;@;@;0;2;@;BBBB\(st)x", .row(1, "  x"),
            .attributes(2, 1, [.bold, .inverse]), .style(2, 1, \.underline, .single)),
        Case("the sets", "\(esc)P1$t1;1;1;@;@;@;1;3;B;BA%50\(st)a\(csi)1$w", .row(0, "á")),
        Case("an incomplete set", "\(esc)P1$t1;1;1;@;@;@;0;2;@;%\(st)ab", .lines("ab")),
        Case("the tabs", "\(esc)P2$t3/5\(st)\tx\r\t\ty", .lines("  x y")),
        Case("rubbish", "ab\(esc)P1$trubbish\(st)\(esc)P9$tx\(st)c", .lines("abc")),
    ]

    @Test(arguments: cases) func `what was told can be set again`(_ row: Case) { row.check() }
}
