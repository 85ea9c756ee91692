import LunchTerminal
import Testing

/// Bars of key hints, bars of menus, gauges and links.
struct BarTests {
    private func keys(_ pairs: [(String, String)], _ key: String, _ word: String) -> String {
        pairs.map { styled(key, $0) + styled(word, $1) }.joined()
    }

    @Test func keysAndWordsInTwoStylesAreABar() {
        let bar = keys([("F1", "Help  "), ("F2", "Setup "), ("F10", "Quit")], "0", "30;46")
        let grid = screen(fullScreen, hiddenCursor, "text", at(0, 9), bar)
        #expect(
            outline(grid) == [
                "toolbar \"\" 0,9 23x1", "  button \"Help\" = \"F1\" 0,9 6x1", "  button \"Setup\" = \"F2\" 8,9 7x1",
                "  button \"Quit\" = \"F10\" 16,9 7x1",
            ])
    }

    @Test func aBarMayTakeTwoRows() {
        let top = keys([("^G", " Help     "), ("^O", " Write")], "7", "0")
        let bottom = keys([("^X", " Exit     "), ("^R", " Read")], "7", "0")
        let found = outline(screen(fullScreen, at(0, 8), top, at(0, 9), bottom, at(0, 0)))
        #expect(found[0] == "toolbar \"\" 0,8 20x2")
        #expect(found[3] == "  button \"Exit\" = \"^X\" 0,9 7x1")
    }

    @Test func linesWithNumbersAreNoBar() {
        let rows = (7...9).map { styled("33", " \($0) ") + "let text = \($0)" }
        #expect(outline(screen(fullScreen, lines(0, 7, rows), at(0, 0))) == [])
        #expect(outline(screen(fullScreen, at(0, 9), "1Help 2Menu 3View ^G Help", at(0, 0))) == [])
    }

    @Test func anOpenMenuIsSelectedInItsBar() {
        let bar = styled("30;46", "  File    Edit    View                  ")
        let grid = screen(fullScreen, bar, at(9, 0), styled("37;40", " Edit "), box(9, 1, 16, 4), at(0, 9))
        #expect(
            outline(grid)[...3] == [
                "menuBar \"\" 2,0 20x1", "  menuItem \"File\" not selected 2,0 4x1",
                "  menuItem \"Edit\" selected 10,0 4x1",
                "  menuItem \"View\" not selected 18,0 4x1",
            ])
    }

    @Test func aTitleWithOneWordInAnotherColourIsNoMenu() {
        let bar = styled("7", "  editor    notes.txt    ") + styled("41", "Modified") + styled("7", "       ")
        #expect(outline(screen(fullScreen, bar, at(0, 3), "text")) == [])
    }

    @Test func aPercentageInABarOfTwoBackgroundsIsAGauge() {
        let bar = styled("44", "         4") + styled("41", "5%        ")
        let grid = screen(fullScreen, hiddenCursor, box(0, 0, 30, 7), at(2, 1), "Working", at(3, 3), bar)
        #expect(outline(grid)[1] == "  progressIndicator \"Working\" = \"45%\" 3,3 20x1")
    }

    @Test func aPercentageBesideBlocksIsAGauge() {
        #expect(outline(screen("Copy ████████░░░░ 66%\r\n")) == ["progressIndicator \"Copy\" = \"66%\" 5,0 12x1"])
    }

    @Test func aPercentageInTextIsNoGauge() {
        #expect(outline(screen("[ 45%] Building\r\n12% of all\r\n 99%\r\n")) == [])
    }

    @Test func aHyperlinkIsALink() {
        let grid = screen("See \u{1B}]8;;https://a.example\u{1B}\\the page\u{1B}]8;;\u{1B}\\ or not.\r\n")
        #expect(
            outline(grid, texts: true) == [
                "staticText \"See\" 0,0 3x1", "link \"the page\" 4,0 8x1", "staticText \"or not.\" 13,0 7x1",
            ])
    }
}
