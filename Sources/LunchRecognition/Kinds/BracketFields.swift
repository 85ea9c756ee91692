import LunchTerminal
import LunchWire

/// Finds fields of a box that stand in brackets behind their labels, while the cursor is in one of them: `Name: [Ada       ]`.
enum BracketFields {
    private static let shortest = 5

    static func find(in scene: Scene, _ findings: inout Findings) {
        let cursor = scene.cursor
        guard cursor.isVisible, let region = scene.layout.region(cursor.column, cursor.row),
            !scene.layout.regions[region].isScreen, !Lists.isCovered(region, scene)
        else { return }
        let own = scene.line(cursor.row, of: region, around: cursor.column)
        guard let own, fields(of: own, scene).contains(where: { $0.contains(cursor.column) }) else { return }
        for line in scene.lines(of: region) {
            for columns in fields(of: line, scene) where !findings.isClaimed(columns, line.row) {
                let hasCursor = line.row == cursor.row && columns.contains(cursor.column)
                guard hasCursor || hasRoom(columns, line.row, scene.surface) else { continue }
                let label = label(of: columns, line, scene).text
                Fields.add(columns, line.row, label: label, to: region, hasFocus: hasCursor, scene, &findings)
            }
        }
    }

    /// The cells between brackets behind a label.
    private static func fields(of line: Line, _ scene: Scene) -> [Range<Int>] {
        var fields: [Range<Int>] = []
        var open: Int?
        for column in line.columns {
            let scalar = scene.surface.scalar(column, line.row)
            if scalar == 0x5B { open = column }
            guard scalar == 0x5D, let start = open else { continue }
            open = nil
            let columns = start + 1..<column
            if columns.count >= shortest, label(of: columns, line, scene).isCertain { fields.append(columns) }
        }
        return fields
    }

    private static func label(of columns: Range<Int>, _ line: Line, _ scene: Scene) -> FieldLabel {
        let brackets = columns.lowerBound - 1..<columns.upperBound + 1
        return FieldLabel.text(of: brackets, line.row, line.columns, line.region, scene, reach: 0)
    }

    /// True if what stands in a field begins at its left and has room behind it.
    private static func hasRoom(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        guard let text = surface.trimmed(columns, row) else { return true }
        return text.lowerBound == columns.lowerBound && text.upperBound + 2 <= columns.upperBound
    }
}
