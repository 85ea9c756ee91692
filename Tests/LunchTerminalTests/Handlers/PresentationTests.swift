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
    ])
    func `reports`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
    }

    @Test func `what was told can be set again`() {
        let result = outcome("\(esc)P1$t2;3;1;K;@;@;0;2;@;BBBB\(st)x")
        #expect(result.text[1] == "  x")
        #expect(result.cells[1][2].style.attributes == [.bold, .inverse])
        #expect(result.cells[1][2].style.underline == .single)
        #expect(outcome("\(esc)P1$t1;1;1;@;@;@;1;3;B;BA%50\(st)a\(csi)1$w").text[0] == "á")
        let sets = "\(esc)P1$t1;1;1;@;@;@;1;3;J;<A%5A\(st)\(csi)1$w"
        #expect(outcome(sets).answers == "\(esc)P1$u1;1;1;@;@;@;1;3;J;<A%5A\(st)")
        #expect(outcome("\(esc)P1$t1;1;1;@;@;@;0;2;@;%\(st)ab").lines == ["ab"])
        #expect(outcome("\(esc)P2$t3/5\(st)\tx\r\t\ty").lines == ["  x y"])
        #expect(outcome("ab\(esc)P1$trubbish\(st)\(esc)P9$tx\(st)c").lines == ["abc"])
    }
}
