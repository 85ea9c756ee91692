import LunchTerminal
import LunchWire

/// The facts that deny that rows are a list, or all of its rows.
enum ListVetoes {
    /// True if a row above the others is none of them: the cursor is after its text, it is underlined or bold, it ends as a label does,
    /// or it has words over their numbers.
    static func isHeading(_ row: ListRow, of list: ListCandidate) -> Bool {
        let surface = list.surface
        let cursor = list.scene.cursor
        if cursor.isVisible, cursor.row == row.row, cursor.column >= row.text.upperBound { return true }
        let others = list.rows.filter { $0.row != row.row }
        func isAllStyled(_ row: ListRow) -> Bool {
            let letters = row.text.filter { !surface.isGap($0, row.row) }.map { surface.look($0, row.row) }
            let most = 9 * letters.count
            return 10 * letters.count { $0.isUnderlined } >= most
                || 10 * letters.count { $0.attributes.contains(.bold) } >= most
        }
        if isAllStyled(row), !others.contains(where: isAllStyled) { return true }
        if let text = list.text(row), asks(text, row, surface) { return true }
        return hasWordsOverNumbers(row, others, surface)
    }

    /// True if a text ends as a question or a label does.
    private static func asks(_ text: Range<Int>, _ row: ListRow, _ surface: Surface) -> Bool {
        Question.asks(text.map { Character(surface.scalar($0, row.row)) }[...])
    }

    /// True if all texts of a row have one style, which none of the others has.
    private static func isUnlike(_ row: ListRow, _ list: ListCandidate) -> Bool {
        func styles(_ row: ListRow) -> Set<Int> {
            Set(list.scene.runs(of: row.line).map { list.surface.number($0.lowerBound, row.row) })
        }
        let own = styles(row)
        return own.count == 1 && list.rows.allSatisfy { $0.row == row.row || own.isDisjoint(with: styles($0)) }
    }

    /// True if a row after a separator repeats words of the selected row, and has no others.
    static func isEcho(_ row: ListRow, of list: ListCandidate) -> Bool {
        guard row.row > list.block[list.range.upperBound - 2].row + 1 else { return false }
        let words = list.scene.text(of: list.own.line).split(separator: " ")
        return list.scene.text(of: row.line).split(separator: " ").allSatisfy(words.contains)
    }

    /// True if letters of a row, and none of its digits, are over the digits that all other rows have in the same columns.
    private static func hasWordsOverNumbers(_ row: ListRow, _ others: [ListRow], _ surface: Surface) -> Bool {
        let columns = others.reduce(row.text) { $0.clamped(to: $1.text) }
        guard !others.isEmpty else { return false }
        let kinds = columns.filter { column in
            others.allSatisfy { ListFacts.Kind(surface.scalar(column, $0.row)) == .digit }
        }.map { ListFacts.Kind(surface.scalar($0, row.row)) }
        return kinds.contains(.letter) && !kinds.contains(.digit)
    }

    /// True if a visible cursor is in the text of a row as in a text that a person edits: in the selected row of a box it isn't.
    static func isEdited(_ list: ListCandidate) -> Bool {
        let cursor = list.scene.cursor
        guard cursor.isVisible, let row = list.rows.first(where: { $0.row == cursor.row }), let text = list.text(row),
            row.line.columns.contains(cursor.column)
        else { return false }
        guard text.lowerBound <= cursor.column, cursor.column <= text.upperBound else { return false }
        return row.row != list.own.row || list.isOnScreen && !ListFacts.areAnswers(list)
    }

    /// True if a row right above or below may be one of the list: a list without some of its rows would be wrong, since tests count them.
    static func goesOn(_ list: ListCandidate) -> Bool {
        let starts = Set(list.rows.compactMap { list.text($0)?.lowerBound })
        let looks = list.others.reduce(into: Set<Int>()) { $0.formUnion(styles($1, list)) }
        return list.neighbors.contains { mayBelong($0.row, beside: $0.edge, isAbove: $0.isAbove, starts, looks, list) }
            || goesOnBeyondBlank(list, looks) || goesOnBelowBox(list)
    }

