import LunchTerminal
import LunchWire

/// Finds the rows to choose from below what is typed at the end of a screen: a bar stands above the prompt, and all rows from there to
/// the end of the screen begin where the prompt does, one of them on another background.
enum CandidateRows {
    static func selection(_ scene: Scene, _ findings: Findings) -> ListSelection? {
        let (surface, cursor) = (scene.surface, scene.cursor)
        let ground = scene.background(of: 0)
        guard scene.isFullScreen, cursor.isVisible, cursor.row >= surface.rows / 2, cursor.row + 2 < surface.rows,
            findings.count(of: .table, in: 0) == 0, surface.ink(ofRow: cursor.row).map({ $0 == ground }) ?? false,
            let bar = surface.ink(ofRow: cursor.row - 1), bar != ground,
            let prompt = surface.trimmed(0..<surface.columns, cursor.row), prompt.lowerBound == 0,
            prompt.upperBound <= cursor.column, asks(prompt, cursor.row, surface)
        else { return nil }
        var rows: [ListRow] = []
        for row in cursor.row + 1..<surface.rows {
            guard let line = scene.line(row, of: 0, around: 0) else { break }
            rows.append(ListRow(line, scene))
        }
        let lit = rows.indices.filter { surface.background(0, rows[$0].row) != ground }
        let end = cursor.row + 1 + rows.count
        guard rows.count >= 2, lit.count == 1, rows[lit[0]].row < surface.rows - 1, rows[lit[0]].share >= 0.75,
            rows.allSatisfy({ $0.text.lowerBound == 0 && !$0.hasRule && !findings.isClaimed($0.text, $0.row) }),
            rows.allSatisfy({ $0.row == rows[lit[0]].row || $0.ink == ground && $0.share == 1 }),
            (end..<max(end, surface.rows)).allSatisfy({ surface.trimmed(0..<surface.columns, $0) == nil })
        else { return nil }
        return ListSelection(rows: rows[...], selected: lit[0])
    }

    /// True if a colon with a blank behind it, or at the end, is in a text.
    private static func asks(_ text: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        text.contains { surface.scalar($0, row) == 0x3A && surface.isBlank($0 + 1, row) }
    }
}
