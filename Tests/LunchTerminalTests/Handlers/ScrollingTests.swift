import LunchTerminal
import Testing

@Suite struct ScrollingTests {
    @Test(arguments: [
        ("1\r\n2\r\n3\r\n4\r\n5", ["2", "3", "4", "5"], ["1"]),
        ("1\r\n2\r\n3\r\n4\(csi)2S", ["3", "4"], ["1", "2"]),
        ("1\r\n2\r\n3\r\n4\(csi)T", ["", "1", "2", "3"], []),
        ("1\r\n2\r\n3\r\n4\(csi)H\(esc)M", ["", "1", "2", "3"], []),
        ("1\r\n2\r\n3\r\n4\(csi)2;3r\(csi)3;1H\n", ["1", "3", "", "4"], []),
        ("1\r\n2\r\n3\r\n4\(csi)1;3r\(csi)3;1H\n", ["2", "3", "", "4"], ["1"]),
        ("1\r\n2\r\n3\r\n4\(csi)2;3r\(csi)2;1H\(esc)M", ["1", "", "2", "4"], []),
        ("1\r\n2\r\n3\r\n4\(csi)2;3r\(csi)9T", ["1", "", "", "4"], []),
        ("1\r\n2\r\n3\r\n4\(csi)2;3r\(csi)4;1H\nx", ["1", "2", "3", "x"], []),
        ("1\r\n2\r\n3\r\n4\(csi)2147483647S", [], ["1", "2", "3", "4"]),
        ("1\r\n2\r\n3\r\n4\r\n5\(csi)3J", ["2", "3", "4", "5"], []),
    ])
    func `lines move`(input: String, lines: [String], scrollback: [String]) {
        let result = outcome(input)
        #expect([result.lines, result.scrollback] == [lines, scrollback])
    }

    private static let cases: [Case] = [
        Case(
            "lines move within left and right margins",
            "0123456789abcdefghijABCDEFGHIJ\(csi)?69h\(csi)3;6s\(csi)3;4H\(csi)S",
            .lines("01cdef6789", "abCDEFghij", "AB    GHIJ")),
        Case(
            "lines move within left and right margins", "0123456789abcdefghij\(csi)?69h\(csi)3;6s\(csi)2T",
            .lines("01    6789", "ab    ghij", "  2345", "  cdef")),
        Case(
            "styles and clusters move along", "\(csi)31mae\u{301}日\(csi)m\(csi)?69h\(csi)1;6s\(csi)T",
            .row(1, "ae\u{301}日"), .foreground(1, 1, .indexed(1)), .widths(1, 1, 2, row: 1)),
        Case("text wraps within the margins", "\(csi)?69h\(csi)3;6s\(csi)1;3Habcdefgh", .lines("  abcd", "  efgh")),
        Case("text wraps within the margins", "\(csi)?69h\(csi)3;6s\(csi)1;8Habcdef", .lines("       abc", "  def")),
        Case("margins need two lines", "1\r\n2\(csi)2;2r\(csi)4;1H\nx", .lines("2", "", "", "x")),
        Case("margins are reset", "1\r\n2\(csi)2;3r\(csi)r\(csi)4;1H\nx", .lines("2", "", "", "x")),
        Case("scrolled lines take the background", "\(csi)44m\n\n\n\n", .background(5, 3, .indexed(4))),
    ]

    @Test(arguments: cases) func `margins, styles and clusters`(_ row: Case) { row.check() }

    @Test(arguments: [(3, ["14", "15", "16"]), (0, [])])
    func `the scrollback has a limit`(limit: Int, scrollback: [String]) {
        let input = (1...20).map { "\($0)" }.joined(separator: "\r\n")
        #expect(outcome(input, scrollbackLimit: limit).scrollback == scrollback)
    }
}
