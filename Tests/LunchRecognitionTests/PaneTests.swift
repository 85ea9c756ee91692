import LunchTerminal
import Testing

/// Lists in panes that only blanks divide, or vertical lines that a bar goes through.
struct PaneTests {
    private static let names = ["docs/", "music/", "notes", "queue", "table"]

    /// The rows of a pane, of which one is inverse over the whole pane; those that end with a slash have a style of their own.
    private func pane(_ column: Int, _ names: [String] = names, selected: Int?, style: String = "1;34") -> String {
        let rows = names.enumerated().map { index, name in
            let numbers = [name.hasSuffix("/") ? style : "0", index == selected ? "7" : "27"]
            return styled(
                numbers.joined(separator: ";"), " " + name + String(repeating: " ", count: 14 - name.count))
        }
        return lines(column, 1, rows)
    }

    private func cells(_ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
        outline(grid, before: before).filter { $0.contains("cell") }
    }

    @Test(arguments: [0, 1]) func aBarInTheColoursOfAnotherRowIsTheSelectedRow(_ row: Int) {
        let found = cells(screen(fullScreen, "path", pane(2, selected: row), at(24, 1), "a text", at(0, 9), ":mkdir"))
        #expect(found.count == 5)
        #expect(found.dropFirst(row).first == "  cell \"\(Self.names[row])\" selected 2,\(row + 1) 15x1")
    }

    @Test func theHeadingOfAColumnIsNoRow() {
        let names = ["Name"] + Self.names
        #expect(cells(screen(fullScreen, hiddenCursor, pane(2, names, selected: 0))) == [])
    }

    @Test func aHeadingInTheOnlyColourOfTheRowsIsNoRow() {
        let names = ["name/", "docs/", "music/", "pages/"]
        #expect(cells(screen(fullScreen, hiddenCursor, pane(2, names, selected: 0))) == [])
    }

