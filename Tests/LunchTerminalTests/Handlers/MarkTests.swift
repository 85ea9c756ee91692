import Testing

@testable import LunchTerminal

/// Marks around what an app draws, in tag characters: nobody sees them, and the grid tells where they are.
@Suite struct MarkTests {
    @Test(arguments: [TUIWidthPolicy.graphemes, .codePoints])
    func `cells are those without marks`(policy: TUIWidthPolicy) {
        let styled = "\(csi)1;31mbold\(csi)0m \(esc)]8;;u:x\(st)link\(esc)]8;;\(st) 日本 e\u{301} 🇩🇪"
        var expected = outcome(styled, columns: 40, widthPolicy: policy)
        let end = expected.position[0] - 1
        expected.marks = ["list 0–\(end), 0", "row 0–\(end), 0"]
        #expect(outcome(mark("list", mark("row", styled)), columns: 40, widthPolicy: policy) == expected)
    }

    @Test func `flat tables know nothing of marks`() {
        var marked = TUITerminal(columns: 9, rows: 2)
        var plain = TUITerminal(columns: 9, rows: 2)
        marked.feedAll("\(csi)1m\(mark("a", "x"))y\(mark("b", "z"))")
        plain.feedAll("\(csi)1mxyz")
        #expect(marked.grid.cells.styles == plain.grid.cells.styles)
        #expect(marked.grid.cells.numbers == plain.grid.cells.numbers)
        #expect(MemoryLayout<TUIStyle>.size == 20)
    }

    private static let left = ["ab  ", "cd  "].map { mark("left", $0) }
    private static let right = ["x", "yz"].map { mark("right", $0) }
    private static let begin = Tags.begin("save").unicodeScalars.map { "\($0)" }
    private static let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    private static let places: [Case] = [
        Case("a mark has cells", "ab\(mark("save", "cd"))e", .marks("save 2–3, 0"), .lines("abcde"), .at(5, 0)),
        Case(
            "marks in marks", mark("list", "\(mark("a", "one")) \(mark("b", "two"))"),
            .marks("list 0–6, 0", "a 0–2, 0", "b 4–6, 0")),
        Case("marks in marks", mark("list", mark("a", "one")), .marks("list 0–2, 0", "a 0–2, 0")),
        Case(
            "equal marks in others", "\(mark("a", mark("x", "1")))\(mark("b", mark("x", "2")))",
            .marks("a 0–0, 0", "b 1–1, 0", "x 0–0, 0", "x 1–1, 0")),
        Case(
            "lines of a block", "│\(left[0])│\(right[0])\r\n│\(left[1])│\(right[1])",
            .marks("left 1–4, 0–1", "right 6–7, 0–1")),
        Case("an end without a beginning", "ab\(Tags.end)c\(Tags.end)\(mark("a", "d"))", .marks("a 3–3, 0")),
        Case(
            "styles and tabs do not end marks",
            "\(Tags.begin("a"))a\(csi)1mb\(csi)0m\(csi)#{\(csi)#}c\td\(Tags.end)e", .marks("a 0–8, 0"), columns: 20),
        Case("wrapping does not end marks", "\(mark("a", "abcdefg"))h", .marks("a 0–4, 0–1"), columns: 5),
        Case("a mark begins in the next line", "abc\(mark("a", "日本"))h", .marks("a 0–3, 1"), columns: 4),
        Case("REP does not end marks", mark("a", "x\(csi)3b"), .marks("a 0–3, 0")),
        Case(
            "a flag of tags is text", england, .cell(0, 0, TUICell(text: england, width: 2))),
        Case("a flag of tags in a mark", mark("flag", "\(england)x"), .text(0, 0, england), .marks("flag 0–2, 0")),
        Case("a name of any characters", mark("a b/c-1_%25", "x"), .marks("a b/c-1_% 0–0, 0")),
        Case("a name of any characters", mark("%C3%BC%E6%97%A5", "x"), .marks("ü日 0–0, 0")),
        Case("a name of any characters", mark("%", "x"), .marks("% 0–0, 0")),
        Case("a name of any characters", mark("%G0%1", "x"), .marks("%G0%1 0–0, 0")),
        Case(
            "a change of style within a name", begin.map { "\(csi)4m\($0)\(csi)0m" }.joined() + "Save\(Tags.end)",
            .marks("save 0–3, 0")),
        Case("text within a name", begin[..<3].joined() + "x" + begin[3...].joined() + "y", .marks()),
        Case("text after half a name", begin[..<3].joined() + "x", .lines("x")),
    ]

