import LunchTerminal
import Testing

/// Which rows belong to one list: beside scroll bars, in panes, in tables, below marks.
struct ListShapeTests {
    private func bar(_ text: String, _ columns: Int = 40, _ style: String = "7") -> String {
        styled(style, text + String(repeating: " ", count: columns - text.count))
    }

    @Test func theCharactersOfAScrollBarAreNoText() {
        let rows = ["Apple   ↑", "Banana  ▮", styled("44", "Cherry") + "  ▒", "Date    ↓"]
        let grid = screen(fullScreen, hiddenCursor, box(0, 0, 24, 6), lines(4, 1, rows))
        #expect(cells(grid) == ["Apple", "Banana", "*Cherry", "Date"])
        #expect(!outline(grid, texts: true).contains { $0.contains("↑") })
    }

    @Test func arrowsInATextAreNoScrollBar() {
        let grid = screen(lines(2, 1, ["up   ↑", "same", "down ↓"]))
        #expect(outline(grid, texts: true).contains { $0.contains("↑") })
    }

    private func gutter(_ sign: String, _ style: String = "48;5;236", marked: String = " ") -> [String] {
        let rows = ["elm", "oak", "fig", "ash"].enumerated().map { index, name in
            index == 1
                ? styled(style, sign) + styled(style + ";1", " " + name)
                : styled(style, " ") + (index == 2 ? styled("35", marked) : " ") + name
        }
        return cells(screen(fullScreen, lines(0, 2, rows), at(0, 7), "> "))
    }

    @Test func anySignMayStandInAGutter() {
        #expect(gutter("*") == ["elm", "*oak", "fig", "ash"])
        #expect(gutter("*", marked: "+") == ["elm", "*oak", "fig", "ash"])
        #expect(gutter("*", "0") == [])
        #expect(gutter("a") == [])
    }

    // MARK: - Rows that were left out

    @Test func rowsBelowTheSelectedOneAreNotLeftOut() {
        func commits(_ match: String, _ selected: Int = 2, first: String = "day 2") -> TUIGrid {
            let texts = (0..<6).map { index in
                let head = "2026-01-2\(index) 10:00 Ada o Edit of "
                guard index != selected else { return bar(head + "day 2\(index)") }
                let found = index == 3 ? first : "day 2"
                let rest = "day 2\(index)".dropFirst(found.count)
                return head + (index > 2 ? styled(match, found) : found) + rest
            }
            return screen(fullScreen, hiddenCursor, lines(0, 0, texts))
        }
        #expect(cells(commits("0"), before: commits("0", 1)).count == 6)
        #expect(cells(commits("43"), before: commits("43", 1)).count == 6)
        #expect(cells(commits("43", first: "day 23"), before: commits("43", 1, first: "day 23")) == [])
    }

    @Test func aTitleBetweenHyphensIsNoRow() {
        func folder(_ title: String) -> [String] {
            let title = title + String(repeating: "-", count: 40 - title.count)
            return cells(
                screen(
                    fullScreen, hiddenCursor, bar("ncdu 1.18"), at(0, 1), title, at(0, 2), bar("      /.."),
                    lines(0, 3, ["16.0 K /cur", " 2.0 K /new"]), at(0, 9), bar(" Total: 3")))
        }
        #expect(folder("--- /home/demo ") == ["*/..", "16.0 K /cur", "2.0 K /new"])
    }

    @Test func belowABlankRowOfABoxAListGoesOn() {
        func page(_ third: String, _ last: String = "") -> [String] {
            let rows = [
                "Version: 1", styled("7", "Built out of it" + String(repeating: " ", count: 15)), "", third, last,
            ]
            let past = [
                styled("7", "Version: 1" + String(repeating: " ", count: 20)), "Built out of it", "", third, last,
            ]
            return cells(
                screen(fullScreen, hiddenCursor, box(0, 0, 32, 8), lines(1, 1, rows)),
                before: screen(fullScreen, hiddenCursor, box(0, 0, 32, 8), lines(1, 1, past)))
        }
        #expect(page("").count == 2)
        #expect(page("Terminal: xterm", "Colours: 256") == [])
    }

    // MARK: - Panes

    private func panes(_ left: [String], _ right: [String], cursor: String = hiddenCursor) -> TUIGrid {
        let rows = (0..<max(left.count, right.count)).map { row in
            let text = row < left.count ? left[row] : ""
            return at(0, row + 1) + text + at(12, row + 1) + "│" + at(13, row + 1)
                + (row < right.count ? right[row] : "")
        }
        return screen(fullScreen, rows.joined(), cursor)
    }

    private var letters: [String] { [" 1 Ada", bar(" 2 Charles", 27, "44"), " 3 Mary"] }

    @Test func aPaneBesideAnotherOneHasAListOfItsOwn() {
        #expect(cells(panes(["Inbox", "Sent", "Work"], letters)) == ["1 Ada", "*2 Charles", "3 Mary"])
    }

