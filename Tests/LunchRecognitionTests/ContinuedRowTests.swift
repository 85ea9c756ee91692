import LunchTerminal
import Testing

/// Rows that belong to a list although they are drawn otherwise, and rows at its ends that do not.
struct ContinuedRowTests {
    private static let towns = ["London", "Turin", "Lincoln", "Oxford", "Dublin", "Basel"]

    private func wide(_ text: String, _ style: String) -> String {
        styled(style, " " + text + String(repeating: " ", count: 25 - text.count))
    }

    /// A list before and after the key that moves the bar to its third row.
    private func moved(_ names: [String], box isBox: Bool = false, _ style: (Int) -> String = { _ in "0" }) -> [String]
    {
        func grid(_ selected: Int) -> TUIGrid {
            let rows = names.enumerated().map { wide($1, $0 == selected ? "7" : style($0)) }
            return screen(
                fullScreen, hiddenCursor, isBox ? box(0, 0, 28, 10) : "", lines(1, 1, rows), columns: 80, rows: 24)
        }
        return cells(grid(2), before: grid(1))
    }

    @Test func aListWithAMarkedRowIsNotCutThere() {
        #expect(moved(Self.towns) { $0 == 4 ? "42" : "0" } == [])
        #expect(moved(Self.towns).count == 6)
    }

    @Test func aListThatGoesOnBelowABlankRowIsNotCutThere() {
        let more = ["", "Bologna", "Florence"]
        #expect(moved(Self.towns + more) == [])
        #expect(moved(Self.towns + ["", "MORE", "Bologna", "Florence"]) { $0 == 7 ? "1" : "0" } == [])
        #expect(moved(Self.towns + ["", "6 towns of 7", ""]).count == 6)
        #expect(moved(Self.towns + ["", " Bologna", " Florence"]).count == 6)
    }

    @Test func rowsThatBeginAsTheOneThatWasSelectedAreRows() {
        let names = ["  London", "* Turin", "  Lincoln", "  Oxford", "* Dublin", "  Basel"]
        #expect(moved(names).count == 6)
        let tree = ["  v Italy", "    Turin", "  > Rome", "> Ireland", "v England", "  London"]
        #expect(moved(tree) == [])
    }

    @Test func aTitleInALineAboveAnIndentedRowIsNoRow() {
        func found(_ title: String) -> Int {
            func grid(_ selected: Int) -> TUIGrid {
                let rows = ["    Up", "Turin", "Oxford", "Dublin"].enumerated().map {
                    wide($1, $0 == selected ? "7" : "0")
                }
                return screen(fullScreen, hiddenCursor, title, lines(1, 1, rows), columns: 80, rows: 24)
            }
            return cells(grid(1), before: grid(0)).count
        }
        #expect(found("--- Towns " + String(repeating: "-", count: 70)) == 4)
        #expect(found("   Towns") == 0)
    }

    @Test func aCountOrDotsAtTheEndAreNoRow() {
        #expect(moved(Self.towns + ["6 towns"], box: true).count == 6)
        #expect(moved(Self.towns + ["7 towns"], box: true).count == 7)
        #expect(moved(Self.towns + ["..."], box: true).count == 6)
        #expect(moved(Self.towns + [".."], box: true).count == 7)
        #expect(moved(Self.towns + ["Total: 6"], box: true).count == 6)
        #expect(moved(Self.towns + ["Room 6"], box: true).count == 7)
    }

    @Test func whatIsSearchedForIsNoRow() {
        func found(_ first: String, sign: String = "") -> [String] {
            let rows = Self.towns.enumerated().map { wide(sign + $1, $0 == 2 ? "7" : "0") }
            let line = at(1, 2) + String(repeating: "─", count: 26)
            return cells(
                screen(
                    fullScreen, hiddenCursor, box(0, 0, 28, 10), at(2, 1) + first, line, lines(1, 3, rows), columns: 80,
                    rows: 24))
        }
        #expect(found("> li") == ["London", "Turin", "*Lincoln", "Oxford", "Dublin", "Basel"])
        #expect(found("All").count == 7)
        #expect(found("> All", sign: "> ").count == 7)
    }

    @Test func aBarThatMovesToTheNextLineOfAGridIsNoListOfLines() {
        func grid(_ selected: Int) -> TUIGrid {
            let rows = Self.towns.enumerated().map { index, name in
                at(index % 2 * 20, 1 + index / 2)
                    + styled(index == selected ? "7" : "0", name + String(repeating: " ", count: 16 - name.count))
            }
            return screen(fullScreen, hiddenCursor, rows.joined())
        }
        #expect(cells(grid(2), before: grid(1)) == [])
    }
}
