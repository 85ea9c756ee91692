import LunchTerminal
import LunchWire

/// Finds lists that lie over a screen without a border: rows of the same cells on a ground of their own, one on another.
///
/// A window with a title and a form of fields look like this as well: the row that differs is no edge, unless the last input
/// has moved the highlight there; the cursor is elsewhere; and there is a row beside which no label and no other column stands.
enum Popups {
    /// Cells of a row that lie side by side and have one background, other than that of the screen.
    private struct Stretch {
        var columns: Range<Int>
        var ink: Look.Ink
    }

    static func selections(_ scene: Scene, _ findings: Findings) -> [ListSelection] {
        let surface = scene.surface
        guard scene.isFullScreen || !scene.cursor.isVisible, surface.rows >= 5, surface.looks.count > 2,
            scene.work.spend(surface.rows * surface.columns / 4)
        else { return [] }
        let ground = scene.background(of: 0)
        let stretches = (0..<surface.rows).map { Self.stretches(ofRow: $0, ground, surface) }
        var selections: [ListSelection] = []
        var ends: [Range<Int>: Int] = [:]
        for row in 0..<surface.rows {
            for stretch in stretches[row] where row >= ends[stretch.columns] ?? 0 {
                var inks = [stretch.ink]
                while row + inks.count < surface.rows,
                    let next = stretches[row + inks.count].first(where: { $0.columns == stretch.columns })
                {
                    inks.append(next.ink)
                }
                ends[stretch.columns] = row + inks.count
                guard inks.count >= 3, scene.work.spend(inks.count * stretch.columns.count) else { continue }
                if let selection = selection(stretch.columns, row, inks, scene, findings) {
                    selections.append(selection)
                }
            }
        }
        return selections
    }

    private static func stretches(ofRow row: Int, _ ground: Look.Ink, _ surface: Surface) -> [Stretch] {
        var stretches: [Stretch] = []
        var column = 0
        while column < surface.columns {
            let number = surface.number(column, row)
            let ink = surface.looks[number].background
            let start = column
            while column < surface.columns,
                surface.number(column, row) == number || surface.background(column, row) == ink
            {
                column += 1
            }
            guard ink != ground, column - start >= 5, column - start < surface.columns - 2 else { continue }
            stretches.append(Stretch(columns: start..<column, ink: ink))
            guard stretches.count <= 8 else { return [] }
        }
        return stretches
    }

    private static func selection(
        _ columns: Range<Int>, _ top: Int, _ inks: [Look.Ink], _ scene: Scene, _ findings: Findings
    ) -> ListSelection? {
        let surface = scene.surface
        let kinds = Dictionary(grouping: inks.indices) { inks[$0] }
        guard kinds.count == 2, let normal = kinds.first(where: { $0.value.count > 1 })?.key,
            let selected = kinds.values.first(where: { $0.count == 1 })?.first
        else { return nil }
        var rows: [ListRow] = []
        for row in top..<top + inks.count {
            guard !findings.isClaimed(columns, row), let text = surface.trimmed(columns, row),
                text.lowerBound <= columns.lowerBound + 1, text.upperBound <= columns.upperBound,
                let line = scene.line(row, of: 0, around: columns.lowerBound),
                line.columns.contains(columns.upperBound - 1)
            else { return nil }
            let runs = scene.layout.runs
            // The runs of a row may go on beside the rectangle.
            let own = line.runs.filter { runs[$0].overlaps(columns) }
            guard let first = own.first, let last = own.last else { return nil }
            var item = ListRow(Line(region: 0, row: row, columns: columns, runs: first..<last + 1), scene)
            item.text = text
            rows.append(item)
        }
        let isStraight = rows.allSatisfy { $0.text.lowerBound == rows[0].text.lowerBound }
        let isPadded = rows.contains { $0.text.upperBound < columns.upperBound - 1 }
        let hasCursor =
            scene.cursor.isVisible && columns.contains(scene.cursor.column)
            && rows.contains { $0.row == scene.cursor.row }
        guard isStraight, isPadded, !hasCursor, isFree(rows, columns, surface) else { return nil }
        guard selected > 0 && selected < rows.count - 1 || hasMoved(rows[selected], columns, normal, scene) else {
            return nil
        }
        return ListSelection(rows: rows[...], selected: selected, columns: columns)
    }

    /// True if there is a row with nothing right before the cells, and one with nothing right behind them.
    private static func isFree(_ rows: [ListRow], _ columns: Range<Int>, _ surface: Surface) -> Bool {
        let sides = [columns.lowerBound - 3..<columns.lowerBound, columns.upperBound..<columns.upperBound + 3]
        return sides.allSatisfy { side in
            rows.contains { row in side.allSatisfy { surface.isBlank($0, row.row) } }
        }
    }

    /// True if the last input has given the row its background, and its text was there before.
    private static func hasMoved(_ row: ListRow, _ columns: Range<Int>, _ normal: Look.Ink, _ scene: Scene) -> Bool {
        guard let past = scene.past, past.contains(row.row) else { return false }
        return columns.allSatisfy {
            past.scalar($0, row.row) == scene.surface.scalar($0, row.row) && past.background($0, row.row) == normal
        }
    }
}
