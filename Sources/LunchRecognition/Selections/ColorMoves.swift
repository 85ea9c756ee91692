import LunchTerminal
import LunchWire

/// Finds the row of a list to which the last input has moved the colour of another text, while no background tells it.
///
/// The other text is in a row of the same list; or elsewhere, if numbers count the rows and the cursor stands in the one that has
/// the colour now. A visible cursor in the list stands in the text that has the colour, at its beginning or right before it.
enum ColorMoves {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let past = scene.past, let first = block.first, block.count >= 3,
            !scene.layout.regions[first.line.region].isScreen || scene.isFullScreen || !scene.cursor.isVisible
        else { return nil }
        let changed = block.indices.compactMap { index in
            columns(of: block[index], scene.surface, past).map { (index: index, columns: $0) }
        }
        if changed.count == 1 { return counted(changed[0], in: block, past, scene) }
        guard changed.count == 2 else { return nil }
        for (gained, lost) in [(changed[0], changed[1]), (changed[1], changed[0])] {
            if let selection = selection(gained, lost, in: block, past, scene) { return selection }
        }
        return nil
    }

    private typealias Change = (index: Int, columns: Range<Int>)

    private static func selection(
        _ gained: Change, _ lost: Change, in block: [ListRow], _ past: Past, _ scene: Scene
    ) -> ListSelection? {
        let surface = scene.surface
        let start = gained.columns.lowerBound
        let (new, old) = (block[gained.index], block[lost.index])
        guard start == lost.columns.lowerBound, surface.isGap(start - 1, new.row), surface.isGap(start - 1, old.row),
            let color = look(gained.columns, new.row, surface, { surface.look($0, new.row) }),
            let plain = look(lost.columns, old.row, surface, { surface.look($0, old.row) }),
            color != plain, color.background == plain.background,
            look(lost.columns, old.row, surface, { past.look($0, old.row) }) == color,
            look(gained.columns, new.row, surface, { past.look($0, new.row) }) == plain,
            // The text that was searched for is the same in both rows.
            surface.text(gained.columns, new.row) != surface.text(lost.columns, old.row),
            let rows = rows(around: [gained.index, lost.index], start, plain, in: block, scene)
        else { return nil }
        let hasCursor = scene.cursor.isVisible && rows.contains { $0.row == scene.cursor.row }
        // An editor may draw the line of the cursor otherwise, from its first text on.
        let isPart = !scene.layout.regions[new.line.region].isScreen || new.text.lowerBound < start
        let isAtStart =
            scene.cursor.row == new.row && (start - 1...start).contains(scene.cursor.column) && isPart
            && color.isUnderlined == plain.isUnderlined
        guard rows.count >= 3, !hasCursor || isAtStart else { return nil }
        if rows.allSatisfy({ $0.text.lowerBound == start }),
            new.text.upperBound == gained.columns.upperBound && old.text.upperBound == lost.columns.upperBound
        {
            return ListSelection(rows: rows, selected: gained.index)
        }
        // A bullet stands before each text.
        let isLast = [(gained, new), (lost, old)].allSatisfy { $0.columns.upperBound == $1.text.upperBound }
        let hasBullets = rows.allSatisfy { row in
            row.text.lowerBound < start && isBullet(row.text.lowerBound..<start, row.row, surface)
        }
        if isLast, hasBullets {
            return ListSelection(rows: rows, selected: gained.index)
        }
        // Another text beside some of the rows is no part of the list; beside more of them it is a column.
        let ends = rows.map { row in scene.runs(of: row.line).first { $0.upperBound > start }?.upperBound ?? start }
        let hasOther = zip(rows, ends).count { row, end in row.text.lowerBound < start || row.text.upperBound > end }
        guard let end = ends.max(), hasOther == 1, rows.count >= 4 else { return nil }
        return ListSelection(rows: rows, selected: gained.index, columns: start..<end)
    }

    /// True if some cells hold one sign, as that of an item in a text, and blanks.
    private static func isBullet(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        let text = columns.filter { !surface.isBlank($0, row) }
        let sign = text.first.map { Character(surface.scalar($0, row)) }
        return text.count == 1 && sign.map { !$0.isLetter && !$0.isNumber } ?? false
    }

    /// The row at the cursor, of counted ones, that has got the colour that a text elsewhere has lost.
    private static func counted(
        _ gained: Change, in block: [ListRow], _ past: Past, _ scene: Scene
    ) -> ListSelection? {
        let surface = scene.surface
        let row = block[gained.index]
        guard scene.isFullScreen, scene.cursor.row == row.row, scene.cursor.column <= gained.columns.lowerBound,
            surface.isBlank(gained.columns.lowerBound - 1, row.row),
            let color = look(gained.columns, row.row, surface, { surface.look($0, row.row) }),
            let plain = look(gained.columns, row.row, surface, { past.look($0, row.row) }), color != plain,
            color.background == plain.background
        else { return nil }
        let hasLost = (0..<surface.rows).contains { other in
            guard other != row.row, past.contains(other), let text = surface.trimmed(0..<surface.columns, other) else {
                return false
            }
            return text.contains {
                past.look($0, other) == color && surface.look($0, other) == plain && !surface.isBlank($0, other)
            }
        }
        guard hasLost, row.text.upperBound == gained.columns.upperBound,
            let rows = rows(around: [gained.index], gained.columns.lowerBound, plain, in: block, scene),
            rows.count >= 3, CountedRows.areCounted(rows, surface)
        else { return nil }
        return ListSelection(rows: rows, selected: gained.index)
    }

    /// The rows that have a text of one look in a column, around those that have changed.
    private static func rows(
        around changed: [Int], _ start: Int, _ plain: Look, in block: [ListRow], _ scene: Scene
    ) -> ArraySlice<ListRow>? {
        let surface = scene.surface
        func isSibling(_ row: ListRow) -> Bool {
            !surface.isBlank(start, row.row) && surface.isGap(start - 1, row.row) && !row.hasRule
                && surface.look(start, row.row) == plain
        }
        guard var lower = changed.min(), let last = changed.max() else { return nil }
        var upper = last + 1
        guard (lower + 1..<max(lower + 1, upper - 1)).allSatisfy({ isSibling(block[$0]) }) else { return nil }
        while lower > 0, isSibling(block[lower - 1]) { lower -= 1 }
        while upper < block.count, isSibling(block[upper]) { upper += 1 }
        return block[lower..<upper]
    }

    /// The columns of a row from the first text that has another look than before to the last; nil if the row has another text now.
    private static func columns(of row: ListRow, _ surface: Surface, _ past: Past) -> Range<Int>? {
        guard past.contains(row.row) else { return nil }
        var range: Range<Int>?
        for column in row.text
        where !surface.isBlank(column, row.row) && past.look(column, row.row) != surface.look(column, row.row) {
            range = (range?.lowerBound ?? column)..<column + 1
        }
        let isSame = row.line.columns.allSatisfy { surface.scalar($0, row.row) == past.scalar($0, row.row) }
        return isSame ? range : nil
    }

    /// The look of all text in some columns, which begin with some; nil if there are several.
    private static func look(
        _ columns: Range<Int>, _ row: Int, _ surface: Surface, _ look: (Int) -> Look?
    ) -> Look? {
        guard let own = look(columns.lowerBound),
            columns.allSatisfy({ surface.isBlank($0, row) || look($0) == own })
        else { return nil }
        return own
    }
}
