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
    ])
    func `erasing, inserting and deleting`(input: String, lines: [String]) {
        #expect(outcome(three + input).lines == lines)
    }

    @Test func `inserting and deleting stay within the margins`() {
        let margins = "\(csi)?69h\(csi)3;6s"
        #expect(outcome(three + margins + "\(csi)1;4H\(csi)@").lines[0] == "012 346789")
        #expect(outcome(three + margins + "\(csi)1;4H\(csi)P").lines[0] == "01245 6789")
        #expect(outcome(three + margins + "\(csi)1;8H\(csi)P").lines[0] == "0123456789")
        let inserted = outcome(three + margins + "\(csi)1;4H\(csi)L").lines
        #expect(inserted == ["01    6789", "ab2345ghij", "ABcdefGHIJ", "  CDEF"])
        let deleted = outcome(three + margins + "\(csi)1;4H\(csi)M").lines
        #expect(deleted == ["01cdef6789", "abCDEFghij", "AB    GHIJ"])
    }

    @Test func `erasing leaves the background`() {
        let result = outcome("abc\(csi)44m\(csi)1;2H\(csi)K")
        #expect(result.cells[0][1].style.background == .indexed(4))
        #expect(result.cells[0][9].style.background == .indexed(4))
        #expect(result.cells[0][0].style.background == .default)
        #expect(outcome("\(csi)1;44m\(csi)2J").cells[2][5].style.attributes == [])
    }

    @Test func `selective erase spares what is protected`() {
        #expect(outcome("a\(csi)1\"qb\(csi)0\"qc\(csi)?2K").lines == [" b"])
        #expect(outcome("a\(csi)1\"qb\(csi)0\"qc\(csi)2K").lines == [])
        #expect(outcome("a\(csi)1\"qb\(csi)0\"qc\(csi)?2J").lines == [" b"])
        #expect(outcome("a\(esc)Vb\(esc)Wc\(csi)2K").lines == [" b"])
    }

    @Test func `the alignment test fills the screen`() {
        let result = outcome("\(csi)2;3r\(esc)#8", columns: 3, rows: 2)
        #expect(result.text == ["EEE", "EEE"])
        #expect(result.position == [0, 0])
    }
}