    /// Two windows of an editor lie side by side, too, and lines that differ have a background.
    @Test func besideAPaneWithTheCursorARowThatDiffersIsNone() {
        #expect(cells(panes(["Inbox", "Sent", "Work"], letters, cursor: at(2, 1))) == [])
        #expect(cells(panes(["Inbox", "Sent", "Work"], letters, cursor: at(2, 9))) != [])
    }

    /// A box whose end is outside of the screen lies over the rows beside it.
    @Test func besideABoxThatGoesOnNothingIsCertain() {
        let rows = [" 1 Ada", bar(" 2 Charles", 12, "44"), " 3 Mary"]
        func list(_ top: String) -> TUIGrid {
            let side = lines(12, 1, Array(repeating: "│", count: 9))
            return screen(fullScreen, hiddenCursor, at(12, 0), top, side, lines(0, 3, rows))
        }
        #expect(cells(list("┌────")) == [])
        #expect(cells(list("────")) == ["1 Ada", "*2 Charles", "3 Mary"])
    }

    @Test func panesEndAtTheirStatusBars() {
        let status = bar("[main]", 40, "44")
        let rows = [
            "1 one", bar("2 two", 40, "42"), "3 three", status, "words of", bar("the second", 40, "42"), "pane", status,
        ]
        #expect(cells(screen(fullScreen, hiddenCursor, lines(0, 1, rows), rows: 9)) == ["1 one", "*2 two", "3 three"])
    }

    // MARK: - Tables

    private func table(_ selected: Int, _ style: String = "7") -> TUIGrid {
        let rows = [
            "name │ width │    │ value", "name │     9 │    │ Ada", "town │    10 │    │ London",
            "born │     6 │    │ 1815",
        ]
        return screen(
            fullScreen, hiddenCursor,
            lines(0, 0, rows.enumerated().map { $0 == selected ? bar($1, 40, style) : $0 == 0 ? styled("1", $1) : $1 }))
    }

    @Test func cellsWithoutTextBelongToTheRow() {
        #expect(cells(table(2)) == ["name 9 Ada", "*town 10 London", "born 6 1815"])
    }

    @Test func aSignInAColourOfItsOwnBelongsToTheRow() {
        let rows = (1...3).map { "\($0) │ Ada │ 0  " + ($0 == 2 ? "" : "#") }
        let bar = styled("7", "2 │ Ada │ 0  ") + styled("7;33", "#")
        let grid = screen(fullScreen, hiddenCursor, lines(0, 1, rows), at(0, 2), bar)
        #expect(cells(grid) == ["1 Ada 0 #", "*2 Ada 0 #", "3 Ada 0 #"])
    }

    /// A column whose highlight goes through the line beside it is no list.
    @Test(arguments: [true, false]) func aColumnOfATableIsNoList(isLit: Bool) {
        let rows = (1...3).map { "\($0) a  │ \($0) b" }
        let lit = isLit ? styled("7", "2 a  │") : styled("7", "2 a  ") + "│"
        let grid = screen(fullScreen, hiddenCursor, lines(0, 1, rows), at(0, 2), lit)
        #expect(cells(grid) == (isLit ? [] : ["1 a", "*2 a", "3 a"]))
    }

    @Test func everySecondRowMayHaveABackground() {
        let names = ["1  H  mill  Oil", "2  M  loom  Cut", "3  L  post  Ask", "4  L  post  Buy", "5  M  mill  Fix"]
        let styles = ["30;46", "0", "48;5;238", "0", "48;5;238"]
        let rows = zip(names, styles).map { bar($0, 40, $1) }
        let grid = screen(fullScreen, hiddenCursor, bar("N  P  Part  Work", 40, "30;47"), lines(0, 1, rows))
        #expect(cells(grid) == ["*1 H mill Oil", "2 M loom Cut", "3 L post Ask", "4 L post Buy", "5 M mill Fix"])
    }

    @Test func aRuleOfHyphensEndsAList() {
        let rows = ["Num  Size", "---  ----------", "  1  30 MB", bar("  2  20 MB", 40, "44"), "  3  9 MB"]
        #expect(cells(screen(fullScreen, hiddenCursor, lines(0, 1, rows))) == ["1 30 MB", "*2 20 MB", "3 9 MB"])
    }

    // MARK: - Alignment

    @Test func numbersEndInOneColumn() {
        func list(_ selected: Int) -> TUIGrid {
            let rows = [" 8 SIGFPE ", " 9 SIGKILL", "10 SIGUSR1", "11 SIGSEGV"]
            return screen(
                fullScreen, hiddenCursor,
                lines(0, 2, rows.enumerated().map { $0 == selected ? styled("46", $1) : $1 }), at(20, 3), "other words")
        }
        #expect(cells(list(2), before: list(1)) == ["8 SIGFPE", "9 SIGKILL", "*10 SIGUSR1", "11 SIGSEGV"])
    }

