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
        #expect(result.lines == lines)
        #expect(result.scrollback == scrollback)
    }

    @Test func `lines move within left and right margins`() {
        let result = outcome("0123456789abcdefghijABCDEFGHIJ\(csi)?69h\(csi)3;6s\(csi)3;4H\(csi)S")
        #expect(result.lines == ["01cdef6789", "abCDEFghij", "AB    GHIJ"])
        #expect(
            outcome("0123456789abcdefghij\(csi)?69h\(csi)3;6s\(csi)2T").lines == [
                "01    6789", "ab    ghij", "  2345", "  cdef",
            ])
    }

    @Test func `styles and clusters move along`() {
        let result = outcome("\(csi)31mae\u{301}日\(csi)m\(csi)?69h\(csi)1;6s\(csi)T")
        #expect(result.text[1] == "ae\u{301}日")
        #expect(result.cells[1][1].style.foreground == .indexed(1))
        #expect(result.cells[1][2].width == 2)
    }

    @Test func `text wraps within the margins`() {
        #expect(outcome("\(csi)?69h\(csi)3;6s\(csi)1;3Habcdefgh").lines == ["  abcd", "  efgh"])
        #expect(outcome("\(csi)?69h\(csi)3;6s\(csi)1;8Habcdef").lines == ["       abc", "  def"])
    }

    @Test func `margins need two lines and are reset by an empty DECSTBM`() {
        #expect(outcome("1\r\n2\(csi)2;2r\(csi)4;1H\nx", rows: 4).lines == ["2", "", "", "x"])
        #expect(outcome("1\r\n2\(csi)2;3r\(csi)r\(csi)4;1H\nx", rows: 4).lines == ["2", "", "", "x"])
    }

    @Test func `the scrollback has a limit`() {
        let input = (1...20).map { "\($0)" }.joined(separator: "\r\n")
        #expect(outcome(input, scrollbackLimit: 3).scrollback == ["14", "15", "16"])
        #expect(outcome(input, scrollbackLimit: 0).scrollback == [])
    }

    @Test func `scrolled lines take the background`() {
        #expect(outcome("\(csi)44m\n\n\n\n").cells[3][5].style.background == .indexed(4))
    }
}
