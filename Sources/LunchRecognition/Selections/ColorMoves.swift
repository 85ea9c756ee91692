import LunchTerminal
import LunchWire

/// Finds the row of a list to which the last input has moved the colour of another, while no background tells it.
enum ColorMoves {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let past = scene.past, let first = block.first, block.count >= 3,
            !scene.layout.regions[first.line.region].isScreen || scene.isFullScreen || !scene.cursor.isVisible
        else { return nil }
        let surface = scene.surface
        let changed = block.indices.filter { index in
            let row = block[index]
            return past.contains(row.row)
                && row.text.contains {
                    past.look($0, row.row) != surface.look($0, row.row) && !surface.isBlank($0, row.row)
                }
        }
        guard changed.count == 2 else { return nil }
        for (gained, lost) in [(changed[0], changed[1]), (changed[1], changed[0])] {
            let (new, old) = (block[gained], block[lost])
            guard isSame(new, surface, past), isSame(old, surface, past),
                let color = look(of: new, { surface.look($0, $1) }),
                let plain = look(of: old, { surface.look($0, $1) }),
                color != plain, look(of: old, { past.look($0, $1) }) == color,
                look(of: new, { past.look($0, $1) }) == plain
            else { continue }
            func isSibling(_ row: ListRow) -> Bool {
                row.text.lowerBound == new.text.lowerBound && !row.hasRule
                    && surface.look(row.text.lowerBound, row.row) == plain
            }
            guard isSibling(old) else { continue }
            var (lower, upper) = (min(gained, lost), max(gained, lost) + 1)
            guard (lower + 1..<max(lower + 1, upper - 1)).allSatisfy({ isSibling(block[$0]) }) else { continue }
            while lower > 0, isSibling(block[lower - 1]) { lower -= 1 }
            while upper < block.count, isSibling(block[upper]) { upper += 1 }
            guard upper - lower >= 3, RowCursor(row: new, scene: scene).isElsewhere,
                !block[lower..<upper].contains(where: { $0.row == scene.cursor.row && scene.cursor.isVisible })
            else { continue }
            return ListSelection(rows: block[lower..<upper], selected: gained)
        }
        return nil
    }

    private static func isSame(_ row: ListRow, _ surface: Surface, _ past: Past) -> Bool {
        row.line.columns.allSatisfy { surface.scalar($0, row.row) == past.scalar($0, row.row) }
    }

    /// The look of all of a row's text, blanks left out; nil if there are several.
    private static func look(of row: ListRow, _ look: (Int, Int) -> Look?) -> Look? {
        var own: Look?
        for column in row.text {
            guard let other = look(column, row.row) else { return nil }
            if own == nil { own = other }
            guard own == other else { return nil }
        }
        return own
    }
}
