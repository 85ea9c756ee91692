package import Lunch

/// A grid of cells in memory: what is to be on the screen.
package struct CellBuffer: Equatable {
    package struct Cell: Equatable {
        /// The character; empty in the second cell of a wide one.
        package var text: String
        package var style: Style

        static let blank = Cell(text: " ", style: .plain)
    }

    package let size: CellSize
    private var cells: [Cell]

    init(size: CellSize) {
        self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
        cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    }

    /// The cells of a row.
    package subscript(row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

    /// Writes a character of one or two cells, all of which must be in the grid.
    mutating func put(_ character: Character, width: Int, at point: CellPoint, style: Style) {
        let index = point.row * size.columns + point.column
        blankHalves(around: index..<index + width, from: point.column)
        cells[index] = Cell(text: String(character), style: style)
        if width == 2 { cells[index + 1] = Cell(text: "", style: style) }
    }

    /// Takes away wide characters of which only a half is about to be overwritten.
    private mutating func blankHalves(around range: Range<Int>, from column: Int) {
        if column > 0, cells[range.lowerBound].text.isEmpty { cells[range.lowerBound - 1].text = " " }
        let isInRow = column + range.count < size.columns
        if isInRow, cells[range.upperBound].text.isEmpty { cells[range.upperBound].text = " " }
    }
}

extension CellBuffer {
    /// The grid as text, without the blanks at the end of lines and without blank lines at the end.
    package var text: String {
        var lines = (0..<size.rows).map { row in
            let line = self[row].map(\.text).joined()
            return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }
}
