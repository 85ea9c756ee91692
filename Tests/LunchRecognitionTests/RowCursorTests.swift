import LunchTerminal
import Testing

/// Lists with a visible cursor in the highlighted row, and texts in which a bar shows the line of the cursor.
struct RowCursorTests {
    private let fruits = ["apple", "banana", "cherry", "date"]

    private func lit(_ row: Int, _ rows: [String], style: String, cursor: Int) -> TUIGrid {
        let rows = rows.enumerated().map { index, text in
            index == row ? styled(style, text + String(repeating: " ", count: 40 - text.count)) : text
        }
        return screen(fullScreen, lines(0, 1, rows), at(cursor, row + 1))
    }

    private func cells(_ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
        outline(grid, before: before).filter { $0.contains("cell") }
    }

    @Test func aCursorAtTheEndOfABarIsThatOfAList() {
        #expect(cells(lit(0, fruits, style: "7", cursor: 39)).count == 4)
        #expect(cells(lit(0, fruits, style: "7", cursor: 5)) == [])
        #expect(cells(lit(0, fruits, style: "7", cursor: 20)) == [])
    }

    @Test func aCursorAtTheBeginningOfAnInverseBarThatHasMovedIsThatOfAList() {
        let found = cells(
            lit(1, fruits, style: "7", cursor: 0), before: lit(0, fruits, style: "7", cursor: 0))
        #expect(found.count == 4)
        #expect(found.dropFirst().first?.contains("\"banana\" selected") == true)
    }

    @Test(arguments: [(0, 4), (1, 4), (3, 0)]) func aCursorAtTheBeginningOfALookThatHasMovedIsThatOfAList(
        cursor: Int, count: Int
    ) {
        let found = cells(
            lit(1, fruits, style: "30;47", cursor: cursor), before: lit(0, fruits, style: "30;47", cursor: cursor))
        #expect(found.count == count)
    }

    @Test(arguments: ["48;5;236", "4;48;5;236", "44"]) func theLineOfTheCursorInAnEditorIsNoRow(_ style: String) {
        let grid = lit(1, fruits, style: style, cursor: 0)
        #expect(cells(grid, before: lit(0, fruits, style: style, cursor: 0)) == [])
    }

    @Test func anInverseLineWithTheCursorInItsTextIsNoRow() {
        let grid = lit(1, fruits, style: "7", cursor: 3)
        #expect(cells(grid, before: lit(0, fruits, style: "7", cursor: 3)) == [])
    }

    @Test func aParagraphOfATextIsNoList() {
        func lit(_ row: Int, _ rows: [String]) -> TUIGrid {
            let rows = rows.enumerated().map {
                $0 == row ? styled("42", $1 + String(repeating: " ", count: 40 - $1.count)) : $1
            }
            return screen(fullScreen, hiddenCursor, lines(0, 0, rows))
        }
        let log = ["commit 1e203", "Author: Ada", "Date: Monday", "", "    Change of day 28", "", " notes | 1 +"]
        #expect(cells(lit(1, log), before: lit(0, log)) == [])
        let list = Array(log.prefix(3))
        #expect(cells(lit(1, list), before: lit(0, list)).count == 3)
    }

    @Test func whatIsTypedAboveAListIsNoRow() {
        func lit(_ row: Int) -> TUIGrid {
            let rows = fruits.enumerated().map { $0 == row ? styled("7", $1) : $1 }
            return screen("> a", lines(0, 1, rows), at(3, 0))
        }
        #expect(
            outline(lit(1), before: lit(0)).filter { !$0.contains("table") }.map { $0.prefix(14) } == [
                "  cell \"apple\"", "  cell \"banana", "  cell \"cherry", "  cell \"date\" ",
            ])
    }

    @Test func theLineOfACursorInANumberedTextIsNoRowOfAList() {
        func numbered(_ column: Int, _ numbers: [Int] = [1, 2, 3, 4], isDrawn: Bool = true) -> TUIGrid {
            let rows = zip(numbers, ["Oil the axle.", "Card the wool.", "Wind it.", "Rest."]).enumerated().map {
                index, row in
                let text = row.1 + String(repeating: " ", count: 20 - row.1.count)
                return index == 1
                    ? styled("1;90;48;5;238", "\(row.0)  ") + styled("48;5;238", text)
                    : styled("90", "\(row.0)  ") + text
            }
            return screen(
                fullScreen, hiddenCursor, box(0, 0, 28, 8), lines(2, 1, rows), at(column, 2),
                styled(isDrawn ? "7" : "48;5;238", "r"), at(column, 2))
        }
        #expect(cells(numbered(7)) == [])
        #expect(cells(numbered(7, isDrawn: false)).count == 4)
        #expect(cells(numbered(7, [4, 2, 9, 1])).count == 4)
    }
}
