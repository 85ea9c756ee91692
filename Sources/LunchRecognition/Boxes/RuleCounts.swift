/// Counts the cells of rows that a horizontal line goes through.
///
/// Edges of boxes that nest in one row have the same cells: a row in which many are looked at gets a table, once.
struct RuleCounts {
    private let surface: Surface
    /// The numbers of cells with a line before each column of a row.
    private var tables: [Int: ContiguousArray<UInt16>] = [:]

    /// The most columns that are counted without a table.
    private static let shortest = 64

    init(_ surface: Surface) { self.surface = surface }

    /// The number of cells of some columns of a row that have a line.
    mutating func count(_ columns: Range<Int>, _ row: Int) -> Int {
        guard columns.count > Self.shortest else {
            return columns.count { surface.lines($0, row).contains(.horizontal) }
        }
        let table = tables[row] ?? makeTable(row)
        return Int(table[columns.upperBound]) - Int(table[columns.lowerBound])
    }

    private mutating func makeTable(_ row: Int) -> ContiguousArray<UInt16> {
        var table: ContiguousArray<UInt16> = [0]
        table.reserveCapacity(surface.columns + 1)
        var count: UInt16 = 0
        for column in 0..<surface.columns {
            if surface.lines(column, row).contains(.horizontal) { count += 1 }
            table.append(count)
        }
        tables[row] = table
        return table
    }
}
