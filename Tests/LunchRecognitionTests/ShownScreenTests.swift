import LunchTerminal
import Testing

/// Screens in which another one is shown, and lists of which something stands beside them.
struct ShownScreenTests {
    private let bar = at(0, 9) + styled("42", String(repeating: " ", count: 40))

    @Test func whatElseStandsAtTheEndOfTheFirstRowIsNoCount() {
        for title in ["[main]", "3/120", "[3]", "[a/b]"] {
            let grid = screen(
                fullScreen, at(40 - title.count, 0), styled("43", title), bar, at(0, 1), "root@box:~# ")
            #expect(outline(grid) == ["textField \"root@box:~#\" = \"\" focus 12,1 28x1"])
        }
    }

    // MARK: - Rows beside a list

    @Test func aMarkedRowBesideAListIsOneOfIt() {
        func folder(_ mark: String, selected: Int) -> TUIGrid {
            let names = ["docs", "music", "pages", "songs", "todos"]
            let rows = names.indices.map { " " + styled($0 == selected ? "1;34;7" : "1;34", names[$0]) }
            return screen(
                fullScreen, hiddenCursor, "1 2 3 4 ~", at(0, 2), mark + styled("1;34", "cmake"), lines(0, 3, rows))
        }
        func list(_ mark: String) -> [String] {
            cells(folder(mark, selected: 1), before: folder(mark, selected: 0))
        }
        #expect(list(styled("1;7", "+")) == [])
        #expect(list(" ") == ["cmake", "docs", "*music", "pages", "songs", "todos"])
    }

    @Test(arguments: [("3 of 5", true), ("2 of 4", false), ("3 of 9", false)])
    func aCountNamesTheRowsThatWereLeftOut(count: String, isShort: Bool) {
        func matches(selected: Int) -> TUIGrid {
            let status = styled("42", " line " + count + String(repeating: " ", count: 28))
            let texts = [" 10 one   ", " 11 two   ", " 12 three ", " 13 four  "]
            let rows = texts.indices.map { $0 == selected ? styled("44", texts[$0]) : texts[$0] }
            return screen(
                fullScreen, hiddenCursor, lines(0, 1, [styled("34", "notes.txt")] + rows), at(0, 9), status)
        }
        let list = cells(matches(selected: 1), before: matches(selected: 0))
        #expect(list == (isShort ? [] : ["10 one", "*11 two", "12 three", "13 four"]))
    }

    @Test(arguments: [("7/7", true), ("3/7", false)]) func aListGoesOnBelowABlankRow(count: String, goesOn: Bool) {
        let rows = [styled("1", "> ") + styled("1;7", "plum"), "  pear", "  fig", "", "  lime", "  nut"]
        let grid = screen(
            fullScreen, lines(0, 1, rows), at(2, 8), count + " " + String(repeating: "─", count: 20), at(0, 9), "> ",
            at(2, 9))
        #expect(cells(grid) == (goesOn ? [] : ["*plum", "pear", "fig"]))
    }
}
