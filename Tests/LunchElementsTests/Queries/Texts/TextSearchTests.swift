import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// The places of a text on a screen, as values.
@Suite struct TextSearchTests {
    /// The matches on a screen that a program has drawn, as `label@column,row+columns`.
    private func found(
        _ search: TextSearch, on drawing: String, columns: Int = 20, rows: Int = 4
    ) -> [String] {
        search.matches(in: Self.frame(drawing, columns, rows)).map { "\($0.label)@\($0.place)" }
    }

    private func found(
        _ text: String, on drawing: String, columns: Int = 20, rows: Int = 4, within region: ScreenRegion = .screen,
        acrossLines: Bool = false
    ) -> [String] {
        found(
            TextSearch(.literal(text), within: region, acrossLines: acrossLines), on: drawing, columns: columns,
            rows: rows)
    }

    private func found<Output>(
        _ pattern: sending Regex<Output>, on drawing: String, columns: Int = 20, rows: Int = 4,
        within region: ScreenRegion = .screen, keepingBlanks: Bool = false, acrossLines: Bool = false
    ) -> [String] {
        found(
            TextSearch(
                .regex(TextPattern(pattern)), within: region, keepingBlanks: keepingBlanks, acrossLines: acrossLines),
            on: drawing, columns: columns, rows: rows)
    }

    private static func frame(_ drawing: String, _ columns: Int, _ rows: Int) -> TUIFrame {
        var terminal = TUITerminal(columns: columns, rows: rows)
        _ = terminal.feed(ContiguousArray(drawing.utf8).span)
        return TUIFrame(plain: terminal.grid)
    }

    @Test func aTextIsFoundWhereItStands() {
        #expect(found("Total", on: "Sum\r\n  Total 15") == ["Total@2,1+5"])
        #expect(found("Total", on: "Total Total\r\nTotal") == ["Total@0,0+5", "Total@6,0+5", "Total@0,1+5"])
        #expect(found("total", on: "Total") == [])
        #expect(found("Tot al", on: "Total") == [])
        #expect(found("Total", on: "Tot\r\nal") == [])
    }

    @Test func matchesDoNotOverlap() {
        #expect(found("aa", on: "aaaaa") == ["aa@0,0+2", "aa@2,0+2"])
        #expect(found(/a+?/, on: "aaa") == ["a@0,0+1", "a@1,0+1", "a@2,0+1"])
    }

    @Test func styleDoesNotCount() {
        #expect(found("Total", on: "\u{1B}[1mTo\u{1B}[31mt\u{1B}[0;7mal\u{1B}[0m!") == ["Total@0,0+5"])
        #expect(found(/Total \d+/, on: "\u{1B}[1mTotal \u{1B}[0m15") == ["Total 15@0,0+8"])
    }

