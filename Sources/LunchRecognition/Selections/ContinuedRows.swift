import LunchTerminal

/// Tells whether a list goes on behind a row that is drawn otherwise, as one is that somebody has marked.
///
/// A list with some of its rows only would be wrong, since tests count rows.
enum ContinuedRows {
    /// True if a list goes on below its rows.
    static func goOn(behind selection: ListSelection, in block: [ListRow], _ scene: Scene) -> Bool {
        areBelowBlank(selection, scene) || areBehindOther(selection, in: block, scene)
    }

    /// True if below a blank row, or the heading of another group below that, stand two rows that begin where those of the list do and are
    /// drawn as they are, and nothing else.
    private static func areBelowBlank(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let last = selection.rows.last, let columns = selection.columns,
            let other = selection.rows.last(where: { $0.row != selection.rows[selection.selected].row }),
            let start = surface.trimmed(columns, other.row)?.lowerBound,
            surface.trimmed(last.line.columns, last.row + 1) == nil
        else { return false }
        func isRow(_ row: Int) -> Bool {
            guard row < surface.rows - 2, let line = scene.line(row, of: last.line.region, around: start) else {
                return false
            }
            return scene.extent(of: line).lowerBound == start && scene.runs(of: line).count == 1
                && scene.extent(of: line).count <= 2 * columns.count
                && surface.look(start, row) == surface.look(start, other.row)
        }
        guard isRow(last.row + 3), isRow(last.row + 2) || isRow(last.row + 4) else { return false }
        // A count of what is found, as `3/7`, says that there are no more rows.
        return !scene.lines(of: last.line.region).contains { line in
            surface.text(scene.extent(of: line), line.row).hasPrefix("\(selection.rows.count)/")
        }
    }

    /// True if right below a list stands a row that begins where its rows do, and below that one another that is drawn as they are.
    private static func areBehindOther(_ selection: ListSelection, in block: [ListRow], _ scene: Scene) -> Bool {
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
        // Numbers tell which rows there are.
        if CountedRows.areCounted(selection.rows, surface), !CountedRows.areCounted([last, other], surface) {
            return false
        }
        return selection.rows.contains { row in
            row.row != selection.rows[selection.selected].row && self.start(of: row, selection, surface) == start
                && surface.look(start, row.row) == surface.look(start, next.row)
        }
    }

    private static func start(of row: ListRow, _ selection: ListSelection, _ surface: Surface) -> Int? {
        surface.trimmed((selection.columns ?? row.line.columns).clamped(to: row.line.columns), row.row)?.lowerBound
    }
}