    @Test func aMarkMayShiftTheTextOfARow() {
        func list(_ selected: Int) -> TUIGrid {
            let rows = [" docs          2", "  music        1", " bars.sh   245 B", " loop.c    120 B"]
            return screen(
                fullScreen, hiddenCursor,
                lines(0, 2, rows.enumerated().map { $0 == selected ? bar($1, 16) : $1 }), at(30, 2), "x")
        }
        #expect(cells(list(3), before: list(2)) == ["docs 2", "music 1", "bars.sh 245 B", "*loop.c 120 B"])
    }

    @Test func blankRowsMayStandBetweenRows() {
        func menu(_ selected: Int) -> TUIGrid {
            let rows = ["? HELP", "C COMPOSE", "I INDEX", "Q QUIT"].enumerated().map {
                at(8, 2 * $0 + 1) + ($0 == selected ? styled("7", $1 + "   ") : $1)
            }
            return screen(fullScreen, rows.joined(), at(0, 9))
        }
        #expect(cells(menu(2), before: menu(1)) == ["? HELP", "C COMPOSE", "*I INDEX", "Q QUIT"])
        #expect(cells(menu(2)) == [])
    }
}

/// Rows beside and below a list that are none of it.
struct ListEdgeTests {
    @Test func wordsBetweenHyphensDivideRows() {
        func list(_ last: String) -> TUIGrid {
            screen(
                fullScreen, hiddenCursor, box(0, 0, 30, 7), at(1, 1), "<Order> one", at(1, 2),
                styled("7", "<The shop> two              "), at(1, 3), "<The mill> three", at(1, 4), last)
        }
        #expect(cells(list("-- SPC for select --")) == ["<Order> one", "*<The shop> two", "<The mill> three"])
        #expect(cells(list("<-- four")).count == 4)
    }

    @Test func theEndOfAStatusLineIsNoRow() {
        func list(_ selected: Int, _ status: String) -> TUIGrid {
            let rows = ["docs", "music", "pages", "songs"].enumerated().map {
                at(10, $0.offset) + styled($0.offset == selected ? "7" : "0", " " + $0.element + "    12 B")
            }
            return screen(fullScreen, hiddenCursor, rows.joined(), at(0, 4), status, columns: 40, rows: 5)
        }
        let status = "-rw-r--r-- 1 root root"
        #expect(
            cells(list(1, status), before: list(0, status)) == ["docs 12 B", "*music 12 B", "pages 12 B", "songs 12 B"])
    }

    @Test func aMarkMayMoveWithTheBar() {
        func list(_ selected: Int, below: [String] = []) -> TUIGrid {
            let rows = [
                "Access    Choose the method", "Update    Fetch the list", "Select    Choose packages",
                "Install   Install them", "Config    Configure them", "Remove    Remove unwanted",
            ]
            let texts = rows.enumerated().map { index, text in
                let line = " \(index == selected ? "*" : " ") \(index). \(text)"
                return at(0, index + 1)
                    + styled(index == selected ? "7" : "0", line + String(repeating: " ", count: 38 - line.count))
            }
            return screen(fullScreen, texts.joined(), lines(0, 8, below), at(38, selected + 1))
        }
        let found = [
            "0. Access Choose the method", "1. Update Fetch the list", "** 2. Select Choose packages",
            "3. Install Install them", "4. Config Configure them", "5. Remove Remove unwanted",
        ]
        #expect(cells(list(2), before: list(1)) == found)
        #expect(
            cells(list(2, below: ["some text", "more text"]), before: list(1, below: ["some text", "more text"]))
                == found)
    }

    @Test func theTextMayStandFarBehindAMovedMark() {
        func list(_ selected: Int) -> TUIGrid {
            let rows = (1...4).map { (row: Int) in
                at(0, row) + (row == selected ? "->" : "  ") + "    \(row) http://example.org/\(row)"
            }
            return screen(fullScreen, hiddenCursor, rows.joined())
        }
        #expect(cells(list(2), before: list(1)).map { $0.hasPrefix("*") } == [false, true, false, false])
    }

    @Test func timesInAnotherColourAreRowsOfTheList() {
        func list(_ selected: Int, _ first: String) -> TUIGrid {
            let rows = [first, "00:00", "01:00", "02:00", "03:00"].enumerated().map { index, text in
                at(0, index + 1)
                    + styled(
                        index == 0 ? "41" : index == selected ? "7" : "0", text + String(repeating: " ", count: 35))
            }
            return screen(fullScreen, hiddenCursor, rows.joined())
        }
        #expect(cells(list(2, "23:00"), before: list(1, "23:00")) == [])
        #expect(cells(list(2, "Hours"), before: list(1, "Hours")).count == 4)
    }
}
