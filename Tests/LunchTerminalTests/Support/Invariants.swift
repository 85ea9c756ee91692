import Testing

@testable import LunchTerminal

extension Terminal {
    /// Checks what must hold after any input.
    func checkInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
        let grid = grid
        #expect(grid.lines.count == grid.rows, sourceLocation: sourceLocation)
        #expect((0..<grid.columns).contains(grid.cursor.column), sourceLocation: sourceLocation)
        #expect((0..<grid.rows).contains(grid.cursor.row), sourceLocation: sourceLocation)
        for row in grid.lines {
            let problem = row.problem(columns: grid.columns)
            #expect(problem == nil, sourceLocation: sourceLocation)
        }
    }
}

extension Row {
    /// What is wrong with the row; nil if nothing is.
    fileprivate func problem(columns: Int) -> String? {
        if cells.count != columns { return "\(cells.count) cells of \(columns)" }
        if styles.count > 2 * columns + 32 { return "\(styles.count) styles" }
        if clusters.count > 3 * columns * (Limits.scalarsPerCell + 1) + 512 { return "\(clusters.count) in clusters" }
        for (column, cell) in cells.enumerated() {
            if cell.isWide, column + 1 == columns || !cells[column + 1].isTail { return "a wide cell without a tail" }
            if cell.isTail, column == 0 || !cells[column - 1].isWide { return "a tail without a wide cell" }
            if Int(cell.style) > styles.count { return "style \(cell.style) of \(styles.count)" }
            if cell.isCluster, Int(cell.content) >= clusters.count { return "a cluster outside" }
            if column >= occupied, cell != .blank { return "column \(column) beyond \(occupied) is not blank" }
        }
        return nil
    }
}
