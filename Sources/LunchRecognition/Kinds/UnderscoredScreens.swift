import LunchTerminal
import LunchWire

/// Finds the fields of a form on a whole screen that are filled up with underscores while a choice below them is highlighted.
///
/// Two or more take the same columns, each behind a label with a colon; the mark of one choice, and of no other, is drawn otherwise
/// than its text. A form in a text that somebody reads has no mark that is highlighted, and one below a dialog may have all of them so.
enum UnderscoredScreens {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard scene.isFullScreen, findings.count(of: .textField, in: 0) == 0, highlightsOneChoice(scene) else { return }
        var fields: [(columns: Range<Int>, row: Int, label: String)] = []
        for line in scene.lines(of: 0) where line.columns.count == surface.columns {
            let text = scene.extent(of: line)
            if let field = field(text, line.row, surface), !findings.isClaimed(text, line.row) { fields.append(field) }
        }
        guard fields.count >= 2, fields.allSatisfy({ $0.columns == fields[0].columns }) else { return }
        for field in fields {
            Fields.add(field.columns, field.row, label: field.label, to: 0, hasFocus: false, scene, &findings)
        }
    }

    /// True if two rows or more of a screen without boxes begin with the mark of a choice, and that of one is highlighted.
    static func highlightsOneChoice(_ scene: Scene) -> Bool {
        guard scene.layout.regions.count == 1 else { return false }
        var (marks, highlighted) = (0, 0)
        for line in scene.lines(of: 0) where line.columns.count == scene.surface.columns {
            let text = scene.extent(of: line)
            guard let mark = ChoiceMark.mark(text, line.row, scene.surface) else { continue }
            marks += 1
            if isHighlighted(text, mark, line.row, scene.surface) { highlighted += 1 }
        }
        return marks >= 2 && highlighted == 1
    }

    /// True if the mark of a choice has one style, and the first cell of its text another one.
    private static func isHighlighted(_ text: Range<Int>, _ mark: ChoiceMark, _ row: Int, _ surface: Surface) -> Bool {
        let cells = text.prefix(mark.width)
        guard mark.width >= 3, let rest = surface.trimmed(text.dropFirst(mark.width), row) else { return false }
        let look = surface.look(text.lowerBound, row)
        return cells.allSatisfy { surface.look($0, row) == look } && surface.look(rest.lowerBound, row) != look
    }

    /// The cells behind a label of a text that ends with underscores.
    private static func field(_ text: Range<Int>, _ row: Int, _ surface: Surface)
        -> (columns: Range<Int>, row: Int, label: String)?
    {
        guard text.count >= 8, text.suffix(3).allSatisfy({ surface.scalar($0, row) == 0x5F }),
            let colon = text.first(where: { surface.scalar($0, row) == 0x3A && surface.isBlank($0 + 1, row) }),
            colon + 5 <= text.upperBound
        else { return nil }
        let label = FieldLabel(surface.text(text.lowerBound..<colon + 1, row))
        return label.isCertain ? (colon + 2..<text.upperBound, row, label.text) : nil
    }
}
