import LunchTerminal
import LunchWire

/// Finds the answer below a question of a program that writes line after line whose text alone is drawn otherwise: each answer has the
/// mark of a choice, its number or its letter before it, and nothing is below them but where a number or a letter is typed.
enum ColoredAnswers {
    private static let fewest = 3

    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard !scene.isFullScreen, let last = block.last, last.line.columns == 0..<surface.columns,
            let start = textStart(of: last, surface)
        else { return nil }
        let isTyped = cursor.isVisible && cursor.row == last.row + 1 && isLabel(below: last, surface)
        let below = last.row + (isTyped ? 2 : 1)
        guard
            below >= surface.rows
                || (below..<surface.rows).allSatisfy({ surface.trimmed(0..<surface.columns, $0) == nil })
        else { return nil }
        let answers = block.reversed().prefix { row in
            row.text.lowerBound == last.text.lowerBound && textStart(of: row, surface) == start
        }
        let rows = block.suffix(answers.count)
        let areChoices = !isTyped && rows.allSatisfy { isChoice($0, surface) }
        let areMarked = areChoices && rows.allSatisfy { ChoiceMark.mark($0.text, $0.row, surface) != nil }
        guard rows.count >= fewest,
            let question = question(
                above: answers.last?.row ?? 0, beyondBlanks: areMarked && !cursor.isVisible, surface),
            !cursor.isVisible || cursor.row == question || isTyped,
            let selected = odd(rows, from: start, surface),
            areChoices || CountedRows.areCounted(rows, surface)
                || isTyped && isLetter(of: rows[selected], among: rows, typedBelow: last, surface)
        else { return nil }
        let right = rows.map(\.text.upperBound).max() ?? start
        return ListSelection(
            rows: rows, selected: selected, columns: isChecked(last, surface) ? start..<max(right, start + 1) : nil)
    }

    /// True if a word with a colon begins the row below another, in the same column: it asks for a number.
    private static func isLabel(below row: ListRow, _ surface: Surface) -> Bool {
        guard let text = surface.trimmed(0..<surface.columns, row.row + 1), text.lowerBound == row.text.lowerBound
        else {
            return false
        }
        let word = text.prefix { !surface.isBlank($0, row.row + 1) }
        return word.last.map { surface.scalar($0, row.row + 1) == 0x3A } ?? false
    }

    /// True if each row has a letter of its own, and the one of a row is all that is typed below the last one.
    private static func isLetter(
        of row: ListRow, among rows: ArraySlice<ListRow>, typedBelow last: ListRow, _ surface: Surface
    ) -> Bool {
        let letters = rows.map { surface.scalar($0.text.lowerBound, $0.row) }
        guard let text = surface.trimmed(0..<surface.columns, last.row + 1), Set(letters).count == letters.count else {
            return false
        }
        return surface.scalar(text.upperBound - 1, last.row + 1) == surface.scalar(row.text.lowerBound, row.row)
            && surface.isBlank(text.upperBound - 2, last.row + 1)
            && surface.scalar(text.upperBound - 3, last.row + 1) == 0x3A
    }

    /// The row of the question above a row, with no blank row between them unless they may stand there.
    private static func question(above row: Int, beyondBlanks: Bool, _ surface: Surface) -> Int? {
        let written = (0..<row).reversed().prefix { beyondBlanks || surface.trimmed(0..<surface.columns, $0) != nil }
        return written.first { Question.isMarked($0, at: 0, surface) }
    }

    private static func isChoice(_ row: ListRow, _ surface: Surface) -> Bool {
        ChoiceMark.mark(row.text, row.row, surface) != nil || isChecked(row, surface)
    }

    /// True if a check begins a row, with a blank behind it: its colour tells whether it is set.
    private static func isChecked(_ row: ListRow, _ surface: Surface) -> Bool {
        "✓✔".unicodeScalars.contains { $0.value == surface.scalar(row.text.lowerBound, row.row) }
            && surface.isBlank(row.text.lowerBound + 1, row.row)
    }

    /// The column of what stands behind the mark of a choice, a check, or a number or a letter as `1) `; nil if there is neither.
    private static func textStart(of row: ListRow, _ surface: Surface) -> Int? {
        if let mark = ChoiceMark.mark(row.text, row.row, surface) {
            return surface.trimmed(row.text.dropFirst(mark.width), row.row)?.lowerBound
        }
        if isChecked(row, surface) { return surface.trimmed(row.text.dropFirst(), row.row)?.lowerBound }
        let isLetter = Character(surface.scalar(row.text.lowerBound, row.row)).isLetter
        let digits =
            isLetter
            ? row.text.prefix(1) : row.text.prefix { (0x30...0x39).contains(surface.scalar($0, row.row)) }
        guard (1...2).contains(digits.count), surface.scalar(digits.upperBound, row.row) == 0x29,
            surface.isBlank(digits.upperBound + 1, row.row), digits.upperBound + 2 < row.text.upperBound
        else { return nil }
        return digits.upperBound + 2
    }

    /// The only row whose text has one look and one that all others do not have, which have one as well.
    private static func odd(_ rows: ArraySlice<ListRow>, from start: Int, _ surface: Surface) -> Int? {
        var looks: [Int: [Int]] = [:]
        for (index, row) in zip(rows.indices, rows) {
            let text = start..<max(start + 1, row.text.upperBound)
            guard surface.hasOneStyle(text, row.row) else { return nil }
            looks[surface.number(start, row.row), default: []].append(index)
        }
        let single = looks.values.filter { $0.count == 1 }
        return looks.count == 2 && single.count == 1 ? single[0][0] : nil
    }
}
