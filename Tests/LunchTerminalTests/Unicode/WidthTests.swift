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

    @Test func `a wide character takes two cells and counts once`() {
        let result = outcome("日本x", columns: 10, rows: 2)
        #expect(result.text[0] == "日本x")
        #expect(result.cells[0].prefix(5).map(\.width) == [2, 0, 2, 0, 1])
        #expect(result.position == [5, 0])
    }

    @Test func `a wide character that does not fit goes to the next line`() {
        let result = outcome("abc日", columns: 4, rows: 2)
        #expect(result.text == ["abc", "日"])
        #expect(result.wraps[0])
        #expect(outcome("\(csi)?7labc日", columns: 4, rows: 2).text == ["abc", ""])
        #expect(outcome("日本", columns: 1, rows: 2).text == ["", ""])
    }

    @Test func `overwriting half of a wide character blanks the other half`() {
        #expect(outcome("日本\(csi)1;2Hx").text[0] == " x本")
        #expect(outcome("日本\(csi)1;3Hx").text[0] == "日x")
        #expect(outcome("日本\(csi)1;2H語").text[0] == " 語")
        #expect(outcome("日本\(csi)1;2H\(csi)X").text[0] == "  本")
        #expect(outcome("a日本\(csi)1;1H\(csi)2P").text[0] == " 本")
        #expect(outcome("a日本\(csi)1;3H\(csi)@x").text[0] == "a x 本")
        #expect(outcome("日本語\(csi)1;1H\(csi)@", columns: 6).text[0] == " 日本")
    }

    @Test func `marks join the character before`() {
        let result = outcome("e\u{301}x")
        #expect(result.cells[0][0].text.unicodeScalars.elementsEqual("e\u{301}".unicodeScalars))
        #expect(result.position == [2, 0])
        #expect(outcome("\u{301}x").text[0] == "x")
        #expect(outcome("日\u{301}").cells[0][0].text == "日\u{301}")
        #expect(outcome("a\(csi)1me\(csi)m\u{301}").cells[0][1].text == "e\u{301}")
    }

    @Test func `a mark at the margin joins without wrapping`() {
        let result = outcome("abce\u{301}f", columns: 4, rows: 2)
        #expect(result.text == ["abce\u{301}", "f"])
    }

    @Test func `variation selectors change the width`() {
        #expect(outcome("❤\u{FE0F}x").cells[0].prefix(3).map(\.width) == [2, 0, 1])
        #expect(outcome("⌚\u{FE0E}x").cells[0].prefix(2).map(\.width) == [1, 1])
        #expect(outcome("a\u{FE0F}x").cells[0].prefix(2).map(\.width) == [1, 1])
        let result = outcome("abc❤\u{FE0F}x", columns: 4, rows: 2)
        #expect(result.text == ["abc", "❤\u{FE0F}x"])
    }

    @Test func `flags pair up`() {
        #expect(outcome("🇩🇪🇫🇷x").cells[0].prefix(5).map(\.text) == ["🇩🇪", "", "🇫🇷", "", "x"])
    }

    @Test func `half-width marks keep a cell of their own`() {
        #expect(outcome("ｶﾞx").position == [3, 0])
    }

    @Test func `without clusters every code point counts`() {
        let family = "👩\u{200D}👧"
        #expect(outcome(family).position == [2, 0])
        #expect(outcome("\(csi)?2027l\(family)").position == [4, 0])
        #expect(outcome(family, widthPolicy: .codePoints).position == [4, 0])
        #expect(outcome("\(csi)?2027h\(family)", widthPolicy: .codePoints).position == [2, 0])
    }

    @Test func `a cell holds only so many code points`() {
        let result = outcome("e" + String(repeating: "\u{301}", count: 1000) + "x")
        #expect(result.cells[0][0].text.unicodeScalars.count == Limits.scalarsPerCell)
        #expect(result.cells[0][1].text == "x")
    }

    @Test func `ambiguous characters take what the host chooses`() {
        func position(_ input: String, _ width: TUIAmbiguousWidth) -> [Int] {
            var terminal = TUITerminal(columns: 10, rows: 2, ambiguousWidth: width)
            terminal.feedAll(input)
            terminal.expectInvariants()
            return [terminal.grid.cursor.column, terminal.grid.cursor.row]
        }
        #expect(position("±α─", .narrow) == [3, 0])
        #expect(position("±α─", .wide) == [6, 0])
        #expect(position("aé日", .wide) == [5, 0])
        #expect(position("\(csi)?2027l±α", .wide) == [4, 0])
        #expect(position("±\(csi)2b", .wide) == [6, 0])
        #expect(position("±\u{301}x", .wide) == [3, 0])
    }
}
