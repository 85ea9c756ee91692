import LunchTerminal
import Testing

/// Rows that are known to be selected by what stands elsewhere: a count, an open menu, the cursor.
struct ListPlaceTests {
    private func files(_ count: String, _ selected: Int = 1) -> TUIGrid {
        let names = ["docs", "fruit.txt", "letter.txt", "notes.md"]
        return screen(
            fullScreen, hiddenCursor, at(0, 0), "Files", lines(1, 2, names),
            at(1, 2 + selected) + styled("7", names[selected]), at(0, 9), count)
    }

    // MARK: - Counts

    @Test(arguments: ["2/4", "file list 2 of 4", "(2/4) 1.2K", "2 of    4"])
    func aCountNamesTheSelectedRow(count: String) {
        #expect(cells(files(count)) == ["docs", "*fruit.txt", "letter.txt", "notes.md"])
    }

    @Test(arguments: [
        "", "1/4", "2/3", "2/9", "page 2/4", "match 2 of 4", "02/4", "2/04", "2.4", "2/4/26", "2of 4", "12/4",
    ])
    func anotherCountDoesNot(count: String) {
        #expect(cells(files(count)) == [])
    }

    @Test func aCountOfMoreRowsNeedsAListThatGoesOn() {
        let rows = (1...8).map { "file \(Character(Unicode.Scalar(UInt8(96 + $0))))" }
        func list(_ count: String, _ selected: Int) -> TUIGrid {
            screen(
                fullScreen, hiddenCursor, lines(1, 0, rows), at(1, selected) + styled("7", rows[selected]), at(0, 9),
                count)
        }
        #expect(cells(list("3/40", 2)).count == 8)
        #expect(cells(list("1/40", 0)) == [])
    }

    @Test func aHeadingOverNumbersIsNoRow() {
        let rows = ["Number", "1 a", "2 b", "3 c"]
        let grid = screen(
            fullScreen, hiddenCursor, lines(1, 2, rows), at(1, 2) + styled("7", rows[0]), at(0, 9), "1/4")
        #expect(cells(grid) == [])
    }

    @Test func ofTwoRowsACountTellsTheSelectedOne() {
        func pages(_ count: String, _ selected: Int = 1) -> [String] {
            let rows = ["form.html", "index.html"].enumerated().map { $0 == selected ? styled("7", $1) : $1 }
            return cells(screen(fullScreen, hiddenCursor, "pages", lines(1, 2, rows), at(0, 9), count))
        }
        #expect(pages("2/2") == ["form.html", "*index.html"])
        #expect(pages("2/3") == [])
        #expect(pages("1/2", 0) == [])
    }