    private static let button = mark("save", "[ Save ]")
    private static let changes: [Case] = [
        Case("overwritten", "\(button)\(csi)H    ", .marks("save 4–7, 0")),
        Case("overwritten by another", "\(button)\(csi)H\(mark("alert", "Really??"))", .marks("alert 0–7, 0")),
        Case("erased", "\(button)\(csi)2J", .marks()),
        Case("half of a wide character", "\(mark("a", "日本"))\(csi)Hx", .marks("a 2–3, 0")),
        Case("half of a wide character", "\(mark("a", "日本"))\(csi)4Gx", .marks("a 0–1, 0")),
        Case("erased to the end", "\(button)\(csi)1;5H\(csi)K", .marks("save 0–3, 0")),
        Case("reset", "\(button)\(esc)c", .marks()),
        Case("reset amid", "\(Tags.begin("a"))\(esc)cx", .marks()),
        Case("the other screen", "\(button)\(csi)?1049h", .marks()),
        Case("back from the other screen", "\(button)\(csi)?1049h\(csi)?1049l", .marks("save 0–7, 0")),
        Case("scrolled", "\r\n\(button)\(csi)S", .marks("save 0–7, 0")),
        Case("an inserted line", "\(button)\(csi)H\(csi)L", .marks("save 0–7, 1")),
        Case("inserted cells", "\(button)\(csi)H\(csi)2@", .marks("save 2–9, 0")),
        Case("a deleted cell", "\(button)\(csi)H\(csi)P", .marks("save 0–6, 0")),
        Case("scrolled out", "\(button)\r\n\n\n\n\n", .marks()),
    ]

    private static let movements: [Case] = [
        "\r\n", "\n", "\u{0B}", "\r", "\(csi)2;1H", "\(csi)A", "\(csi)C", "\(csi)G", "\(esc)D", "\(esc)E", "\(esc)M",
        "\(esc)8",
    ].map { Case("ended by movement", "\r\n  \(Tags.begin("a"))ab\($0)c", .marks("a 2–3, 1")) }

    @Test(arguments: places + changes + movements) func `the cells of marks`(_ row: Case) { row.check() }

    @Test(arguments: [
        ("ab\r\n\(mark("list", "日\(mark("row", "cd"))e"))\r\n", "日cde", ["list 0–4, 1", "row 2–3, 1"]),
        (
            "ab\r\na\("日b".map { "\($0)\(Tags.behind("list"))\(Tags.behind("row"))" }.joined())c", "a日bc",
            ["list 1–3, 1", "row 1–3, 1"]
        ),
    ])
    func `it does not matter how the bytes are read`(input: String, line: String, marks: [String]) {
        let bytes = Array(input.utf8)
        for split in 1..<bytes.count {
            var terminal = TUITerminal(columns: 10, rows: 4)
            terminal.feedAll(bytes[..<split])
            // Nothing of a mark that is not complete can be seen.
            #expect(terminal.grid.text.unicodeScalars.allSatisfy { $0.value < 0xE0000 })
            terminal.feedAll(bytes[split...])
            #expect(terminal.grid.describedMarks + terminal.grid.lines.prefix(2) == marks + ["ab", line])
        }
    }

    @Test func `marks flow with their lines`() {
        var terminal = TUITerminal(columns: 10, rows: 4)
        terminal.feedAll("abc\(mark("a", "defgh"))")
        terminal.resize(columns: 6, rows: 4)
        #expect(terminal.grid.describedMarks == ["a 0–5, 0–1"])
        terminal.resize(columns: 12, rows: 4)
        #expect(terminal.grid.describedMarks == ["a 3–7, 0"])
    }

    @Test func `marked blanks are blanks`() {
        var marked = TUITerminal(columns: 6, rows: 4)
        var plain = TUITerminal(columns: 6, rows: 4)
        marked.feedAll("ab\r\n\n\n\(mark("a", "   "))\(csi)H")
        plain.feedAll("ab\r\n\n\n   \(csi)H")
        marked.resize(columns: 6, rows: 2)
        plain.resize(columns: 6, rows: 2)
        #expect(marked.grid.lines == plain.grid.lines)
        #expect(marked.grid.scrollbackLines == plain.grid.scrollbackLines)
    }

    @Test func `cells belong to the marks around their own`() throws {
        var terminal = TUITerminal(columns: 10, rows: 2)
        terminal.feedAll("\(mark("list", "a\(mark("row", "b"))"))c")
        let marks = Dictionary(uniqueKeysWithValues: terminal.grid.markedCells.map { ($0.name, $0.number) })
        let (list, row) = (try #require(marks["list"]), try #require(marks["row"]))
        let grid = terminal.grid
        #expect((0..<4).map { grid.isMarked(column: $0, row: 0, by: [list]) } == [true, true, false, false])
        #expect((0..<4).map { grid.isMarked(column: $0, row: 0, by: [row]) } == [false, true, false, false])
        #expect(!grid.isMarked(column: -1, row: 9, by: [list]))
    }

    @Test func `a held grid keeps its marks`() {
        var terminal = TUITerminal(columns: 10, rows: 2)
        terminal.feedAll("\(mark("a", "x"))\(csi)?2026h\(csi)2J\(csi)H\(mark("b", "y"))")
        #expect(terminal.grid.describedMarks == ["a 0–0, 0"])
        terminal.feedAll("\(csi)?2026l")
        #expect(terminal.grid.describedMarks == ["b 0–0, 0"])
    }
}
