import Testing

@testable import LunchTerminal

/// Marks behind single characters, which belong to their grapheme clusters.
@Suite struct MarkBehindCharacterTests {
    /// A text with marks behind each character, the outermost first.
    private static func marked(_ text: String, _ names: String...) -> String {
        text.map { "\($0)\(names.map(Tags.behind).joined())" }.joined()
    }

    @Test(arguments: [TUIWidthPolicy.graphemes, .codePoints])
    func `cells are those without marks`(policy: TUIWidthPolicy) {
        let text = "ab 日本 e\u{301}é x"
        var expected = outcome(text, columns: 40, widthPolicy: policy)
        let end = expected.position[0] - 1
        expected.marks = ["list 0–\(end), 0", "row 0–\(end), 0"]
        #expect(outcome(Self.marked(text, "list", "row"), columns: 40, widthPolicy: policy) == expected)
    }

    /// As a grid of cells is drawn of which only some have changed.
    private static let drawing = [(3, "e"), (0, "S"), (2, "v"), (1, "a")]
        .map { "\(csi)2;\($0 + 3)H\(marked($1, "form", "save"))" }.joined()
    private static let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    private static let cases: [Case] = [
        Case("a character alone has the mark", "ab\(Tags.behind("save"))cd", .marks("save 1–1, 0")),
        Case("a wide character", "日\(Tags.behind("save"))cd", .marks("save 0–1, 0")),
        Case("no order and no end", drawing, .marks("form 2–5, 1", "save 2–5, 1")),
        Case("overwritten amid", "\(drawing)\(csi)2;4Hx", .marks("form 2–5, 1", "save 2–5, 1")),
        Case("overwritten at the end", "\(drawing)\(csi)2;6Hx", .marks("form 2–4, 1", "save 2–4, 1")),
        Case("inside marks around them", mark("form", "a\(marked("b", "save"))"), .marks("form 0–1, 0", "save 1–1, 0")),
        Case("wrapped", marked("abcdef", "a"), .marks("a 0–3, 0–1"), columns: 4),
        Case("in the last column", "abc\(marked("d", "a"))", .marks("a 3–3, 0"), columns: 4),
        Case("in the last columns", "ab\(marked("日", "a"))", .marks("a 2–3, 0"), columns: 4),
        Case(
            "emoji of tags keep them", "\(marked(england, "flag"))x", .marks("flag 0–1, 0"),
            .cell(0, 0, TUICell(text: england, width: 2)), .cell(2, 0, TUICell(text: "x"))),
        Case("no character", "\(Tags.behind("a"))x", .marks()),
        Case("no character at a place", "\(csi)5G\(Tags.behind("a"))x", .marks()),
        Case("no name", "x\u{E007F}\u{E007F}", .marks()),
        Case("cut off by text", "x\u{E007F}\u{E0061}y\u{E007F}", .marks()),
    ]

    @Test(arguments: cases) func `marks of characters`(_ row: Case) { row.check() }
}
