import LunchTerminal
import Testing

/// Bars of keys and words in one style, however the two are divided.
struct KeyPairTests {
    /// The buttons of a row, each its key and its words, in a bar with a background of its own or without one.
    private func buttons(_ text: String, row: Int = 0, style: String = "44", columns: Int = 76) -> [String] {
        let bar = styled(style, text + String(repeating: " ", count: columns - text.count))
        let grid = screen(fullScreen, hiddenCursor, at(0, 5), "text", at(0, row), bar, columns: columns, rows: 10)
        return outline(grid).filter { $0.contains("button") }.map { line in
            let parts = line.split(separator: "\"")
            return "\(parts[3])|\(parts[1])"
        }
    }

    @Test(arguments: [
        ("Debug 1.3 - ?:help  n:next  q:quit", ["?|help", "n|next", "q|quit"]),
        ("keys:  any: refresh  q: quit  i: nice", ["any|refresh", "q|quit", "i|nice"]),
        ("Tab-Next field  Up/Down-Move  Enter-Go on", ["Tab|Next field", "Up/Down|Move", "Enter|Go on"]),
    ]) func wordsMayStandAroundThePairs(text: String, pairs: [String]) {
        #expect(buttons(text) == pairs)
    }

    @Test(arguments: ["mode: text  line: 3  width: 80", "4:main  5:other  6:third", "title - a line of words"])
    func theWordsOfAStatusLineAreNoPairs(text: String) { #expect(buttons(text) == []) }

    @Test func namesOfKeysNeedNoBackground() {
        let pairs = ["<Tab>|next", "<Enter>|choose it", "<Esc>|leave"]
        let text = "<Tab> next | <Enter> choose it | <Esc> leave"
        #expect(buttons(text, row: 9, style: "0") == pairs)
        #expect(buttons(text, row: 4, style: "0") == [])
        #expect(buttons("<b> next | <Enter> choose it", row: 9, style: "0") == [])
        #expect(buttons("words <Tab> next | <Esc> leave", row: 9, style: "0") == [])
    }

    @Test func numbersAreKeysIfTheyAreDrawnAsKeys() {
        func grid(_ key: String) -> TUIGrid {
            let bar = ["Help", "Queue", "Browse", "Library", "Search"].enumerated().map {
                styled(key, "\($0.offset + 1)") + styled("37;44", ":\($0.element)  ")
            }
            return screen(
                fullScreen, hiddenCursor, at(0, 5), "text", at(0, 0), styled("44", String(repeating: " ", count: 60)),
                at(0, 0), bar.joined(), columns: 60, rows: 10)
        }
        #expect(outline(grid("33;44")).count == 6)
        #expect(outline(grid("37;44")) == [])
    }

    @Test func aSignMayStandFarFromItsWord() {
        let pairs = [("E", " Exit       "), ("-", "   Prev Pg  "), ("?", " Get Help")]
        let bar = pairs.map { styled("7", $0.0) + $0.1 }.joined()
        #expect(
            outline(screen(fullScreen, hiddenCursor, "text", at(0, 9), bar)).filter { $0.contains("button") }.count == 3
        )
    }

    @Test func theNameOfAKeyInBracketsIsNoPrompt() {
        let grid = screen(fullScreen, "text", at(0, 9), "<ESC> Exit the page")
        #expect(outline(grid).filter { $0.contains("textField") } == [])
    }
}
