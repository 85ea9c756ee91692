import LunchTerminal
import LunchWire

/// Finds the row of a list to which a mark at its left has moved with the last input, whatever sign it is.
enum MarkMoves {
    /// The most cells of a mark.
    private static let longest = 3

    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let past = scene.past, let first = block.first, block.count >= 3 else { return nil }
        let surface = scene.surface
        // A status line may have changed as well, in more cells.
        let changed = block.indices.filter { index in
            past.contains(block[index].row)
                && (1...longest).contains(differences(block[index], surface, past).count)
        }
        guard changed.count == 2 else { return nil }
        for (gained, lost) in [(changed[0], changed[1]), (changed[1], changed[0])] {
            let columns = differences(block[gained], surface, past)
            let (new, old) = (block[gained], block[lost])
            guard columns == differences(old, surface, past), columns.count <= longest,
                columns.allSatisfy({ surface.scalar($0, new.row) == past.scalar($0, old.row) }),
                surface.trimmed(columns, new.row) == columns, surface.trimmed(columns, old.row) == nil,
                columns.allSatisfy({ past.scalar($0, new.row) == surface.scalar($0, old.row) }),
                columns.lowerBound <= first.line.columns.lowerBound + 3
                    || scene.isFullScreen && !scene.cursor.isVisible && columns.lowerBound == new.text.lowerBound
            else { continue }
            let room = columns.upperBound..<new.line.columns.upperBound
            guard let own = surface.trimmed(room, new.row)?.lowerBound, own <= columns.upperBound + 8 else {
                return nil
            }
            // The text may have a sign of its own before it, which others lack.
            let isBehindSign =
                isMarked(new, columns.upperBound..<own + 1, surface)
                && block.contains { $0.text.lowerBound == own + 1 }
            let start = max(isBehindSign ? own + 1 : own, old.text.lowerBound)
            func isSibling(_ row: ListRow) -> Bool {
                (row.text.lowerBound == start || isMarked(row, columns.upperBound..<start, surface)) && !row.hasRule
                    && !(scene.cursor.isVisible && scene.cursor.row == row.row)
            }
            guard isSibling(old), own == start || isMarked(new, columns.upperBound..<start, surface) else {
                return nil
            }
            var (lower, upper) = (min(gained, lost), max(gained, lost) + 1)
            guard (lower + 1..<max(lower + 1, upper - 1)).allSatisfy({ isSibling(block[$0]) }) else { return nil }
            while lower > 0, isSibling(block[lower - 1]) { lower -= 1 }
            while upper < block.count, isSibling(block[upper]) { upper += 1 }
            // A title above and a status line below are drawn on another background from edge to edge.
            while lower < min(gained, lost), isBar(block[lower], besides: [old, new], surface) { lower += 1 }
            while upper > max(gained, lost) + 1, isBar(block[upper - 1], besides: [old, new], surface) { upper -= 1 }
            let rows = block[lower..<upper]
            guard rows.count >= 3 else { return nil }
            let end = rows.map(\.text.upperBound).max() ?? start
            return ListSelection(rows: rows, selected: gained, columns: start..<max(end, start + 1))
        }
        return nil
    }

    /// True if all that stands in some columns of a row is one sign, drawn in a way of its own, and its text begins behind them.
    private static func isMarked(_ row: ListRow, _ columns: Range<Int>, _ surface: Surface) -> Bool {
        guard let mark = surface.trimmed(columns, row.row), mark.count == 1,
            !surface.isBlank(columns.upperBound, row.row)
        else { return false }
        let sign = Character(surface.scalar(mark.lowerBound, row.row))
        return !sign.isLetter && !sign.isNumber
            && surface.look(mark.lowerBound, row.row) != surface.look(columns.upperBound, row.row)
    }

    /// True if all of a row has one background, other than the texts of some rows of the list, one of which may be marked.
    private static func isBar(_ row: ListRow, besides others: [ListRow], _ surface: Surface) -> Bool {
        others.allSatisfy { row.ink != $0.ink }
            && row.line.columns.allSatisfy { surface.background($0, row.row) == row.ink }
    }

    /// The columns of a mark that has moved from one row to another, if no other row of a block has another text now.
    static func mark(in block: [ListRow], _ surface: Surface, _ past: Past) -> Range<Int>? {
        let changed = block.filter { past.contains($0.row) && !differences($0, surface, past).isEmpty }
        guard changed.count == 2 else { return nil }
        let columns = differences(changed[0], surface, past)
        guard columns.count <= longest, columns == differences(changed[1], surface, past) else { return nil }
        let isMoved = [(changed[0].row, changed[1].row), (changed[1].row, changed[0].row)].allSatisfy { one, other in
            columns.allSatisfy { surface.scalar($0, one) == past.scalar($0, other) }
        }
        return isMoved ? columns : nil
    }

    /// The columns from the first cell of a row whose text has changed to the last.
    private static func differences(_ row: ListRow, _ surface: Surface, _ past: Past) -> Range<Int> {
        var range: Range<Int>?
        for column in row.line.columns where surface.scalar(column, row.row) != past.scalar(column, row.row) {
            range = (range?.lowerBound ?? column)..<column + 1
        }
        return range ?? 0..<0
    }
}
