import LunchTerminal
import Testing

/// Boxes drawn with lines, their titles, and what lies in what.
struct BoxTests {
    @Test(arguments: [
        ("┌─┐", "│ │", "└─┘"), ("┏━┓", "┃ ┃", "┗━┛"), ("╔═╗", "║ ║", "╚═╝"), ("╭─╮", "│ │", "╰─╯"),
        ("+-+", "| |", "+-+"),
    ])
    func aBoxOfAnyLinesIsAGroup(top: String, middle: String, bottom: String) {
        func wide(_ part: String) -> String {
            let characters = Array(part)
            return "\(characters[0])\(String(repeating: characters[1], count: 8))\(characters[2])"
        }
        let grid = screen(lines(2, 1, [wide(top), wide(middle), wide(middle), wide(bottom)]))
        #expect(outline(grid) == ["group \"\" 2,1 10x4"])
    }

    @Test func decGraphicsAreLinesAsWell() {
        let grid = screen("\u{1B}(0", lines(1, 1, ["lqqqk", "x   x", "mqqqj"]), "\u{1B}(B")
        #expect(outline(grid) == ["group \"\" 1,1 5x3"])
    }

    @Test(arguments: [" Fruit ", "┤ Fruit ├", "[ Fruit ]", "Fruit"]) func theTitleStandsInTheTopBorder(title: String) {
        #expect(outline(screen(box(0, 0, 30, 4, title: title))) == ["group \"Fruit\" 0,0 30x4"])
    }

    @Test func theTitleMayStandInTheBottomBorder() {
        let grid = screen(box(0, 0, 20, 4), at(3, 3), " Fruit ")
        #expect(outline(grid) == ["group \"Fruit\" 0,0 20x4"])
    }

    @Test func aTitleMayFillTheTopBorder() {
        let grid = screen(box(0, 0, 12, 4), at(2, 0), " Fruity ")
        #expect(outline(grid) == ["group \"Fruity\" 0,0 12x4"])
    }

