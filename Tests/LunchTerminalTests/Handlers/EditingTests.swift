import LunchTerminal
import Testing

/// Three full lines on a screen of 10 × 4.
private let three = "0123456789abcdefghijABCDEFGHIJ"

@Suite struct EditingTests {
    @Test(arguments: [
        ("\(csi)2;5H\(csi)J", ["0123456789", "abcd"]),
        ("\(csi)2;5H\(csi)1J", ["", "     fghij", "ABCDEFGHIJ"]),
        ("\(csi)2J", []),
        ("\(csi)2;5H\(csi)K", ["0123456789", "abcd", "ABCDEFGHIJ"]),
        ("\(csi)2;5H\(csi)1K", ["0123456789", "     fghij", "ABCDEFGHIJ"]),
        ("\(csi)2;5H\(csi)2K", ["0123456789", "", "ABCDEFGHIJ"]),
        ("\(csi)2;5H\(csi)3X", ["0123456789", "abcd   hij", "ABCDEFGHIJ"]),
        ("\(csi)2;5H\(csi)2P", ["0123456789", "abcdghij", "ABCDEFGHIJ"]),
        ("\(csi)2;5H\(csi)2@", ["0123456789", "abcd  efgh", "ABCDEFGHIJ"]),
        ("\(csi)2;5H\(csi)L", ["0123456789", "", "abcdefghij", "ABCDEFGHIJ"]),
        ("\(csi)2;5H\(csi)M", ["0123456789", "ABCDEFGHIJ"]),
        ("\(csi)1;1H\(csi)2147483647P", ["", "abcdefghij", "ABCDEFGHIJ"]),
        ("\(csi)1;1H\(csi)2147483647M", []),
        ("\(csi)4hx", ["0123456789", "abcdefghij", "ABCDEFGHIJ", "x"]),
        ("\(csi)1;3H\(csi)4hxy\(csi)4lz", ["01xyz34567", "abcdefghij", "ABCDEFGHIJ"]),
        ("\(csi)1;3H\(csi)2'}", ["01  234567", "ab  cdefgh", "AB  CDEFGH"]),
        ("\(csi)1;3H\(csi)2'~", ["01456789", "abefghij", "ABEFGHIJ"]),
        ("\(csi)2;5Hx\(csi)3b", ["0123456789", "abcdxxxxij", "ABCDEFGHIJ"]),
        ("\(csi)2;5Hx\(csi)b\(csi)3b", ["0123456789", "abcdxxghij", "ABCDEFGHIJ"]),
        ("\(csi)2;5Hx\(csi)m\(csi)3b", ["0123456789", "abcdxfghij", "ABCDEFGHIJ"]),
        ("\(csi)2;5Hx\r\(csi)3b", ["0123456789", "abcdxfghij", "ABCDEFGHIJ"]),
        ("\(csi)2;5Hx\(esc)M\(csi)3b", ["0123456789", "abcdxfghij", "ABCDEFGHIJ"]),
        ("\(csi)2;5Hx\(esc)]2;\(st)\(csi)3b", ["0123456789", "abcdxfghij", "ABCDEFGHIJ"]),
    ])
    func `erasing, inserting and deleting`(input: String, lines: [String]) {
        #expect(outcome(three + input).lines == lines)
    }

    private static let margins = three + "\(csi)?69h\(csi)3;6s"
    private static let cases: [Case] = [
        Case("insertion within margins", "\(margins)\(csi)1;4H\(csi)@", .row(0, "012 346789")),
        Case("deletion within margins", "\(margins)\(csi)1;4H\(csi)P", .row(0, "01245 6789")),
        Case("deletion outside margins", "\(margins)\(csi)1;8H\(csi)P", .row(0, "0123456789")),
        Case(
            "inserted lines within margins", "\(margins)\(csi)1;4H\(csi)L",
            .lines("01    6789", "ab2345ghij", "ABcdefGHIJ", "  CDEF")),
        Case(
            "deleted lines within margins", "\(margins)\(csi)1;4H\(csi)M",
            .lines("01cdef6789", "abCDEFghij", "AB    GHIJ")),
        Case(
            "erasing leaves the background", "abc\(csi)44m\(csi)1;2H\(csi)K", .background(0, 0, .default),
            .background(1, 0, .indexed(4)), .background(9, 0, .indexed(4))),
        Case("erasing leaves no attributes", "\(csi)1;44m\(csi)2J", .attributes(5, 2, [])),
        Case("DECSEL spares what is protected", "a\(csi)1\"qb\(csi)0\"qc\(csi)?2K", .lines(" b")),
        Case("EL does not spare it", "a\(csi)1\"qb\(csi)0\"qc\(csi)2K", .lines()),
        Case("DECSED spares what is protected", "a\(csi)1\"qb\(csi)0\"qc\(csi)?2J", .lines(" b")),
        Case("EL spares what is guarded", "a\(esc)Vb\(esc)Wc\(csi)2K", .lines(" b")),
        Case(
            "a line that is erased but for what is guarded does not go on", "\(esc)Vabc\(csi)2J", .lines("ab", "c"),
            .wrapped(), columns: 2),
        Case(
            "the alignment test fills the screen", "\(csi)2;3r\(esc)#8", .lines("EEE", "EEE"), .at(0, 0), columns: 3,
            rows: 2),
        Case(
            "the alignment test keeps colors only", "\(csi)1;4;33;44m\(esc)#8x\(csi)K", .attributes(0, 0, []),
            .style(0, 0, \.underline, .none), .foreground(0, 0, .indexed(3)), .background(2, 0, .indexed(4)),
            .plain(0, 1), columns: 3, rows: 2),
    ]

    @Test(arguments: cases) func `margins, protection and styles`(_ row: Case) { row.check() }

    @Test(arguments: ["\(csi)J", "\(csi)1J", "\(csi)2J", "\(csi)K", "\(csi)1K", "\(csi)2K", "\(csi)10X"])
    func `what SPA guards is not erased`(erasure: String) {
        let guarded = "\(esc)Vab\(esc)W"
        for row in 1...3 where row == 2 || erasure.hasSuffix("J") {
            let result = outcome("\(csi)\(row);1H\(guarded)\(csi)2;1H\(erasure)").text
            #expect(result[row - 1] == "ab")
        }
    }

    /// A line is erased whole, its wrap and its size included, as soon as none of its cells is guarded any more.
    @Test(arguments: ["x", "👩\r\nab"]) func `what was guarded once guards nothing`(_ text: String) {
        for pieces in [1, 100] {
            var terminal = TUITerminal(columns: 2, rows: 4)
            let bytes = Array("\(esc)#6\(esc)Vs\(esc)W\r\(text)abc\(csi)3;1H\(csi)2J".utf8)
            for start in stride(from: 0, to: bytes.count, by: pieces) {
                _ = terminal.feed(bytes[start..<min(bytes.count, start + pieces)].span)
            }
            let grid = terminal.grid
            #expect((0..<4).allSatisfy { !grid.isWrapped(row: $0) && grid.lineSize(row: $0) == .single })
        }
    }
}