    @Test func aHeadingInTheColourOfSomeRowsIsNoneAboveTheSelectedOne() {
        let names = ["name/"] + Self.names
        let bar = at(2, 4) + styled("7", " notes         ")
        #expect(
            !cells(screen(fullScreen, hiddenCursor, pane(2, names, selected: 0), bar)).contains { $0.contains("name") })
    }

    @Test func theSignOfAFilesKindMayStandBehindTheHighlight() {
        func lit(_ row: Int, _ names: [String]) -> TUIGrid {
            let rows = names.enumerated().map {
                ($0 == row ? styled("7", String($1.dropLast())) : String($1.dropLast())) + "/"
            }
            return screen(fullScreen, hiddenCursor, lines(1, 2, rows))
        }
        let names = ["docs/", "music/", "pages/", "tests/"]
        #expect(cells(lit(1, names), before: lit(0, names)).count == 4)
        // The same word in two rows is one that a search has found.
        let same = ["text/", "text/", "pages/", "tests/"]
        #expect(cells(lit(1, same), before: lit(0, same)) == [])
    }

    private func table(_ bar: (Int) -> String?) -> TUIGrid {
        let rows = [
            "Ada     │ London   │ 1815 │", "Charles │ Walworth │ 1791 │", "Mary    │ Jedburgh │ 1780 │",
            "George  │ Lincoln  │ 1815 │",
        ]
        return screen(
            fullScreen, hiddenCursor, styled("1", "name    │ town     │ born │"),
            lines(0, 1, rows.enumerated().map { bar($0) ?? $1 }))
    }

    @Test func aBarThatGoesThroughVerticalLinesIsARowOfATable() {
        let found = cells(table { $0 == 1 ? styled("7", "Charles │ Walworth │ 1791 │") : nil })
        #expect(found.count == 4)
        #expect(found.dropFirst().first?.contains("\"Charles Walworth 1791\" selected") == true)
    }

    @Test func aBarThatEndsAtAVerticalLineIsThatOfAPane() {
        let found = cells(table { $0 == 1 ? styled("7", "Charles ") + "│ Walworth │ 1791 │" : nil })
        #expect(!found.contains { $0.contains("Walworth") })
    }

    @Test func aTreeOnTheScreenIsAList() {
        func lit(_ row: Int) -> TUIGrid {
            let rows = ["(0) - work", "(1) ├─> one", "(2) ├─> two", "(3) └─> six"]
            return screen(
                fullScreen, hiddenCursor,
                lines(
                    0, 0,
                    rows.enumerated().map {
                        $0 == row ? styled("43", $1 + String(repeating: " ", count: 40 - $1.count)) : $1
                    }))
        }
        #expect(cells(lit(2), before: lit(1)).map { $0.contains(" selected") } == [true, true, true, true])
        #expect(cells(lit(2), before: lit(1)).first { !$0.contains("not selected") }?.contains("two") == true)
    }

    /// A box as high as the screen is a pane beside a list; a lower one lies over it.
    @Test func aBoxAsHighAsTheScreenCutsNoList() {
        let rows = ["  one", "  two", styled("1;35", "> six"), "  ten"]
        func grid(_ height: Int) -> TUIGrid {
            screen(fullScreen, hiddenCursor, lines(0, 3, rows), box(20, 0, 20, height))
        }
        #expect(cells(grid(10)).count == 4)
        #expect(cells(grid(7)) == [])
    }

    @Test func aListWithABoxOverTheNextRowIsNone() {
        let rows = [
            "Ada   1815  pages", "Mary  1780  books", "Lord  1788  poems", "John  1792  stars", "Bill  1805  algae",
        ]
        func grid(_ box: String) -> TUIGrid {
            let rows = rows.enumerated().map { $0 == 1 ? styled("7", $1 + String(repeating: " ", count: 23)) : $1 }
            return screen(fullScreen, hiddenCursor, lines(0, 1, rows), box)
        }
        #expect(cells(grid("")).count == 5)
        #expect(cells(grid(box(10, 6, 12, 4))) == [])
        #expect(cells(grid(box(10, 7, 12, 3))).count == 5)
    }

    @Test func aBarBehindTheFirstTextOfItsRowIsOneOfAnotherColumn() {
        func setup(_ start: Int) -> TUIGrid {
            let rows = ["Display", "Header ", "Meters ", "Screens", "Colours"].enumerated().map { index, name in
                let text = name + "   [ ] \(index + 2) columns - 33 and 66" + String(repeating: " ", count: 6)
                return index == 2 ? text.prefix(start) + styled("30;46", String(text.dropFirst(start))) : text
            }
            return screen(
                fullScreen, hiddenCursor, styled("30;42", String(repeating: "x", count: 40)), lines(0, 1, rows))
        }
        #expect(cells(setup(0)).count == 5)
        #expect(cells(setup(10)).count == 5)
        #expect(!cells(setup(10)).contains { $0.contains("Meters") })
    }

    @Test func marksBeforeRowsAreNotWhereTheyBegin() {
        func marked(_ selected: Int, _ style: String = "45") -> TUIGrid {
            let rows = ["elm", "oak", "fig", "ash"].enumerated().map { index, name in
                styled(index < selected ? style : "0", " ") + (index == selected ? styled("7", name + "    ") : name)
            }
            return screen(fullScreen, hiddenCursor, lines(2, 2, rows), at(0, 6), "- root of it")
        }
        #expect(cells(marked(2), before: marked(1)).count == 4)
    }

    @Test func whatIsTypedBelowALineInABoxIsNoSecondBar() {
        func panel(_ selected: Int, _ rule: String) -> TUIGrid {
            let rows = ["elm", "oak", "fig", "ash"].enumerated().map { index, name in
                index == selected ? styled("30;46", name + String(repeating: " ", count: 18 - name.count)) : name
            }
            let typed = at(1, 6) + styled("30;46", "/a" + String(repeating: " ", count: 16))
            return screen(fullScreen, hiddenCursor, box(0, 0, 20, 8), lines(1, 1, rows), at(0, 5), rule, typed)
        }
        let rule = "├" + String(repeating: "─", count: 18) + "┤"
        #expect(cells(panel(3, rule), before: panel(2, rule)).last == "    cell \"ash\" selected 1,4 18x1")
        let bars = at(1, 5) + styled("30;46", "b" + String(repeating: " ", count: 17))
        #expect(cells(panel(2, bars)) == [])
    }
}
