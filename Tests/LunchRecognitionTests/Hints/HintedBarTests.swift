import LunchRecognition
import LunchTerminal
import LunchWire
import Testing

/// Bars whose items stand one blank apart, so that only their styles divide them.
struct HintedBarTests {
    private static let names = ["File", "Documents", "Edit", "Search"]

    /// A bar in a style, of which one item is in another.
    private func bar(_ selected: Int?, _ style: String = "7", _ highlight: String = "0") -> TUIGrid {
        let words = Self.names.enumerated().map { index, name in
            index == selected ? "\u{1B}[m\u{1B}[\(highlight)m\(name)\u{1B}[m\u{1B}[\(style)m" : name
        }
        return screen(fullScreen, hiddenCursor, "\u{1B}[\(style)m " + words.joined(separator: " ") + "\u{1B}[K\u{1B}[m")
    }

    private func items(_ type: TUIElementType, _ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
        let row = CellRect(column: 0, row: 0, columns: 40, rows: 1)
        let node = Hint.element(type, in: row, of: grid, before: before)
        return (node?.children ?? []).map { item in
            let isSelected = item.attributes.unknown.contains(.isSelected) ? "?" : item.attributes.isSelected ? "!" : ""
            return item.attributes.label + isSelected
        }
    }

    @Test(arguments: [("7", "0"), ("0", "7"), ("30;46", "97;44"), ("30;46", "30;42"), ("30;46", "1;30;46"), ("0", "4")])
    func theHighlightDividesABar(style: String, highlight: String) {
        #expect(items(.menuBar, bar(1, style, highlight)) == ["File", "Documents!", "Edit Search"])
        #expect(items(.tabGroup, bar(2, style, highlight)) == ["File Documents", "Edit!", "Search"])
    }

    @Test func twoPartsDoNotShowWhichIsSelected() {
        #expect(items(.menuBar, bar(0)) == ["File?", "Documents Edit Search?"])
        #expect(items(.menuBar, bar(nil)) == ["File Documents Edit Search?"])
    }

    @Test(arguments: [(0, 1, ["File", "Documents!", "Edit Search"]), (1, 0, ["File!", "Documents", "Edit Search"])])
    func aHighlightThatHasMovedSelects(from: Int, to: Int, expected: [String]) {
        #expect(items(.menuBar, bar(to), before: bar(from)) == expected)
        #expect(items(.menuBar, bar(2), before: bar(3)) == ["File Documents", "Edit!", "Search"])
        #expect(items(.menuBar, bar(3), before: bar(2)) == ["File Documents", "Edit", "Search!"])
    }

    @Test func anotherBarBeforeDividesNothing() {
        let before = screen(fullScreen, hiddenCursor, " \u{1B}[7mX\u{1B}[mile Documents Edit Search")
        #expect(items(.menuBar, bar(nil), before: before) == ["File Documents Edit Search?"])
    }

    @Test func lettersOfKeysDivideNothing() {
        let grid = screen("Save \u{1B}[1mA\u{1B}[ms  \u{1B}[1mQ\u{1B}[muit  Help")
        #expect(items(.menuBar, grid) == ["Save As?", "Quit?", "Help?"])
    }

    /// A key and its words, in two styles or in one, in either order; a text without a key is a button too.
    @Test(arguments: [
        // htop, mc, nano, lazygit, fzf with a header, mutt.
        (
            "F1\u{1B}[30;46mHelp  \u{1B}[mF7\u{1B}[30;46mNice -\u{1B}[mF10\u{1B}[30;46mQuit\u{1B}[K",
            "Help=F1 Nice -=F7 Quit=F10"
        ),
        ("1\u{1B}[30;46mHelp \u{1B}[m 2\u{1B}[30;46mMenu \u{1B}[m", "Help=1 Menu=2"),
        ("\u{1B}[7m^G\u{1B}[m Help  \u{1B}[7m^O\u{1B}[m Write Out", "Help=^G Write Out=^O"),
        ("\u{1B}[34mStage: <space> | Commit: c |  \u{1B}[35mDonate", "Stage=<space> Commit=c Donate="),
        ("Enter: open | Ctrl-R: reload", "open=Enter reload=Ctrl-R"),
        ("q:Quit d:Delete m:Mail", "Quit=q Delete=d Mail=m"),
        ("? help • [q] leave · Tab next field", "help=? leave=[q] next field=Tab"),
        ("Filter: nap  Command: :  Keys: a b", "Filter: nap= Command=: Keys: a b="),
        ("\u{1B}[1mS\u{1B}[mave  \u{1B}[1mQ\u{1B}[muit now", "Save= Quit now="),
        ("0\u{1B}[32m[|||\u{1B}[m 5%", "0[||| 5%="),
    ])
    func aButtonOfAToolbarHasAKey(bar: String, expected: String) {
        let row = CellRect(column: 0, row: 0, columns: 40, rows: 1)
        let buttons = Hint.element(.toolbar, in: row, of: screen(bar), before: nil)?.children.map(\.attributes)
        #expect(buttons?.map { "\($0.label)=\($0.value ?? "")" }.joined(separator: " ") == expected)
        #expect(buttons?.allSatisfy { $0.unknown.contains(.isSelected) } == true)
    }
}
