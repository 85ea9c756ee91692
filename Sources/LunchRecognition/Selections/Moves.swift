import LunchTerminal
import LunchWire

/// Finds the row of a list to which the highlight has moved with the last input.
enum Moves {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let past = scene.past else { return nil }
        let surface = scene.surface
        var changes: [(index: Int, columns: Range<Int>)] = []
        let mark = MarkMoves.mark(in: block, surface, past)
        for index in block.indices where past.contains(block[index].row) {
            for columns in Self.changes(of: block[index], besides: mark, surface, past) {
                changes.append((index, columns))
            }
            guard changes.count <= Self.limit else { return nil }
        }
        var selections: [ListSelection] = []
        for gained in changes {
            for lost in changes
            where lost.index != gained.index && lost.columns.lowerBound == gained.columns.lowerBound
                || changes.count == 2 && lost.index != gained.index && lost.columns.overlaps(gained.columns)
            {
                let (new, old) = (block[gained.index].row, block[lost.index].row)
                let now = ink(gained.columns, new, surface)
                guard let normal = ink(lost.columns, old, surface),
                    normal == ink(gained.columns, new, surface, past),
                    now.map({ $0 != normal && $0 == ink(lost.columns, old, surface, past) })
                        ?? (isExchanged(gained.columns, new, surface, past)
                            && isExchanged(lost.columns, old, surface, past))
                else { continue }
                // The row that has the ground of its box now is the one that has lost the highlight.
                let region = block[gained.index].line.region
                if let now, !scene.isWhole(region), now == scene.background(of: region) { continue }
                guard let selection = selection(gained, lost, normal, isOnly: changes.count == 2, in: block, scene)
                else { continue }
                // A bar over two lines is one of rows of two lines.
                let isPart = changes.contains { other in
                    other.index != gained.index && other.index != lost.index
                        && selection.rows.indices.contains(other.index) && other.columns.overlaps(gained.columns)
                }
                if !isPart { selections.append(selection) }
            }
        }
        // Both rows have changed: only the others tell which of them has the highlight now.
        return selections.count == 1 ? selections[0] : nil
    }

    /// The most stretches of cells that may have another background than before.
    private static let limit = 8

    /// The stretches of a row whose background has changed while their text has not; one if the whole text is the same, but for
    /// the columns of a mark.
    private static func changes(
        of row: ListRow, besides mark: Range<Int>?, _ surface: Surface, _ past: Past
    ) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var changed: Range<Int>?
        var isSame = true
        for column in row.line.columns {
            let isSameText =
                surface.scalar(column, row.row) == past.scalar(column, row.row) || mark?.contains(column) ?? false
            if !isSameText { isSame = false }
            guard surface.background(column, row.row) != past.background(column, row.row) else { continue }
            if let last = changed, last.upperBound == column {
                changed = last.lowerBound..<column + 1
            } else {
                if let last = changed { stretches.append(last) }
                changed = column..<column + 1
            }
        }
        if let last = changed { stretches.append(last) }
        guard let first = stretches.first, let last = stretches.last else { return [] }
        if isSame { return [first.lowerBound..<last.upperBound] }
        return stretches.filter { columns in
            surface.trimmed(columns, row.row) != nil
                && columns.allSatisfy { surface.scalar($0, row.row) == past.scalar($0, row.row) }
        }
    }

    /// The background that all the text in some columns has, or had; nil if there is more than one.
    private static func ink(_ columns: Range<Int>, _ row: Int, _ surface: Surface, _ past: Past? = nil) -> Look.Ink? {
        var ink: Look.Ink?
        for column in columns where !surface.isBlank(column, row) {
            let now = surface.background(column, row)
            let other = past.map { $0.background(column, row) ?? now } ?? now
            if let ink, ink != other { return nil }
            ink = other
        }
        return ink
    }

    /// True if the colours of all texts in some columns are exchanged, whichever they are.
    private static func isExchanged(_ columns: Range<Int>, _ row: Int, _ surface: Surface, _ past: Past) -> Bool {
        columns.allSatisfy { column in
            guard !surface.isBlank(column, row) else { return true }
            let now = surface.look(column, row)
            return past.look(column, row).map {
                $0.background == now.foreground && $0.foreground == now.background
            } ?? false
        }
    }

    private static func selection(
        _ gained: (index: Int, columns: Range<Int>), _ lost: (index: Int, columns: Range<Int>), _ normal: Look.Ink,
        isOnly: Bool, in block: [ListRow], _ scene: Scene
    ) -> ListSelection? {
        let isScreen = scene.isWhole(block[gained.index].line.region)
        let cursor = RowCursor(row: block[gained.index], scene: scene)
        let isInverse = cursor.isAtStart(over: block[lost.index])
        guard
            !isScreen || cursor.isElsewhere || cursor.isAtEnd || isInverse
                || cursor.isAtStart(ofLookFrom: block[lost.index])
        else { return nil }
        // A highlight that cuts a text is that of a search.
        for (index, columns) in [gained, lost] {
            let runs = scene.runs(of: block[index].line).filter { $0.overlaps(columns) }
            guard let first = runs.first, let last = runs.last, first.lowerBound >= columns.lowerBound,
                last.upperBound <= columns.upperBound
                    || last.upperBound == columns.upperBound + 1
                        && isSignOfKind(block[index], gained, lost, block, scene)
            else { return nil }
        }
        if !isScreen, block[gained.index].isBranch || block[lost.index].isBranch {
            return branches(gained.index, lost.index, normal, in: block, scene)
        }
        let left = min(gained.columns.lowerBound, lost.columns.lowerBound)
        let right = max(gained.columns.upperBound, lost.columns.upperBound)
        guard let own = scene.surface.trimmed(left..<right, block[gained.index].row) else { return nil }
        let other = scene.surface.trimmed(left..<right, block[lost.index].row)
        let isCentered =
            isOnly && abs(gained.index - lost.index) == 1
            && (other.map { RowAlignment.isCentered($0, like: own) && $0.lowerBound != own.lowerBound } ?? false)
        func isSibling(
            _ row: ListRow, in columns: Range<Int>, besidesCursor: Bool = true, orOfOther isOther: Bool = false
        ) -> Bool {
            // Somebody types there.
            if besidesCursor, isScreen, scene.cursor.isVisible, scene.cursor.row == row.row { return false }
            guard let text = scene.surface.trimmed(columns, row.row), !row.hasRule || row.isBranch else { return false }
            // The end of a text that begins before the list is no row of it.
            let isCut = scene.runs(of: row.line).contains { $0.lowerBound < columns.lowerBound && text.overlaps($0) }
            guard !isCut else { return false }
            // Under such a cursor any row may be, also one that is indented.
            let isAligned =
                isScreen && isInverse || text.lowerBound == own.lowerBound
                || isOther && text.lowerBound == other?.lowerBound
                || RowAlignment.isNearly(text, row.row, like: own, block[gained.index].row, scene.surface)
                || isAligned(row.row, block[gained.index].row, columns, surface: scene.surface)
                || isCentered && RowAlignment.isCentered(text, like: own)
            return isAligned && ink(columns, row.row, scene.surface) == normal
        }
        func extent(orOfOther isOther: Bool) -> Range<Int>? {
            var (lower, upper) = (min(gained.index, lost.index), max(gained.index, lost.index) + 1)
            func isRow(_ index: Int) -> Bool { isSibling(block[index], in: left..<right, orOfOther: isOther) }
            guard upper - lower <= 2 || (lower + 1..<upper - 1).allSatisfy(isRow) else { return nil }
            while lower > 0, isRow(lower - 1) { lower -= 1 }
            while upper < block.count, isRow(upper) { upper += 1 }
            return lower..<upper
        }
        // A row that begins as the one that was selected does is one of them as well, unless others that begin elsewhere follow, as in a
        // tree.
        guard let all = extent(orOfOther: true) else { return nil }
        let goesOn = [all.lowerBound - 1, all.upperBound].contains { index in
            block.indices.contains(index) && ink(left..<right, block[index].row, scene.surface) == normal
                && !block[index].isTitledRule(scene.surface)
        }
        let isLike = isSibling(block[lost.index], in: left..<right, besidesCursor: false)
        guard !goesOn || isLike && all == extent(orOfOther: false) else { return nil }
        var (lower, upper) = (all.lowerBound, all.upperBound)
        // A cursor may be left behind the row that was written last.
        if upper < block.count, scene.cursor.column == block[upper].text.upperBound,
            isSibling(block[upper], in: left..<right, besidesCursor: false)
        {
            guard CountedRows.areCounted(block[lower...upper], scene.surface) else { return nil }
            upper += 1
        }
        if lower < min(gained.index, lost.index),
            Highlights.isHeading(block[lower], over: block[lower + 1..<upper], scene)
        {
            lower += 1
        }
        guard
            upper - lower >= 3 || hasVisibleCursor(in: block[gained.index], scene)
                || !isScreen && isGround(normal, of: block[gained.index].line.region, scene)
        else { return nil }
        // A bar of the whole width in an editor or a pager is a status line or the cursor's line.
        guard !scene.layout.regions[block[gained.index].line.region].isScreen || upper - lower >= 3 else { return nil }
        let rows = block[lower..<upper]
        guard !isGrid(rows, right, scene), !Grids.isLastColumn(rows, left..<right, scene),
            !areAnswers(rows, left, scene)
        else { return nil }
        // The text that was searched for is the same in both rows.
        guard !isScreen || differ(gained, lost, block, scene.surface) else { return nil }
        // A highlight that ends with its text, or with a blank behind it, may be shorter than others.
        let ends = rows.compactMap { row in scene.runs(of: row.line).last { $0.lowerBound < right }?.upperBound }
        let end = max(right, ends.max() ?? right)
        let isTight = [gained, lost].allSatisfy {
            scene.surface.trimmed($0.columns, block[$0.index].row).map(\.upperBound).map { $0 + 1 } ?? 0
                >= $0.columns.upperBound
        }
        guard end == right || isTight else { return nil }
        return ListSelection(
            rows: rows, selected: gained.index, columns: left..<(remarkEnd(of: rows, behind: end, scene) ?? end))
    }

    /// The end of the remarks in brackets that stand behind some of the rows, in a column of their own, as the keys of commands do.
    private static func remarkEnd(of rows: ArraySlice<ListRow>, behind end: Int, _ scene: Scene) -> Int? {
        let surface = scene.surface
        let remarks = rows.compactMap { row in
            surface.trimmed(end..<max(end, row.line.columns.upperBound), row.row).map { (row: row.row, columns: $0) }
        }
        guard let first = remarks.first, first.columns.lowerBound > end,
            remarks.allSatisfy({
                $0.columns.lowerBound == first.columns.lowerBound
                    && surface.scalar($0.columns.lowerBound, $0.row) == 0x28
                    && surface.scalar($0.columns.upperBound - 1, $0.row) == 0x29
            })
        else { return nil }
        return remarks.map(\.columns.upperBound).max()
    }

    /// True if a row ends with the sign of a file's kind, behind the highlight, and two texts are not what was searched for.
    private static func isSignOfKind(
        _ row: ListRow, _ gained: (index: Int, columns: Range<Int>), _ lost: (index: Int, columns: Range<Int>),
        _ block: [ListRow], _ scene: Scene
    ) -> Bool {
        let surface = scene.surface
        let sign = Character(surface.scalar(row.text.upperBound - 1, row.row))
        return "/*@|=".contains(sign) && gained.columns.lowerBound == row.text.lowerBound
            && differ(gained, lost, block, surface)
    }

    /// True if a label that ends with a colon stands before each of the rows, which then are those of a form.
    private static func areAnswers(_ rows: ArraySlice<ListRow>, _ left: Int, _ scene: Scene) -> Bool {
        rows.allSatisfy { row in
            let label = scene.runs(of: row.line).last { $0.upperBound <= left }
            return label.map { scene.surface.scalar($0.upperBound - 1, row.row) == 0x3A } ?? false
        }
    }

    private static func differ(
        _ gained: (index: Int, columns: Range<Int>), _ lost: (index: Int, columns: Range<Int>), _ block: [ListRow],
        _ surface: Surface
    ) -> Bool {
        surface.text(gained.columns, block[gained.index].row) != surface.text(lost.columns, block[lost.index].row)
    }

    /// True if another column of texts stands beside the rows, so that they are not all of the list.
    private static func isGrid(_ rows: ArraySlice<ListRow>, _ right: Int, _ scene: Scene) -> Bool {
        let starts = rows.dropLast().map { row in scene.runs(of: row.line).first { $0.lowerBound >= right }?.lowerBound
        }
        guard starts.count >= 3, let first = starts[0] else { return false }
        return starts.allSatisfy { $0 == first }
    }

    /// The rows of a tree, which begin in several columns; none if some of the rows have no lines.
    private static func branches(
        _ gained: Int, _ lost: Int, _ normal: Look.Ink, in block: [ListRow], _ scene: Scene
    ) -> ListSelection? {
        let isWhole = block.indices.allSatisfy { index in
            block[index].isBranch
                && (index == gained || ink(block[index].text, block[index].row, scene.surface) == normal)
        }
        guard isWhole, block.count >= 3 else { return nil }
        return ListSelection(rows: block[...], selected: gained)
    }

    /// True if a background is that of most of a box, also of rows without text, so that two rows show which one is highlighted.
    private static func isGround(_ ink: Look.Ink, of region: Int, _ scene: Scene) -> Bool {
        scene.layout.regions[region].inside.size.rows >= 4 && scene.background(of: region) == ink
    }

    private static func hasVisibleCursor(in row: ListRow, _ scene: Scene) -> Bool {
        scene.cursor.isVisible && scene.cursor.row == row.row && row.line.columns.contains(scene.cursor.column)
    }

    /// True if two rows have columns in common although they do not begin together: numbers stand at the right of theirs.
    private static func isAligned(_ row: Int, _ other: Int, _ columns: Range<Int>, surface: Surface) -> Bool {
        begins(row, like: other, columns, surface) >= 2
    }

    /// The number of columns in which both rows have a word that begins there.
    private static func begins(_ row: Int, like other: Int, _ columns: Range<Int>, _ surface: Surface) -> Int {
        columns.count { column in
            [row, other].allSatisfy { !surface.isBlank(column, $0) && surface.isBlank(column - 1, $0) }
        }
    }
}
