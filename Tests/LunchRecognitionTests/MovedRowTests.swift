import LunchTerminal
import Testing

/// Lists whose highlight or mark has moved, with rows that are easily left out or taken for one.
struct MovedRowTests {
    private func moved(_ draw: (Int) -> TUIGrid) -> [String] { cells(draw(1), before: draw(0)) }

    @Test func rowsMayHaveTheirMiddlesBelowEachOther() {
        func menu(_ items: [(Int, String)]) -> [String] {
            moved { row in
                screen(
                    fullScreen, hiddenCursor,
                    items.enumerated().map { at($1.0, 2 + $0) + ($0 == row ? styled("7", $1.1) : $1.1) }.joined())
            }
        }
        let items = [(16, "New game"), (15, "Load game"), (16, "Options"), (18, "Quit")]
        #expect(menu(items) == ["New game", "*Load game", "Options", "Quit"])
        // Words that happen to have the same middle as one of them.
        #expect(menu([(16, "New game"), (10, "Load game"), (16, "Options"), (18, "Quit")]).count < 4)
    }

    @Test func aCursorMayBeLeftBehindTheLastRow() {
        func menu(_ last: String) -> [String] {
            moved { row in
                let items = ["1. New", "2. Load", "3. Options", last]
                return screen(
                    fullScreen,
                    items.enumerated().map { at(2, 2 + $0) + ($0 == row ? styled("7", $1) : $1) }.joined())
            }
        }
        #expect(menu("4. Quit") == ["1. New", "*2. Load", "3. Options", "4. Quit"])
        #expect(menu("Quit") == ["1. New", "*2. Load", "3. Options", "Quit"])
    }

    @Test func aMarkMayStandFarFromTheEdge() {
        func menu(_ edge: String) -> [String] {
            moved { row in
                let items = ["New game", "Load game", "Options"]
                return screen(
                    fullScreen, hiddenCursor,
                    items.enumerated().map { at(0, 2 + $0) + edge + at(6, 2 + $0) + ($0 == row ? "-> " : "   ") + $1 }
                        .joined())
            }
        }
        #expect(menu("") == ["New game", "*Load game", "Options"])
        #expect(menu("ab") == [])
    }

    @Test func aStatusLineWithoutABarIsNoRow() {
        func list(_ status: String) -> [String] {
            moved { lit in
                let items = [
                    "docs      2 K   a", "mill      1 K   b", "page      3 K   c", "work      6 K   d",
                    "loom      4 K   e",
                ]
                let rows = items.enumerated().map {
                    at(0, 4 + $0) + styled($0 == lit ? "7" : "0", (" " + $1).padded(to: 40))
                }
                return screen(fullScreen, hiddenCursor, rows.joined() + at(0, 9) + status)
            }
        }
        #expect(list(styled("36", "drwx      2 root  z")).count == 5)
        #expect(list(styled("36", " none      7 K   f")).count == 6)
    }

    @Test func branchesThatAreCountedAreRows() {
        func tree(_ rows: [String]) -> [String] {
            cells(
                screen(
                    fullScreen, hiddenCursor,
                    rows.enumerated().map { at(0, $0) + styled($0 == 1 ? "43" : "0", $1) }.joined()
                        + at(0, 9) + styled("42", "[0]".padded(to: 40))))
        }
        #expect(tree(["(0) - 0: one", "(1) └─> 0: bash", "(2) - 1: two"]).count == 3)
        #expect(tree(["(0) - 0: one", "(2) └─> 0: bash", "(2) - 1: two"]) == [])
    }

    @Test func aTextMayStandFarBehindItsMark() {
        func groups(_ column: Int) -> [String] {
            moved { row in
                let rows = ["2  cards", "5  engine", "3  loom"].enumerated().map {
                    at(0, 2 + $0) + ($0 == row ? "->" : "") + at(column, 2 + $0) + $1
                }
                return screen(fullScreen, rows.joined() + at(2, 2 + row))
            }
        }
        #expect(groups(7) == ["2 cards", "*5 engine", "3 loom"])
        #expect(groups(14) == [])
    }

    /// Rows below a prompt, of which one has a mark, some have been chosen with a sign behind that, and all others are plain.
    private func choices(_ pointed: Int, _ chosen: Set<Int>) -> String {
        let rows = ["London", "Leiden", "Lincoln", "Basel"].enumerated().map { index, name in
            let gutter = index == pointed ? styled("31;48;5;236", ">") : styled("48;5;236", " ")
            let sign = chosen.contains(index) ? styled("35", ">") : " "
            return gutter + sign + (index == pointed ? styled("1;48;5;236", name) : name)
        }
        return at(0, 0) + styled("34", "Town:") + " l" + lines(0, 2, rows) + at(7, 0)
    }

    private func cellsOfChoices(_ pointed: Int, _ chosen: Set<Int>) -> [String] {
        let then = choices(pointed == 1 ? 2 : 1, chosen)
        return cells(screen(then, choices(pointed, chosen)), before: screen(then))
    }

    @Test(arguments: [[], [0], [3], [0, 3], [1], [2], [1, 2], [0, 1, 2]] as [Set<Int>])
    func aChosenRowIsOneOfThoseBesideIt(chosen: Set<Int>) {
        #expect(cellsOfChoices(2, chosen) == ["London", "Leiden", "*Lincoln", "Basel"])
        #expect(cellsOfChoices(0, chosen) == ["*London", "Leiden", "Lincoln", "Basel"])
        #expect(cellsOfChoices(3, chosen) == ["London", "Leiden", "Lincoln", "*Basel"])
    }
}

extension String {
    /// The text with blanks behind it, up to a number of columns.
    fileprivate func padded(to columns: Int) -> String { self + String(repeating: " ", count: columns - count) }
}
