import LunchTerminal
import LunchWire

/// Finds the row of a list to which a bar has moved with the last input if rows have several backgrounds, as every second one has.
enum BarMoves {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let past = scene.past, let first = block.first, block.count >= 3 else { return nil }
        let surface = scene.surface
        let changed = block.indices.filter { index in
            let (start, row) = (block[index].text.lowerBound, block[index].row)
            return past.contains(row) && past.background(start, row) != surface.background(start, row)
        }
        guard changed.count == 2 else { return nil }
        for (gained, lost) in [(changed[0], changed[1]), (changed[1], changed[0])] {
            let ink = surface.background(block[gained].text.lowerBound, block[gained].row)
            let (new, old) = (block[gained], block[lost])
            guard new.text.lowerBound == old.text.lowerBound, isSame(new, surface, past), isSame(old, surface, past),
                share(of: ink, in: new, surface.background) >= 0.9, share(of: ink, in: old, surface.background) == 0,
                share(of: ink, in: old, { past.background($0, $1) }) >= 0.9,
                share(of: ink, in: new, { past.background($0, $1) }) == 0
            else { continue }
            let inks: [Look.Ink?] = [
                surface.background(old.text.lowerBound, old.row), past.background(new.text.lowerBound, new.row),
            ]
            func isSibling(_ row: ListRow) -> Bool {
                row.text.lowerBound == new.text.lowerBound && !row.hasRule
                    && inks.contains(surface.background(row.text.lowerBound, row.row))
                    && share(of: ink, in: row, surface.background) == 0
            }
            var (lower, upper) = (min(gained, lost), max(gained, lost) + 1)
            guard (lower + 1..<max(lower + 1, upper - 1)).allSatisfy({ isSibling(block[$0]) }) else { continue }
            while lower > 0, isSibling(block[lower - 1]) { lower -= 1 }
            while upper < block.count, isSibling(block[upper]) { upper += 1 }
            let cursor = RowCursor(row: new, scene: scene)
            let isScreen = scene.isWhole(first.line.region)
            guard upper - lower >= 3, !isScreen || cursor.isElsewhere || cursor.isAtEnd else { continue }
            // The text that was searched for is the same in both rows.
            if isScreen, surface.text(new.text, new.row) == surface.text(old.text, old.row) { continue }
            return ListSelection(rows: block[lower..<upper], selected: gained)
        }
        return nil
    }

    private static func isSame(_ row: ListRow, _ surface: Surface, _ past: Past) -> Bool {
        row.line.columns.allSatisfy { surface.scalar($0, row.row) == past.scalar($0, row.row) }
    }

    /// The share of a row's text that has a background, from 0 to 1.
    private static func share(of ink: Look.Ink, in row: ListRow, _ background: (Int, Int) -> Look.Ink?) -> Double {
        Double(row.text.count { background($0, row.row) == ink }) / Double(row.text.count)
    }
}
