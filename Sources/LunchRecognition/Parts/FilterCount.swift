import LunchTerminal

/// The count of the rows that what is typed at the cursor has left, behind it in the same row, as in `❯ lon  2/12 (1)`.
///
/// The program writes line after line, and its question stands right above.
struct FilterCount {
    /// The row's line, which begins with the prompt.
    let prompt: Line
    /// The number of rows that are left.
    let number: Int

    init?(_ scene: Scene) {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard !scene.isFullScreen, cursor.isVisible, let region = scene.layout.region(cursor.column, cursor.row),
            let prompt = scene.line(cursor.row, of: region, around: cursor.column), cursor.row > 0,
            cursor.column < prompt.columns.upperBound,
            let count = surface.trimmed(cursor.column..<prompt.columns.upperBound, cursor.row),
            count.lowerBound > cursor.column, surface.isBlank(count.lowerBound - 1, cursor.row),
            Self.isCount(count, cursor.row, surface),
            Question.isMarked(cursor.row - 1, at: prompt.columns.lowerBound, surface),
            // A sign may stand before the first number, which then counts nothing.
            let number = Int(surface.text(count, cursor.row).prefix { $0 != "/" })
        else { return nil }
        (self.prompt, self.number) = (prompt, number)
    }

    /// True if a text only counts, as `3/12` does.
    static func isCount(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        guard columns.count <= 24 else { return false }
        let text = surface.text(columns, row)
        return text.contains("/") && text.allSatisfy { $0.isNumber || "/ ()+-".contains($0) }
    }
}