    private static func mayBelong(
        _ row: ListRow, beside edge: ListRow, isAbove: Bool, _ starts: Set<Int>, _ looks: Set<Int>,
        _ list: ListCandidate
    ) -> Bool {
        let surface = list.surface
        guard let text = list.sign == .ground ? list.text(row) : row.text, !row.isWrittenRule(surface),
            !FilterCount.isCount(text, row.row, surface)
        else { return !list.isOnScreen && row.isWrittenRule(surface) }
        let own = styles(row, list)
        // The cursor is after a text that filters the rows.
        if isAbove, list.scene.cursor.isVisible, list.scene.cursor.row == row.row { return false }
        if isAbove, Question.isMarked(row.row, at: row.line.columns.lowerBound, surface) { return false }
        // A question or a label above the rows begins to the left of marked rows.
        if isAbove, asks(text, row, surface), list.sign == .ground || row.text.lowerBound < starts.min() ?? 0 {
            return false
        }
        // In a box any text on the ground of the rows may be one of them, unless it is drawn otherwise above them.
        if !list.isOnScreen, !isAbove || !looks.isDisjoint(with: own) {
            return surface.background(text.lowerBound, row.row) == list.normal
        }
        let look = surface.look(text.lowerBound, row.row)
        let isHeading =
            own.count == 1 && looks.isDisjoint(with: own)
            && (look.attributes.contains(.bold) || look.isUnderlined || !row.dividers.isEmpty)
        let isLit = look.background != list.normal && (list.isWide || list.sign != .ground)
        let isOther = isLit || isAbove && isHeading || row.row >= surface.rows - 2
        if list.sign == .mark, starts.contains(row.text.lowerBound) { return true }
        let begins = list.sign != .ground || list.scene.runs(of: row.line).contains { $0.lowerBound == text.lowerBound }
        if begins, starts.contains(text.lowerBound), !isOther { return true }
        // In a table the first columns of a row may be empty.
        let isInColumn = list.rows.allSatisfy {
            !surface.isBlank(row.text.lowerBound, $0.row) && surface.isGap(row.text.lowerBound - 1, $0.row)
        }
        if begins, isInColumn, !isOther { return true }
        // A text at a deeper indent that is drawn as the rows are may be one of them too.
        if !isOther, text.lowerBound > starts.min() ?? 0, !looks.isDisjoint(with: own) { return true }
        let sides = [list.columns.lowerBound - 1, list.columns.upperBound].map { surface.background($0, row.row) }
        let isMarked = look.background != list.normal && !list.isWide && !sides.contains(look.background)
        return begins && starts.contains { abs($0 - text.lowerBound) <= 2 }
            && (isMarked || look.background == list.normal && !list.isWide || !looks.isDisjoint(with: own))
    }

    /// The styles of the letters of a row in the columns of a list.
    private static func styles(_ row: ListRow, _ list: ListCandidate) -> Set<Int> {
        Set(
            (list.text(row) ?? row.text).filter { !list.surface.isGap($0, row.row) }.map {
                list.surface.number($0, row.row)
            })
    }

    /// True if below one blank row, in a box or where the highlight has moved, a text follows that is drawn and aligned as the rows are.
    private static func goesOnBeyondBlank(_ list: ListCandidate, _ looks: Set<Int>) -> Bool {
        guard !list.isOnScreen || list.hasMoved, let last = list.rows.last,
            last.line.columns.allSatisfy({ list.surface.isBlank($0, last.row + 1) }),
            let line = list.scene.line(last.row + 2, of: last.line.region, around: list.start)
        else { return false }
        let row = ListRow(line, list.scene)
        let isCentered =
            abs(row.text.lowerBound + row.text.upperBound - last.text.lowerBound - last.text.upperBound) <= 1
        return (isCentered || row.text.lowerBound == last.text.lowerBound) && !looks.isDisjoint(with: styles(row, list))
    }

