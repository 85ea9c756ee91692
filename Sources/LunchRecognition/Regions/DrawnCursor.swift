import LunchTerminal

/// Finds the cursor that a program draws itself while that of the terminal is hidden: the only blank cell of the screen
/// that has another background than the cells beside it, right after a text or with one blank between, or at the
/// beginning of an empty last row.
enum DrawnCursor {
    static func cursor(of surface: Surface) -> TUICursor? {
        var cursor = surface.grid.cursor
        guard !cursor.isVisible, surface.grid.modes.isAlternateScreen else { return nil }
        var isFound = false
        let last = surface.rows - 1
        if surface.trimmed(0..<surface.columns, last) == nil, surface.background(0, last) != surface.background(1, last)
        {
            isFound = true
            (cursor.column, cursor.row, cursor.isVisible) = (0, last, true)
        }
        for row in 0..<surface.rows {
            for column in 1..<max(1, min(surface.end(ofRow: row), surface.columns - 1))
            where surface.number(column, row) != surface.number(column - 1, row) && isDrawn(column, row, surface) {
                guard !isFound else { return nil }
                isFound = true
                (cursor.column, cursor.row, cursor.isVisible) = (column, row, true)
            }
        }
        return isFound ? cursor : nil
    }

    private static func isDrawn(_ column: Int, _ row: Int, _ surface: Surface) -> Bool {
        let ink = surface.background(column, row)
        return surface.isBlank(column, row)
            && surface.background(column - 1, row) == surface.background(column + 1, row)
            && ink != surface.background(column - 1, row)
            && (!surface.isBlank(column - 1, row) || column >= 2 && !surface.isBlank(column - 2, row))
            && !LineDrawing.draws(surface.scalar(column - 1, row))
    }
}
