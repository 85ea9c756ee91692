import LunchTerminal
import LunchWire

/// Finds the field at the cursor that is a box of one row.
extension Fields {
    static func addBox(_ region: Int, _ scene: Scene, _ findings: inout Findings) -> Bool {
        let box = scene.layout.regions[region]
        guard !box.isScreen, box.inside.size.rows == 1, box.inside.size.columns >= 5, let frame = box.box else {
            return false
        }
        let row = box.inside.origin.row
        let start = box.inside.origin.column
        let columns = start..<start + box.inside.size.columns
        // Behind its text stands the cursor of a highlighted row, the only one of a list.
        guard scene.cursor.column <= textEnd(columns, row, scene.surface) + 1 else { return false }
        // A label in the box stands before the field.
        if let text = scene.surface.trimmed(columns, row) {
            let ink = scene.surface.background(text.lowerBound, row)
            let cursor = max(text.lowerBound, scene.cursor.column - 1)
            let isOnItsOwn = scene.surface.background(cursor, row) == ink
            guard isOnItsOwn, !isLabelled(text, row, scene) else { return false }
        }
        var label = BoxTitle(surface: scene.surface, box: frame).text
        // A message may stand in such a box as well, and the cursor behind it.
        guard
            !label.isEmpty || box.parent != 0 || textEnd(columns, row, scene.surface) == columns.lowerBound
                || TypedAnswer.hasGrown(scene, columns)
        else { return false }
        if label.isEmpty {
            let outside = scene.layout.span(around: columns.lowerBound - 2, row)
            label = FieldLabel.text(of: columns, row - 1, outside, box.parent, scene).text
        }
        add(columns, row, label: label, to: region, hasFocus: true, scene, &findings)
        return true
    }

    /// True if a text begins with a word in a capital and a colon, which the last input has not written.
    private static func isLabelled(_ text: Range<Int>, _ row: Int, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let colon = text.first(where: { !Character(surface.scalar($0, row)).isLetter }),
            colon >= text.lowerBound + 2, surface.scalar(colon, row) == 0x3A, surface.isBlank(colon + 1, row),
            colon + 1 < scene.cursor.column, Character(surface.scalar(text.lowerBound, row)).isUppercase
        else { return false }
        guard let past = scene.past, past.contains(row) else { return true }
        return (text.lowerBound...colon).allSatisfy { past.scalar($0, row) == surface.scalar($0, row) }
    }
}
