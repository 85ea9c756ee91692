import LunchTerminal
import Testing

/// The cells of all rows as flat tables.
struct CellsTests {
    private static func grid(_ text: String, columns: Int, rows: Int) -> TUIGrid {
        var terminal = TUITerminal(columns: columns, rows: rows)
        let bytes = ContiguousArray(text.utf8)
        var start = 0
        while start < bytes.count { start += max(1, terminal.feed(bytes.span.extracting(start..<bytes.count))) }
        return terminal.grid
    }

    @Test func eachStyleHasOneNumber() {
        let columns = 100
        // Each color stands in two rows that have other colors beside it.
        let colors = (0..<3000).map { ($0 / 2 + $0 % 2 * 1500) % 1500 }
        let text = colors.map { "\u{1B}[38;2;1;\($0 / 256);\($0 % 256)mx" }.joined()
        let cells = Self.grid(text, columns: columns, rows: 30).cells
        let expected = colors.map { TUIColor.rgb(red: 1, green: UInt8($0 / 256), blue: UInt8($0 % 256)) }
        #expect(cells.numbers.map { cells.styles[Int($0)].foreground } == expected)
        #expect(cells.styles.count == 1501)
        #expect(Set(cells.styles).count == 1501)
    }

    @Test func aCellWithoutAStyleHasTheFirst() {
        let cells = Self.grid("a\u{1B}[1mb\u{1B}[mc", columns: 4, rows: 1).cells
        #expect(Array(cells.numbers) == [0, 1, 0, 0])
        #expect(cells.styles[0] == TUIStyle())
    }

    @Test func rowsWithLinksAreKnown() {
        let cells = Self.grid("a\r\n\u{1B}[1mb\r\n\u{1B}]8;;http://a\u{1B}\\c\u{1B}]8;;\u{1B}\\", columns: 4, rows: 4)
            .cells
        #expect(Array(cells.mayLink) == [false, false, true, false])
    }
}
