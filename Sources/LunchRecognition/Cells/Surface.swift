import LunchTerminal
import LunchWire

/// The cells of a screen in tables that are fast to walk.
struct Surface {
    let grid: TUIGrid
    let columns: Int
    let rows: Int
    private let cells: TUIGrid.Cells
    /// How each style looks, by its number.
    let looks: ContiguousArray<Look>

    init(_ grid: TUIGrid) {
        self.grid = grid
        let cells = grid.cells
        self.cells = cells
        columns = grid.columns
        rows = cells.ends.count
        looks = ContiguousArray(cells.styles.map(Look.init))
    }

    /// The code points, row after row; a space for a blank, 0 for the second half of a wide character.
    var scalars: ContiguousArray<UInt32> { cells.scalars }

    /// The numbers of the styles, row after row.
    var numbers: ContiguousArray<UInt16> { cells.numbers }

    /// The column behind the last cell of a row that is no plain blank.
    func end(ofRow row: Int) -> Int { cells.ends[row] }

    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// The code point in a cell; outside the screen, a space.
    @inline(__always)
    func scalar(_ column: Int, _ row: Int) -> UInt32 {
        contains(column, row) ? cells.scalars[row * columns + column] : 0x20
    }

    @inline(__always)
    func lines(_ column: Int, _ row: Int) -> LineDrawing { LineDrawing(scalar(column, row)) }

    @inline(__always)
    func isBlank(_ column: Int, _ row: Int) -> Bool {
        let scalar = scalar(column, row)
        return scalar == 0x20 || scalar == 0xA0
    }

    /// How a cell looks; outside the screen, plain.
    @inline(__always)
    func look(_ column: Int, _ row: Int) -> Look {
        contains(column, row) ? looks[Int(cells.numbers[row * columns + column])] : looks[0]
    }

    @inline(__always)
    func background(_ column: Int, _ row: Int) -> Look.Ink { look(column, row).background }

    /// The text of some columns of a row, as it stands there.
    func text(_ columns: Range<Int>, _ row: Int) -> String { grid.text(columns: columns, row: row) }

    /// The columns of a range without the blanks at its ends; nil if all are blank.
    func trimmed(_ columns: Range<Int>, _ row: Int) -> Range<Int>? {
        var start = columns.lowerBound
        var end = columns.upperBound
        while start < end, isBlank(start, row) { start += 1 }
        while start < end, isBlank(end - 1, row) { end -= 1 }
        return start < end ? start..<end : nil
    }

    /// The columns around one of them whose cells hold to a condition.
    func stretch(around column: Int, _ row: Int, in columns: Range<Int>, _ holds: (Look) -> Bool) -> Range<Int> {
        guard columns.contains(column), holds(look(column, row)) else { return column..<column }
        var start = column
        var end = column + 1
        while start > columns.lowerBound, holds(look(start - 1, row)) { start -= 1 }
        while end < columns.upperBound, holds(look(end, row)) { end += 1 }
        return start..<end
    }
}

extension CellRect {
    init(_ columns: Range<Int>, _ row: Int) {
        self.init(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    }
}
