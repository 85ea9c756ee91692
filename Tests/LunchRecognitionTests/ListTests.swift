import LunchTerminal
import Testing

/// Lists with their selected row, and what only looks like one.
struct ListTests {
    private let fruit = ["Apple", "Banana", "Cherry"]

    private func menu(_ selected: Int, _ style: String = "44") -> String {
        lines(4, 2, fruit.enumerated().map { $0 == selected ? styled(style, $1) : $1 })
    }

    private let cells = [
        "  table \"\" 4,2 6x3", "    cell \"Apple\" not selected 4,2 6x1", "    cell \"Banana\" selected 4,3 6x1",
        "    cell \"Cherry\" not selected 4,4 6x1",
    ]

    @Test func inABoxTheRowOnAnotherBackgroundIsSelected() {
        #expect(outline(screen(fullScreen, box(0, 0, 30, 8), menu(1), at(0, 9))).dropFirst() == cells[...])
    }

    @Test func inverseVideoIsAnotherBackground() {
        #expect(outline(screen(fullScreen, box(0, 0, 30, 8), menu(1, "7"), at(0, 9))).dropFirst() == cells[...])
    }

    @Test func aBarOverTheWholeWidthIsTheFrameOfItsCell() {
        let rows = ["a  ", "b  ", "c  "]
        let grid = screen(box(0, 0, 10, 5), lines(1, 1, rows), at(1, 2), styled("7", "b       "), at(0, 9))
        #expect(outline(grid)[1...2] == ["  table \"\" 1,1 8x3", "    cell \"a\" not selected 1,1 8x1"])
    }

