import LunchTerminal
import LunchWire

/// Finds the fields of a form on the screen in which each stands below its question, behind a mark: `> Ada`.
///
/// A quotation looks like this as well. Here the questions are drawn in one way and the answers in another, there are three
/// or more with blank rows between them, and the cursor is behind one of the answers.
enum AnsweredRows {
    private static let fewest = 3

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard scene.isFullScreen, scene.cursor.isVisible else { return }
        var rows: [(question: Line, answer: Range<Int>, row: Int)] = []
        let lines = scene.lines(of: 0)
        for (question, line) in zip(lines, lines.dropFirst()) where line.row == question.row + 1 {
            let text = scene.extent(of: line)
            guard line.columns == question.columns, scene.extent(of: question).lowerBound == text.lowerBound,
                surface.scalar(text.lowerBound, line.row) == 0x3E, surface.isBlank(text.lowerBound + 1, line.row),
                !findings.isClaimed(line.columns, line.row),
                surface.trimmed(line.columns, line.row + 1) == nil || line.row + 1 == surface.rows
            else { continue }
            rows.append((question, text.lowerBound + 2..<line.columns.upperBound, line.row))
        }
        let looks = rows.map { surface.look(scene.extent(of: $0.question).lowerBound, $0.question.row) }
        let marks = rows.map { surface.look($0.answer.lowerBound - 2, $0.row) }
        guard rows.count >= fewest, Set(rows.map(\.answer)).count == 1, looks.allSatisfy({ $0 == looks[0] }),
            marks.allSatisfy({ $0 == marks[0] }), looks[0] != marks[0],
            let own = rows.first(where: { $0.row == scene.cursor.row }),
            scene.cursor.column == max(own.answer.lowerBound, surface.trimmed(own.answer, own.row)?.upperBound ?? 0)
        else { return }
        for row in rows {
            let label = FieldLabel(scene.text(of: row.question)).text
            Fields.add(row.answer, row.row, label: label, to: 0, hasFocus: row.row == own.row, scene, &findings)
        }
    }
}
