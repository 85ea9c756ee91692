extension TUIGrid {
    /// The cells of a whole screen in two flat tables, row after row, which are fast to walk.
    package struct Cells: Sendable {
        /// The first code point of each cell: a space for a blank, 0 for the second half of a wide character.
        package private(set) var scalars: ContiguousArray<UInt32>
        /// The style of each cell, as an index in `styles`.
        package private(set) var numbers: ContiguousArray<UInt16>
        /// The styles that occur, each once; the first is the plain one.
        package private(set) var styles: ContiguousArray<TUIStyle> = [TUIStyle()]
        /// The column behind the last cell of each row that is no plain blank.
        package private(set) var ends: ContiguousArray<Int> = []

        private var known: [TUIStyle: UInt16] = [TUIStyle(): 0]
        /// The numbers of the current row's palette; `.max` is not looked up yet.
        private var palette: ContiguousArray<UInt16> = []

        fileprivate init(_ rows: ContiguousArray<Row>, columns: Int) {
            scalars = ContiguousArray(repeating: 0x20, count: rows.count * columns)
            numbers = ContiguousArray(repeating: 0, count: rows.count * columns)
            ends.reserveCapacity(rows.count)
            for index in rows.indices { add(rows[index], at: index * columns, columns: columns) }
        }
    }

    /// The cells as flat tables.
    package var cells: Cells { Cells(content, columns: columns) }

    /// The characters that begin in some columns of a row; a blank is a space.
    package func text(columns: Range<Int>, row: Int) -> String {
        content.indices.contains(row) ? content[row].text(in: columns) : ""
    }
}

extension TUIGrid.Cells {
    private mutating func add(_ row: Row, at start: Int, columns: Int) {
        let end = min(row.occupied, columns, row.cells.count)
        ends.append(max(0, end))
        guard end > 0 else { return }
        palette.removeAll(keepingCapacity: true)
        palette.append(0)
        palette.append(contentsOf: repeatElement(.max, count: row.styles.count))
        let cells = row.cells.span
        for column in 0..<end {
            let cell = cells[column]
            let style = min(Int(cell.style), palette.count - 1)
            if palette[style] == .max { palette[style] = number(of: row.styles[style - 1]) }
            numbers[start + column] = palette[style]
            if cell.isTail {
                scalars[start + column] = 0
            } else if cell.isCluster {
                scalars[start + column] = row.firstScalar(of: cell) ?? 0x20
            } else {
                scalars[start + column] = max(0x20, cell.content)
            }
        }
    }

    /// The number of a style; those that come after 65,534 others have that of the plain one.
    private mutating func number(of style: TUIStyle) -> UInt16 {
        if let number = known[style] { return number }
        guard styles.count < UInt16.max else { return 0 }
        let number = UInt16(styles.count)
        styles.append(style)
        known[style] = number
        return number
    }
}

extension TUIStyle {
    /// The number of the hyperlink that cells of this style belong to; 0 for none.
    package var linkNumber: UInt32 { link }
}