    /// True if other texts begin in one column beside the rows, so that they are one column of a grid, if two panes are in the rows, or if only
    /// some of them are choices.
    static func isPart(_ list: ListCandidate) -> Bool {
        if isAcrossPanes(list) { return true }
        let choices = list.rows.count { row in
            list.text(row).map { ChoiceMark.mark($0, row.row, list.surface) != nil } ?? false
        }
        if choices > 0, choices < list.range.count { return true }
        guard list.hasMoved || !list.scene.isFullScreen, !list.isWide, list.sign == .ground else { return false }
        let end = list.columns.upperBound
        // Texts right after the longest row may be parts of their rows.
        let isCut =
            list.isOnScreen
            && list.rows.contains { row in
                list.scene.runs(of: row.line).contains {
                    (end...end + 2).contains($0.lowerBound)
                        && list.surface.background($0.lowerBound, row.row) == list.normal
                }
            }
        if isCut { return true }
        let next = list.rows.map { row in
            list.scene.runs(of: row.line).filter { $0.lowerBound >= list.columns.upperBound }.map(\.lowerBound)
        }.dropLast()
        let before = list.rows.map { row in
            list.scene.runs(of: row.line).map(\.lowerBound).filter {
                (0...2).contains(list.columns.lowerBound - $0 - list.columns.count)
            }
        }
        return [next, before[...]].contains { starts in
            starts.count >= 2 && !starts.dropFirst().reduce(Set(starts.first ?? [])) { $0.intersection($1) }.isEmpty
        }
    }

    /// True if a strip of another background is between the texts of all rows, such as a border drawn in color.
    private static func isAcrossPanes(_ list: ListCandidate) -> Bool {
        guard list.others.count >= 2, let left = list.others.map(\.text.lowerBound).min(),
            let right = list.others.map(\.text.upperBound).max(), list.scene.work.spend(right - left)
        else { return false }
        return (left..<right).contains { column in
            let ink = list.surface.background(column, list.others[0].row)
            return list.others.allSatisfy {
                ink != $0.ink && list.surface.isBlank(column, $0.row) && list.surface.background(column, $0.row) == ink
            }
        }
    }

    /// True if the rows are lines of a paragraph, with a bar at the place that a person reads: the text continues below one blank row.
    static func isParagraph(_ list: ListCandidate) -> Bool {
        guard let last = list.rows.last, list.isOnScreen, 2 * list.columns.count > list.surface.columns,
            list.surface.trimmed(last.line.columns, last.row + 1) == nil
        else { return false }
        let below = last.row + 2..<max(last.row + 2, list.surface.rows - 2)
        func isText(_ row: Int) -> Bool {
            list.scene.line(row, of: last.line.region, around: last.text.lowerBound) != nil
        }
        return !below.isEmpty && isText(below.lowerBound) && below.count(where: isText) >= 2
    }

    /// True if the first row may be a heading of the others, or the row that differs a title or a status line.
    static func isHeadingOrStatus(_ list: ListCandidate) -> Bool {
        if let first = list.rows.first, first.row != list.own.row, isUnlike(first, list) { return true }
        guard !list.hasMoved, list.sign == .ground else { return false }
        // The border of a box has no part in a highlight.
        let ink = list.surface.background(list.columns.lowerBound, list.own.row)
        if let box = list.region.box, list.surface.background(box.columns.lowerBound, list.own.row) == ink {
            return true
        }
        let inside = list.region.inside
        return list.isOnScreen
            && (list.own.row >= inside.origin.row + inside.size.rows - 2 || list.own.row <= 1 && list.isAmid)
    }

    /// True if a box is over a part of the row right above or below a list of the screen.
    private static func goesOnBelowBox(_ list: ListCandidate) -> Bool {
        guard list.region.isScreen, let first = list.rows.first, let last = list.rows.last else { return false }
        return [first.row - 1, last.row + 1].contains { row in
            list.columns.contains { list.surface.contains($0, row) && list.scene.layout.region($0, row) != 0 }
        }
    }
}
