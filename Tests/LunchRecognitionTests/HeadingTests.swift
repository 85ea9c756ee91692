import LunchTerminal
import Testing

/// The first or the last row of a list is the only one on another background: it may be a heading or a sum.
struct HeadingTests {
    private let rows = ["build   ok", "lint    ok", "docs    ok"]
    private let heading = styled("7", "Name State")

    private func list(_ rows: [String], _ rest: String = hiddenCursor) -> TUIGrid {
        screen(fullScreen, box(0, 0, 15, rows.count + 2, title: " Jobs "), lines(2, 1, rows), rest)
    }

    private func cells(_ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
        outline(grid, before: before).filter { $0.contains(" cell ") }
    }

    /// Returns true if there are three cells, of which one is selected.
    private func isOnlyOne(_ selected: Int, _ cells: [String]) -> Bool {
        cells.map { $0.contains("\" selected") } == (0..<3).map { $0 == selected }
    }

    @Test func anInverseHeadingIsNotSelected() {
        #expect(cells(list([heading] + rows)) == [])
        #expect(cells(list([heading] + rows, at(0, 9))) == [])
    }

    @Test func anInverseSumIsNotSelected() {
        let rows = Array(rows.prefix(2)) + [styled("7", "TOTAL    3")]
        #expect(cells(list(rows)) == [])
        // The cursor is behind what was written last.
        #expect(cells(list(rows, at(12, 3))) == [])
    }

    @Test func aBarOverTheWholeWidthIsNoProof() {
        let grid = screen(
            fullScreen, hiddenCursor, box(0, 0, 12, 5), lines(1, 1, [styled("7", "Fruit     "), "Apple", "Fig"]))
        #expect(cells(grid) == [])
    }

    @Test(arguments: [0, 2]) func theCursorIsProof(selected: Int) {
        let rows = rows.enumerated().map { $0 == selected ? styled("7", $1) : $1 }
        #expect(isOnlyOne(selected, cells(list(rows, at(2, selected + 1)))))
    }

    @Test(arguments: [0, 2]) func aMoveIsProof(selected: Int) {
        func lit(_ selected: Int) -> TUIGrid { list(rows.enumerated().map { $0 == selected ? styled("7", $1) : $1 }) }
        #expect(isOnlyOne(selected, cells(lit(selected), before: lit(1))))
    }

    /// A heading or a sum would have had it before: nothing was highlighted then.
    @Test(arguments: [0, 2]) func aHighlightThatHasJustComeIsProof(selected: Int) {
        let lit = list(rows.enumerated().map { $0 == selected ? styled("7", $1) : $1 })
        #expect(isOnlyOne(selected, cells(lit, before: list(rows))))
        // The words are others: the screen is another one.
        #expect(cells(lit, before: list(rows.map { "\($0.dropLast())x" })) == [])
    }

    @Test func aRowBetweenOthersIsSelected() {
        let rows = rows.enumerated().map { $0 == 1 ? styled("7", $1) : $1 }
        #expect(isOnlyOne(1, cells(list(rows))))
    }

    @Test(arguments: [("46", 3), ("7", 0)]) func aHeadingThatLooksOtherwiseIsProof(style: String, count: Int) {
        let rows = rows.enumerated().map { $0 == 2 ? styled("7", $1) : $1 }
        #expect(cells(list([styled(style, "Name State")] + rows)).count == count)
    }

    /// Above the heading lies the bar of something else, such as the status line of a window.
    @Test(arguments: [("7", 4), ("4;7", 0)]) func anUnderlinedRowBelowABarIsAHeading(style: String, count: Int) {
        #expect(cells(list([styled("46", "Name State"), styled(style, "Name State")] + rows)).count == count)
    }

    /// A heading would not have its letters in the same styles as the rows.
    @Test(arguments: [0, 2]) func lettersInSeveralStylesAreProof(selected: Int) {
        func row(_ text: String, _ ground: Int) -> String {
            styled("31;\(ground)", String(text.prefix(1))) + styled("30;\(ground)", String(text.dropFirst()))
        }
        let texts = rows.enumerated().map { row($1, $0 == selected ? 46 : 49) }
        #expect(isOnlyOne(selected, cells(list(texts))))
        let plain = rows.enumerated().map { $0 == selected ? row($1, 46) : $1 }
        #expect(cells(list(plain)) == [])
    }

    @Test(arguments: ["> ", "[x] "]) func aMarkIsProof(mark: String) {
        let other = mark == "> " ? "  " : "[ ] "
        let texts = rows.enumerated().map { $0 == 0 ? styled("7", mark + $1) : other + $1 }
        let grid = screen(fullScreen, hiddenCursor, box(0, 0, 20, 5), lines(2, 1, texts))
        #expect(isOnlyOne(0, cells(grid)))
    }

    /// Marked rows have another background as well, and there may be more of them than of others.
    @Test func aRowThatLooksAsItsBoxIsNotSelected() {
        let rows = (rows + rows).enumerated().map { $0 == 2 ? $1 : styled("46", $1) }
        #expect(cells(list(rows)) == [])
    }

    @Test func aHeadingAndASumThatAreInverseAreNotSelected() {
        #expect(cells(list([heading] + rows + [styled("7", "TOTAL    3")])) == [])
    }

    @Test(arguments: [0, 1]) func ofTwoRowsTheOneWithTheVisibleCursorIsSelected(selected: Int) {
        func list(_ selected: Int, _ rest: String) -> TUIGrid {
            let rows = rows.prefix(2).enumerated().map { styled($0 == selected ? "30;46" : "37;44", " \($1)   ") }
            return screen(fullScreen, styled("37;44", box(0, 0, 16, 4)), lines(1, 1, rows), rest)
        }
        let expected = ["build ok", "lint ok"].enumerated().map {
            "    cell \"\($1)\" \($0 == selected ? "" : "not ")selected 1,\($0 + 1) 14x1"
        }
        #expect(cells(list(selected, at(13, selected + 1))) == expected)
        #expect(cells(list(selected, hiddenCursor)) == [])
        #expect(cells(list(selected, hiddenCursor), before: list(1 - selected, hiddenCursor)) == [])
    }
}
