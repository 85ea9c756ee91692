import LunchTerminal
import LunchWire

/// Finds the row of a list that has another background than all others.
enum Highlights {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first else { return nil }
        let isScreen = scene.layout.regions[first.line.region].isScreen
        // In a program that writes line after line, a row with another background may be anything.
        if isScreen, !scene.isFullScreen, scene.cursor.isVisible { return nil }
        // In a pane beside the one that somebody edits, a row that differs is no list's.
        if isScreen, first.line.columns.count < scene.surface.columns, first.dividers.isEmpty, scene.cursor.isVisible,
            scene.cursor.row < scene.surface.rows - 2,
            scene.layout.region(scene.cursor.column, scene.cursor.row) == 0
        {
            return nil
        }
        let block = isScreen ? PaneBars.rows(above: block, scene) : block
        let normal = isScreen ? ordinary(block, on: scene.background(of: 0)) : ordinary(block)
        var stripe = isScreen ? Stripes.ink(in: block, normal) : nil
        if isScreen, stripe == nil {
            switch Stripes.lone(in: block, normal, scene) {
            case .ink(let ink): stripe = ink
            case .none: break
            case .unclear: return nil
            }
        }
        var lit = block.indices.filter {
            block[$0].ink != normal && block[$0].ink != stripe && block[$0].share >= 0.75
        }
        var start = 0
        if isScreen { removeStatus(&lit, block, scene) }
        // The heading of a table, and a status line below it.
        if lit.count >= 2, lit[0] == 0 || !isOrdinary(block[lit[0] - 1], normal), !isCounted(lit[0], block, scene) {
            start = lit.removeFirst() + 1
            while isScreen, lit.count >= 2, lit[0] == start, start < 3, !isCounted(start, block, scene) {
                start = lit.removeFirst() + 1
            }
        }
        // Below a line in a box may stand what somebody types, on the background of the selected row.
        if lit.count == 2, lit[1] == block.count - 1, isScreen || block[lit[1]].row > block[lit[1] - 1].row + 1 {
            lit.removeLast()
        }
        guard lit.count == 1, var selected = lit.first else { return nil }
        // A highlight that begins behind the first of its texts, on the ground of the other rows, is one of another column.
        let left = block[selected].text.lowerBound
        if isScreen || block[selected].isLitBehindGap(on: normal, scene),
            scene.surface.background(left, block[selected].row) == normal
        {
            return nil
        }
        var rows = siblings(of: selected, in: block, from: start, normal, stripe, scene)
        // A visible cursor in the text of another row shows that the highlight is none of a list, unless somebody types above it.
        let cursor = scene.cursor
        if isScreen, cursor.isVisible, let first = rows.first, first.row == cursor.row, rows.startIndex < selected,
            scene.past?.contains(first.row) ?? false
        {
            rows = rows.dropFirst()
        } else if isScreen, let rest = PositionCount.rest(of: rows, selected, scene) {
            rows = rest
        }
        if cursor.isVisible,
            rows.contains(where: { row in
                row.row == cursor.row && row.row != block[selected].row && row.text.lowerBound <= cursor.column
                    && cursor.column < row.text.upperBound
            })
        {
            return nil
        }
        // A row beside them with the bracket of a choice in the same column is one of them, whatever lines are in it.
        let bracket = scene.surface.scalar(block[selected].text.lowerBound, block[selected].row)
        let isCutOff = [rows.startIndex - 1, rows.endIndex].contains { index in
            block.indices.contains(index) && block[index].ink == normal && (bracket == 0x28 || bracket == 0x5B)
                && scene.surface.scalar(block[selected].text.lowerBound, block[index].row) == bracket
        }
        guard isScreen || !isCutOff else { return nil }
        // The rows of a tree that have no lines are not all of its rows.
        let isPart = [rows.startIndex - 1, rows.endIndex].contains { block.indices.contains($0) && block[$0].isBranch }
        guard isScreen || !isPart else { return nil }
        // An indented row right below may be one of them as well.
        let isIndentedBelow =
            block.indices.contains(rows.endIndex) && block[rows.endIndex].row == block[rows.endIndex - 1].row + 1
            && block[rows.endIndex].ink == normal
            && block[rows.endIndex].text.lowerBound > block[selected].text.lowerBound
        if !isScreen, isIndentedBelow {
            guard hasAlone(block[rows.startIndex...], normal, scene) else { return nil }
            rows = block[rows.startIndex...]
        }
        guard !isScreen || rows.count > 2 || !isGround(around: rows, of: block[selected], scene) else { return nil }
        let bar = block[selected].bar(scene)
        let near = heading(of: rows, in: block, isLit: rows.startIndex == start, scene)
        let isHeaded = isScreen && areHeaded(rows, in: block, by: near ?? Self.bar(above: rows, scene), scene)
        let heading = isHeaded ? near ?? Self.bar(above: rows, scene) : near
        // Two rows that look unlike each other do not show which of them is the highlighted one.
        if rows.count == 2, heading == nil, let place = rows.firstIndex(where: { $0.row == scene.cursor.row }) {
            selected = place
        }
        let proof = SelectionProof(rows: rows, selected: selected, heading: heading, normal: normal, scene: scene)
        let rowCursor = RowCursor(row: block[selected], scene: scene)
        let isOwn =
            isScreen
            && (isOwnGround(rows, selected, normal, scene)
                || rowCursor.isAtEnd && rows.count >= 3 && isOneColumn(rows, scene))
        guard isOwn || proof.isCertain else { return nil }
        // Of two rows with dividers one may be the heading.
        guard rows.count >= (block[selected].dividers.isEmpty || rows.startIndex > 0 ? 2 : 3) else { return nil }
        if isScreen {
            let isWholeTable =
                !block[selected].dividers.isEmpty
                && rows.allSatisfy { bar.lowerBound <= $0.text.lowerBound && bar.upperBound + 2 >= $0.text.upperBound }
            guard isWholeTable || bar.count * 100 >= first.line.columns.count * 95 else { return nil }
            guard
                isOwn || isTable(rows, scene) || isHeaded || proof.hasTravelled && rowCursor.isElsewhere
                    || proof.isCounted
                    || proof.isParent || proof.isAtPlace
            else { return nil }
            guard isOwn || selected > start || start > 0 || proof.isPlainlyARow || proof.isDrawnInStylesOfMost,
                block[selected].row < scene.surface.rows - 1,
                rowCursor.isElsewhere || rowCursor.isAtEnd || isHeaded && scene.cursor.column == bar.lowerBound
                    || proof.isCounted
                        && rows.contains(where: { $0.row != block[selected].row && rowCursor.isBeforeText(over: $0) })
            else {
                return nil
            }
        } else if !isList(rows, selected, scene) || !isKnown(rows, proof, bar, scene)
            || isStatus(rows, proof, rowCursor, scene)
        {
            return nil
        } else if selected == 0, bar.count >= first.line.columns.count - 2, isTable(rows, scene) {
            // The heading of a table in a box.
            return nil
        }
        let isWide = bar.count >= first.line.columns.count - 2
        // Text beside the bar is another column.
        let hasOther = rows.contains { row in
            scene.runs(of: row.line).dropFirst().contains { $0.lowerBound >= bar.upperBound && $0.count > 2 }
        }
        guard isScreen || isWide || !hasOther else { return nil }
        // A sign at its end may have a colour of its own.
        let end = rows.map(\.text.upperBound).max() ?? bar.upperBound
        let columns = bar.lowerBound..<max(bar.upperBound, min(end, first.line.columns.upperBound))
        guard isScreen || isWide || !goesOn(rows, in: block, bar, normal, scene) else { return nil }
        return ListSelection(rows: rows, selected: selected, columns: isWide ? columns : nil)
    }

    /// True if what stands above or below some rows in the columns of a bar between two lines is like them: another column has made the
    /// row unlike.
    private static func goesOn(
        _ rows: ArraySlice<ListRow>, in block: [ListRow], _ bar: Range<Int>, _ normal: Look.Ink, _ scene: Scene
    ) -> Bool {
        [(rows.startIndex, -1), (rows.endIndex - 1, 1)].contains { edge, step in
            guard block.indices.contains(edge + step) else { return false }
            let row = block[edge + step]
            guard row.row == block[edge].row + step, !row.dividers.isEmpty, row.dividers == block[edge].dividers,
                let start = scene.surface.trimmed(bar, row.row)?.lowerBound
            else { return false }
            // A heading is drawn otherwise.
            let look = scene.surface.look(start, row.row)
            return bar.allSatisfy { scene.surface.background($0, row.row) == normal }
                && rows.contains { scene.surface.look(start, $0.row) == look }
        }
    }

    /// Leaves out a status line at the end of a screen: its words do not begin where those of the rows above it do.
    private static func removeStatus(_ lit: inout [Int], _ block: [ListRow], _ scene: Scene) {
        while lit.count >= 2, let last = lit.last, last >= block.count - 2, block[last].row >= scene.surface.rows - 3 {
            let above = block[max(0, last - 3)..<last]
            let columns = block[last].text.filter { column in
                ([block[last]] + above).allSatisfy {
                    !scene.surface.isBlank(column, $0.row) && scene.surface.isBlank(column - 1, $0.row)
                }
            }
            guard columns.count < 3 else { return }
            lit.removeLast()
        }
    }

    /// True if lines right above and below some rows have the background of one of them, which then is none of a highlight.
    private static func isGround(around rows: ArraySlice<ListRow>, of row: ListRow, _ scene: Scene) -> Bool {
        guard let first = rows.first, let last = rows.last else { return false }
        return [first.row - 1, last.row + 1].allSatisfy { beside in
            scene.surface.contains(row.text.lowerBound, beside)
                && scene.surface.trimmed(row.line.columns, beside) != nil
                && scene.surface.background(row.text.lowerBound, beside) == row.ink
        }
    }

    private static func isOrdinary(_ row: ListRow, _ normal: Look.Ink) -> Bool { row.ink == normal && row.share >= 0.9 }

    /// True if numbers count a row and the one below it.
    private static func isCounted(_ index: Int, _ block: [ListRow], _ scene: Scene) -> Bool {
        index + 1 < block.count && CountedRows.areCounted(block[index...index + 1], scene.surface)
    }

    /// The background of most rows of the screen; if hardly more rows have another than the ground, the ground.
    private static func ordinary(_ block: [ListRow], on ground: Look.Ink) -> Look.Ink {
        let most = ordinary(block)
        let plain = block.count { $0.ink == ground && $0.share == 1 }
        return plain > 0 && block.count { $0.ink == most } <= plain + 1 ? ground : most
    }

    /// The background of most rows.
    static func ordinary(_ block: [ListRow]) -> Look.Ink {
        var counts: [Look.Ink: Int] = [:]
        for row in block { counts[row.ink, default: 0] += 1 }
        return counts.max { ($0.value, $0.key.code) < ($1.value, $1.key.code) }?.key ?? .defaultBackground
    }

    /// The text that a search has marked in two rows or more; nil if some rows have other marks.
    private static func searchedText(in block: [ListRow], _ normal: Look.Ink, _ surface: Surface) -> String? {
        let marked = block.filter { $0.ink == normal && $0.share < 0.9 }
        let texts = Set(marked.map { markedText(of: $0, besides: normal, surface) })
        return marked.count >= 2 && texts.count == 1 ? texts.first ?? nil : nil
    }

    /// The one text on another background in a row; nil if there are several that differ.
    private static func markedText(of row: ListRow, besides normal: Look.Ink, _ surface: Surface) -> String? {
        var texts: Set<String> = []
        var column = row.text.lowerBound
        while column < row.text.upperBound {
            let start = column
            while column < row.text.upperBound, surface.background(column, row.row) != normal { column += 1 }
            if column > start { texts.insert(surface.text(start..<column, row.row)) }
            column += 1
        }
        return texts.count == 1 ? texts.first : nil
    }

    /// The rows around a highlighted one that are like it but for the background.
    private static func siblings(
        of selected: Int, in block: [ListRow], from start: Int, _ normal: Look.Ink, _ stripe: Look.Ink?,
        _ scene: Scene
    ) -> ArraySlice<ListRow> {
        let isScreen = scene.layout.regions[block[selected].line.region].isScreen
        let searched = isScreen ? searchedText(in: block, normal, scene.surface) : nil
        // The branches of a tree are rows if they are counted as the highlighted row is.
        func isCounted(_ row: ListRow) -> Bool {
            let index = selected + row.row - block[selected].row
            guard isScreen, row.isBranch, block.indices.contains(index) else { return false }
            return CountedRows.areCounted(block[min(index, selected)...max(index, selected)], scene.surface)
        }
        func isSibling(_ row: ListRow) -> Bool {
            let isWhole =
                row.share >= 0.9 || searched != nil && markedText(of: row, besides: normal, scene.surface) == searched
            return (row.ink == normal || row.ink == stripe) && isWhole && (!row.hasRule || isCounted(row))
                && !row.isTitledRule(scene.surface)
                && (isScreen || row.isAligned(with: block[selected])
                    || row.isMarked(before: block[selected], scene.surface)
                    || row.isChoice(before: block[selected], scene.surface))
        }
        var lower = selected
        var upper = selected + 1
        while lower > start, isSibling(block[lower - 1]) { lower -= 1 }
        while upper < block.count, isSibling(block[upper]) { upper += 1 }
        if stripe == nil { upper = Stripes.end(of: block, from: lower, upper, selected, normal, scene) }
        let fewest = block[lower].dividers.isEmpty ? 3 : 2
        let isHeaded =
            lower > start && block[lower - 1].isTitledRule(scene.surface)
            || start > 0 && lower == start && block[lower - 1].row == block[lower].row - 1
        if upper - lower > fewest, lower != selected, !isHeaded,
            isHeading(block[lower], over: block[lower + 1..<upper], scene)
        {
            lower += 1
        }
        return block[lower..<upper]
    }

    /// True if the first row of a table is drawn as no other is, and has dividers or is bold or underlined, but no mark of a choice.
    static func isHeading(_ row: ListRow, over rows: ArraySlice<ListRow>, _ scene: Scene) -> Bool {
        let surface = scene.surface
        let looks = Set(scene.runs(of: row.line).map { surface.number($0.lowerBound, row.row) })
        guard looks.count == 1, let look = looks.first.map({ surface.looks[$0] }),
            ChoiceMark.mark(row.text, row.row, surface) == nil
        else { return false }
        guard !row.dividers.isEmpty || look.attributes.contains(.bold) || look.isUnderlined else { return false }
        return !rows.contains { other in
            scene.runs(of: other.line).contains { looks.contains(surface.number($0.lowerBound, other.row)) }
        }
    }

    /// True if a box in another one, or one that is as narrow as its rows, has nothing but some rows.
    private static func hasAlone(_ rows: ArraySlice<ListRow>, _ normal: Look.Ink, _ scene: Scene) -> Bool {
        guard let first = rows.first, let last = rows.last else { return false }
        let region = scene.layout.regions[first.line.region]
        let lines = scene.lines(of: first.line.region)
        let isNarrow = rows.contains { row in
            region.box.map { row.text.upperBound + 2 >= $0.columns.upperBound } ?? false
        }
        return (region.parent != 0 || isNarrow) && first.row == lines.first?.row
            && last.row == lines.last?.row && rows.count { $0.ink != normal } == 1 && rows.allSatisfy { !$0.hasRule }
    }

    /// The heading right above some rows, which has another background or is drawn as none of them.
    private static func heading(
        of rows: ArraySlice<ListRow>, in block: [ListRow], isLit: Bool, _ scene: Scene
    ) -> ListRow? {
        guard rows.startIndex > 0 else { return nil }
        let row = block[rows.startIndex - 1]
        return isLit || isHeading(row, over: rows, scene) ? row : nil
    }

    /// The line right above some rows of the screen, which may be a bar like that below them.
    private static func bar(above rows: ArraySlice<ListRow>, _ scene: Scene) -> ListRow? {
        rows.first.flatMap { scene.line($0.row - 1, of: $0.line.region, around: $0.line.columns.lowerBound) }
            .map { ListRow($0, scene) }
    }

    /// True if a heading names the columns of some rows.
    private static func areHeaded(
        _ rows: ArraySlice<ListRow>, in block: [ListRow], by heading: ListRow?, _ scene: Scene
    ) -> Bool {
        guard let words = heading.map({ ColumnWords(of: $0, scene) }) else { return false }
        // A row below that is drawn otherwise may be one of them if it has the same columns.
        let below = block[rows.endIndex...].prefix(1)
        return words.areAbove(rows) && (below.isEmpty || !words.areAbove(below))
    }

    /// True if more than its place tells that a row of a box is the selected one, in which a whole program may run if it takes most
    /// of the screen: with the line of its cursor, its question or its status highlighted from side to side.
    private static func isKnown(
        _ rows: ArraySlice<ListRow>, _ proof: SelectionProof, _ bar: Range<Int>, _ scene: Scene
    ) -> Bool {
        let region = scene.layout.regions[rows[proof.selected].line.region]
        guard let box = region.box, 10 * box.area >= 6 * scene.surface.rows * scene.surface.columns,
            bar.count >= region.inside.size.columns - 2
        else { return true }
        return proof.isPlainlyARow || isTable(rows, scene)
    }

    /// True if a box is around the whole screen, and its highlighted row may be what highlights the line of a cursor, or a status line
    /// at the end.
    private static func isStatus(
        _ rows: ArraySlice<ListRow>, _ proof: SelectionProof, _ cursor: RowCursor, _ scene: Scene
    ) -> Bool {
        let region = rows[proof.selected].line.region
        guard scene.isWhole(region) else { return false }
        let inside = scene.layout.regions[region].inside
        let isLast = rows[proof.selected].row >= inside.origin.row + inside.size.rows - 2
        guard !proof.isCounted else { return false }
        return isLast && !proof.hasTravelled || !cursor.isElsewhere && !cursor.isAtEnd
    }

    /// True if rows in a box are no label and its field, which are two rows as well.
    private static func isList(_ rows: ArraySlice<ListRow>, _ selected: Int, _ scene: Scene) -> Bool {
        guard rows.count == 2, let other = rows.first(where: { $0.row != rows[selected].row }) else { return true }
        return scene.surface.scalar(other.text.upperBound - 1, other.row) != 0x3A
    }

    /// True if rows without columns have a background of their own, other than the screen around them.
    private static func isOwnGround(
        _ rows: ArraySlice<ListRow>, _ selected: Int, _ normal: Look.Ink, _ scene: Scene
    ) -> Bool {
        guard !scene.surface.grid.cursor.isVisible, let first = rows.first, let last = rows.last,
            isOneColumn(rows, scene)
        else {
            return false
        }
        // Blank rows below, on the same background, belong to the list.
        var end = last.row + 1
        while end < scene.surface.rows, first.line.columns.allSatisfy({ scene.surface.background($0, end) == normal }) {
            end += 1
        }
        let outside = (0..<scene.surface.rows).filter { $0 < first.row || $0 >= end }
        var counts: [Look.Ink: Int] = [:]
        for row in outside {
            for column in first.line.columns { counts[scene.surface.background(column, row), default: 0] += 1 }
        }
        let ground = counts.max { ($0.value, $0.key.code) < ($1.value, $1.key.code) }?.key
        return ground != nil && ground != normal && ground != rows[selected].ink
    }

    /// True if each row is one text, and all begin in the same column.
    private static func isOneColumn(_ rows: ArraySlice<ListRow>, _ scene: Scene) -> Bool {
        rows.allSatisfy {
            scene.runs(of: $0.line).count == 1 && $0.text.lowerBound == rows[rows.startIndex].text.lowerBound
        }
    }

    /// True if columns run through all rows: blanks that divide text.
    static func isTable(_ rows: ArraySlice<ListRow>, _ scene: Scene) -> Bool {
        guard rows.count >= 3, let left = rows.map(\.text.lowerBound).max(),
            let right = rows.map(\.text.upperBound).min(),
            left < right
        else { return false }
        var gutters = 0
        var wasBlank = true
        for column in left..<right {
            let isBlank = rows.allSatisfy { scene.surface.isBlank(column, $0.row) }
            if isBlank, !wasBlank { gutters += 1 }
            wasBlank = isBlank
        }
        return gutters >= (rows.count >= 5 ? 2 : 4)
    }
}
