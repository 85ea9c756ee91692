import LunchTerminal
import Testing

/// The proof that a row on another background is the selected one of a list, and no heading, sum or status.
struct ListProofTests {
    private func bar(_ text: String, _ style: String = "7", columns: Int = 40) -> String {
        styled(style, text + String(repeating: " ", count: columns - text.count))
    }

    // MARK: - Numbers

    @Test func numbersThatCountTheRowsShowThatTheFirstIsOne() {
        let grid = screen(
            fullScreen, hiddenCursor, bar("Feeds"), at(0, 1), bar("  1 N The Engine"), at(0, 2), "  2 N The Loom")
        #expect(cells(grid) == ["*1 N The Engine", "2 N The Loom"])
        let named = screen(
            fullScreen, hiddenCursor, bar("Feeds"), at(0, 1), bar("  N The Engine"), at(0, 2), "  N The Loom")
        #expect(cells(named) == [])
    }

    @Test(arguments: [["9 a", "11 b", "12 c"], ["2 a", "2 b", "2 c"], ["1a x", "2a y", "3a z"]])
    func otherNumbersDoNotCountRows(texts: [String]) {
        let grid = screen(fullScreen, hiddenCursor, lines(0, 1, [bar(texts[0]), texts[1], texts[2]]))
        #expect(cells(grid) == [])
    }

    @Test func aCountBelowABoxNamesTheRow() {
        func list(_ count: String) -> [String] {
            let rows = ["Default" + String(repeating: " ", count: 31), bar("Dark", columns: 38)]
            return cells(screen(fullScreen, hiddenCursor, box(0, 0, 40, 9), lines(1, 1, rows), at(30, 9), count))
        }
        #expect(list("2-2") == ["Default", "*Dark"])
        #expect(list("1-2") == [])
        #expect(list("2-3") == [])
    }

    @Test func numbersMayStandAtTheRightOfTheirs() {
        let grid = screen(
            fullScreen, hiddenCursor, lines(0, 1, [bar(" 9. a"), "10. b", "11. c"]))
        #expect(cells(grid) == ["*9. a", "10. b", "11. c"])
    }

    /// In an editor that numbers the lines, the line of the cursor may have a background of its own.
    @Test func aNumberedLineWithTheCursorIsNoRow() {
        let grid = screen(fullScreen, lines(0, 1, [bar("1 a"), "2 b", "3 c"]), at(2, 1))
        #expect(cells(grid) == [])
    }

    @Test func theCursorMayStandBeforeTheTextOfANumberedRow() {
        func list(_ column: Int) -> TUIGrid {
            screen(fullScreen, at(0, 1), "    0 env", at(0, 2), bar("    1 bash"), at(column, 2))
        }
        #expect(cells(list(0)) == ["0 env", "*1 bash"])
        #expect(cells(list(6)) == [])
    }

    // MARK: - Colours

    private func files(_ first: String) -> TUIGrid {
        screen(
            fullScreen, hiddenCursor,
            lines(1, 2, [styled(first, "docs") + "/", styled("34", "music") + "/", "fruit.txt", "letter.txt"]))
    }

    @Test func aTextInTheColoursOfSomeOthersExchangedIsSelected() {
        #expect(cells(files("7;34")) == ["*docs/", "music/", "fruit.txt", "letter.txt"])
    }

    @Test func aTextInOtherColoursMayBeATitle() {
        #expect(cells(files("7")) == [])
        #expect(cells(files("7;35")) == [])
    }

    // MARK: - Moves

    private func stripes(_ selected: Int, _ count: Int = 4) -> TUIGrid {
        let rows = (0..<count).map { row in
            bar("Name  Town \(row) xy", row == selected ? "30;46" : row.isMultiple(of: 2) ? "48;5;238" : "0")
        }
        return screen(fullScreen, hiddenCursor, bar("Name  Town", "30;47"), lines(0, 1, rows))
    }

    @Test func aBarMovesOverStripes() {
        #expect(cells(stripes(2), before: stripes(1)).filter { $0.hasPrefix("*") } == ["*Name Town 2 xy"])
        #expect(cells(stripes(2), before: stripes(1)).count == 4)
    }

    /// A table of which a bar leaves one stripe, or its cells if the bar's text is drawn as those are.
    private func shortTable(_ selected: Int, _ count: Int = 4, bar style: String = "1;97;44") -> [String] {
        let names = ["Ada      London", "Charles  Walworth", "Mary     Oxford", "George   Lincoln", "Anna     Turin"]
        let rows = (0..<count).map { row in
            bar(names[row], row == selected ? style : row.isMultiple(of: 2) ? "97;48;5;234" : "97;48;5;236")
        }
        return cells(screen(fullScreen, hiddenCursor, bar("Name     Town", "1;97;48;5;238"), lines(0, 1, rows)))
    }

