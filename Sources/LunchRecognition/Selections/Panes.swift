import LunchTerminal
import LunchWire

/// Finds lists in panes that only blanks divide: a bar covers some columns of one row and goes on behind its text, and the
/// rows around it have texts that begin where that of the bar does.
///
/// The heading of a column looks like this as well. A bar is a row for certain if its colours are those of some other rows,
/// exchanged, while others have other colours, as those of directories among files; or if numbers stand where those of all
/// other rows do.
enum Panes {
    /// The most bars that are tried in one block.
    private static let limit = 8

    static func selections(in block: [ListRow], _ scene: Scene) -> [ListSelection] {
        guard let first = block.first, block.count >= 3, scene.layout.regions[first.line.region].isScreen,
            scene.isFullScreen || !scene.cursor.isVisible
        else { return [] }
        let normal = Highlights.ordinary(block)
        var selections: [ListSelection] = []
        var tries = 0
        for index in block.indices where !scene.surface.hasOneStyle(block[index].line.columns, block[index].row) {
            for bar in bars(of: block[index], normal, scene.surface) {
                tries += 1
                guard tries <= limit, scene.work.spend(4 * block.count) else { return [] }
                if let selection = selection(index, bar, normal, in: block, scene) { selections.append(selection) }
            }
        }
        return selections
    }

    /// The stretches of one background, other than that of most rows, that go on behind their text; a text that was searched for may
    /// lie over them.
    private static func bars(of row: ListRow, _ normal: Look.Ink, _ surface: Surface) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var column = row.line.columns.lowerBound
        while column < row.line.columns.upperBound {
            let ink = surface.background(column, row.row)
            let start = column
            while column < row.line.columns.upperBound, surface.background(column, row.row) == ink { column += 1 }
            guard ink != normal else { continue }
            if let last = stretches.last, surface.background(last.lowerBound, row.row) == ink,
                (last.upperBound..<start).allSatisfy({
                    !surface.isBlank($0, row.row) && surface.background($0, row.row) == normal
                })
            {
                stretches[stretches.count - 1] = last.lowerBound..<column
            } else {
                stretches.append(start..<column)
            }
        }
        return stretches.filter { bar in
            guard bar.count >= 6, bar.count + 2 <= row.line.columns.count, let text = surface.trimmed(bar, row.row)
            else { return false }
            return text.lowerBound <= bar.lowerBound + 2 && text.upperBound < bar.upperBound
        }
    }

    private static func selection(
        _ index: Int, _ bar: Range<Int>, _ normal: Look.Ink, in block: [ListRow], _ scene: Scene
    ) -> ListSelection? {
        let surface = scene.surface
        let own = surface.trimmed(bar, block[index].row)
        let start = own?.lowerBound
        func sibling(_ row: ListRow) -> ListRow? {
            guard let text = surface.trimmed(bar, row.row), let own,
                text.lowerBound == own.lowerBound
                    || RowAlignment.isNearly(text, row.row, like: own, block[index].row, surface)
                    || isBranch(row, text, like: own, bar, scene),
                surface.isBlank(bar.lowerBound - 1, row.row), surface.isBlank(bar.upperBound, row.row),
                bar.allSatisfy({ surface.background($0, row.row) == normal })
            else { return nil }
            var row = row
            row.text = text
            return row
        }
        var rows: [ListRow] = []
        var selected = 0
        for row in block[..<index].reversed() {
            guard let row = sibling(row) else { break }
            rows.insert(row, at: 0)
            selected += 1
        }
        var chosen = block[index]
        chosen.text = own ?? bar
        chosen.ink = surface.background(bar.lowerBound, chosen.row)
        rows.append(chosen)
        var next = index + 1
        while next < block.count, let row = sibling(block[next]) {
            rows.append(row)
            next += 1
        }
        // A heading has its selected row below; a status line goes on beside the columns.
        if next < block.count, let start, surface.background(start, block[next].row) != normal,
            surface.background(bar.lowerBound - 1, block[next].row) == normal
        {
            return nil
        }
        guard rows.count >= 3, !hasCursor(rows, bar, scene) else { return nil }
        let proof = SelectionProof(rows: rows[...], selected: selected, heading: nil, normal: normal, scene: scene)
        guard
            proof.hasColorsOfSome || proof.hasNumbersAsOthers || proof.hasScrolled || proof.isNamedAbove
                || proof.isAtPlace
        else {
            return nil
        }
        return ListSelection(rows: rows[...], selected: selected, columns: bar)
    }

    /// True if a row that begins behind the others has two texts in the bar's columns, of which the last ends where theirs do: a tree in
    /// columns.
    private static func isBranch(
        _ row: ListRow, _ text: Range<Int>, like own: Range<Int>, _ bar: Range<Int>, _ scene: Scene
    ) -> Bool {
        text.lowerBound > own.lowerBound && text.upperBound == own.upperBound
            && scene.runs(of: row.line).count { $0.overlaps(bar) } >= 2
    }

    private static func hasCursor(_ rows: [ListRow], _ columns: Range<Int>, _ scene: Scene) -> Bool {
        scene.cursor.isVisible && columns.contains(scene.cursor.column)
            && rows.contains { $0.row == scene.cursor.row }
    }
}
