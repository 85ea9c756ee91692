import LunchTerminal
import Testing

/// Vowel signs and conjuncts take what `wcwidth` gives them, two cells at most; "Widths" in `Sequences.md` says why.
@Suite struct IndicWidthTests {
    @Test(arguments: [
        ("कि", 2, 2), ("கொ", 2, 2), ("क्षि", 2, 3), ("क्ष", 2, 2), ("क", 1, 1), ("कं", 1, 1), ("🇩🇪", 2, 2),
        ("👨‍👩‍👧", 2, 6), ("❤️", 2, 1), ("👍🏽", 2, 4), ("e\u{301}", 1, 1), ("\u{1112}\u{1161}\u{11AB}", 2, 2),
    ])
    func `the columns of a cluster, with and without mode 2027`(text: String, clusters: Int, codePoints: Int) {
        #expect(outcome("\(text)|").position == [clusters + 1, 0])
        #expect(outcome("\(csi)?2027l\(text)|").position == [codePoints + 1, 0])
        #expect(outcome("\(text)|", widthPolicy: .codePoints).position == [codePoints + 1, 0])
    }

    @Test func `a cluster that gets its second cell at the margin goes to the next line`() {
        let result = outcome("123456789कि|")
        #expect(result.lines == ["123456789", "कि|"])
        #expect(result.wraps[0])
    }

    /// The drawing of a flag by vim 9.0: a half, a move, the other half, a move.
    @Test func `vim's flags and what follows them stand where vim thinks`() {
        let drawn = "\(csi)1;1H🇩\(csi)1;3H🇪\(csi)1;5H|x\r\nकि|x"
        for policy in [TUIWidthPolicy.graphemes, .codePoints] {
            let result = outcome(drawn, widthPolicy: policy)
            #expect(result.cells[0][4].text == "|" && result.cells[1][2].text == "|")
        }
    }
}
