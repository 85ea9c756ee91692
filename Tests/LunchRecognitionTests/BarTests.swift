import LunchTerminal
import Testing

/// Bars of key hints, bars of menus and links.
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

    /// A bar in the last row, on a background of its own, over the whole width.
    private func bar(_ text: String) -> TUIGrid {
        screen(
            fullScreen, hiddenCursor, "text", at(0, 9),
            styled("44", text + String(repeating: " ", count: 40 - text.count)))
    }

    @Test(arguments: [
        "C-T: Menu  ?: Help  q: Quit", "F1 Menu  F2 Help  F10 Quit", "F1 Menu | F2 Help | F10 Quit",
        "m:Menu  ?:Help  q:Quit", "m:Menu | ?:Help | q:Quit",
    ]) func keysInOneStyleAreABar(text: String) {
        let labels = outline(bar(text)).compactMap { line in
            line.contains("button") ? line.split(separator: "\"")[1] : nil
        }
        #expect(labels == ["Menu", "Help", "Quit"])
    }

    @Test(arguments: [
        "L: Top  C: End  T: Off", "Row: Top  Col: End  Tab: Off", "F1 Help  letter.txt  F10 Quit",
        "File Edit  View  Help",
        "F1  F2  F3", "F1 12  F2 13  F3 14",
    ]) func whatStandsInAStatusBarIsNoKey(text: String) {
        #expect(outline(bar(text)) == [])
    }

    @Test func aBarBetweenHintsBelongsToNone() {
        let bar = keys([("ESC", " menu | "), ("F2", " save | "), ("F5", " run")], "7", "36")
        #expect(
            outline(screen(fullScreen, hiddenCursor, "text", at(0, 9), bar)).dropFirst() == [
                "  button \"menu\" = \"ESC\" 0,9 8x1", "  button \"save\" = \"F2\" 11,9 7x1",
                "  button \"run\" = \"F5\" 21,9 6x1",
            ])
    }

    /// Letters are keys if they stand below each other and one of them quits.
    @Test func lettersInAGridAreKeysIfOneOfThemQuits() {
        func grid(_ word: String) -> TUIGrid {
            let top = styled("31", "q") + " \(word)        " + styled("31", "j") + " Down"
            let bottom = styled("31", "k") + " Up          " + styled("31", "e") + " Edit"
            return screen(fullScreen, hiddenCursor, "text", at(0, 8), top, at(0, 9), bottom)
        }
        #expect(outline(grid("Quit")).count == 5)
        #expect(outline(grid("Read")) == [])
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

    @Test func ofABarWithAnUnknownKeyNothingIsKnown() {
        func bar(_ key: String) -> Int {
            let keys = ["F1", "F2", "F3", key, "F5"].map { styled("31;7", $0) + " word  " }
            return outline(screen(fullScreen, hiddenCursor, "text", at(0, 9), keys.joined(), columns: 60))
                .count { $0.contains("button") }
        }
        #expect(bar("F4") == 5)
        #expect(bar("ESC-F3") == 5)
        #expect(bar("What?") == 0)
    }

    @Test func aMenuAtTheRightEdgeHangsFartherToTheLeft() {
        func menu(_ left: Int) -> Bool {
            let bar =
                styled("30;46", "  File    Edit                  ") + styled("37;40", " Help ") + styled("30;46", "  ")
            return outline(screen(fullScreen, bar, box(left, 1, 16, 4), at(0, 9))).contains { $0.contains("menuItem") }
        }
        #expect(menu(23))
        #expect(!menu(12))
    }

    @Test func tabsAreNoMenus() {
        func bar(_ lit: Int?) -> TUIGrid {
            let words = ["File", "Edit", "View"].enumerated().map { styled($0 == lit ? "37;40" : "30;46", " \($1) ") }
            return screen(fullScreen, words.joined() + styled("30;46", String(repeating: " ", count: 22)), at(0, 9))
        }
        #expect(outline(bar(1), before: bar(nil)).contains { $0.contains("menuItem \"Edit\" selected") })
        #expect(outline(bar(1), before: bar(0)) == [])
    }

    @Test func aTitleWithOneWordInAnotherColourIsNoMenu() {
        let bar = styled("7", "  editor    notes.txt    ") + styled("41", "Modified") + styled("7", "       ")
        #expect(outline(screen(fullScreen, bar, at(0, 3), "text")) == [])
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

    @Test func aRuleMayHaveKeysInIt() {
        func bar(_ style: String) -> TUIGrid {
            let pairs = [("?", "help"), ("t", "list/tree"), ("H", "all"), ("q", "quit")]
            let text = pairs.map { styled(style, $0) + ":" + $1 }.joined(separator: " ")
            return screen(fullScreen, hiddenCursor, "text", at(0, 9), "──── ", text, " ───")
        }
        #expect(outline(bar("1")).first == "toolbar \"\" 5,9 31x1")
        #expect(outline(bar("1")).dropFirst().first == "  button \"help\" = \"?\" 5,9 6x1")
        #expect(outline(bar("0")) == [])
    }

    @Test func theNameOfAKeyEndsTheWordBeforeIt() {
        let bar = keys([("F3", "View  "), ("F10", "Exit ^CH Ln ^CS SymLn")], "0", "30;46")
        let found = outline(screen(fullScreen, hiddenCursor, "text", at(0, 9), bar))
        #expect(
            found.dropFirst() == [
                "  button \"View\" = \"F3\" 0,9 6x1", "  button \"Exit\" = \"F10\" 8,9 7x1",
                "  button \"Ln\" = \"^CH\" 16,9 6x1", "  button \"SymLn\" = \"^CS\" 23,9 9x1",
            ])
    }

    @Test func oneRowOfABarIsNotAllOfIt() {
        func bar(_ second: String) -> [String] {
            func row(_ text: String) -> String { styled("7", text.padded(40)) }
            return outline(
                screen(
                    fullScreen, "text", at(0, 8), row("^Q Quit  ^S Save  ^F Find"), at(0, 9), row(second), hiddenCursor)
            )
        }
        #expect(bar("^X Menu  ^O Open  ^R Run").first == "toolbar \"\" 0,8 25x2")
        #expect(bar("^X Menu  ^O Open  ^R Run").count == 7)
        #expect(bar("line 4 of 10").count == 4)
        #expect(bar("^X Menu   4 of 10") == [])
    }

    @Test func signsInABorderAreNoMenus() {
        func title(_ style: String, _ words: String) -> TUIGrid {
            let rest = String(repeating: "─", count: 34 - words.count)
            return screen(
                fullScreen, hiddenCursor, "\u{1B}[44m┌\(words.prefix(1))─",
                styled(style, String(words.dropFirst())), "\u{1B}[44m─\(rest) x ", at(0, 1), "text")
        }
        #expect(outline(title("7", "<~"), before: title("44", "<~")) == [])
    }

    @Test func aBarMayStandAboveABlankRow() {
        func found(_ last: String) -> [String] {
            let bar = styled("44", "ESC,q:Leave ENTER:Save" + String(repeating: " ", count: 18))
            return outline(screen(fullScreen, hiddenCursor, "text", at(0, 8), bar, at(0, 9), last))
        }
        #expect(found("").count == 3)
    }

    /// A thin block may stand between them.
    @Test func twoNamesOfKeysAreABar() {
        func found(_ keys: [String]) -> [String] {
            func pair(_ key: String, _ word: String) -> String { styled("1;33;44", " \(key) ") + styled("44", word) }
            let bar = pair(keys[0], "save") + styled("90;44", String(repeating: " ", count: 12) + "▏")
            return outline(
                screen(fullScreen, hiddenCursor, "text", at(0, 9), bar + pair(keys[1], "leave") + styled("44", "   ")))
        }
        #expect(found(["f2", "^p"]).map { $0.contains("button") } == [false, true, true])
        #expect(found(["a", "b"]) == [])
    }

    // MARK: - Letters and words in one style

    private func labels(_ last: String, above: String = "") -> [Substring] {
        outline(screen(fullScreen, hiddenCursor, "text", at(0, 8), above, at(0, 9), last)).compactMap {
            $0.contains("button") ? $0.split(separator: "\"")[1] : nil
        }
    }

    @Test(arguments: [
        "j down  n new part  w quit", "j down  q quit", "j down  j new  q quit", "j down  n 3 parts  q quit",
        "j down and so on  n new  q quit", "the mill  n new  q quit",
    ]) func otherLettersAndWordsAreNone(text: String) {
        #expect(labels(text) == [])
    }

    @Test func aHyphenMayStandBehindEachKey() {
        let bar = "j - left  l - right  <space> - drop  q - quit"
        #expect(labels("", above: String(bar.prefix(40))) == [])
        let grid = screen(fullScreen, hiddenCursor, "text", at(0, 8), bar, columns: 60)
        #expect(outline(grid).count { $0.contains("button") } == 4)
    }

    @Test func keysMayStandBelowEachOtherAlone() {
        func found(_ keys: [String], _ style: String = "7") -> [String] {
            let rows = keys.map { styled(style, $0) + " Word" }
            return outline(screen(fullScreen, hiddenCursor, "text", lines(0, 10 - keys.count, rows)))
        }
        #expect(found(["^G", "^C"]).count { $0.contains("button") } == 2)
        #expect(found(["G", "C"]) == [])
    }

    @Test func aWidePaneHangsOnATab() {
        func tabs(_ width: Int) -> Bool {
            let bar = styled("44", " Main  Disk  Net " + String(repeating: " ", count: 23)) + at(1, 0)
            let grid = screen(fullScreen, hiddenCursor, bar + styled("7", "Main"), box(0, 1, width, 5))
            return outline(grid).contains { $0.contains("menuBar") }
        }
        #expect(tabs(12))
        #expect(!tabs(40))
    }

}

extension String {
    /// The text with blanks up to a number of characters.
    fileprivate func padded(_ count: Int) -> String { self + String(repeating: " ", count: count - self.count) }
}
