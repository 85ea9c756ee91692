import LunchTerminal
import Testing

/// Signs between the keys of a bar and their words, and between pairs.
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

    @Test(arguments: ["F1: Help, F2: Save, F10: Quit", "F1 - Help, F2 - Save, F10 - Quit"])
    func equalsSignsAndCommasAreThoseOfABar(text: String) {
        #expect(buttons(last(text)) == ["F1|Help", "F2|Save", "F10|Quit"])
    }

    @Test func commasInASentenceDivideNoPairs() {
        #expect(buttons(last("Ctrl-U to delete all of it, Backspace to delete one")) == [])
    }

    @Test func onlyColonsMayStandBetweenKeysAndWords() {
        #expect(
            buttons(last("y,RET:start game  q:quit c:show copyright s:scores")) == [
                "y,RET|start game", "q|quit", "c|show copyright", "s|scores",
            ])
        #expect(buttons(last("y:start game  q:quit c:show copyright s:scores")) == [])
        #expect(buttons(last("see Esc:start game  q:quit c:show copyright s:scores")) == [])
    }

    private func boxed(_ rows: [String]) -> TUIGrid {
        screen(
            fullScreen, hiddenCursor, box(2, 1, 44, rows.count + 2, title: "Hosts"), lines(3, 2, rows), columns: 60)
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
}
