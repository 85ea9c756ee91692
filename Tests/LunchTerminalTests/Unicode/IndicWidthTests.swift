import LunchTerminal
import Testing

/// Vowel signs and conjuncts take what `wcwidth` gives them, two cells at most; "Widths" in `Sequences.md` says why.
@Suite struct IndicWidthTests {
    @Test(arguments: [
        ("कि", 2, 2), ("கொ", 2, 2), ("क्षि", 2, 3), ("क्ष", 2, 2), ("क", 1, 1), ("कं", 1, 1), ("🇩🇪", 2, 2),
        ("👨‍👩‍👧", 2, 6), ("❤️", 2, 1), ("👍🏽", 2, 4), ("e\u{301}", 1, 1), ("\u{1112}\u{1161}\u{11AB}", 2, 2),
    ])
    func `the columns of a cluster, with and without mode 2027`(text: String, clusters: Int, codePoints: Int) {
        let columns = [
            outcome("\(text)|"), outcome("\(csi)?2027l\(text)|"), outcome("\(text)|", widthPolicy: .codePoints),
        ].map(\.position)
        #expect(columns == [[clusters + 1, 0], [codePoints + 1, 0], [codePoints + 1, 0]])
    }

    private static let cases: [Case] = {
        // The drawing of a flag by vim 9.0: a half, a move, the other half, a move.
        let drawn = "\(csi)1;1H🇩\(csi)1;3H🇪\(csi)1;5H|x\r\nकि|x"
        return [
            Case(
                "a cluster that gets its second cell at the margin goes to the next line", "123456789कि|",
                .lines("123456789", "कि|"), .wrapped(0)),
            Case("vim's flag", drawn, .text(4, 0, "|"), .text(2, 1, "|")),
            Case("vim's flag", drawn, .text(4, 0, "|"), .text(2, 1, "|"), widthPolicy: .codePoints),
        ]
    }()

    @Test(arguments: cases) func `clusters at the margin and in parts`(_ row: Case) { row.check() }
}
