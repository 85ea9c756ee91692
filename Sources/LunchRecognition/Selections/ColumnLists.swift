import LunchTerminal
import LunchWire

/// Finds lists that lie beside each other: a heading, and one row below it, have another background in the same columns.
enum ColumnLists {
    /// The most rows that are tried as a heading.
    private static let limit = 32
    private static let fewest = 3

    static func selections(in block: [ListRow], _ scene: Scene) -> [ListSelection] {
        guard let first = block.first, scene.isFullScreen || !scene.cursor.isVisible else { return [] }
        let most = Highlights.ordinary(block)
        let found = selections(in: block, most, scene)
        let ground = scene.background(of: first.line.region)
        return found.isEmpty && ground != most ? selections(in: block, ground, scene) : found
    }

    private static func selections(in block: [ListRow], _ normal: Look.Ink, _ scene: Scene) -> [ListSelection] {
        var tries = 0
        for (index, heading) in block.enumerated()
        where index + 2 < block.count && (heading.ink != normal || heading.share < 1) {
            let stretches = stretches(of: heading, normal, scene.surface)
            tries += 1
            guard tries <= Self.limit else { return [] }
            guard !stretches.isEmpty, stretches.contains(where: { $0.count < heading.line.columns.count }) else {
                continue
            }
            let selections = stretches.compactMap { list(below: index, $0, normal, in: block, scene) }
            // Beside a longer one, two rows are a list as well.
            let isLong = selections.contains { $0.rows.count >= fewest }
            if isLong || selections.contains(where: { hasMoved($0, scene) }) { return selections }
        }
        return []
    }

    /// True if the last input has moved the highlight from one row of a list to another.
    private static func hasMoved(_ selection: ListSelection, _ scene: Scene) -> Bool {
        guard let past = scene.past, let column = selection.columns?.lowerBound else { return false }
        let own = selection.rows[selection.selected]
        let ink = scene.surface.background(column, own.row)
        return past.contains(own.row) && past.background(column, own.row) != ink
            && selection.rows.contains { past.contains($0.row) && past.background(column, $0.row) == ink }
            && selection.rows.allSatisfy { row in
                !past.contains(row.row)
                    || row.text.allSatisfy { past.scalar($0, row.row) == scene.surface.scalar($0, row.row) }
            }
    }

    /// The stretches of a row that have another background than most rows; a gap of one cell divides them.
    private static func stretches(of row: ListRow, _ normal: Look.Ink, _ surface: Surface) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var column = row.line.columns.lowerBound
        while column < row.line.columns.upperBound {
            let isLit = surface.background(column, row.row) != normal
            let start = column
            while column < row.line.columns.upperBound, (surface.background(column, row.row) != normal) == isLit {
                column += 1
            }
            if isLit, column - start >= 8, surface.trimmed(start..<column, row.row) != nil {
                stretches.append(start..<column)
            }
            guard stretches.count <= 8 else { return [] }
        }
        return stretches
    }

    private static func list(
        below heading: Int, _ columns: Range<Int>, _ normal: Look.Ink, in block: [ListRow], _ scene: Scene
    ) -> ListSelection? {
        let surface = scene.surface
        var selected: Int?
        var rows: [ListRow] = []
        for var row in block[(heading + 1)...] {
            guard let text = surface.trimmed(columns, row.row), !row.hasRule,
                row.row == block[heading].row + rows.count + 1
            else { break }
            let inks = Set(columns.map { surface.background($0, row.row) })
            if inks == [normal] {
                row.text = text
            } else if inks.count == 1, selected == nil, !isLit(columns, row.row, beyond: normal, surface) {
                selected = rows.count
                row.text = text
            } else {
                return nil
            }
            guard surface.isGap(columns.lowerBound - 1, row.row), surface.isGap(columns.upperBound, row.row)
            else { return nil }
            rows.append(row)
        }
        guard let selected, rows.count >= fewest - 1, selected > 0 || !rows[0].isUnderlined(scene) else { return nil }
        let isStraight = rows.allSatisfy { $0.text.lowerBound == rows[0].text.lowerBound }
        guard isStraight || Highlights.isTable(rows[...], scene) else { return nil }
        // A sum, or the heading of what follows, would look as the heading does.
        let ink = surface.background(columns.lowerBound, rows[selected].row)
        if ink == surface.background(columns.lowerBound, block[heading].row) { return nil }
        if isRow(block[heading], above: rows, columns, normal, scene) { return nil }
        return ListSelection(rows: rows[...], selected: selected, columns: columns)
    }

    /// True if the last input has given a heading its background while its text was there before, as the selected row has it, beside which
    /// another one may be marked; a heading keeps it.
    private static func isRow(
        _ heading: ListRow, above rows: [ListRow], _ columns: Range<Int>, _ normal: Look.Ink, _ scene: Scene
    ) -> Bool {
        guard let past = scene.past, past.contains(heading.row),
            scene.surface.trimmed(columns, heading.row)?.lowerBound == rows[0].text.lowerBound
        else { return false }
        return columns.allSatisfy {
            past.scalar($0, heading.row) == scene.surface.scalar($0, heading.row)
                && past.background($0, heading.row) == normal
        }
    }

    /// True if the highlight of a row goes on beside the columns.
    private static func isLit(_ columns: Range<Int>, _ row: Int, beyond normal: Look.Ink, _ surface: Surface) -> Bool {
        let ink = surface.background(columns.lowerBound, row)
        return [columns.lowerBound - 1, columns.upperBound].contains {
            surface.contains($0, row) && surface.background($0, row) == ink
        }
    }
}
