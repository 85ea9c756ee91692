import LunchTerminal
import Testing

/// Texts beside each other of which one is chosen are no rows of a list, and neither are counts and headings between rows.
struct GridTests {
    @Test func aColumnOfAGridIsNoList() {
        func words(_ selected: Int, _ pitch: Int = 12) -> TUIGrid {
            let rows = [["London", "Dublin"], ["Turin", "Basel"], ["Lincoln", "Leiden"]].enumerated().map {
                index, row in
                func cell(_ text: String, _ columns: Int, _ style: String) -> String {
                    styled(style, " " + text + String(repeating: " ", count: columns - 1 - text.count))
                }
                return cell(row[0], 12, index == selected ? "44" : "48;5;250")
                    + cell(String(repeating: " ", count: pitch - 12) + row[1], 16, "48;5;250")
            }
            return screen(
                "Town: " + (selected == 0 ? "London" : "Turin"), lines(6, 1, rows), at(selected == 0 ? 12 : 11, 0))
        }
        #expect(cells(words(1), before: words(0)) == [])
    }

    @Test func rowsOfAGridAreNoRowsOfTheListAbove() {
        func signals(_ rows: [String], _ selected: Int) -> TUIGrid {
            let options = ["-l  -- list signal names", "-n  -- specify a number", "-s  -- specify a name"]
            let listed = options.enumerated().map { $0 == selected ? styled("7", $1) : $1 }
            return screen("% kill -", lines(0, 1, listed + rows), at(8, 0))
        }
        let grid = ["-ALRM    -FPE     -IOT     -PROF", "-BUS     -HUP     -KILL    -PWR"]
        #expect(cells(signals(grid, 2), before: signals(grid, 1)) == [])
        #expect(cells(signals([], 2), before: signals([], 1)).count == 3)
    }

    @Test func aCountAtTheRightSideOfABoxSelectsNoRow() {
        func preview(_ first: String) -> [String] {
            cells(screen(fullScreen, hiddenCursor, box(0, 0, 30, 7), lines(2, 1, [first, "2", "3", "4", "5"])))
        }
        let gap = String(repeating: " ", count: 22)
        #expect(preview("1" + gap + styled("7", "1/30")) == [])
        #expect(preview(styled("7", "1" + gap + "1/30")).count == 5)
    }

    @Test func aHeadingBetweenChoicesIsNoRow() {
        func towns(_ selected: Int, _ heading: String = "Italy") -> TUIGrid {
            let names = ["[ ] London", "[ ] Oxford", heading, "[ ] Turin"]
            let rows = names.enumerated().map { ($0 == selected ? styled("34", "> " + $1) : "  " + $1) }
            return screen("? Towns?", lines(0, 1, rows), at(9, 0))
        }
        #expect(cells(towns(3), before: towns(1)) == [])
        #expect(cells(towns(3, "[ ] Bath"), before: towns(1, "[ ] Bath")).count == 4)
    }

    @Test func aPaneBesideTheRowsIsNoPartOfThem() {
        func fruits(_ below: [String]) -> [String] {
            let names = ["apple", "banana", "cherry", "date"].enumerated().map { index, name in
                (index == 1 ? "> " + styled("1;35", name) : "  " + name)
                    + String(repeating: " ", count: 18 - name.count)
                    + "\(index)  a text"
            }
            return cells(screen(fullScreen, hiddenCursor, lines(0, 0, names + below)))
        }
        let text = String(repeating: " ", count: 20) + "4  a text"
        #expect(fruits([text, text]) == [])
        #expect(fruits([]).count == 4)
    }

    @Test func theLastColumnOfAGridIsNoList() {
        func files(_ selected: Int, _ gap: Int = 2) -> TUIGrid {
            let rows = ["London", "Turin", "Lincoln"].enumerated().map { index, name in
                let cell = name + String(repeating: " ", count: 10 - name.count)
                return cell + String(repeating: " ", count: gap) + styled(index == selected ? "7" : "0", cell)
            }
            return screen(fullScreen, hiddenCursor, lines(2, 1, rows))
        }
        #expect(cells(files(2), before: files(1)) == [])
        #expect(cells(files(2, 9), before: files(1, 9)).count == 3)
    }

    @Test func aBarOverTwoLinesIsNoneOfRowsOfOneLine() {
        func mail(_ selected: Int, _ height: Int = 2) -> TUIGrid {
            let texts = ["London Mill", "  The looms", "Turin Mill", "  The forge", "Lincoln Mill", "  The kiln"]
            let rows = texts.enumerated().map { index, text in
                let isLit = selected <= index && index < selected + height
                let row = " " + text + String(repeating: " ", count: 39 - text.count)
                return styled((index.isMultiple(of: 2) ? "1;" : isLit ? "" : "2;") + (isLit ? "30;46" : "39"), row)
            }
            let title = styled("7", " Mail" + String(repeating: " ", count: 35))
            return screen(fullScreen, hiddenCursor, title, lines(0, 2, rows))
        }
        #expect(cells(mail(4), before: mail(2)) == [])
    }
}
