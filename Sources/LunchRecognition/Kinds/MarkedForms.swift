import LunchTerminal
import LunchWire

/// Finds the controls of a form on the screen, as text browsers show one, whose brackets are plain and whose insides have a style.
///
/// A blank between the brackets of a mark that has a colour of its own is nothing that a text has. Fields have the colour of
/// the marks and are underlined to their ends, in brackets as well.
enum MarkedForms {
    private struct Mark {
        var column: Int
        var line: Line
        var choice: ChoiceMark
        var number: Int
    }

    private static let fewest = 4

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard scene.isFullScreen, surface.looks.count >= 2 else { return }
        let lines = scene.lines(of: 0)
        var marks: [Mark] = []
        for line in lines { marks += self.marks(of: line, scene, findings) }
        guard let first = marks.first, marks.count >= fewest, marks.allSatisfy({ $0.number == first.number }),
            marks.contains(where: { !$0.choice.isOn })
        else { return }
        for (index, mark) in marks.enumerated() {
            let next =
                index + 1 < marks.count && marks[index + 1].line.row == mark.line.row ? marks[index + 1].column : nil
            add(mark, textEnd: next ?? mark.line.columns.upperBound, scene, &findings)
        }
        let ink = surface.looks[first.number].foreground
        for line in lines { addFields(of: line, ink, scene, &findings) }
    }

    /// The marks of a line of which the sign between the brackets alone has a style.
    private static func marks(of line: Line, _ scene: Scene, _ findings: Findings) -> [Mark] {
        let surface = scene.surface
        var marks: [Mark] = []
        for column in line.columns.dropLast(2)
        where surface.number(column + 1, line.row) != surface.number(column, line.row) {
            let number = surface.number(column + 1, line.row)
            let sides = [column, column + 2].map { surface.number($0, line.row) }
            guard let choice = ChoiceMark.sign(column, line.row, surface), sides[0] == sides[1],
                surface.looks[sides[0]] == Look(TUIStyle()), surface.isBlank(column - 1, line.row),
                !surface.looks[number].isUnderlined, surface.looks[number].foreground != .defaultForeground,
                !findings.isClaimed(column, line.row)
            else { continue }
            marks.append(Mark(column: column, line: line, choice: choice, number: number))
        }
        return marks
    }

    private static func add(_ mark: Mark, textEnd: Int, _ scene: Scene, _ findings: inout Findings) {
        guard let text = scene.surface.trimmed(mark.column + 3..<max(mark.column + 3, textEnd), mark.line.row) else {
            return
        }
        findings.add(
            .inferred(
                mark.choice.type, scene.surface.text(text, mark.line.row), value: mark.choice.isOn ? "1" : "0",
                frame: CellRect(mark.column..<text.upperBound, mark.line.row)), to: 0)
    }

    private static func addFields(of line: Line, _ ink: Look.Ink, _ scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        var column = line.columns.lowerBound
        while column < line.columns.upperBound {
            let look = surface.look(column, line.row)
            let start = column
            while column < line.columns.upperBound, surface.look(column, line.row) == look { column += 1 }
            let columns = start..<column
            guard look.isUnderlined, look.foreground == ink, columns.count >= 3,
                surface.scalar(start - 1, line.row) == 0x5B, surface.scalar(column, line.row) == 0x5D,
                !findings.isClaimed(columns, line.row)
            else { continue }
            let label = FieldLabel.text(of: start - 1..<column, line.row, line.columns, 0, scene, reach: 0).text
            guard !label.isEmpty else { continue }
            let isAtCursor =
                scene.cursor.isVisible && scene.cursor.row == line.row && columns.contains(scene.cursor.column)
            Fields.add(columns, line.row, label: label, to: 0, hasFocus: isAtCursor ? true : nil, scene, &findings)
        }
    }
}
