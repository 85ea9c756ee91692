import LunchTerminal
import Testing

/// Signs between the keys of a bar and their words, and between pairs; bars in boxes.
struct BarSignTests {
    private func buttons(_ grid: TUIGrid) -> [String] {
        outline(grid).filter { $0.contains("button") }.map { line in
            let parts = line.split(separator: "\"")
            return "\(parts[3])|\(parts[1])"
        }
    }

    private func last(_ text: String) -> TUIGrid {
        screen(fullScreen, hiddenCursor, "text", at(0, 9), text, columns: 60)
    }

    @Test(arguments: ["F1=Help F2=Save F10=Quit", "F1: Help, F2: Save, F10: Quit", "F1 - Help, F2 - Save, F10 - Quit"])
    func equalsSignsAndCommasAreThoseOfABar(text: String) {
        #expect(buttons(last(text)) == ["F1|Help", "F2|Save", "F10|Quit"])
    }

    @Test func commasInASentenceDivideNoPairs() {
        #expect(buttons(last("Ctrl-U to delete all of it, Backspace to delete one")) == [])
    }

    @Test func severalKeysMayHaveOneName() {
        #expect(
            buttons(last("arrow keys: move/fold  space/enter: choose  ?: help")) == [
                "arrow keys|move/fold", "space/enter|choose", "?|help",
            ])
        #expect(buttons(last("arrow keys move the text  Esc ends")) == [])
    }

    @Test func onlyColonsMayStandBetweenKeysAndWords() {
        #expect(
            buttons(last("y,RET:start game  q:quit c:show copyright s:scores")) == [
                "y,RET|start game", "q|quit", "c|show copyright", "s|scores",
            ])
        #expect(buttons(last("y:start game  q:quit c:show copyright s:scores")) == [])
        #expect(buttons(last("Esc:start game  x:quit c:show copyright s:scores")) == [])
        #expect(buttons(last("see Esc:start game  q:quit c:show copyright s:scores")) == [])
    }

    private func boxed(_ rows: [String]) -> TUIGrid {
        screen(
            fullScreen, hiddenCursor, box(2, 1, 44, rows.count + 2, title: "Hosts"), lines(3, 2, rows), columns: 60)
    }

    @Test func theFirstLineOfABoxMayBeABar() {
        let rows = ["'Q'=Quit, 'a'=Add Host, 'D'=Delete", "", "first", "second"]
        #expect(buttons(boxed(rows)) == ["'Q'|Quit", "'a'|Add Host", "'D'|Delete"])
    }

    @Test func aTableOfKeysInABoxIsNoBar() {
        #expect(buttons(boxed(["F1 Help   F2 Save", "F3 View   F4 Edit", "F5 Copy   F6 Move"])) == [])
        #expect(buttons(boxed(["F1 Help, it tells more", "F3 View", "text"])) == [])
    }

    @Test func whatABoxLeavesOfABarIsNone() {
        let keys = [("Esc", " Quit  "), ("F1", " Help  "), ("F2", " Save  "), ("F10", " Menu")]
        let bar = keys.map { styled("1", $0) + styled("7", $1) }.joined()
        #expect(buttons(last(bar)) == ["Esc|Quit", "F1|Help", "F2|Save", "F10|Menu"])
        #expect(buttons(screen(fullScreen, hiddenCursor, at(0, 9), bar, box(18, 6, 20, 4), columns: 60)) == [])
    }

    @Test func aTitleMayStandBeforeTheFirstOfTwoRows() {
        func bar(_ first: String, _ second: String, _ style: String = "44") -> [String] {
            let rows = [first, second].enumerated().map {
                at(0, $0) + styled($0 == 0 ? "44" : style, $1 + String(repeating: " ", count: 60 - $1.count))
            }
            return buttons(screen(fullScreen, hiddenCursor, rows.joined(), at(0, 4), "text", columns: 60))
        }
        let keys = "arrow keys: move  space: choose  ?: help"
        #expect(bar("Choose parts - [x]=chosen  c: take  q: leave", keys).count == 5)
        #expect(bar("Choose parts - c: take  q: leave  ?: help", "space: choose  d: drop").count == 5)
        #expect(bar("Choose parts - c: take  q: leave", keys, "45").count == 3)
        #expect(bar("Choose parts - c: take  q: leave  top", keys) == [])
    }

    @Test func barsWithoutBlanksDivideKeys() {
        #expect(buttons(last("F1:Help|F2:Save|F3:Open|F9:")) == ["F1|Help", "F2|Save", "F3|Open"])
        #expect(buttons(last("F1:Help|F2:Save|Save:F3")) == [])
    }

    @Test func aWordMayStandForSeveralKeysOfABarInTwoColours() {
        func row(_ word: String, _ style: String = "30;46") -> [String] {
            let keys = [("C", "Cancel "), ("K", "Kill "), ("Space", "Mark "), (word, "Back "), ("q", "Quit ")]
            return buttons(last(keys.map { "\($0.0) " + styled(style, $0.1) }.joined(separator: " ")))
        }
        #expect(row("Other").count == 5)
        #expect(row("1+1") == [])
        #expect(row("Other", "36") == [])
    }
}
