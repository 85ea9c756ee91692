import LunchTerminal
import LunchWire

/// Finds the fields of a form in a box that are filled up with underscores, wherever the cursor is: three or more of the same
/// columns on a background of their own, each behind its label.
enum UnderscoredForms {
    private struct Field {
        var row: Int
        var inks: [Look.Ink]
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        for region in scene.layout.regions.indices where !scene.layout.regions[region].isScreen {
            var fields: [Range<Int>: [Field]] = [:]
            var base: Look.Ink?
            for line in scene.lines(of: region) {
                let end = scene.extent(of: line).upperBound
                guard surface.scalar(end - 1, line.row) == 0x5F, surface.scalar(end - 2, line.row) == 0x5F else {
                    continue
                }
                let ground = base ?? scene.background(of: region)
                base = ground
                let columns = surface.stretch(around: end - 1, line.row, in: line.columns) { $0.background != ground }
                guard columns.count >= 5, columns.upperBound == end, !findings.isClaimed(columns, line.row) else {
                    continue
                }
                let inks = columns.map { surface.background($0, line.row) }
                fields[columns, default: []].append(Field(row: line.row, inks: inks))
            }
            for (columns, fields) in fields.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
                add(fields, columns, to: region, scene, &findings)
            }
        }
    }

    private static func add(
        _ fields: [Field], _ columns: Range<Int>, to region: Int, _ scene: Scene, _ findings: inout Findings
    ) {
        guard fields.count >= 3 else { return }
        let labels = fields.map { field in
            FieldLabel.text(
                of: columns, field.row, scene.layout.span(around: columns.lowerBound, field.row), region, scene,
                reach: 0
            ).text
        }
        guard labels.allSatisfy({ !$0.isEmpty }) else { return }
        // The field that the cursor is in is drawn otherwise than all others.
        let odd = fields.filter { field in fields.count { $0.inks == field.inks } == 1 }
        let isKnown = odd.count == 1 && odd[0].row == scene.cursor.row
        for (field, label) in zip(fields, labels) {
            Fields.add(
                columns, field.row, label: label, to: region, hasFocus: isKnown ? field.row == odd[0].row : nil, scene,
                &findings)
        }
    }
}