    @Test func theBorderOfABoxSaysWhichRowIsSelected() {
        func files(_ count: String, _ selected: Int) -> [String] {
            let rows = ["+ src", "  ?? new", "   M old"].enumerated().map { index, name in
                index == selected ? styled("44", name + String(repeating: " ", count: 18 - name.count)) : name
            }
            return cells(
                screen(
                    fullScreen, hiddenCursor, box(0, 0, 20, 6), lines(1, 1, rows), at(10, 5), count, at(0, 9), "text"))
        }
        #expect(files("2 of 3", 1) == ["+ src", "*?? new", "M old"])
        for count in ["1 of 3", "2 of 4", "2 of 2", "─"] { #expect(files(count, 1) == []) }
    }

    // MARK: - Menus

    private func menu(_ width: Int) -> TUIGrid {
        let bar =
            styled("44", " File  Edit  View " + String(repeating: " ", count: 22)) + at(1, 0) + styled("7", "File")
        return screen(
            fullScreen, hiddenCursor, bar, box(0, 1, width, 5), at(1, 2) + styled("7", " New   "), at(1, 3), " Open  ",
            at(1, 4), " Save")
    }

    @Test func theFirstItemOfAnOpenMenuIsSelected() {
        #expect(cells(menu(9)) == ["*New", "Open", "Save"])
    }

    @Test func inAWiderBoxItMayBeAHeading() {
        #expect(cells(menu(20)) == [])
    }

    // MARK: - Colours

    private func links(_ numbers: [String], cursor: Int = 3, column: Int = 0) -> [String] {
        let names = ["mill.html", "loom.html", "card.html"]
        func page(_ lit: Int?) -> String {
            fullScreen + at(0, 0) + styled(lit == nil ? "1;34" : "34", "back")
                + names.indices.map { index in
                    at(0, 2 + index) + numbers[index] + " " + styled(lit == index ? "1;34" : "34", names[index])
                }.joined() + at(column, lit == nil ? 0 : cursor)
        }
        return cells(screen(page(1)), before: screen(page(nil)))
    }

    @Test func aCountedLinkAtTheCursorHasTheColourThatAnotherTextHasLost() {
        #expect(links(["1.", "2.", "3."], cursor: 3) == ["1. mill.html", "*2. loom.html", "3. card.html"])
    }

    @Test func linksThatAreNotCountedAreNone() {
        #expect(links(["a.", "b.", "c."], cursor: 3) == [])
    }

    @Test func withoutTheCursorNothingIsKnown() {
        #expect(links(["1.", "2.", "3."], cursor: 2) == [])
        #expect(links(["1.", "2.", "3."], column: 8) == [])
    }

    @Test func besideOneRowAnotherTextMayStand() {
        func menu(_ lit: Int, _ title: String) -> TUIGrid {
            let items = ["Start", "Load", "Edit", "Quit"]
            return screen(
                hiddenCursor, at(2, 2) + title,
                items.indices.map { at(20, 2 + $0) + styled(lit == $0 ? "1" : "0", items[$0]) }.joined())
        }
        #expect(cells(menu(1, "Mill"), before: menu(0, "Mill")) == ["Start", "*Load", "Edit", "Quit"])
    }

    // MARK: - What was searched for

    @Test(arguments: ["7", "1;31"]) func theSameTextInTwoRowsIsWhatWasSearchedFor(style: String) {
        func page(_ lit: Int, _ words: [String]) -> TUIGrid {
            screen(
                fullScreen, hiddenCursor, lines(0, 2, words), at(0, 2 + lit) + styled(style, words[lit]))
        }
        let same = ["mill", "mill", "mill", "mill"]
        #expect(cells(page(1, same), before: page(0, same)) == [])
        let other = ["mill", "loom", "card", "coal"]
        #expect(cells(page(1, other), before: page(0, other)) == ["mill", "*loom", "card", "coal"])
    }

    @Test func answersBehindLabelsAreNoList() {
        func form(_ lit: Int, _ labels: [String]) -> TUIGrid {
            let answers = ["Ada   ", "London", "1815  "]
            return screen(
                fullScreen, hiddenCursor, lines(2, 2, labels), lines(12, 2, answers),
                at(12, 2 + lit) + styled("7", answers[lit]))
        }
        let labels = ["Name:", "Town:", "Born:"]
        #expect(cells(form(1, labels), before: form(0, labels)) == [])
    }

    // MARK: - Choices

    @Test func ofChoicesTheTextMayBeHighlighted() {
        let grid = screen(
            hiddenCursor, "> [*] " + styled("7", "London"), at(0, 1), "  [ ] Turin", at(0, 2), "  [ ] Lincoln")
        #expect(cells(grid) == ["*London", "Turin", "Lincoln"])
        let plain = screen(hiddenCursor, "> [*] London", at(0, 1), "  [ ] Turin", at(0, 2), "  [ ] Lincoln")
        #expect(cells(plain) == [])
    }

    @Test func numbersWithAParenthesisShowThatAMarkIsOneOfAList() {
        func menu(_ rows: [String]) -> [String] { cells(screen(hiddenCursor, "? Town", lines(1, 1, rows))) }
        #expect(menu(["» 1) London", "  2) Turin", "  3) Bath"]) == ["*1) London", "2) Turin", "3) Bath"])
        #expect(menu(["» 1 London", "  2 Turin", "  3 Bath"]) == [])
        #expect(menu(["» 1) London", "  3) Turin", "  4) Bath"]) == [])
    }

    // MARK: - What is no row

    @Test func aCountOfWhatIsFoundIsNoRow() {
        func finder(_ count: String) -> [String] {
            let rows = ["  pear", styled("1", "> ") + styled("1;7", "plum"), "  fig", "  " + count]
            return cells(screen(fullScreen, lines(0, 5, rows), at(0, 9), "> ", at(2, 9)))
        }
        #expect(finder("3/8 " + String(repeating: "─", count: 20)) == ["pear", "*plum", "fig"])
        #expect(finder("apple " + String(repeating: "─", count: 20)) == [])
    }

    @Test func belowABlankRowOfABoxAListMayGoOn() {
        func menu(_ last: String, style: String = "31") -> [String] {
            let rows = ["cup", "map", "aid"].map { styled(style, String($0.prefix(1))) + $0.dropFirst() }
            let bar = styled("7", "join        ")
            return cells(
                screen(
                    fullScreen, hiddenCursor, box(0, 0, 14, 9), lines(1, 1, [rows[0], bar, rows[1], rows[2]]),
                    at(1, 6) + last))
        }
        #expect(menu(styled("31", "q") + "uit") == [])
        #expect(menu("words") == ["cup", "*join", "map", "aid"])
        #expect(menu("words", style: "0") == ["cup", "*join", "map", "aid"])
    }

    @Test func aSecondHeadingIsNoRow() {
        func table(_ style: String) -> [String] {
            let heading = styled("7", "1 PID USER  TIME ")
            let second = styled(style, "2 PID USER  TIME ")
            let row = "    1 root  0:00 "
            return cells(screen(fullScreen, hiddenCursor, lines(0, 2, [heading, row, second, row]), columns: 18))
        }
        #expect(table("7") == [])
    }

    @Test func aRowInWhichSomebodyTypesIsNone() {
        func text(_ typed: String) -> TUIGrid {
            let rows = ["Dear Ada,", typed, "the engine works."]
            let drawn = rows.enumerated().map { index, row in
                let text = row + String(repeating: " ", count: 28 - row.count)
                return at(1, index + 1) + (index == 1 ? styled("44", text) : text)
            }
            return screen(fullScreen, box(0, 0, 30, 6), drawn.joined(), at(1 + typed.count, 2))
        }
        #expect(cells(text("x"), before: text("")) == [])
        #expect(cells(text("x"), before: text("x")) == ["Dear Ada,", "*x", "the engine works."])
    }
}
