import LunchTerminal
import LunchWire

/// Finds the fields of a form that is written on the screen without boxes: rows one below the other that begin in one column, each
/// a label, a colon and what was typed.
///
/// A text may look like this as well. A form has its colons in one column, behind blanks, with nothing behind most of them,
/// and the cursor is right behind what the last input has typed in one of its rows, or all are empty; or its labels are
/// several words, there is nothing behind any of them but the cursor, and it is at the end of the screen.
enum LabelledRows {
    private struct Row {
        var line: Line
        /// The column of the label's colon.
        var colon: Int
        var isEmpty: Bool
        /// True if blanks stand before the colon.
        var isFilledUp: Bool
        var words: Int
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        guard scene.isFullScreen else { return }
        var rows: [Row] = []
        for line in scene.lines(of: 0) {
            let row = self.row(line, scene)
            if let row, let last = rows.last, last.line.row + 1 == line.row, start(last, scene) == start(row, scene) {
                rows.append(row)
                continue
            }
            addForm(rows, scene, &findings)
            rows = row.map { [$0] } ?? []
        }
        addForm(rows, scene, &findings)
    }

    private static func start(_ row: Row, _ scene: Scene) -> Int { scene.extent(of: row.line).lowerBound }

    private static func row(_ line: Line, _ scene: Scene) -> Row? {
        let surface = scene.surface
        let text = scene.extent(of: line)
        guard line.columns.count == surface.columns, Character(surface.scalar(text.lowerBound, line.row)).isLetter,
            let colon = text.prefix(longest).first(where: {
                surface.scalar($0, line.row) == 0x3A && surface.isBlank($0 + 1, line.row)
            })
        else { return nil }
        let words = (text.lowerBound..<colon).count {
            !surface.isBlank($0, line.row) && ($0 == text.lowerBound || surface.isBlank($0 - 1, line.row))
        }
        return Row(
            line: line, colon: colon, isEmpty: colon + 1 == text.upperBound,
            isFilledUp: surface.isBlank(colon - 1, line.row), words: words)
    }

    private static let longest = 48

    private static func addForm(_ rows: [Row], _ scene: Scene, _ findings: inout Findings) {
        guard rows.count >= 3, isColumn(rows, scene) || isAtEnd(rows, scene) else { return }
        let cursor = scene.cursor
        for row in rows {
            let columns = row.colon + 2..<row.line.columns.upperBound
            guard columns.count >= 3, !findings.isClaimed(columns, row.line.row) else { continue }
            let label = FieldLabel(scene.surface.text(start(row, scene)..<row.colon + 1, row.line.row)).text
            let hasFocus = cursor.isVisible && cursor.row == row.line.row && columns.contains(cursor.column)
            Fields.add(columns, row.line.row, label: label, to: 0, hasFocus: hasFocus, scene, &findings)
        }
    }

    /// True if the colons stand in one column, and the cursor behind what was typed in one of the rows.
    private static func isColumn(_ rows: [Row], _ scene: Scene) -> Bool {
        guard rows.allSatisfy({ $0.colon == rows[0].colon }), rows.contains(where: \.isFilledUp),
            let own = rows.first(where: { $0.line.row == scene.cursor.row })
        else { return false }
        if rows.count >= 4, rows.allSatisfy(\.isEmpty) {
            return scene.cursor.isVisible && scene.cursor.column == own.colon + 2
        }
        guard let past = scene.past, past.contains(own.line.row) else { return false }
        let others = rows.filter { $0.line.row != own.line.row }
        let end = scene.extent(of: own.line).upperBound
        let isTyped = (own.line.columns.lowerBound...own.colon).allSatisfy {
            past.scalar($0, own.line.row) == scene.surface.scalar($0, own.line.row)
        }
        return others.count(where: \.isEmpty) * 2 > others.count && scene.cursor.isVisible && isTyped
            && scene.cursor.column == max(end, own.colon + 2)
    }

    /// True if questions without answers are the last rows of the screen, but for one in which the cursor may be.
    private static func isAtEnd(_ rows: [Row], _ scene: Scene) -> Bool {
        guard rows.count >= 4, let last = rows.last, last.line.row >= scene.surface.rows - 2 else { return false }
        let answered = rows.filter { !$0.isEmpty }
        let end = answered.first.map { scene.extent(of: $0.line).upperBound }
        let isAtCursor =
            answered.isEmpty
            || answered.count == 1 && scene.cursor.isVisible && scene.cursor.row == answered[0].line.row
                && scene.cursor.column == end
        return isAtCursor && rows.count { $0.words >= 2 } * 3 >= rows.count * 2
    }
}
