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

    private static let cases: [Case] = [
        Case("DECSERA spares what is protected", "a\(csi)1\"qb\(csi)0\"qc\(csi)1;1;1;3${", .lines(" b")),
        Case("DECERA does not", "a\(csi)1\"qb\(csi)0\"qc\(csi)1;1;1;3$z", .lines()),
        Case(
            "styles go along, halves of wide characters do not",
            "\(csi)31ma日b\(csi)m\(csi)1;1;1;2;1;2;1$v\(csi)1;3;1;4;1;3;1$v", .lines("a日b", "a", " b"),
            .foreground(0, 1, .indexed(1)), .widths(1, 1, row: 1)),
        Case(
            "filling takes the pen's style and clusters vanish", "e\u{301}日\(csi)31;1m\(csi)42;1;1;1;2$x", .lines("**"),
            .foreground(0, 0, .indexed(1)), .widths(1, 1, 1)),
        Case("a stream is bold", "\(four)\(csi)2;6;3;4;1$r", stream),
        Case("a stream is turned over", "\(four)\(csi)1*x\(csi)2;6;3;4;7$t", stream),
        Case("a rectangle is bold", "\(four)\(csi)2*x\(csi)2;4;3;6;1$r", rectangle),
        Case("a rectangle is turned over", "\(four)\(csi)2*x\(csi)2;4;3;6;7$t", rectangle),
        Case("an empty rectangle", "\(four)\(csi)2*x\(csi)2;6;3;4;1$r", nothing),
        Case("all is plain again", "\(four)\(csi)2*x\(csi)2;4;3;6;1$r\(csi)0$r", nothing),
        Case(
            "attributes are set", "x\(csi)1;1;1;1;1;4;5;7;8$r", .attributes(0, 0, [.bold, .blink, .inverse, .hidden])),
        Case("an underline is set", "x\(csi)1;1;1;1;4$r", .style(0, 0, \.underline, .single)),
        Case("each is cleared", "x\(csi)1;1;1;1;1;4;5;7;8$r\(csi)1;1;1;1;22;24;25;27;28$r", .plain(0, 0)),
        Case("all are turned over", "x\(csi)1;1;1;1;0$t", .attributes(0, 0, [.bold, .blink, .inverse])),
        Case("each is turned over", "x\(csi)1;1;1;1;0$t\(csi)1;1;1;1;1;4;5;7$t", .plain(0, 0)),
        Case("the extent is told", "\(csi)2*x\(esc)P$q*x\(st)", .answers("\(esc)P1$r2*x\(st)")),
    ]
    private static let stream: Fact = .is(\.changed, ["..........", ".....xxxxx", "xxxx......", ".........."])
    private static let rectangle: Fact = .is(\.changed, ["..........", "...xxx....", "...xxx....", ".........."])
    private static let nothing: Fact = .is(\.changed, Array(repeating: "..........", count: 4))

    @Test(arguments: cases) func `protection, styles and attributes`(_ row: Case) { row.check() }
}

extension Outcome {
    /// The cells of the screen that are bold or inverse.
    fileprivate var changed: [String] {
        cells.map { row in
            row.map { $0.style.attributes.isDisjoint(with: [.bold, .inverse]) ? "." : "x" }.joined()
        }
    }
}
