import LunchTerminal
import Testing

@Suite struct CursorTests {
    @Test(arguments: [
        ("\(csi)3;5H", [4, 2]), ("\(csi)H", [0, 0]), ("\(csi)99;99H", [9, 3]), ("\(csi)0;0H", [0, 0]),
        ("\(csi)2;3f", [2, 1]), ("\(csi)5G", [4, 0]), ("\(csi)5`", [4, 0]), ("\(csi)3d", [0, 2]),
        ("\(csi)2;2H\(csi)2C\(csi)B", [3, 2]), ("\(csi)3;5H\(csi)D\(csi)2A", [3, 0]),
        ("\(csi)2;5H\(csi)E", [0, 2]), ("\(csi)3;5H\(csi)2F", [0, 0]), ("\(csi)2a\(csi)1e", [2, 1]),
        ("abc\u{8}\u{8}", [1, 0]), ("abc\r", [0, 0]), ("abc\n", [3, 1]), ("\(esc)D", [0, 1]), ("ab\(esc)E", [0, 1]),
        ("\(csi)18446744073709551616C", [9, 0]),
        ("\(csi)4;10H\(csi)1" + String(repeating: "0", count: 40) + "A", [9, 0]),
    ])
    func `movement`(input: String, position: [Int]) {
        #expect(outcome(input).position == position)
    }

    @Test func `margins stop movement only from inside`() {
        #expect(outcome("\(csi)2;3r\(csi)2;1H\(csi)9A").position == [0, 1])
        #expect(outcome("\(csi)2;3r\(csi)1;1H\(csi)9A").position == [0, 0])
        #expect(outcome("\(csi)2;3r\(csi)2;1H\(csi)9B").position == [0, 2])
        #expect(outcome("\(csi)2;3r\(csi)4;1H\(csi)9B").position == [0, 3])
        #expect(outcome("\(csi)?69h\(csi)3;6s\(csi)1;4H\(csi)9C").position == [5, 0])
        #expect(outcome("\(csi)?69h\(csi)3;6s\(csi)1;4H\(csi)9D").position == [2, 0])
    }

    @Test func `origin mode counts from the margins`() {
        #expect(outcome("\(csi)2;3r\(csi)?6h").position == [0, 1])
        #expect(outcome("\(csi)2;3r\(csi)?6h\(csi)9;9H").position == [8, 2])
        #expect(outcome("\(csi)2;3r\(csi)?6h\(csi)2;2H\(csi)6n").answers == "\(csi)2;2R")
    }

    @Test func `text wraps only when more comes`() {
        let full = outcome("0123456789")
        #expect(full.position == [9, 0])
        #expect(full.cursor.isWrapPending)
        let more = outcome("0123456789a")
        #expect(more.lines == ["0123456789", "a"])
        #expect(more.wraps[0])
        #expect(outcome("0123456789\r\na").lines == ["0123456789", "a"])
        #expect(!outcome("0123456789\r\na").wraps[0])
        #expect(outcome("0123456789\(csi)Dx").lines == ["01234567x9"])
    }

    @Test func `without autowrap the last column is overwritten`() {
        let result = outcome("\(csi)?7l0123456789abc")
        #expect(result.lines == ["012345678c"])
        #expect(result.position == [9, 0])
    }

    @Test func `saving keeps position, style, origin and character set`() {
        let result = outcome("\(csi)2;3H\(csi)31m\(esc)(0\(esc)7\(csi)m\(esc)(B\(csi)4;4Hx\(esc)8q")
        #expect(result.text[1] == "  ─")
        #expect(result.cells[1][2].style.foreground == .indexed(1))
        #expect(outcome("ab\(csi)s\(csi)3;3H\(csi)uc").lines == ["abc"])
        #expect(outcome("ab\(esc)8c").lines == ["cb"])
    }

    @Test func `reverse wrap goes back over joined lines only`() {
        #expect(outcome("\(csi)?45h0123456789ab\u{8}\u{8}\u{8}x").lines == ["012345678x", "ab"])
        #expect(outcome("\(csi)?45hab\r\ncd\u{8}\u{8}\u{8}x").lines == ["ab", "xd"])
    }

    @Test func `the cursor has a shape and can be hidden`() {
        let result = outcome("\(csi)5 q\(csi)?25l").cursor
        #expect(result.shape == .bar && result.blinks && !result.isVisible)
        #expect(outcome("\(csi)4 q").cursor.shape == .underline)
        for style in ["0", "1", ""] {
            let block = outcome("\(csi)4 q\(csi)\(style) q").cursor
            #expect(block.shape == .block && block.blinks)
        }
        #expect(!outcome("\(csi)5 q\(csi)2 q").cursor.blinks)
    }
}