    @Test func theFirstStripeIsNoHeading() {
        #expect(shortTable(2) == ["Ada London", "Charles Walworth", "*Mary Oxford", "George Lincoln"])
        #expect(shortTable(3) == ["Ada London", "Charles Walworth", "Mary Oxford", "*George Lincoln"])
        #expect(shortTable(3, 5).count == 5)
    }

    /// The row above the last stripe is no heading either; which of two rows is selected is said by their colours alone.
    @Test func aStripeIsNotSelected() {
        #expect(shortTable(0) == [])
        #expect(shortTable(2, bar: "97;44") == [])
        #expect(shortTable(0, bar: "97;44") == [])
        #expect(shortTable(3, 5, bar: "97;44") == [])
    }

    /// Two rows that differ by their stripes only have not moved.
    @Test func aStripeIsNoBar() {
        #expect(cells(stripes(9), before: stripes(9)) == [])
    }

    @Test func rowsThatScrollUnderABarAreAList() {
        func list(from first: Int) -> TUIGrid {
            let names = ["elm", "oak", "fig tree", "ash", "yew", "box", "bay", "fir"]
            let rows = (0..<5).map { row in
                let text = names[first + row]
                return row == 4 ? bar(" " + text, "44", columns: 12) : " " + text
            }
            return screen(fullScreen, hiddenCursor, at(24, 0), "More words", lines(20, 1, rows), at(0, 8), "end")
        }
        #expect(cells(list(from: 2), before: list(from: 1)) == ["fig tree", "ash", "yew", "box", "*bay"])
        #expect(cells(list(from: 2)) == [])
    }

    /// A status bar keeps its place as well when a text scrolls, but what it says was never a row.
    @Test func aBarWhoseTextGoesNowhereIsNoRow() {
        func text(from first: Int) -> TUIGrid {
            let rows = (0..<4).map { " line \(first + $0) of it" }
            return screen(
                fullScreen, hiddenCursor, lines(20, 1, rows + [bar(" line \(first * 7)", "44", columns: 14)]), at(0, 8),
                "end")
        }
        #expect(cells(text(from: 3), before: text(from: 2)) == [])
    }

    @Test func inABoxTheGroundTellsWhichOfTwoRowsHasTheHighlight() {
        func list(_ selected: Int) -> TUIGrid {
            let rows = ["Apple", "Cherry"].enumerated().map { $0 == selected ? styled("44", $1) : $1 }
            return screen(fullScreen, box(0, 0, 20, 8), lines(3, 1, rows), at(0, 9))
        }
        #expect(cells(list(1), before: list(0)) == ["Apple", "*Cherry"])
    }

    // MARK: - The cursor

    /// Whoever presses the letter that a bar names types nothing.
    @Test(arguments: ["a Add e Edit q Quit", "^A Add ^E Edit ^Q Quit"])
    func besideKeysThatAreLettersTheCursorMayStandInTheRow(
        keys: String
    ) {
        func list(_ selected: Int) -> TUIGrid {
            let rows = ["London", "Turin", "Lincoln"].enumerated().map { $0 == selected ? bar($1, "47") : $1 }
            let words = keys.split(separator: " ").enumerated().map {
                styled($0 % 2 == 0 ? "33;44" : "36;44", "\($1) ")
            }
            return screen(fullScreen, lines(0, 2, rows), at(0, 9), words.joined(), at(0, 2 + selected))
        }
        let areLetters = keys.first == "a"
        #expect(cells(list(2), before: list(1)) == (areLetters ? ["London", "Turin", "*Lincoln"] : []))
    }

    // MARK: - Arrows

    private func game(_ rows: [String]) -> TUIGrid {
        screen(fullScreen, hiddenCursor, box(0, 0, 30, 6), lines(2, 1, rows))
    }

    @Test func anArrowInABoxIsAMark() {
        #expect(cells(game(["   Play", "-> Scores", "   Keys", "   Quit"])) == ["Play", "*Scores", "Keys", "Quit"])
    }

    @Test func anArrowInATextIsNone() {
        #expect(cells(game(["   Play", "-> Scores", "   Keys", "text"])) == [])
        #expect(cells(game(["   Play", " > Scores", "   Keys", "   Quit"])) == [])
    }

    /// A pager has its status line below a text that looks like a table, and the hidden cursor may be left at its end.
    @Test func aStatusLineIsNoRowOfATable() {
        func page(_ last: String) -> [String] {
            let rows = (1...7).map { "word\($0)      text-of-it       words of it" }
            let bar = styled("44", last + String(repeating: " ", count: 40 - last.count))
            return cells(screen(fullScreen, hiddenCursor, lines(0, 0, rows), at(0, 7), bar, at(39, 7), rows: 9))
        }
        #expect(page("Help        (36%)         of it") == [])
    }
}