    @Test func trailingBlanksCountIfTheyAreWritten() {
        #expect(found("Filter: ", on: "Filter:") == ["Filter: @0,0+8"])
        #expect(found("Filter:  ", on: "Filter:") == ["Filter:  @0,0+9"])
        #expect(found("Filter: ", on: "Filter:x") == [])
        #expect(found("Filter:", on: "Filter:") == ["Filter:@0,0+7"])
        // The margin is no blank.
        #expect(found("Filter: ", on: "Filter:", columns: 7) == [])
        #expect(
            found("Filter: ", on: "Filter:", within: .rectangle(CellRect(column: 0, row: 0, columns: 7, rows: 1))) == []
        )
        #expect(found("b ", on: "\u{1B}[2Ca  b") == ["b @5,0+2"])
        #expect(found("  b", on: "a  b") == ["  b@1,0+3"])
    }

    @Test func aRegularExpressionSeesNoPaddingUnlessAsked() {
        #expect(found(/total\s*$/, on: "total") == ["total@0,0+5"])
        #expect(found(/total\s*$/, on: "total", columns: 8, keepingBlanks: true) == ["total   @0,0+8"])
        #expect(found(/total\s+/, on: "total") == [])
        #expect(found(/\s+/, on: "a b") == [" @1,0+1"])
        #expect(found(/\ +/, on: "a", columns: 3, rows: 2, keepingBlanks: true) == ["  @1,0+2", "   @0,1+3"])
        // A background behind the text is padding as well.
        #expect(found(/x\s*/, on: "\u{1B}[44mx\u{1B}[K") == ["x@0,0+1"])
    }

    @Test func theEmptyTextIsNowhere() {
        #expect(found("", on: "abc") == [])
        #expect(found("  ", on: "a  b") == [])
        #expect(found("a\nb", on: "a\r\nb") == [])
        #expect(found(/x*/, on: "abc") == [])
        #expect(found(/b*/, on: "abbc") == ["bb@1,0+2"])
        #expect(found(/^/, on: "abc") == [])
        #expect(TextSearch(.literal("")).problem == .blank)
        #expect(TextSearch(.literal(" \u{A0}")).problem == .blank)
        #expect(TextSearch(.literal("a\nb")).problem == .severalLines)
        #expect(TextSearch(.literal("a")).problem == nil)
    }

    @Test func theEndsOfARowAreThoseOfARegularExpression() {
        #expect(found(/^b/, on: "ab\r\nb") == ["b@0,1+1"])
        #expect(found(/b$/, on: "ab\r\nba") == ["b@1,0+1"])
        #expect(found(/.+/, on: "ab\r\n\r\nc") == ["ab@0,0+2", "c@0,2+1"])
    }

    @Test func wideCharactersHaveTwoColumns() {
        #expect(found("日本", on: "a日本語b") == ["日本@1,0+4"])
        #expect(found("語b", on: "a日本語b") == ["語b@5,0+3"])
        #expect(found("b", on: "日本語b日b") == ["b@6,0+1", "b@9,0+1"])
        #expect(found(/[a-z]$/, on: "日本語b") == ["b@6,0+1"])
        #expect(found("🙂 ok", on: "🙂🙂 ok") == ["🙂 ok@2,0+5"])
    }

    @Test func combiningMarksBelongToTheirCells() {
        #expect(found("xe\u{301}y", on: "axe\u{301}yb") == ["xe\u{301}y@1,0+3"])
        #expect(found("y", on: "e\u{301}e\u{301}y") == ["y@2,0+1"])
        // A letter with a mark is another letter.
        #expect(found("e", on: "e\u{301}") == [])
        #expect(found("👩‍👩‍👧!", on: "-👩‍👩‍👧!").map { $0.drop { $0 != "@" } } == ["@1,0+3"])
    }

    @Test(arguments: ["caf\u{E9}", "cafe\u{301}"], ["caf\u{E9}", "cafe\u{301}"])
    func theFormOfNormalizationDoesNotCount(_ wanted: String, _ shown: String) throws {
        #expect(found(wanted, on: "日 \(shown)!") == ["\(shown)@3,0+4"])
        let pattern = try Regex(wanted)
        #expect(found(pattern, on: "日 \(shown)!") == ["\(shown)@3,0+4"])
    }

    @Test func rowsOfDoubleWidthCountTheirOwnColumns() {
        #expect(found("Big", on: "\u{1B}#6a Big") == ["Big@2,0+3"])
        // Text that does not fit there is not shown.
        #expect(found("Big", on: "1234567890 Big\r\u{1B}#6", columns: 20) == [])
        #expect(found("0 ", on: "1234567890\r\u{1B}#6", columns: 20) == [])
        // The lower half of characters of double height is no second text.
        #expect(found("Big", on: "\u{1B}#3Big\r\n\u{1B}#4Big") == ["Big@0,0+3"])
        #expect(found("Big", on: "\u{1B}#3Bag\r\n\u{1B}#4Big") == ["Big@0,1+3"])
    }

    @Test func nothingOutsideTheRegionCounts() {
        let drawing = "abc abc\r\nabc abc\r\nabc"
        #expect(found("abc", on: drawing, within: .rows(1...1)) == ["abc@0,1+3", "abc@4,1+3"])
        #expect(found("abc", on: drawing, within: .rows(1...9)).count == 3)
        #expect(found("abc", on: drawing, within: .rows(7...9)) == [])
        #expect(found("abc", on: drawing, within: .rows((-3) ... -1)) == [])
        let part = CellRect(column: 3, row: 0, columns: 4, rows: 2)
        #expect(found("abc", on: drawing, within: .rectangle(part)) == ["abc@4,0+3", "abc@4,1+3"])
        let narrow = CellRect(column: 4, row: 0, columns: 2, rows: 1)
        #expect(found("abc", on: drawing, within: .rectangle(narrow)) == [])
        #expect(found("ab", on: drawing, within: .rectangle(narrow)) == ["ab@4,0+2"])
        // Its edges are the ends of what is seen.
        #expect(found(/^.+$/, on: drawing, within: .rectangle(narrow)) == ["ab@4,0+2"])
        #expect(found("abc", on: drawing, within: .rectangle(.zero)) == [])
        let all = CellRect(column: -5, row: -5, columns: .max, rows: .max)
        #expect(found("abc", on: drawing, within: .rectangle(all)).count == 5)
        // A box that overlaps the region from outside hides nothing in it.
        #expect(
            found("aa", on: "aaa", within: .rectangle(CellRect(column: 1, row: 0, columns: 2, rows: 1))) == ["aa@1,0+2"]
        )
    }

    @Test func halfACharacterIsOutsideTheRegion() {
        let cut = CellRect(column: 1, row: 0, columns: 4, rows: 1)
        #expect(found(/.+/, on: "日本語", within: .rectangle(cut)) == ["本@2,0+2"])
        #expect(found("日", on: "日本語", within: .rectangle(cut)) == [])
        #expect(found("語", on: "日本語", within: .rectangle(cut)) == [])
        let half = CellRect(column: 1, row: 0, columns: 1, rows: 1)
        #expect(found(/.+/, on: "日", within: .rectangle(half), keepingBlanks: true) == [])
    }

    @Test func aWrappedTextIsFoundIfThatIsAskedFor() {
        #expect(found("a long line", on: "take a long line of it", columns: 10) == [])
        #expect(
            found("a long line", on: "take a long line of it", columns: 10, acrossLines: true)
                == ["a long line@5,0+5"])
        // Over three rows, and with blanks that fall on the margin.
        #expect(found("defghijk", on: "abcdefghijkl", columns: 4, acrossLines: true) == ["defghijk@3,0+1"])
        #expect(found("ab  cd", on: "ab  cd", columns: 4, acrossLines: true) == ["ab  cd@0,0+4"])
        #expect(found(/b +c/, on: "ab  cd", columns: 4, acrossLines: true) == ["b  c@1,0+3"])
        // All on the second row.
        #expect(found("fg", on: "abcdefg", columns: 5, acrossLines: true) == ["fg@0,1+2"])
        // Rows that the program has broken are no line.
        #expect(found("abcd", on: "ab\r\ncd", columns: 4, acrossLines: true) == [])
        #expect(found("abcdef", on: "abcd\r\nef", columns: 4, acrossLines: true) == [])
        // No blank where a wide character did not fit.
        #expect(found("abc日", on: "abc日", columns: 4, acrossLines: true) == ["abc日@0,0+3"])
        #expect(found("日", on: "abc日", columns: 4, acrossLines: true) == ["日@0,1+2"])
    }

    @Test func aLineIsReadAcrossRowsInsideTheRegionOnly() {
        let region = { (column: Int, columns: Int, rows: Int) in
            ScreenRegion.rectangle(CellRect(column: column, row: 0, columns: columns, rows: rows))
        }
        #expect(found("def", on: "abcdef", columns: 4, within: region(0, 4, 2), acrossLines: true) == ["def@3,0+1"])
        #expect(found("def", on: "abcdef", columns: 4, within: region(0, 4, 1), acrossLines: true) == [])
        #expect(found("def", on: "abcdef", columns: 4, within: region(1, 3, 2), acrossLines: true) == [])
        #expect(found("df", on: "abcdef", columns: 4, within: region(1, 3, 2), acrossLines: true) == [])
        #expect(found("cef", on: "abcdef", columns: 4, within: region(0, 3, 2), acrossLines: true) == [])
        // The last row of the region ends there.
        #expect(found(/b\s*/, on: "ab  cd", columns: 4, within: region(0, 4, 1), acrossLines: true) == ["b@1,0+1"])
    }
}

extension TextMatch {
    /// The cells, as `column,row+columns`.
    fileprivate var place: String { "\(frame.origin.column),\(frame.origin.row)+\(frame.size.columns)" }
}
