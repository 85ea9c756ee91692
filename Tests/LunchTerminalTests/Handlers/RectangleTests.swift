import LunchTerminal
import Testing

/// Four full lines on a screen of 10 × 4.
private let four = "0123456789abcdefghijABCDEFGHIJ!@#$%^&*()"

@Suite struct RectangleTests {
    @Test(arguments: [
        ("\(csi)1;2;2;4;1;3;6$v", ["0123456789", "abcdefghij", "ABCDE123IJ", "!@#$%bcd()"]),
        ("\(csi)1;1;2;8;1;2;3$v", ["0123456789", "ab01234567", "ABabcdefgh", "!@#$%^&*()"]),
        ("\(csi)1;1;4;10;1;4;10$v", ["0123456789", "abcdefghij", "ABCDEFGHIJ", "!@#$%^&*(0"]),
        ("\(csi)3;1;2;4;1;1;1$v", ["0123456789", "abcdefghij", "ABCDEFGHIJ", "!@#$%^&*()"]),
        ("\(csi)42;2;2;3;4$x", ["0123456789", "a***efghij", "A***EFGHIJ", "!@#$%^&*()"]),
        ("\(csi)7;2;2;3;4$x", ["0123456789", "abcdefghij", "ABCDEFGHIJ", "!@#$%^&*()"]),
        ("\(csi)2;2;3;4$z", ["0123456789", "a   efghij", "A   EFGHIJ", "!@#$%^&*()"]),
        ("\(csi)3;9$z", ["0123456789", "abcdefghij", "ABCDEFGH", "!@#$%^&*"]),
        ("\(csi)2;3r\(csi)?6h\(csi)1;1;1;2$z", ["0123456789", "  cdefghij", "ABCDEFGHIJ", "!@#$%^&*()"]),
        ("\(csi)2;3r\(csi)?6h\(csi)42$x", ["0123456789", "**********", "**********", "!@#$%^&*()"]),
        (
            "\(csi)2147483647;2147483647;2147483647;2147483647$z",
            ["0123456789", "abcdefghij", "ABCDEFGHIJ", "!@#$%^&*()"]
        ),
    ])
    func `copying, filling, erasing`(input: String, lines: [String]) {
        #expect(outcome(four + input).lines == lines)
    }

    @Test func `selective erase spares what is protected`() {
        #expect(outcome("a\(csi)1\"qb\(csi)0\"qc\(csi)1;1;1;3${").lines == [" b"])
        #expect(outcome("a\(csi)1\"qb\(csi)0\"qc\(csi)1;1;1;3$z").lines == [])
    }

    @Test func `styles go along, halves of wide characters do not`() {
        let result = outcome("\(csi)31ma日b\(csi)m\(csi)1;1;1;2;1;2;1$v\(csi)1;3;1;4;1;3;1$v")
        #expect(result.lines == ["a日b", "a", " b"])
        #expect(result.cells[1][0].style.foreground == .indexed(1))
        #expect(result.cells[1][1].width == 1)
    }

    @Test func `filling takes the pen's style and clusters vanish`() {
        let result = outcome("e\u{301}日\(csi)31;1m\(csi)42;1;1;1;2$x")
        #expect(result.lines == ["**"])
        #expect(result.cells[0][0].style.foreground == .indexed(1))
        #expect(result.cells[0][2].width == 1)
    }

    /// The cells of the screen that are bold or inverse.
    private func changed(_ input: String) -> [String] {
        outcome(four + input).cells.map { row in
            row.map { $0.style.attributes.isDisjoint(with: [.bold, .inverse]) ? "." : "x" }.joined()
        }
    }

    @Test func `attributes change in a stream or in a rectangle`() {
        let stream = ["..........", ".....xxxxx", "xxxx......", ".........."]
        #expect(changed("\(csi)2;6;3;4;1$r") == stream)
        #expect(changed("\(csi)1*x\(csi)2;6;3;4;7$t") == stream)
        let rectangle = ["..........", "...xxx....", "...xxx....", ".........."]
        #expect(changed("\(csi)2*x\(csi)2;4;3;6;1$r") == rectangle)
        #expect(changed("\(csi)2*x\(csi)2;4;3;6;7$t") == rectangle)
        #expect(changed("\(csi)2*x\(csi)2;6;3;4;1$r") == Array(repeating: "..........", count: 4))
        #expect(changed("\(csi)2*x\(csi)2;4;3;6;1$r\(csi)0$r") == Array(repeating: "..........", count: 4))
    }

    @Test func `each attribute is set, cleared and turned over`() {
        func style(_ input: String) -> TUIStyle { outcome("x\(input)").cells[0][0].style }
        #expect(style("\(csi)1;1;1;1;1;4;5;7;8$r").attributes == [.bold, .blink, .inverse, .hidden])
        #expect(style("\(csi)1;1;1;1;4$r").underline == .single)
        #expect(style("\(csi)1;1;1;1;1;4;5;7;8$r\(csi)1;1;1;1;22;24;25;27;28$r") == TUIStyle())
        #expect(style("\(csi)1;1;1;1;0$t").attributes == [.bold, .blink, .inverse])
        #expect(style("\(csi)1;1;1;1;0$t\(csi)1;1;1;1;1;4;5;7$t") == TUIStyle())
        #expect(outcome("\(csi)2*x\(esc)P$q*x\(st)").answers == "\(esc)P1$r2*x\(st)")
    }
}
