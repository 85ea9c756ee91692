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
}
