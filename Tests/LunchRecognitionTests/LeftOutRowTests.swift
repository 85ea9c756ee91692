import LunchTerminal
import Testing

/// Rows of a list that are drawn otherwise than most, or stand apart from them: the list has them too, or there is none.
struct LeftOutRowTests {
    private func bar(_ text: String, _ columns: Int = 40, _ style: String = "7") -> String {
        styled(style, text + String(repeating: " ", count: columns - text.count))
    }

    @Test func aLineDividesTheRowsOfOneList() {
        func options(_ selected: Int, _ rule: String = String(repeating: "─", count: 76), rows: Int = 24) -> TUIGrid {
            let edge = String(repeating: "▔", count: 78)
            let texts = ["London", rule, "Turin", "Lincoln", rule, "Oxford"].enumerated().map { index, text in
                let style = index == selected ? "48;5;33;1" : text == rule ? "38;5;240;48;5;235" : "48;5;235"
                return styled("7;38;5;33", "▊") + styled("48;5;235", " ") + bar(text, 76, style)
                    + styled("48;5;235", " ") + styled("38;5;33", "▎")
            }
            return screen(fullScreen, hiddenCursor, "▊" + edge + "▎", lines(0, 1, texts), columns: 80, rows: rows)
        }
        #expect(cells(options(3), before: options(2)) == [])
        #expect(cells(options(3, rows: 10)) == [])
        #expect(cells(options(3, rows: 10), before: options(2, rows: 10)) == [])
        #expect(cells(options(3, "Bath"), before: options(2, "Bath")).count >= 4)
    }

    @Test func aMarkedRowBelowAHeadingIsNoHeading() {
        func processes(_ heading: String) -> [String] {
            let rows = [
                styled(heading, "  PID USER      CPU  Command            "),
                styled("1;33", "    1 root      0.0  init"),
                bar("    2 root      0.0  bash", 40, "46"), "    3 root      0.0  less", "    4 root      0.0  make",
                "    5 root      0.0  vim",
            ]
            return cells(screen(fullScreen, hiddenCursor, lines(0, 0, rows)))
        }
        #expect(processes("42").count == 5)
        #expect(processes("42").first == "1 root 0.0 init")
    }

    @Test func aRowWhoseOtherColumnsDifferIsOneOfThem() {
        func line(_ left: String, _ middle: String, _ right: String) -> String {
            let lengths = [9, 29, 38].map { String(repeating: "─", count: $0) }
            return left + lengths.joined(separator: middle) + right
        }
        func folders(_ selected: Int, heading: String = "1;94") -> TUIGrid {
            let rows = (0..<20).map { index in
                let number = index < 10 ? " \(index)" : "\(index)"
                let text = number + "  folder                 2 "
                let name = index == 0 ? styled("7;1;94", " demo    ") : String(repeating: " ", count: 9)
                let preview = index == 0 ? bar(" song", 38) : String(repeating: " ", count: 38)
                return "│" + name + "│" + styled(index == 0 ? heading : index == selected ? "7;1;94" : "1;94", text)
                    + "│" + preview + "│"
            }
            let end = at(0, 23) + "drwxr-xr-x 2 root root" + at(70, 23) + "\(selected + 1)/123  Top"
            return screen(
                fullScreen, hiddenCursor, styled("1;31", "root@box"),
                lines(0, 1, [line("┌", "┬", "┐")] + rows + [line("└", "┴", "┘")]), end, columns: 80, rows: 24)
        }
        #expect(cells(folders(3)) == [])
        #expect(cells(folders(3, heading: "1;33")).count == 19)
        #expect(cells(folders(3), before: folders(2)).count == 20)
    }

    @Test func aMarkBeforeARowThatIsFilteredIsNoReasonToLeaveItOut() {
        func towns(_ selected: Int, _ mark: String = "❯") -> TUIGrid {
            let names = ["Oxford", "London", "Lincoln", "Walworth"]
            let rows = names.enumerated().map { index, name in
                let found = name.replacing("o", with: styled("36", "o")).replacing("O", with: styled("36", "O"))
                return styled("34", index == selected ? "❯" : " ") + (index == 0 ? styled("35", mark) : " ")
                    + (index == selected ? styled("34", name) : found)
            }
            return screen("? Town?", box(0, 1, 30, 7), lines(1, 2, ["❯ o  4/7 (1)"] + rows), at(4, 2))
        }
        #expect(cells(towns(2), before: towns(1)) == ["Oxford", "London", "*Lincoln", "Walworth"])
    }

    @Test func aRowAboveAMarkedOneIsNoTitle() {
        func towns(_ selected: Int) -> TUIGrid {
            let names = ["○ London", styled("7", "● Turin"), "○ Oxford", "○ Dublin"]
            let rows = names.enumerated().map { ($0 == selected ? " » " : "   ") + $1 }
            return screen(hiddenCursor, lines(0, 0, ["? Which of all the towns that are", "  open?"] + rows), at(8, 1))
        }
        #expect(cells(towns(3), before: towns(1)) == ["London", "Turin", "Oxford", "*Dublin"])
    }

    @Test func aMarkBeforeAQuestionSelectsNoRowOfItsAnswers() {
        func towns(_ selected: Int) -> TUIGrid {
            let names = ["London", "Turin", "Lincoln", "Oxford"].enumerated().map {
                ($0 == selected ? " » " : "   ") + $1
            }
            return screen(hiddenCursor, styled("34", ">>"), styled("1", " Where to?"), lines(0, 1, names))
        }
        #expect(cells(towns(2), before: towns(1)) == ["London", "Turin", "*Lincoln", "Oxford"])
        #expect(cells(towns(2)) == [])
    }

    @Test func theBranchesOfATreeInAPaneAreItsRows() {
        func files(_ end: String) -> [String] {
            let left = [
                "cmake     2026-01-15", "docs      2026-01-15", "`-- a     2026-01-16", "  `-- b   2026-01-1" + end,
            ]
            let right = ["one", "two", "three", "four"]
            let rows = left.enumerated().map { index, text in
                (index == 1 ? styled("44", " " + text + " ") : " " + text + " ") + "  " + right[index]
            }
            return cells(screen(fullScreen, hiddenCursor, "~", lines(1, 1, rows)))
        }
        #expect(files("7").count == 4)
        #expect(files("").count < 4)
    }

    @Test func aRowWithTheMarkOfAChoiceIsNoHeading() {
        func towns(_ first: String) -> [String] {
            let rows = [
                styled("1;33", "   \(first) London"), "   [ ] Turin", styled("34", " > [ ] Lincoln"), "   [ ] Oxford",
            ]
            return cells(screen(hiddenCursor, lines(0, 0, ["[?] Which towns?:"] + rows)))
        }
        #expect(towns("[X]") == ["London", "Turin", "*Lincoln", "Oxford"])
        #expect(towns("the").count < 4)
    }
}
