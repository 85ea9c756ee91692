import Foundation
import LunchTerminal
import Testing

/// Rows that what is typed beside a count of them filters.
struct FilteredRowTests {
    /// A prompt in the first row, what counts the rows below, and rows with a gutter.
    private func filter(
        _ count: String, _ rows: [String], selected: Int = 0, heading: [String] = [], gutter: String = "48;5;236",
        end: String = ""
    ) -> TUIGrid {
        let items = rows.enumerated().map { index, row in
            index == selected ? styled(gutter, "> " + row) : styled(gutter, " ") + " " + row
        }
        let all = ["> d", "  " + count] + heading.map { "  " + $0 } + items
        return screen(fullScreen, lines(0, 0, all), end, at(3, 0))
    }

    @Test func oneRowIsAListBesideACount() {
        #expect(cells(filter("1/2 ──────", ["draft"])) == ["*draft"])
        #expect(cells(filter("2/2 ──────", ["draft"])) == [])
        #expect(cells(filter("1/2 words", ["draft"])) == [])
        #expect(outline(filter("1/2", ["draft"])).contains { $0.hasPrefix("textField \">\" = \"d\"") })
    }

    /// The label and the value of each field that is found beside three towns.
    private func found(_ prompt: String, count: String, style: String = "1", line: String = "") -> [String] {
        let rows = ["> " + styled("7", "London"), "  Lincoln", "  Turin"].map { line + $0 }
        let lined = (0..<10).map { at(0, $0) + line + at(39, $0) + line }.joined()
        let bottom = lined + lines(0, 5, rows) + at(0, 8) + line + count + at(0, 9) + line
        return outline(screen(fullScreen, bottom, styled(style, prompt))).filter { $0.contains("textField") }
    }

    @Test func aLabelOfItsOwnStandsBesideACount() {
        let go = styled("1", "Go to:") + " "
        #expect(found(go, count: "  3/9 ────", style: "0").map { $0.hasPrefix("textField \"Go to\" = \"\"") } == [true])
        #expect(
            found(go + "n", count: "  3/9 ────", style: "0").map { $0.hasPrefix("textField \"Go to\" = \"n\"") }
                == [true])
        let lined = found(go + "n", count: "  3/9 ──", style: "0", line: "│")
        #expect(lined.map { $0.hasPrefix("textField \"Go to\" = \"n\"") } == [true])
        #expect(found(go + "o", count: "  3/9 ────", style: "0") == [])
    }

    @Test func aHeadingIsNoRow() {
        #expect(cells(filter("1/2 ──────", ["draft"], heading: ["Switch to"])) == ["*draft"])
        #expect(cells(filter("2/4", ["draft", "main"], selected: 1, heading: ["Switch to"])) == ["draft", "*main"])
    }

    @Test func withoutAGutterNothingIsCertain() {
        #expect(cells(filter("1/2 ──────", ["draft"], gutter: "0")) == [])
    }

    @Test func aLineThatBeginsBesideSomeRowsDoesNotDivideThem() {
        let preview = box(20, 0, 20, 10)
        let scroll = lines(19, 2, ["│", "│"])
        let grid = filter("4/4", ["one", "two", "three", "four"], selected: 2, end: preview + scroll)
        #expect(cells(grid) == ["one", "two", "*three", "four"])
    }

    @Test func aCountSaysThatThePointedRowIsTheSelectedOne() {
        func list(_ count: String, _ mark: String = ">") -> [String] {
            let rows = (0..<7).map { row in
                at(0, 2 + row) + (row == 3 ? mark : " ") + styled("7", "2026-01-15") + "  "
                    + styled(row == 3 ? "7" : "0", "the file number \(row)")
            }
            return cells(screen(fullScreen, hiddenCursor, "~", rows.joined(), at(0, 9), count))
        }
        #expect(list("4/105").count == 7)
        #expect(list("5/105") == [])
        #expect(list("4/105", "<") == [])
    }

    @Test func rowsAboveACountAndAPromptAreAsManyAsItSays() {
        func list(_ count: String, style: String = "1", mark: String = ">") -> [String] {
            cells(
                screen(
                    at(0, 4), "  Lincoln", at(0, 5), "  Turin", at(0, 6), mark + " ", styled(style, "London"), at(0, 7),
                    "  " + count, at(0, 8), "> n"))
        }
        #expect(list("3/5") == ["Lincoln", "Turin", "*London"])
        #expect(list("4/5") == [])
        #expect(list("3/5", style: "0") == [])
        #expect(list("3/5", mark: "x") == [])
    }
}