    @Test func columnsAreTextsOfTheirCell() {
        let rows = ["one   │ 1", "two   │ 2", "three │ 3"]
        let grid = screen(box(0, 0, 20, 6), lines(2, 1, rows), at(1, 2), styled("7", " two   │ 2        "), at(0, 9))
        #expect(
            outline(grid, texts: true)[2...4] == [
                "    cell \"one 1\" not selected 1,1 18x1", "      staticText \"one\" 2,1 3x1",
                "      staticText \"1\" 10,1 1x1",
            ])
    }

    @Test func aHighlightThatHasMovedIsProof() {
        let before = screen(fullScreen, hiddenCursor, menu(0))
        let now = screen(fullScreen, hiddenCursor, menu(1))
        #expect(outline(now) == [])
        #expect(outline(now, before: before) == cells.map { String($0.dropFirst(2)) })
    }

    /// Two rows that have changed their looks show not by themselves which of them is the highlighted one.
    @Test(arguments: [(2, 3), (3, 2)]) func aHighlightThatMovesIsNotThatOfTheRest(from: Int, to: Int) {
        func list(_ selected: Int) -> TUIGrid {
            let names = ["Apple", "Banana", "Cherry", "Date", "Elder", "Fig"]
            return screen(
                fullScreen, hiddenCursor, lines(2, 2, names.enumerated().map { $0 == selected ? styled("44", $1) : $1 })
            )
        }
        let selected = outline(list(to), before: list(from)).filter { $0.contains("\" selected") }
        #expect(selected == ["  cell \"\(to == 2 ? "Cherry" : "Date")\" selected 2,\(to + 2) 6x1"])
    }

    @Test func aMarkAndAColourMakeARowTheSelectedOne() {
        let rows = ["  Apple", styled("1;35", "> Banana"), "  Cherry"]
        let grid = screen(fullScreen, hiddenCursor, lines(2, 2, rows))
        #expect(outline(grid) == cells.map { String($0.dropFirst(2)) })
    }

    private let marked = ["  one", "  two", "  three", "  four", styled("1;35", "> five")]

    @Test(arguments: [38, 39]) func aScrollBarCutsNoList(column: Int) {
        let bar = at(column, 0) + "│" + at(column, 1) + "│"
        let cells = outline(screen(fullScreen, hiddenCursor, lines(0, 0, marked), bar)).filter { $0.contains("cell") }
        #expect(cells.count == 5)
        #expect(cells.last?.contains("\"five\" selected") == true)
    }

    /// Tests count the rows of a list, so that one with some of them only would be wrong.
    @Test func aListOfWhichSomethingWasCutOffIsNone() {
        let line = at(30, 2) + "│" + at(30, 3) + "│" + at(30, 4) + "│"
        #expect(
            outline(screen(fullScreen, hiddenCursor, lines(0, 0, marked), line)).filter { $0.contains("cell") } == [])
    }

    @Test func aBoldFirstRowIsAHeading() {
        let rows = (1...5).map { "disk\($0)   \($0)048   6\($0)40   \($0)0M  Linux" }
        let bar = styled("7", rows[2] + String(repeating: " ", count: 40 - rows[2].count))
        let heading = styled("1", "Device  Start  Size   Pct  Type")
        let grid = screen(fullScreen, hiddenCursor, at(0, 1), heading, lines(0, 2, rows), at(0, 4), bar)
        #expect(outline(grid).filter { $0.contains("Device") } == [])
        #expect(outline(grid).count { $0.contains("cell") } == 5)
    }

    @Test(arguments: 1...4) func aHeadingOverDividersIsNoCell(_ count: Int) {
        let names = ["/..      │UP--DIR", "note.txt │      6", "old.txt  │      0", "zoo.txt  │      9"]
        let rows = names.prefix(count).map { styled("97;44", $0) }
        let heading = styled("93;44", "Name     │   Size")
        let grid = screen(
            fullScreen, box(0, 0, 19, 8), at(1, 1), heading, lines(1, 2, rows), at(1, 2), styled("30;46", names[0]),
            at(0, 9))
        #expect(outline(grid).filter { $0.contains("cell") && $0.contains("Name") } == [])
        #expect(outline(grid).count { $0.contains("cell") } == (count > 1 ? count : 0))
    }

    @Test func ofATableWithAHeadingTheOtherBarIsTheSelectedRow() {
        let rows = (1...5).map { "  \($0) root   0.\($0)  \($0 * 7)" }
        let heading = styled("30;42", "PID USER   CPU  MEM                     ")
        let bar = styled("30;46", rows[2] + String(repeating: " ", count: 40 - rows[2].count))
        let grid = screen(fullScreen, hiddenCursor, heading, lines(0, 1, rows), at(0, 3), bar)
        let selected = outline(grid).filter { $0.contains(" selected") && !$0.contains("not selected") }
        #expect(selected == ["  cell \"3 root 0.3 21\" selected 0,3 40x1"])
    }

    /// A title, and below it the heading of a table in which nothing is selected.
    @Test func aHeadingBelowATitleIsNotSelected() {
        let rows = (1...5).map { "  \($0) root   0.\($0)  \($0 * 7)" }
        let title = styled("37;44", "processes" + String(repeating: " ", count: 31))
        let heading = styled("30;42", "PID USER   CPU  MEM                     ")
        let grid = screen(fullScreen, hiddenCursor, title, at(0, 1), heading, lines(0, 2, rows))
        #expect(outline(grid).filter { $0.contains("PID") } == [])
    }

    @Test func anItemThatCannotBeChosenIsOneOfAMenu() {
        func item(_ key: String, _ word: String, _ style: String) -> String {
            styled("\(style);33", key) + styled(style, word + String(repeating: " ", count: 16 - word.count))
        }
        let rows = [
            item("L", "oad", "40"), item("S", "ave", "46"), styled("46", "-reopen         "), item("Q", "uit", "46"),
            item("H", "elp", "46"),
        ]
        let bar = rows.enumerated().map { at($0 == 2 ? 2 : 3, $0 + 1) + $1 }.joined()
        let grid = screen(
            fullScreen, hiddenCursor, styled("46", box(1, 0, 22, 7)),
            lines(2, 1, Array(repeating: styled("46", String(repeating: " ", count: 20)), count: 5)), bar)
        #expect(outline(grid).count { $0.contains("cell") } == 5)
    }

    @Test func aHeadingAloneIsNotSelected() {
        let rows = (1...5).map { "  \($0) root   0.\($0)  \($0 * 7)" }
        let heading = styled("30;42", "PID USER   CPU  MEM                     ")
        #expect(outline(screen(fullScreen, hiddenCursor, heading, lines(0, 1, rows))) == [])
    }

    @Test func aHeadingInABoxIsNotSelected() {
        let rows = (1...5).map { "\($0)    root   0.\($0)   \($0 * 7)" }
        let heading = styled("30;42", "PID  USER   CPU   MEM       ")
        #expect(
            outline(screen(fullScreen, box(0, 0, 30, 8), at(1, 1), heading, lines(1, 2, rows), at(0, 9))).count == 1)
    }

    @Test func aStatusLineBetweenTextsIsNotSelected() {
        let text = ["func main() {", "    let text = 1", "    print(text)", "}"]
        let status = styled("7", "main.swift                         1,1  ")
        let grid = screen(fullScreen, lines(0, 0, text), at(0, 4), status, lines(0, 5, text), at(3, 2))
        #expect(outline(grid) == [])
        #expect(outline(screen(fullScreen, hiddenCursor, lines(0, 0, text), at(0, 4), status, lines(0, 5, text))) == [])
    }

    @Test func theLineOfTheCursorInAnEditorIsNotSelected() {
        let text = ["let one = 1", "let two = 2", "let six = 6"]
        func lit(_ row: Int) -> TUIGrid {
            let rows = text.enumerated().map {
                $0 == row ? styled("4;48;5;236", $1 + String(repeating: " ", count: 29)) : $1
            }
            return screen(fullScreen, lines(0, 0, rows), at(4, row))
        }
        #expect(outline(lit(1), before: lit(0)) == [])
    }

    @Test func aWordThatASearchHasFoundIsNotSelected() {
        func found(_ row: Int) -> TUIGrid {
            let rows = (0..<4).map { "some " + ($0 == row ? styled("43", "text") : "text") + " here" }
            return screen(fullScreen, hiddenCursor, lines(0, 0, rows))
        }
        #expect(outline(found(2), before: found(1)) == [])
    }

    @Test func rowsWithDifferentBackgroundsInAShellAreNoList() {
        let grid = screen("file\r\n", styled("30;42", "directory"), "\r\nother\r\nlast\r\n$ ")
        #expect(outline(grid).filter { $0.contains("cell") } == [])
    }

    @Test func aLabelAboveAFieldIsNoList() {
        let grid = screen(
            fullScreen, box(0, 0, 30, 6), at(2, 1), "Name:", at(2, 2), styled("46", "x                "), at(0, 9))
        #expect(outline(grid).filter { $0.contains("cell") } == [])
    }
}
