import LunchTerminal
import LunchWire

/// Finds the row of a list that has a mark at its left that no other has, and is drawn otherwise as well.
enum Markers {
    private static let marks = Set("><❯▶►➤→▸»•◆▌┃▐█".unicodeScalars.map(\.value)).subtracting([0x3C])

    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        // A rule, or a count of what is found, stands between a list and what filters it.
        for part in block.split(whereSeparator: { $0.hasRule || isCount($0, scene) }) where part.count >= 2 {
            if let selection = selection(inPart: Array(part), scene) {
                return goesOnBeyondRule(selection, scene) ? nil : selection
            }
        }
        return nil
    }

    /// True if a short line divides rows from others that begin where they do: they are groups of one list.
    private static func goesOnBeyondRule(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let first = selection.rows.first, let last = selection.rows.last,
            let start = selection.columns?.lowerBound
        else { return false }
        return [(first.row - 1, first.row - 2), (last.row + 1, last.row + 2)].contains { rule, next in
            surface.lines(start, rule).contains(.horizontal)
                && first.line.columns.count { surface.lines($0, rule).contains(.horizontal) }
                    < first.line.columns.count / 2
                && scene.line(next, of: first.line.region, around: start).map { scene.extent(of: $0).lowerBound }
                    == start
        }
    }

    private static func selection(inPart block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first else { return nil }
        let surface = scene.surface
        let left = first.line.columns.lowerBound
        // The list has a column for the mark, blank in all rows but one.
        for column in left..<min(left + 4, first.line.columns.upperBound) {
            let hasGutter = hasGutter(at: column, block, surface)
            func isMark(_ row: ListRow) -> Bool {
                marks.contains(surface.scalar(column, row.row)) || hasGutter && isSign(column, row.row, surface)
            }
            let marked = block.indices.filter { isMark(block[$0]) }
            guard marked.count == 1, let selected = marked.first else { continue }
            guard let start = textStart(of: block[selected], behind: column, surface) else { continue }
            // Below the lines that a program writes, rows with marks of choices alone are certain.
            guard
                scene.isFullScreen || !scene.cursor.isVisible || areChoices(block, at: start, surface)
                    || isAtQuestion(scene.cursor, block, scene)
            else {
                return nil
            }
            func isSibling(_ row: ListRow) -> Bool {
                surface.isBlank(column, row.row) && !row.hasRule && !surface.isBlank(start, row.row)
                    && (surface.isBlank(start - 1, row.row) || marks.contains(surface.scalar(start - 1, row.row))
                        || hasGutter && isSign(start - 1, row.row, surface))
                    && row.text.lowerBound > column && !isCount(row, scene)
            }
            // A mark elsewhere before the text of another row is that of the list: this one begins a question.
            let hasOther = block.indices.contains { index in
                index != selected
                    && (column + 1..<max(column + 1, start - 1)).contains {
                        marks.contains(surface.scalar($0, block[index].row))
                    }
            }
            guard !hasOther else { continue }
            // The cells before a heading are not those of a row: they have no background of their own.
            let block = block.enumerated().filter { index, row in
                index == selected || isMarginAsOthers(row, at: column, selected, block, surface)
            }.map(\.element)
            guard let selected = block.firstIndex(where: isMark) else { continue }
            var lower = selected
            var upper = selected + 1
            while lower > 0, isSibling(block[lower - 1]) { lower -= 1 }
            while upper < block.count, isSibling(block[upper]) { upper += 1 }
            if lower < selected, Highlights.isHeading(block[lower], over: block[lower + 1..<upper], scene) {
                lower += 1
            }
            guard upper - lower >= 2, !(scene.cursor.isVisible && scene.cursor.row == block[selected].row),
                let difference = difference(of: selected, in: block[lower..<upper], at: start, surface)
                    ?? (isArrow(column, block[selected], in: block, lower..<upper, scene)
                        || areNumbered(block[lower..<upper], at: start, scene)
                        || arePointedAnswers(
                            block[lower..<upper], at: column, below: lower > 0 ? block[lower - 1] : nil, scene)
                        || PositionCount.names(selected - lower, of: block[lower..<upper], scene) ? .text : nil),
                difference == .background || upper - lower >= 3
                    || lower > 0 && isQuestion(block[lower - 1], over: block[lower], surface),
                !hasForeignEdge(block[lower..<upper], selected, at: start, surface)
            else { continue }
            let right = block[lower..<upper].map(\.text.upperBound).max() ?? start
            return ListSelection(
                rows: block[lower..<upper], selected: selected, columns: start..<max(right, start + 1))
        }
        return nil
    }

    /// True if the cells of a column have a background of their own in three rows or more, which one row has in the text behind them as
    /// well: the mark there may be any sign.
    private static func hasGutter(at column: Int, _ block: [ListRow], _ surface: Surface) -> Bool {
        guard block.count >= 3, let ink = block.first.map({ surface.background(column, $0.row) }),
            ink != .defaultBackground, block.allSatisfy({ surface.background(column, $0.row) == ink })
        else { return false }
        return block.count { surface.background($0.text.upperBound - 1, $0.row) == ink } == 1
    }

    /// True if a sign that is no letter and no digit is drawn otherwise than what stands behind it.
    private static func isSign(_ column: Int, _ row: Int, _ surface: Surface) -> Bool {
        let sign = Character(surface.scalar(column, row))
        return !surface.isBlank(column, row) && !sign.isLetter && !sign.isNumber
            && (surface.isBlank(column + 1, row) || surface.look(column, row) != surface.look(column + 1, row))
    }

    /// True if a row is a question that a program asks, with a question mark of its own before it, right above the first of some rows.
    private static func isQuestion(_ row: ListRow, over first: ListRow, _ surface: Surface) -> Bool {
        row.row + 1 == first.row && Question.isMarked(row.row, at: row.line.columns.lowerBound, surface)
    }

    /// True if rows are all that a program that writes line after line has written right below its question, without a cursor, and an
    /// arrow points to one of them.
    private static func arePointedAnswers(
        _ rows: ArraySlice<ListRow>, at column: Int, below question: ListRow?, _ scene: Scene
    ) -> Bool {
        guard let question, let first = rows.first, let last = rows.last, !scene.isFullScreen,
            !scene.cursor.isVisible, isQuestion(question, over: first, scene.surface)
        else { return false }
        let isArrow = rows.contains { Question.pointers.contains(Character(scene.surface.scalar(column, $0.row))) }
        return isArrow
            && (last.row + 1 == scene.surface.rows
                || scene.surface.trimmed(0..<scene.surface.columns, last.row + 1) == nil)
    }

    /// True if the cursor stands behind the question that is asked above the other rows of a program that writes line after line.
    private static func isAtQuestion(_ cursor: TUICursor, _ block: [ListRow], _ scene: Scene) -> Bool {
        guard block.count >= 3, let last = block.last else { return false }
        return block[0].row == cursor.row && isQuestion(block[0], over: block[1], scene.surface)
            && (block[0].text.upperBound...block[0].text.upperBound + 1).contains(cursor.column)
            && (last.row + 1..<scene.surface.rows).allSatisfy {
                scene.surface.trimmed(0..<scene.surface.columns, $0) == nil
            }
    }

    /// True if the cell of the mark has the background in a row that it has in most of them.
    private static func isMarginAsOthers(
        _ row: ListRow, at column: Int, _ selected: Int, _ block: [ListRow], _ surface: Surface
    ) -> Bool {
        let ink = surface.background(column, row.row)
        let others = block.indices.count { $0 != selected && surface.background(column, block[$0].row) == ink }
        return 2 * others >= block.count - 1 || ink == surface.background(column, block[selected].row)
    }

    /// True if a row at the edge of a list is drawn in a way of its own, as a heading is: then none is certain.
    private static func hasForeignEdge(
        _ rows: ArraySlice<ListRow>, _ selected: Int, at start: Int, _ surface: Surface
    ) -> Bool {
        guard rows.count >= 4 else { return false }
        func looks(_ row: ListRow) -> Set<Int> {
            Set(row.text.filter { $0 >= start && !surface.isBlank($0, row.row) }.map { surface.number($0, row.row) })
        }
        return [rows.startIndex, rows.endIndex - 1].contains { edge in
            // No heading has the mark of a choice.
            guard edge != selected, ChoiceMark.mark(rows[edge].text, rows[edge].row, surface) == nil else {
                return false
            }
            let own = looks(rows[edge])
            return rows.indices.allSatisfy { index in
                index == edge || index == selected || own.isDisjoint(with: looks(rows[index]))
            }
        }
    }

    /// True if the mark is an arrow as `->` before one of the rows that fill a box, and nothing stands before the others.
    private static func isArrow(
        _ column: Int, _ row: ListRow, in block: [ListRow], _ rows: Range<Int>, _ scene: Scene
    ) -> Bool {
        let shaft = Character(scene.surface.scalar(column - 1, row.row))
        return scene.surface.scalar(column, row.row) == 0x3E && "-=".contains(shaft) && rows == block.indices
            && row.text.lowerBound == column - 1 && !scene.layout.regions[row.line.region].isScreen
    }

    /// True if the mark of a choice begins in a column of each row, or of each but a question above them.
    private static func areChoices(_ block: [ListRow], at start: Int, _ surface: Surface) -> Bool {
        let choices = block.filter { row in
            row.text.upperBound > start && ChoiceMark.mark(start..<row.text.upperBound, row.row, surface) != nil
        }
        return choices.count >= 3 && choices.count + 1 >= block.count && choices.last?.row == block.last?.row
    }

    /// True if numbers with a parenthesis count the rows of a program that writes line after line, as `1) `.
    private static func areNumbered(_ rows: ArraySlice<ListRow>, at start: Int, _ scene: Scene) -> Bool {
        let surface = scene.surface
        return !scene.isFullScreen && rows.count >= 3 && CountedRows.areCounted(rows, surface)
            && rows.allSatisfy { row in
                let end = (start..<row.text.upperBound).first { !(0x30...0x39).contains(surface.scalar($0, row.row)) }
                return end.map { $0 > start && surface.scalar($0, row.row) == 0x29 } ?? false
            }
    }

    private static func textStart(of row: ListRow, behind mark: Int, _ surface: Surface) -> Int? {
        (mark + 1..<mark + 5).first {
            $0 < row.line.columns.upperBound && !surface.isBlank($0, row.row)
                && !marks.contains(surface.scalar($0, row.row))
        }
    }

    private enum Difference {
        case background
        case text
    }

    /// The difference between the text of one row and that of all others; nil if there is none.
    ///
    /// Of choices the text is what stands behind their marks, and of rows that each have a key in brackets, behind that.
    private static func difference(
        of selected: Int, in rows: ArraySlice<ListRow>, at start: Int, _ surface: Surface
    ) -> Difference? {
        let haveKeys = rows.allSatisfy { hasKey($0, at: start, surface) }
        func column(_ row: ListRow) -> Int {
            let text = start..<max(start, row.text.upperBound)
            if haveKeys { return start + 4 }
            guard let mark = ChoiceMark.mark(text, row.row, surface) else { return start }
            return surface.trimmed(text.dropFirst(mark.width), row.row)?.lowerBound ?? start
        }
        func isUnlike(_ property: (Look) -> AnyHashable) -> Bool {
            let own = property(surface.look(column(rows[selected]), rows[selected].row))
            return rows.allSatisfy {
                $0.row == rows[selected].row || property(surface.look(column($0), $0.row)) != own
            }
        }
        if isUnlike({ $0.background }) { return .background }
        return isUnlike { $0.foreground } || isUnlike { $0.attributes.rawValue } ? .text : nil
    }

    /// True if a key in brackets begins a text, as `[n] New`.
    private static func hasKey(_ row: ListRow, at start: Int, _ surface: Surface) -> Bool {
        surface.scalar(start, row.row) == 0x5B && Character(surface.scalar(start + 1, row.row)).isLetter
            && surface.scalar(start + 2, row.row) == 0x5D && surface.isBlank(start + 3, row.row)
            && start + 4 < row.text.upperBound && !surface.isBlank(start + 4, row.row)
    }

    /// True if a row only counts, as `3/12` does.
    private static func isCount(_ row: ListRow, _ scene: Scene) -> Bool {
        FilterCount.isCount(row.text, row.row, scene.surface)
    }
}
