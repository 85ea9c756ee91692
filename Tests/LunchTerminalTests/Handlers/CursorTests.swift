import LunchTerminal
import Testing

@Suite struct CursorTests {
    private static let region = "\(csi)2;3r"
    private static let margins = "\(csi)?69h\(csi)3;6s"
    private static let positions: [(String, [Int])] = [
        ("\(csi)3;5H", [4, 2]), ("\(csi)H", [0, 0]), ("\(csi)99;99H", [9, 3]), ("\(csi)0;0H", [0, 0]),
        ("\(csi)2;3f", [2, 1]), ("\(csi)5G", [4, 0]), ("\(csi)5`", [4, 0]), ("\(csi)3d", [0, 2]),
        ("\(csi)2;2H\(csi)2C\(csi)B", [3, 2]), ("\(csi)3;5H\(csi)D\(csi)2A", [3, 0]),
        ("\(csi)2;5H\(csi)E", [0, 2]), ("\(csi)3;5H\(csi)2F", [0, 0]), ("\(csi)2a\(csi)1e", [2, 1]),
        ("abc\u{8}\u{8}", [1, 0]), ("abc\r", [0, 0]), ("abc\n", [3, 1]), ("\(esc)D", [0, 1]), ("ab\(esc)E", [0, 1]),
        ("\(csi)18446744073709551616C", [9, 0]),
        ("\(csi)4;10H\(csi)1" + String(repeating: "0", count: 40) + "A", [9, 0]),
        // Margins stop movement only from inside.
        ("\(region)\(csi)2;1H\(csi)9A", [0, 1]), ("\(region)\(csi)1;1H\(csi)9A", [0, 0]),
        ("\(region)\(csi)2;1H\(csi)9B", [0, 2]), ("\(region)\(csi)4;1H\(csi)9B", [0, 3]),
        ("\(margins)\(csi)1;4H\(csi)9C", [5, 0]), ("\(margins)\(csi)1;4H\(csi)9D", [2, 0]),
        // Origin mode counts from the margins.
        ("\(region)\(csi)?6h", [0, 1]), ("\(region)\(csi)?6h\(csi)9;9H", [8, 2]),
    ]

    @Test(arguments: positions)
    func `movement`(input: String, position: [Int]) {
        #expect(outcome(input).position == position)
    }

    private static let cases: [Case] = [
        Case("origin mode", "\(region)\(csi)?6h\(csi)2;2H\(csi)6n", .answers("\(csi)2;2R")),
        Case("a full line", "0123456789", .at(9, 0), .is(\.cursor.isWrapPending, true)),
        Case("text wraps when more comes", "0123456789a", .lines("0123456789", "a"), .wrapped(0)),
        Case("a line feed joins no lines", "0123456789\r\na", .lines("0123456789", "a"), .wrapped()),
        Case("movement ends a pending wrap", "0123456789\(csi)Dx", .lines("01234567x9")),
        Case("without autowrap", "\(csi)?7l0123456789abc", .lines("012345678c"), .at(9, 0)),
        Case(
            "saving keeps position, style, origin and character set",
            "\(csi)2;3H\(csi)31m\(esc)(0\(esc)7\(csi)m\(esc)(B\(csi)4;4Hx\(esc)8q", .row(1, "  ─"),
            .foreground(2, 1, .indexed(1))),
        Case("SCOSC and SCORC", "ab\(csi)s\(csi)3;3H\(csi)uc", .lines("abc")),
        Case("nothing was saved", "ab\(esc)8c", .lines("cb")),
        Case(
            "reverse wrap over joined lines", "\(csi)?45h0123456789ab\u{8}\u{8}\u{8}x", .lines("012345678x", "ab")),
        Case("no reverse wrap over others", "\(csi)?45hab\r\ncd\u{8}\u{8}\u{8}x", .lines("ab", "xd")),
        Case(
            "a blinking bar, hidden", "\(csi)5 q\(csi)?25l", .is(\.cursor.shape, .bar), .is(\.cursor.blinks, true),
            .is(\.cursor.isVisible, false)),
        Case("an underline", "\(csi)4 q", .is(\.cursor.shape, .underline)),
        Case("a block", "\(csi)4 q\(csi)0 q", .is(\.cursor.shape, .block), .is(\.cursor.blinks, true)),
        Case("a block", "\(csi)4 q\(csi)1 q", .is(\.cursor.shape, .block), .is(\.cursor.blinks, true)),
        Case("a block", "\(csi)4 q\(csi) q", .is(\.cursor.shape, .block), .is(\.cursor.blinks, true)),
        Case("a steady block", "\(csi)5 q\(csi)2 q", .is(\.cursor.blinks, false)),
    ]

    @Test(arguments: cases) func `wrapping, saving and shape`(_ row: Case) { row.check() }
}
