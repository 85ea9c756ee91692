import LunchTerminal
import Testing

/// Menus of words that would complete what somebody types.
struct CompletionMenuTests {
    private let styles = ["30;47", "37;44"]

    private func menu(
        _ typed: String, _ words: [String] = ["form.html", "index.html"], selected: Int = 0, row: Int = 1,
        at column: Int = 4
    ) -> TUIGrid {
        let rows = words.enumerated().map { index, word in
            styled(styles[index == selected ? 0 : 1], " " + word + String(repeating: " ", count: 12 - word.count))
        }
        return screen(fullScreen, "text", lines(column, row, rows), at(0, 0), typed)
    }

    @Test func theWordThatStandsAtTheCursorIsTheSelectedOne() {
        #expect(cells(menu("a/form.html")) == ["*form.html", "index.html"])
        #expect(cells(menu("a index.html", selected: 1)) == ["form.html", "*index.html"])
        #expect(cells(menu("form.html", ["one", "form.html", "two"], selected: 1)) == ["one", "*form.html", "two"])
    }

    @Test func aWholeLineMayBeCompleted() {
        func line(_ typed: String) -> TUIGrid { menu(typed, ["a line 1", "a line 2", "a line 3"], selected: 2, at: 0) }
        #expect(cells(line("a line 3")) == ["a line 1", "a line 2", "*a line 3"])
        #expect(cells(line("a line 4")) == [])
    }

    @Test(arguments: ["a/form", "form.html a", "xform.html", "other"])
    func anotherWordDoesNotTell(typed: String) {
        #expect(cells(menu(typed)) == [])
    }

    @Test func theMenuIsRightBelowTheCursor() {
        #expect(cells(menu("a/form.html", row: 2)) == [])
    }

    @Test func wordsBesideEachOtherAreNoMenu() {
        let grid = screen(
            fullScreen, styled("30;47", " one ") + styled("37;44", " two "), at(0, 2), styled("37;44", " three    "),
            at(0, 3),
            "one")
        #expect(cells(grid) == [])
    }

    @Test func aRowThatIsCoveredInPartIsNotLeftOut() {
        let grid = menu("a/form.html", ["form.html", "index.html", "terms.html"])
        #expect(cells(grid).count == 3)
        let cut = screen(
            fullScreen,
            lines(4, 1, [styled("30;47", " form.html  "), styled("37;44", " index.html "), styled("37;44", " terms")]),
            at(0, 0), "form.html")
        #expect(cells(cut) == [])
    }

    @Test func whatAWordIsBelongsToItsRow() {
        let rows = ["30;47", "37;44"].enumerated().map { index, style in
            styled(style, [" fruit  ", " float8 "][index]) + styled(["30;46", "37;45"][index], " table   ")
        }
        #expect(cells(screen("db> fruit", lines(4, 1, rows), at(9, 0))) == ["*fruit table", "float8 table"])
    }
}
