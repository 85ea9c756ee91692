extension TUIGrid {
    /// The cells of rows in flat tables, one row after the other, which are fast to walk.
    package struct Cells: Sendable {
        /// The first code point of each cell: a space for a blank, 0 for the second half of a wide character.
        package private(set) var scalars: ContiguousArray<UInt32>
        /// The style of each cell, as an index in `styles`.
        package private(set) var numbers: ContiguousArray<UInt16>
        /// The styles that occur, each once; the first is the plain one.
        package var styles: ContiguousArray<TUIStyle> { known.styles }
        /// Of each row, the column after the last cell that is not a plain blank.
        package private(set) var ends: ContiguousArray<Int> = []
        /// Of each row, the highest code point.
        package private(set) var highest: ContiguousArray<UInt32> = []
        /// Of each row, whether a cell has more than one code point.
        package private(set) var hasClusters: ContiguousArray<Bool> = []
        /// Of each row, whether a cell may have a hyperlink.
        package private(set) var mayLink: ContiguousArray<Bool> = []

        private var known = StyleNumbers()
        /// The numbers of the styles in the palette of the current row; the first is the plain one.
        private var palette: ContiguousArray<UInt16> = []

        fileprivate init(_ rows: some Collection<Row>, columns: Int) {
            scalars = ContiguousArray(repeating: 0x20, count: rows.count * columns)
            numbers = ContiguousArray(repeating: 0, count: rows.count * columns)
            ends.reserveCapacity(rows.count)
            for (index, row) in rows.enumerated() { add(row, at: index * columns, columns: columns) }
        }
    }

    /// The cells of all rows as flat tables.
    package var cells: Cells { Cells(content, columns: columns) }

    /// The number of cells up to the last one of each row that is not a plain blank.
    package var occupiedCells: Int { content.reduce(0) { $0 + max(0, min($1.occupied, columns)) } }

    /// The cells of some rows as flat tables, in the order given; rows that there are not are left out.
    package func cells(ofRows rows: [Int]) -> Cells {
        Cells(rows.filter(content.indices.contains).map { content[$0] }, columns: columns)
    }

    /// The characters that begin in some columns of a row; a blank is a space.
    package func text(columns: Range<Int>, row: Int) -> String {
        content.indices.contains(row) ? content[row].text(in: columns) : ""
    }

    /// The rows whose cells are not those of another grid.
    package func rows(unlike other: TUIGrid) -> [Int] {
        content.indices.filter {
            !other.content.indices.contains($0) || content[$0].cells != other.content[$0].cells
                || content[$0].styles != other.content[$0].styles
        }
    }
}

extension TUIGrid.Cells {
    private mutating func add(_ row: Row, at start: Int, columns: Int) {
        let end = max(0, min(row.occupied, columns, row.cells.count))
        ends.append(end)
        readPalette(of: row)
        let palette = self.palette
        let cells = row.cells.span
        var places = scalars.mutableSpan
        var highest: UInt32 = 0
        var hasClusters = false
        // In range: a row's cells start at `start`, and `end` is at most their count and the count of the columns.
        for column in 0..<end {
            let cell = unsafe cells[unchecked: column]
            var scalar = max(0x20, cell.content)
            if cell.isTail {
                scalar = 0
            } else if cell.isCluster {
                scalar = row.firstScalar(of: cell) ?? 0x20
                hasClusters = true
            }
            highest = max(highest, scalar)
            unsafe places[unchecked: start + column] = scalar
        }
        // A row without styles needs no more than the numbers that are there.
        if palette.count > 1 {
            var styled = numbers.mutableSpan
            for column in 0..<end {
                let style = unsafe Int(cells[unchecked: column].style)
                unsafe styled[unchecked: start + column] = style < palette.count ? palette[style] : 0
            }
        }
        self.highest.append(highest)
        self.hasClusters.append(hasClusters)
    }

    private mutating func readPalette(of row: Row) {
        palette.removeAll(keepingCapacity: true)
        palette.append(0)
        var link: UInt32 = 0
        for style in row.styles.lazy.map(\.unmarked) {
            palette.append(known.number(of: style))
            link |= style.link
        }
        mayLink.append(link != 0)
    }
}

extension TUIStyle {
    /// The number of the hyperlink that cells of this style belong to; 0 for none.
    package var linkNumber: UInt32 { link }
}
