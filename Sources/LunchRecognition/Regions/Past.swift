import LunchTerminal

/// The rows that an input has changed, as they were before it.
struct Past {
    private let columns: Int
    private let cells: TUIGrid.Cells
    private let looks: ContiguousArray<Look>
    /// The place of each row among the cells.
    private let places: [Int: Int]

    /// More rows than a highlight that moves can change, with what else may change beside it.
    private static let limit = 256

    /// Nil if the screens differ in size, not at all, or in so many rows that nothing follows from it.
    init?(_ before: TUIGrid, now: TUIGrid) {
        guard before.columns == now.columns, before.rows == now.rows else { return nil }
        let rows = now.rows(unlike: before)
        guard !rows.isEmpty, rows.count <= Self.limit else { return nil }
        columns = now.columns
        cells = before.cells(ofRows: rows)
        looks = ContiguousArray(cells.styles.map(Look.init))
        places = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
    }

    /// True if a row is another now.
    func contains(_ row: Int) -> Bool { places[row] != nil }

    /// The code point that was in a cell; nil in rows that are the same still.
    func scalar(_ column: Int, _ row: Int) -> UInt32? {
        place(column, row).map { cells.scalars[$0] }
    }

    /// The background that a cell had; nil in rows that are the same still.
    func background(_ column: Int, _ row: Int) -> Look.Ink? {
        place(column, row).map { looks[Int(cells.numbers[$0])].background }
    }

    /// The look that a cell had; nil in rows that are the same still.
    func look(_ column: Int, _ row: Int) -> Look? { place(column, row).map { looks[Int(cells.numbers[$0])] } }

    private func place(_ column: Int, _ row: Int) -> Int? {
        guard let place = places[row], (0..<columns).contains(column) else { return nil }
        return place * columns + column
    }
}