    @Test func whatLiesInABoxIsItsChild() {
        let grid = screen(
            box(0, 0, 30, 8, title: " Out "), box(4, 2, 12, 4, title: " In "), at(5, 3), "here", at(20, 3), "there")
        #expect(
            outline(grid, texts: true) == [
                "group \"Out\" 0,0 30x8", "  group \"In\" 4,2 12x4", "    staticText \"here\" 5,3 4x1",
                "  staticText \"there\" 20,3 5x1",
            ])
    }

    @Test func ofTwoBoxesTheUpperOneOwnsItsCells() {
        let grid = screen(
            box(0, 0, 20, 8, title: " Under "), at(1, 4), "hidden text here", box(12, 2, 20, 5, title: " Over "),
            at(14, 4), "seen")
        #expect(
            outline(grid, texts: true) == [
                "group \"Under\" 0,0 20x8", "  staticText \"hidden text\" 1,4 11x1", "group \"Over\" 12,2 20x5",
                "  staticText \"seen\" 14,4 4x1",
            ])
    }

    @Test func boxesSideBySideAreTwo() {
        let grid = screen(box(0, 0, 10, 4, title: " A "), box(10, 0, 10, 4, title: " B "))
        #expect(outline(grid) == ["group \"A\" 0,0 10x4", "group \"B\" 10,0 10x4"])
    }

    @Test func aLineAcrossDividesNoBox() {
        let grid = screen(box(0, 0, 10, 6), at(0, 3), "├────────┤")
        #expect(outline(grid) == ["group \"\" 0,0 10x6"])
    }

    @Test(arguments: [
        // A corner is missing.
        ["┌────┐", "│    │", "└────"],
        // A side is.
        ["┌────┐", "│", "│", "└────┘"],
        // A tree.
        ["├── a", "│   └── b", "└── c"],
        // A table that a program printed.
        ["+---+---+", "| a | b |", "+---+---+", "| 1 | 2 |", "+---+---+"],
        // The brackets of a title are corners too.
        ["┐cpu┌", "│   │", "└───┘"],
    ])
    func whatIsNotClosedIsNoBox(drawing: [String]) {
        #expect(outline(screen(lines(1, 1, drawing))) == [])
    }

    @Test func boxesNestAsDeepAsTheyAreDrawn() {
        let depth = 40
        let boxes = (0..<depth).map { box(2 * $0, $0, 200 - 4 * $0, 100 - 2 * $0) }
        let expected = (0..<depth).map {
            "\(String(repeating: "  ", count: $0))group \"\" \(2 * $0),\($0) \(200 - 4 * $0)x\(100 - 2 * $0)"
        }
        #expect(outline(screen(boxes.joined(), columns: 200, rows: 100)) == expected)
    }

    @Test func manyBoxesMayBeginInOneRow() {
        let count = 70
        func row(_ left: String, _ middle: String, _ right: String) -> String {
            String(repeating: left, count: count) + String(repeating: middle, count: 60)
                + String(repeating: right, count: count)
        }
        let drawing = lines(0, 0, [row("┌", "─", "┐"), row("│", " ", "│"), row("└", "─", "┘")])
        let boxes = outline(screen(drawing, columns: 200, rows: 3)).map { $0.drop { $0 == " " } }
        #expect(boxes == (0..<count).map { "group \"\" \($0),0 \(200 - 2 * $0)x3" })
    }

    @Test(arguments: [(23, 0), (24, 1), (60, 1)]) func aQuarterOfALongEdgeHasToBeALine(dashes: Int, boxes: Int) {
        let words = String(repeating: "a", count: (96 - dashes) / 2)
        let edge = words + String(repeating: "─", count: dashes) + String(repeating: "c", count: dashes % 2) + words
        let drawing = ["┌\(edge)┐", "│\(String(repeating: " ", count: 96))│", "└\(String(repeating: "─", count: 96))┘"]
        #expect(outline(screen(lines(0, 0, drawing), columns: 100)).count == boxes)
    }

    @Test func aTitleMayStandOverALineOfItsOwn() {
        let drawing = box(0, 0, 20, 6) + at(7, 1) + "Tasks" + at(0, 2) + "├──────────────────┤" + at(2, 3) + "Buy milk"
        #expect(outline(screen(drawing)) == ["group \"Tasks\" 0,0 20x6"])
        #expect(outline(screen(drawing, at(3, 0), " Mine ")) == ["group \"Mine\" 0,0 20x6"])
    }

    @Test(arguments: [
        // Columns of a table.
        ("Name    Size", "├──────────────────┤"), ("Name", "├────────┬─────────┤"),
        ("Name   │ Size", "├────────┼─────────┤"),
        // A line that does not go through.
        ("Tasks", "│ ──────────────── │"), ("Tasks", "│──────────────────│"), ("[x] Tasks", "├──────────────────┤"),
        ("<OK>", "├──────────────────┤"),
    ])
    func anotherFirstRowIsNoTitle(row: String, line: String) {
        let grid = screen(box(0, 0, 20, 6), at(4, 1), row, at(0, 2), line, at(2, 3), "Buy milk")
        #expect(outline(grid).first == "group \"\" 0,0 20x6")
    }

    @Test func aBoxMayLieOverAText() {
        let text = lines(0, 0, Array(repeating: String(repeating: "word ", count: 8), count: 8))
        let found = outline(screen(fullScreen, hiddenCursor, text, box(7, 2, 20, 4)))
        #expect(found == ["group \"\" 7,2 20x4"])
    }

    /// Corners may be the brackets of a title.
    @Test func cornersAroundATitleBeginNoBox() {
        let top = "┌──┐Fruit┌──┐"
        let found = outline(screen(lines(2, 1, [top, "│           │", "└───────────┘"])))
        #expect(found == ["group \"Fruit\" 2,1 13x3"])
    }
}
