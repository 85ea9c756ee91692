import Testing

@testable import LunchTerminal

@Suite struct WidthTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0),
        ("\u{AD}", 1), ("\u{1100}", 2), ("\u{1161}", 0), ("\u{11A8}", 0), ("한", 2), ("😀", 2), ("❤", 1),
        ("\u{1F3FB}", 2), ("\u{302A}", 0), ("\u{3099}", 0), ("\u{E0020}", 0), ("\u{0600}", 1), ("\u{10FFFF}", 1),
        ("\u{20000}", 2), ("\u{3FFFD}", 2), ("…", 1), ("\u{FFFD}", 1),
    ])
    func `a code point has its width`(character: Unicode.Scalar, width: Int) {
        #expect(UnicodeProperties(character.value).width == width)
    }

    private static let family = "👩\u{200D}👧"
    private static let cases: [Case] = [
        Case(
            "a wide character takes two cells and counts once", "日本x", .row(0, "日本x"), .widths(2, 0, 2, 0, 1), .at(5, 0)
        ),
        Case("a wide character goes to the next line", "abc日", .lines("abc", "日"), .wrapped(0), columns: 4),
        Case("it has no room without autowrap", "\(csi)?7labc日", .lines("abc"), columns: 4, rows: 2),
        Case("it has no room in a column", "日本", .lines(), columns: 1, rows: 2),
        Case("overwriting a second half", "日本\(csi)1;2Hx", .row(0, " x本")),
        Case("overwriting a first half", "日本\(csi)1;3Hx", .row(0, "日x")),
        Case("overwriting two halves", "日本\(csi)1;2H語", .row(0, " 語")),
        Case("erasing half", "日本\(csi)1;2H\(csi)X", .row(0, "  本")),
        Case("deleting half", "a日本\(csi)1;1H\(csi)2P", .row(0, " 本")),
        Case("inserting between halves", "a日本\(csi)1;3H\(csi)@x", .row(0, "a x 本")),
        Case("half is pushed out", "日本語\(csi)1;1H\(csi)@", .row(0, " 日本"), columns: 6),
        Case("marks join the character before", "e\u{301}x", .text(0, 0, "e\u{301}"), .at(2, 0)),
        Case("a mark without a character", "\u{301}x", .row(0, "x")),
        Case("a mark on a wide character", "日\u{301}", .cell(0, 0, TUICell(text: "日\u{301}", width: 2))),
        Case("a mark after a change of style", "a\(csi)1me\(csi)m\u{301}", .text(1, 0, "e\u{301}")),
        Case("a mark at the margin joins without wrapping", "abce\u{301}f", .lines("abce\u{301}", "f"), columns: 4),
        Case("a wide variation", "❤\u{FE0F}x", .widths(2, 0, 1)),
        Case("a narrow variation", "⌚\u{FE0E}x", .widths(1, 1)),
        Case("no variation", "a\u{FE0F}x", .widths(1, 1)),
        Case("a variation at the margin", "abc❤\u{FE0F}x", .lines("abc", "❤\u{FE0F}x"), columns: 4),
        Case("flags pair up", "🇩🇪🇫🇷x", .text(0, 0, "🇩🇪"), .text(2, 0, "🇫🇷"), .text(4, 0, "x"), .widths(2, 0, 2, 0, 1)),
        Case("half-width marks keep a cell of their own", "ｶﾞx", .at(3, 0)),
        Case("a cluster", family, .at(2, 0)), Case("without clusters", "\(csi)?2027l\(family)", .at(4, 0)),
        Case("without clusters by policy", family, .at(4, 0), widthPolicy: .codePoints),
        Case("clusters against the policy", "\(csi)?2027h\(family)", .at(2, 0), widthPolicy: .codePoints),
        Case(
            "a cell holds only so many code points", "e" + String(repeating: "\u{301}", count: 1000) + "x",
            .text(0, 0, "e" + String(repeating: "\u{301}", count: Limits.scalarsPerCell - 1)), .text(1, 0, "x")),
        // Text is written a run at a time.
        Case("a run stops without room", "ab❤\u{FE0F}x", .lines("ab", "❤\u{FE0F}x"), columns: 3),
        Case("a run stops at the margin", "a❤\u{FE0F}x", .lines("a❤\u{FE0F}", "x"), columns: 3),
        Case("a run blanks other halves", "中中中\r\(csi)Cé", .lines(" é中中"), columns: 6),
        Case("a run blanks other halves", "中中中\rée\u{301}é", .lines("ée\u{301}é 中"), columns: 6),
    ]

    @Test(arguments: cases) func `wide characters, clusters and variations`(_ row: Case) { row.check() }

    @Test(arguments: [
        ("±α─", TUIAmbiguousWidth.narrow, 3), ("±α─", .wide, 6), ("aé日", .wide, 5), ("\(csi)?2027l±α", .wide, 4),
        ("±\(csi)2b", .wide, 6), ("±\u{301}x", .wide, 3),
    ])
    func `ambiguous characters take what the host chooses`(input: String, width: TUIAmbiguousWidth, column: Int) {
        var terminal = TUITerminal(columns: 10, rows: 2, ambiguousWidth: width)
        terminal.feedAll(input)
        terminal.expectInvariants()
        #expect([terminal.grid.cursor.column, terminal.grid.cursor.row] == [column, 0])
    }
}
