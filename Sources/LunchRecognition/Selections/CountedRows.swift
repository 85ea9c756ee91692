/// Tells whether numbers that count up show that rows are those of one list: no heading and no sum has one of its own.
enum CountedRows {
    /// The columns in which a number may begin.
    private static let reach = 16

    /// True if a number stands at the beginning of each row, one more than in the row above.
    static func areCounted(_ rows: some Collection<ListRow>, _ surface: Surface) -> Bool {
        guard rows.count >= 2, let first = rows.first else { return false }
        return numbers(of: first, surface).contains { number in
            rows.enumerated().allSatisfy { index, row in
                shows(
                    number.value + index, from: number.columns.lowerBound, or: number.columns.upperBound, row, surface)
            }
        }
    }

    private struct Number {
        var columns: Range<Int>
        var value: Int
    }

    /// The whole numbers at the beginning of a row.
    private static func numbers(of row: ListRow, _ surface: Surface) -> [Number] {
        var numbers: [Number] = []
        var column = row.text.lowerBound
        let end = min(row.text.upperBound, column + reach)
        while column < end {
            let start = column
            var value = 0
            while column < row.text.upperBound, column - start < 6, let digit = digit(column, row.row, surface) {
                value = 10 * value + digit
                column += 1
            }
            if column > start, isEdge(start - 1, row.row, surface), isEdge(column, row.row, surface) {
                numbers.append(Number(columns: start..<column, value: value))
            }
            column = max(column, start + 1)
        }
        return numbers
    }

    /// True if a row shows a number that begins in one column or ends before another.
    private static func shows(_ value: Int, from start: Int, or end: Int, _ row: ListRow, _ surface: Surface) -> Bool {
        let digits = String(value).utf8.map { Int($0) - 48 }
        return [start..<start + digits.count, end - digits.count..<end].contains { columns in
            zip(columns, digits).allSatisfy { digit($0, row.row, surface) == $1 }
                && isEdge(columns.lowerBound - 1, row.row, surface) && isEdge(columns.upperBound, row.row, surface)
        }
    }

    private static func digit(_ column: Int, _ row: Int, _ surface: Surface) -> Int? {
        let scalar = surface.scalar(column, row)
        return (0x30...0x39).contains(scalar) ? Int(scalar) - 0x30 : nil
    }

    /// True if a number ends beside a cell: a blank, a line, or a sign as in `1.` or `[2]` is in it.
    private static func isEdge(_ column: Int, _ row: Int, _ surface: Surface) -> Bool {
        let character = Character(surface.scalar(column, row))
        return surface.isGap(column, row) || ".)]([:#*".contains(character)
    }
}
