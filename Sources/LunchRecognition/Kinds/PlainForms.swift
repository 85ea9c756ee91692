import LunchTerminal
import LunchWire

/// Finds the fields of a form on the screen around the cursor that have no background: labels and colons above buttons, underscores,
/// or brackets.
///
/// A text that somebody edits may look like this as well. It has no buttons; and what is typed there moves what stands behind it:
/// underscores no longer end below each other, and neither do brackets, which moved with the last input.
enum PlainForms {
    private struct Field {
        var label: String
        var columns: Range<Int>
        var row: Int
    }

    /// The most columns of a label.
    private static let longest = 48
    /// The fewest underscores behind what is typed, and the fewest cells between brackets.
    private static let shortest = 3

    static func find(in scene: Scene, _ findings: inout Findings) {
        let cursor = scene.cursor
        guard scene.isFullScreen, cursor.isVisible, scene.layout.region(cursor.column, cursor.row) == 0,
            !findings.isClaimed(cursor.column, cursor.row)
        else { return }
        let fields = findings.count(of: .button, in: 0) >= 2 ? labelled(scene, findings) : filled(scene, findings)
        for field in fields {
            Fields.add(
                field.columns, field.row, label: field.label, to: 0, hasFocus: field.row == cursor.row, scene, &findings
            )
        }
    }

    /// The rows around the cursor that begin in one column with a label and a colon, and hold nothing else but a text behind it.
    private static func labelled(_ scene: Scene, _ findings: Findings) -> [Field] {
        let row = scene.cursor.row
        guard let own = labelled(row, scene, findings),
            (own.columns.lowerBound...Fields.textEnd(own.columns, row, scene.surface)).contains(scene.cursor.column)
        else { return [] }
        var fields = [own]
        for step in [-1, 1] {
            var other = row + step
            while let field = labelled(other, scene, findings), start(field, scene) == start(own, scene) {
                fields.append(field)
                other += step
            }
        }
        return fields.sorted { $0.row < $1.row }
    }

    private static func start(_ field: Field, _ scene: Scene) -> Int? {
        scene.surface.trimmed(0..<field.columns.lowerBound, field.row)?.lowerBound
    }

    private static func labelled(_ row: Int, _ scene: Scene, _ findings: Findings) -> Field? {
        let surface = scene.surface
        guard let line = scene.line(row, of: 0), line.columns.count == surface.columns,
            !findings.isClaimed(line.columns, row)
        else { return nil }
        let text = scene.extent(of: line)
        guard Character(surface.scalar(text.lowerBound, row)).isLetter,
            let colon = text.prefix(longest).first(where: {
                surface.scalar($0, row) == 0x3A && surface.isBlank($0 + 1, row)
            }), !scene.runs(of: line).contains(where: { $0.lowerBound > colon + 2 })
        else { return nil }
        let label = FieldLabel(surface.text(text.lowerBound..<colon + 1, row)).text
        return Field(label: label, columns: colon + 2..<line.columns.upperBound, row: row)
    }

    /// The fields that are filled up with underscores, or stand in brackets, in the columns of the one that holds the cursor.
    private static func filled(_ scene: Scene, _ findings: Findings) -> [Field] {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard let own = filled(around: cursor.column, cursor.row, scene), !findings.isClaimed(own.columns, own.row),
            // The typed text stands before the cursor, and has moved nothing.
            cursor.column > own.columns.lowerBound,
            Fields.value(own.columns, own.row, surface).count == cursor.column - own.columns.lowerBound
        else { return [] }
        let fields = (0..<surface.rows).compactMap { filled(around: own.columns.lowerBound, $0, scene) }.filter {
            $0.columns == own.columns && !findings.isClaimed($0.columns, $0.row)
        }
        let isCertain = surface.scalar(own.columns.upperBound, own.row) != 0x5D || hasTyped(in: own, scene)
        return fields.count >= 2 && isCertain ? fields : []
    }

    /// True if the last input has written before the cursor, where blanks were, and nothing behind it has moved.
    private static func hasTyped(in field: Field, _ scene: Scene) -> Bool {
        let (surface, row, end) = (scene.surface, field.row, scene.cursor.column)
        guard let past = scene.past, past.contains(row), past.scalar(end - 1, row) == 0x20 else { return false }
        return (0..<surface.columns).allSatisfy { column in
            past.scalar(column, row) == surface.scalar(column, row)
                || field.columns.contains(column) && column < end && past.scalar(column, row) == 0x20
        }
    }

    /// The field around a column, behind a label with a colon.
    private static func filled(around column: Int, _ row: Int, _ scene: Scene) -> Field? {
        let surface = scene.surface
        guard let line = scene.line(row, of: 0, around: column), scene.work.spend(line.columns.count) else {
            return nil
        }
        var start = column
        while start > line.columns.lowerBound, !surface.isGap(start - 1, row), surface.scalar(start - 1, row) != 0x5B {
            start -= 1
        }
        let isBracketed = surface.scalar(start - 1, row) == 0x5B
        let sign: UInt32 = isBracketed ? 0x5D : 0x5F
        guard var end = (column..<line.columns.upperBound).first(where: { surface.scalar($0, row) == sign }) else {
            return nil
        }
        if !isBracketed {
            let rule = (end..<line.columns.upperBound).prefix { surface.scalar($0, row) == sign }
            guard rule.count >= shortest, !(start..<end).contains(where: { surface.isBlank($0, row) }) else {
                return nil
            }
            end = rule.upperBound
        }
        let columns = start..<end
        let cells = isBracketed ? start - 1..<end + 1 : columns
        let label = FieldLabel.text(of: cells, row, line.columns, 0, scene, reach: 0)
        guard columns.count >= shortest, label.isCertain, surface.isBlank(cells.upperBound, row) else { return nil }
        return Field(label: label.text, columns: columns, row: row)
    }
}
