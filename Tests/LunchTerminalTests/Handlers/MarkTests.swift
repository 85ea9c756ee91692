import Testing

@testable import LunchTerminal

/// Marks around what an app draws, in tag characters: nobody sees them, and the grid tells where they are.
@Suite struct MarkTests {
    /// `name 0–3, 1`: the columns and rows of each mark that has cells.
    private func marks(_ input: String, columns: Int = 20, rows: Int = 4) -> [String] {
        outcome(input, columns: columns, rows: rows).marks
    }

    @Test func `marks have cells and cannot be seen`() {
        let result = outcome("ab\(mark("save", "cd"))e", columns: 20)
        #expect(result.lines == ["abcde"])
        #expect(result.position == [5, 0])
        #expect(result.marks == ["save 2–3, 0"])
        #expect(result.cells == outcome("abcde", columns: 20).cells)
        #expect(result.unknown.isEmpty)
    }

    @Test func `cells are those without marks`() {
        let styled = "\(csi)1;31mbold\(csi)0m \(esc)]8;;u:x\(st)link\(esc)]8;;\(st) 日本 e\u{301} 🇩🇪"
        for policy in [TUIWidthPolicy.graphemes, .codePoints] {
            let plain = outcome(styled, columns: 40, widthPolicy: policy)
            let marked = outcome(mark("list", mark("row", styled)), columns: 40, widthPolicy: policy)
            #expect(marked.cells == plain.cells)
            #expect(marked.cursor == plain.cursor)
            #expect(marked.marks.first == "list 0–\(plain.position[0] - 1), 0")
        }
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

    @Test func `marks in marks`() {
        #expect(
            marks(mark("list", "\(mark("a", "one")) \(mark("b", "two"))"))
                == ["list 0–6, 0", "a 0–2, 0", "b 4–6, 0"])
        #expect(marks(mark("list", mark("a", "one"))) == ["list 0–2, 0", "a 0–2, 0"])
        #expect(
            marks("\(mark("a", mark("x", "1")))\(mark("b", mark("x", "2")))").filter { $0.hasPrefix("x") } == [
                "x 0–0, 0", "x 1–1, 0",
            ])
    }

    @Test func `lines of a block`() {
        let left = ["ab  ", "cd  "].map { mark("left", $0) }
        let right = ["x", "yz"].map { mark("right", $0) }
        #expect(
            marks("│\(left[0])│\(right[0])\r\n│\(left[1])│\(right[1])") == ["left 1–4, 0–1", "right 6–7, 0–1"])
    }

    @Test func `an end without a beginning is none`() {
        #expect(marks("ab\(Tags.end)c\(Tags.end)\(mark("a", "d"))") == ["a 3–3, 0"])
    }

    @Test(arguments: [
        "\r\n", "\n", "\u{0B}", "\r", "\(csi)2;1H", "\(csi)A", "\(csi)C", "\(csi)G", "\(esc)D", "\(esc)E", "\(esc)M",
        "\(esc)8",
    ])
    func `marks end where the cursor moves`(movement: String) {
        #expect(marks("\r\n  \(Tags.begin("a"))ab\(movement)c") == ["a 2–3, 1"])
    }

    @Test func `styles, tabs and wrapping do not end marks`() {
        #expect(marks("\(Tags.begin("a"))a\(csi)1mb\(csi)0m\(csi)#{\(csi)#}c\td\(Tags.end)e") == ["a 0–8, 0"])
        #expect(marks("\(mark("a", "abcdefg"))h", columns: 5) == ["a 0–4, 0–1"])
        #expect(marks("abc\(mark("a", "日本"))h", columns: 4) == ["a 0–3, 1"])
        #expect(marks(mark("a", "x\(csi)3b")) == ["a 0–3, 0"])
    }

    @Test func `what is overwritten or erased has no mark`() {
        let button = mark("save", "[ Save ]")
        #expect(marks("\(button)\(csi)H    ") == ["save 4–7, 0"])
        #expect(marks("\(button)\(csi)H\(mark("alert", "Really??"))") == ["alert 0–7, 0"])
        #expect(marks("\(button)\(csi)2J").isEmpty)
        #expect(marks("\(mark("a", "日本"))\(csi)Hx") == ["a 2–3, 0"])
        #expect(marks("\(mark("a", "日本"))\(csi)4Gx") == ["a 0–1, 0"])
        #expect(marks("\(button)\(csi)1;5H\(csi)K") == ["save 0–3, 0"])
        #expect(marks("\(button)\(esc)c").isEmpty)
        #expect(marks("\(button)\(csi)?1049h").isEmpty)
        #expect(marks("\(button)\(csi)?1049h\(csi)?1049l") == ["save 0–7, 0"])
        #expect(marks("\(Tags.begin("a"))\(esc)cx").isEmpty)
    }

    @Test func `marks move with their cells`() {
        let button = mark("save", "Save")
        #expect(marks("\r\n\(button)\(csi)S") == ["save 0–3, 0"])
        #expect(marks("\(button)\(csi)H\(csi)L") == ["save 0–3, 1"])
        #expect(marks("\(button)\(csi)H\(csi)3@") == ["save 3–6, 0"])
        #expect(marks("\(button)\(csi)H\(csi)P") == ["save 0–2, 0"])
        #expect(marks("\(button)\r\n\n\n\n\n").isEmpty)
    }

    @Test func `it does not matter how the bytes are read`() {
        let bytes = Array("ab\r\n\(mark("list", "日\(mark("row", "cd"))e"))\r\n".utf8)
        for split in 1..<bytes.count {
            var terminal = TUITerminal(columns: 10, rows: 4)
            terminal.feedAll(bytes[..<split])
            // Nothing of a mark that is not complete can be seen.
            #expect(terminal.grid.text.unicodeScalars.allSatisfy { $0.value < 0xE0000 })
            terminal.feedAll(bytes[split...])
            #expect(terminal.grid.describedMarks == ["list 0–4, 1", "row 2–3, 1"])
            #expect(terminal.grid.lines.prefix(2) == ["ab", "日cde"])
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

    @Test func `flags of tags are text`() {
        let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
        #expect(outcome(england).cells[0][0] == TUICell(text: england, width: 2))
        let result = outcome(mark("flag", "\(england)x"))
        #expect(result.cells[0][0].text == england)
        #expect(result.marks == ["flag 0–2, 0"])
    }

    @Test func `names of any characters`() {
        #expect(marks(mark("a b/c-1_%25", "x")) == ["a b/c-1_% 0–0, 0"])
        #expect(marks(mark("%C3%BC%E6%97%A5", "x")) == ["ü日 0–0, 0"])
        #expect(marks(mark("%", "x")) == ["% 0–0, 0"])
        #expect(marks(mark("%G0%1", "x")) == ["%G0%1 0–0, 0"])
    }

    @Test func `a mark goes on behind a change of style, and ends at text`() {
        let begin = Array(Tags.begin("save").unicodeScalars)
        let styled = begin.map { "\(csi)4m\($0)\(csi)0m" }.joined()
        #expect(marks("\(styled)Save\(Tags.end)") == ["save 0–3, 0"])
        let torn = begin.map { "\($0)" }
        #expect(marks(torn[..<3].joined() + "x" + torn[3...].joined() + "y").isEmpty)
        #expect(outcome("\(torn[..<3].joined())x").lines == ["x"])
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
