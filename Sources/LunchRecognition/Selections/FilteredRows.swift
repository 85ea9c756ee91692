import LunchTerminal
import LunchWire

/// Finds the rows that what is typed behind a prompt filters: beside the prompt stands a count of them, and beyond that each of them has
/// a cell of one background at its left, a gutter, in which the selected one has its mark.
///
/// The gutter tells them from a heading and from what lies beside them, so that one row is a list as well.
enum FilteredRows {
    static func selection(_ scene: Scene, _ findings: Findings) -> ListSelection? {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard cursor.isVisible, let region = scene.layout.region(cursor.column, cursor.row),
            findings.count(of: .table, in: region) == 0,
            let prompt = scene.line(cursor.row, of: region, around: cursor.column),
            scene.extent(of: prompt).lowerBound == prompt.columns.lowerBound
        else { return nil }
        let gutter = prompt.columns.lowerBound
        for step in [1, -1] {
            guard let count = count(cursor.row + step, region, gutter, scene) else { continue }
            if !scene.isFullScreen {
                guard step < 0 else { continue }
                return pointed(count, above: cursor.row - 1, region, gutter, scene, findings)
            }
            var rows: [ListRow] = []
            var row = cursor.row + 2 * step
            // Headings may stand between the count and the rows.
            let ground = surface.background(gutter, cursor.row)
            while surface.contains(gutter, row), surface.background(gutter, row) == ground { row += step }
            guard surface.contains(gutter, row) else { continue }
            let ink = surface.background(gutter, row)
            while let line = scene.line(row, of: region, around: gutter), line.columns.lowerBound == gutter,
                surface.background(gutter, row) == ink, !findings.isClaimed(line.columns, row),
                scene.work.spend(line.columns.count)
            {
                rows.append(ListRow(line, scene))
                row += step
            }
            if step < 0 { rows.reverse() }
            let isCut = surface.contains(gutter, row) && surface.trimmed(prompt.columns, row) != nil
            guard rows.count == count || rows.count < count && !surface.contains(gutter, row), !isCut else {
                return nil
            }
            return selection(of: rows, gutter, ink, scene)
        }
        return nil
    }

    /// The rows above the count, as many as it says, of a program that writes line after line: one has a mark where the prompt begins, and
    /// its text is drawn in a way of its own.
    private static func pointed(
        _ count: Int, above end: Int, _ region: Int, _ gutter: Int, _ scene: Scene, _ findings: Findings
    ) -> ListSelection? {
        let surface = scene.surface
        guard count >= 2, count <= end else { return nil }
        let lines = (end - count..<end).compactMap { scene.line($0, of: region, around: gutter) }
        let rows = lines.map { ListRow($0, scene) }
        let start = gutter + 2
        let marked = rows.indices.filter { surface.scalar(gutter, rows[$0].row) == surface.scalar(gutter, end + 1) }
        guard rows.count == count, marked.count == 1, let selected = marked.first,
            rows.allSatisfy({ row in
                row.line.columns.lowerBound == gutter && !findings.isClaimed(row.text, row.row)
                    && surface.isBlank(gutter + 1, row.row) && !surface.isBlank(start, row.row)
                    && (row.row == rows[selected].row
                        || surface.isBlank(gutter, row.row)
                            && surface.look(start, row.row) != surface.look(start, rows[selected].row))
            })
        else { return nil }
        let right = rows.map(\.text.upperBound).max() ?? start + 1
        return ListSelection(rows: rows[...], selected: selected, columns: start..<right)
    }

    /// The number of rows that are left, as the first number of `2/12` or `2/12 (1)` at the beginning of a row; nil if there is none, or
    /// anything but a line stands behind it.
    private static func count(_ row: Int, _ region: Int, _ gutter: Int, _ scene: Scene) -> Int? {
        let surface = scene.surface
        guard let line = scene.line(row, of: region, around: gutter), line.columns.lowerBound == gutter else {
            return nil
        }
        let text = scene.extent(of: line)
        let end = text.first { surface.lines($0, row).contains(.horizontal) } ?? text.upperBound
        guard let count = surface.trimmed(text.lowerBound..<end, row), count.lowerBound == gutter + 2,
            FilterCount.isCount(count, row, surface),
            (end..<text.upperBound).allSatisfy({
                surface.lines($0, row).contains(.horizontal) || surface.isBlank($0, row) || surface.isDivider($0, row)
            })
        else { return nil }
        return Int(surface.text(count, row).prefix { $0 != "/" })
    }

    /// The rows with the one that has a mark in the gutter, and the background of the gutter in its text as well.
    private static func selection(of rows: [ListRow], _ gutter: Int, _ ink: Look.Ink, _ scene: Scene) -> ListSelection?
    {
        let surface = scene.surface
        let start = gutter + 2
        let marked = rows.indices.filter { !surface.isBlank(gutter, rows[$0].row) }
        guard marked.count == 1, let selected = marked.first,
            rows.allSatisfy({ (surface.background(start, $0.row) == ink) == ($0.row == rows[selected].row) }),
            rows.allSatisfy({ $0.text.upperBound > start })
        else { return nil }
        let right = rows.map(\.text.upperBound).max() ?? start + 1
        return ListSelection(rows: rows[...], selected: selected, columns: start..<right)
    }
}
