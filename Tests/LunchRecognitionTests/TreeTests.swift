import LunchTerminal
import Testing

/// Trees whose nodes are folded and unfolded by a mark in brackets.
struct TreeTests {
    private func tree(_ selected: Int, first: String = "[-]─ ") -> TUIGrid {
        let rows = [
            (first, "Bookmarks"), (" │    ├── ", "File format"), (" │    └── ", "Save folder state"),
            ("[+]─ ", "Connections"), ("[+]─ ", "Cookies"),
        ]
        let texts = rows.enumerated().map { $1.0 + ($0 == selected ? styled("30;42", $1.1) : $1.1) }
        let buttons = at(4, 7) + styled("44", "[ Info ]") + "   " + styled("44", "[ Close ]")
        return screen(
            fullScreen, box(0, 0, 40, 9, title: " Options "), lines(3, 1, texts), buttons, at(8, selected + 1))
    }

    @Test func marksOfNodesAreNoCheckBoxes() {
        #expect(outline(tree(0)).filter { $0.contains("checkBox") } == [])
        for (row, mark) in ["[+]─", "[ ]─", "[+]"].enumerated() {
            let dialogue = screen(fullScreen, box(0, 0, 34, 8), at(2, row + 2), mark, " Node", at(3, row + 2))
            #expect(outline(dialogue).filter { $0.contains("checkBox") } == [])
        }
    }

    @Test(arguments: [(0, 1), (1, 0), (1, 2), (2, 3), (3, 4), (4, 3)])
    func aHighlightThatMovesMakesAllRowsATable(from: Int, to: Int) {
        let cells = outline(tree(to), before: tree(from)).filter { $0.contains(" cell ") }
        let names = ["[-] Bookmarks", "File format", "Save folder state", "[+] Connections", "[+] Cookies"]
        let expected = names.enumerated().map {
            "    cell \"\($1)\" \($0 == to ? "" : "not ")selected 3,\($0 + 1) 27x1"
        }
        #expect(cells == expected)
    }

    /// A table with some of the rows only would be wrong.
    @Test func aTreeOfWhichARowHasNoLinesIsNoTable() {
        #expect(outline(tree(2, first: ""), before: tree(1, first: "")).filter { $0.contains(" cell ") } == [])
        #expect(outline(tree(0, first: ""), before: tree(1, first: "")).filter { $0.contains(" cell ") } == [])
    }

    @Test func rowsOfATreeThatHaveNoLinesAreNoTable() {
        let rows = ["lib", styled("7", "src"), "tests"]
        func table(_ rows: [String]) -> [String] {
            outline(screen(fullScreen, box(0, 0, 20, 7), lines(2, 1, rows), at(0, 9))).filter { $0.contains(" cell ") }
        }
        #expect(table(rows).count == 3)
        #expect(table(rows + ["├── One", "└── Two"]) == [])
    }

    /// A tree on the screen itself, as libraries for whole screens draw them.
    private func open(_ selected: Int, last: String = "└── Loom") -> TUIGrid {
        let rows = ["▼ Engine", "├── Mill", "│   └── Wheel", "├── Store", last]
        let texts = rows.enumerated().map { row, text in
            guard row == selected, let start = text.lastIndex(of: " ").map(text.index(after:)) else { return text }
            return text[..<start] + styled("30;42", String(text[start...]))
        }
        return screen(fullScreen, hiddenCursor, lines(0, 1, texts))
    }

    @Test(arguments: [(1, 3), (3, 1), (2, 4)]) func theHighlightMovesInATreeWithoutABox(from: Int, to: Int) {
        let names = ["▼ Engine", "Mill", "Wheel", "Store", "Loom"]
        #expect(cells(open(to), before: open(from)) == names.enumerated().map { ($0 == to ? "*" : "") + $1 })
        #expect(cells(open(to)) == [])
        let signs = { (selected: Int) in open(selected, last: "└── * Loom") }
        #expect(cells(signs(4), before: signs(3)) == names.dropLast() + ["** Loom"])
        // A row to which no line leads is one more tree, or something else.
        #expect(cells(open(to, last: "      Loom"), before: open(from, last: "      Loom")) == [])
    }

    @Test func aPartOfATreeOfChoicesIsNoTable() {
        func changes(_ selected: Int, first: String) -> TUIGrid {
            let texts = ["one", "two", "three"].enumerated().map { index, name in
                "[x]  " + (index == selected ? styled("30;46", name) : name)
            }
            return screen(fullScreen, hiddenCursor, at(0, 1), first, lines(2, 3, texts))
        }
        #expect(cells(changes(1, first: "All"), before: changes(0, first: "All")) == ["one", "*two", "three"])
        #expect(cells(changes(1, first: "[x]  All"), before: changes(0, first: "[x]  All")) == [])
    }

    @Test func countedBranchesBelongToTheHighlightedRowAbove() {
        func tree(_ numbers: [Int]) -> [String] {
            let names = ["- mill: 1 windows", "└─> one"]
            let rows = zip(numbers, names).map { "(\($0)) \($1)" }
            let bar = styled("30;43", rows[0] + String(repeating: " ", count: 40 - rows[0].count))
            return cells(screen(fullScreen, hiddenCursor, bar, at(0, 1), rows[1], at(0, 0)))
        }
        #expect(tree([0, 1]) == ["*(0) - mill: 1 windows", "(1) > one"])
        #expect(tree([0, 2]) == [])
    }
}
