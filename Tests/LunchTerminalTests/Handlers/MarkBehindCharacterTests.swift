import Testing

@testable import LunchTerminal

/// Marks behind single characters, which belong to their grapheme clusters.
@Suite struct MarkBehindCharacterTests {
    /// A text with marks behind each character, the outermost first.
    private func marked(_ text: String, _ names: String...) -> String {
        text.map { "\($0)\(names.map(Tags.behind).joined())" }.joined()
    }

    private func marks(_ input: String, columns: Int = 20, rows: Int = 4) -> [String] {
        outcome(input, columns: columns, rows: rows).marks
    }

    @Test(arguments: [TUIWidthPolicy.graphemes, .codePoints])
    func `cells are those without marks`(policy: TUIWidthPolicy) {
        let text = "ab 日本 e\u{301}é x"
        let plain = outcome(text, columns: 40, widthPolicy: policy)
        let result = outcome(marked(text, "list", "row"), columns: 40, widthPolicy: policy)
        #expect(result.cells == plain.cells)
        #expect(result.cursor == plain.cursor)
        let end = plain.position[0] - 1
        #expect(result.marks == ["list 0–\(end), 0", "row 0–\(end), 0"])
        #expect(result.unknown.isEmpty)
    }

    @Test func `a character alone has the mark`() {
        #expect(marks("ab\(Tags.behind("save"))cd") == ["save 1–1, 0"])
        #expect(marks("日\(Tags.behind("save"))cd") == ["save 0–1, 0"])
    }

    @Test func `they need no order and no end`() {
        // As a grid of cells is drawn of which only some have changed.
        let cells = ["S", "a", "v", "e"].map { marked($0, "form", "save") }
        let drawing = [3, 0, 2, 1].map { "\(csi)2;\($0 + 3)H\(cells[$0])" }.joined()
        #expect(marks(drawing) == ["form 2–5, 1", "save 2–5, 1"])
        #expect(marks("\(drawing)\(csi)2;4Hx") == ["form 2–5, 1", "save 2–5, 1"])
        #expect(marks("\(drawing)\(csi)2;6Hx") == ["form 2–4, 1", "save 2–4, 1"])
    }

    @Test func `they are inside marks around them`() {
        #expect(marks(mark("form", "a\(marked("b", "save"))")) == ["form 0–1, 0", "save 1–1, 0"])
    }

    @Test func `the last column has its mark`() {
        #expect(marks(marked("abcdef", "a"), columns: 4) == ["a 0–3, 0–1"])
        #expect(marks("abc\(marked("d", "a"))", columns: 4) == ["a 3–3, 0"])
        #expect(marks("ab\(marked("日", "a"))", columns: 4) == ["a 2–3, 0"])
    }

    @Test func `emoji of tags keep them`() {
        let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
        let result = outcome("\(marked(england, "flag"))x")
        #expect(result.cells[0][0] == TUICell(text: england, width: 2))
        #expect(result.cells[0][2] == TUICell(text: "x"))
        #expect(result.marks == ["flag 0–1, 0"])
    }

    @Test func `what has no character has no mark`() {
        #expect(marks("\(Tags.behind("a"))x").isEmpty)
        #expect(marks("\(csi)5G\(Tags.behind("a"))x").isEmpty)
        #expect(marks("x\u{E007F}\u{E007F}").isEmpty)
        #expect(marks("x\u{E007F}\u{E0061}y\u{E007F}").isEmpty)
    }

    @Test func `it does not matter how the bytes are read`() {
        let bytes = Array("a\(marked("日b", "list", "row"))c".utf8)
        for split in 1..<bytes.count {
            var terminal = TUITerminal(columns: 10, rows: 2)
            terminal.feedAll(bytes[..<split])
            #expect(terminal.grid.text.unicodeScalars.allSatisfy { $0.value < 0xE0000 })
            terminal.feedAll(bytes[split...])
            #expect(terminal.grid.describedMarks == ["list 1–3, 0", "row 1–3, 0"])
            #expect(terminal.grid.lines.first == "a日bc")
        }
    }
}
