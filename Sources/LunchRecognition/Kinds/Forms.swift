import LunchTerminal
import LunchWire

/// Finds the fields of a form while the cursor is on a button of its dialog, so that none of them has it.
///
/// They are taken for fields only if all speaks for it: two rows or more of the box, each with a label that ends in a colon and,
/// behind it, a stretch on a background of its own. The stretches begin in one column, what they hold begins there too, one has
/// room left, and at most one is drawn unlike the others: the field that had the cursor.
enum Forms {
    private struct Field {
        var columns: Range<Int>
        var row: Int
        var ink: Look.Ink
        var label: String
        /// The column behind its text; nil if it holds none.
        var end: Int?
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        guard let home = regionOfButtonAtCursor(scene, findings) else { return }
        for region in scene.layout.regions.indices where !scene.layout.regions[region].isScreen {
            // The button stands in the region itself, or in the one that it lies in.
            guard region == home || scene.layout.regions[region].parent == home, !Lists.isCovered(region, scene) else {
                continue
            }
            if region != home, addBox(region, below: home, scene, &findings) { continue }
            let fields = fields(of: region, scene, findings)
            guard areAForm(fields) else { continue }
            for field in fields {
                Fields.add(
                    field.columns, field.row, label: field.label, to: region, hasFocus: false, scene, &findings)
            }
        }
    }

    /// Adds the field that is a box of one row below a text, what it holds at its left.
    private static func addBox(_ region: Int, below home: Int, _ scene: Scene, _ findings: inout Findings) -> Bool {
        let inside = scene.layout.regions[region].inside
        let row = inside.origin.row
        let columns = inside.origin.column..<inside.origin.column + inside.size.columns
        guard inside.size.rows == 1, columns.count >= 10, !findings.isClaimed(columns, row),
            let text = scene.surface.trimmed(columns, row), text.lowerBound == columns.lowerBound,
            text.upperBound + 2 < columns.upperBound
        else { return false }
        let outside = scene.layout.span(around: columns.lowerBound - 2, row)
        let label = FieldLabel.text(of: columns, row - 1, outside, home, scene, reach: 1)
        // A path needs no label.
        let isPath = "/~".contains(Character(scene.surface.scalar(text.lowerBound, row)))
        guard !label.text.isEmpty || isPath else { return false }
        Fields.add(columns, row, label: label.text, to: region, hasFocus: false, scene, &findings)
        return true
    }

    /// The region of the button that the cursor is on.
    private static func regionOfButtonAtCursor(_ scene: Scene, _ findings: Findings) -> Int? {
        guard scene.cursor.isVisible else { return nil }
        let place = CellPoint(column: scene.cursor.column, row: scene.cursor.row)
        return findings.elements.first { element in
            element.node.attributes.type == .button && element.node.attributes.frame.contains(place)
        }?.region
    }

    /// The rows of a region that may be fields; none if there is a stretch that cannot be one.
    private static func fields(of region: Int, _ scene: Scene, _ findings: Findings) -> [Field] {
        let inside = scene.layout.regions[region].inside
        let columns = inside.origin.column..<inside.origin.column + inside.size.columns
        let surface = scene.surface
        let base = scene.background(of: region)
        var fields: [Field] = []
        for row in inside.origin.row..<inside.origin.row + inside.size.rows {
            guard scene.layout.region(columns.lowerBound, row) == region, !findings.isClaimed(columns, row),
                let start = columns.first(where: { surface.background($0, row) != base })
            else { continue }
            let ink = surface.background(start, row)
            let stretch = surface.stretch(around: start, row, in: columns) { $0.background == ink }
            let label = FieldLabel.text(of: stretch, row, columns, region, scene, reach: 0)
            let isAlone = (stretch.upperBound..<columns.upperBound).allSatisfy { surface.background($0, row) == base }
            guard stretch.count >= 3, isAlone, label.isCertain else { return [] }
            let text = surface.trimmed(stretch, row)
            guard text.map({ $0.lowerBound == stretch.lowerBound }) ?? true else { return [] }
            fields.append(Field(columns: stretch, row: row, ink: ink, label: label.text, end: text?.upperBound))
        }
        return fields
    }

    private static func areAForm(_ fields: [Field]) -> Bool {
        let inks = Dictionary(grouping: fields, by: \.ink).values.map(\.count).sorted()
        return fields.count >= 2 && Set(fields.map(\.columns.lowerBound)).count == 1
            && (inks.count == 1 || inks.count == 2 && inks[0] == 1)
            && fields.contains { field in field.end.map { $0 < field.columns.upperBound } ?? false }
    }
}
