import LunchTerminal

/// Tells whether a list goes on behind a row that is drawn otherwise, as one is that somebody has marked.
///
/// A list with some of its rows only would be wrong, since tests count rows.
enum ContinuedRows {
    /// True if right below a list stands a row that begins where its rows do, and below that one another that is drawn as they are.
    static func goOn(behind selection: ListSelection, in block: [ListRow], _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let last = selection.rows.last,
            let index = block.firstIndex(where: { $0.row == last.row }), index + 2 < block.count
        else { return false }
        let (other, next) = (block[index + 1], block[index + 2])
        // Below a status line at the end of the screen stands a message.
        guard other.row == last.row + 1, next.row == last.row + 2, !other.hasRule, !next.hasRule,
            !scene.layout.regions[last.line.region].isScreen || next.row < surface.rows - 2,
            let start = start(of: next, selection, surface), self.start(of: other, selection, surface) == start
        else { return false }
        return selection.rows.contains { row in
            row.row != selection.rows[selection.selected].row && self.start(of: row, selection, surface) == start
                && surface.look(start, row.row) == surface.look(start, next.row)
        }
    }

    private static func start(of row: ListRow, _ selection: ListSelection, _ surface: Surface) -> Int? {
        surface.trimmed((selection.columns ?? row.line.columns).clamped(to: row.line.columns), row.row)?.lowerBound
    }
}
