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
            addSiblings(in: region, scene, &findings)
            addAlone(in: region, scene, &findings)
        }
    }

    /// Adds the only field of a box while the cursor is on a button below it: a row on a background of its own, filled up to its end.
    private static func addAlone(in region: Int, _ scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let cursor = surface.grid.cursor
        let lines = scene.lines(of: region).filter { line in
            let text = scene.extent(of: line)
            return text.suffix(least).allSatisfy { surface.scalar($0, line.row) == 0x5F }
        }
        guard let line = lines.first, lines.count == 1, findings.count(of: .textField, in: region) == 0,
            findings.elements.contains(where: {
                $0.region == region && $0.node.attributes.type == .button
                    && $0.node.attributes.frame.contains(CellPoint(column: cursor.column, row: cursor.row))
            })
        else { return }
        let text = scene.extent(of: line)
        let base = scene.background(of: region)
        let columns = surface.stretch(around: text.upperBound - 1, line.row, in: line.columns) { $0.background != base }
        guard columns == text, 2 * columns.count >= line.columns.count, !findings.isClaimed(columns, line.row) else {
            return
        }
        let label = FieldLabel.text(of: columns, line.row, line.columns, region, scene).text
        Fields.add(columns, line.row, label: label, to: region, hasFocus: false, scene, &findings)
    }

    /// The fewest underscores of a field that stands alone.
    private static let least = 5

    /// Adds those on the background of the field at the cursor, if that has underscores as well: each behind a label with a colon.
    private static func addSiblings(in region: Int, _ scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let cursor = scene.cursor
        guard cursor.isVisible, scene.layout.region(cursor.column, cursor.row) == region,
            findings.count(of: .textField, in: region) > 0, scene.work.spend(surface.columns)
        else { return }
        let ink = surface.background(cursor.column, cursor.row)
        let own = surface.stretch(
            around: cursor.column, cursor.row, in: scene.layout.span(around: cursor.column, cursor.row)
        ) {
            $0.background == ink
        }
        guard ink != scene.background(of: region), isFilled(own, cursor.row, surface) else { return }
        for line in scene.lines(of: region) {
            var column = line.columns.lowerBound
            var start = column
            while column < line.columns.upperBound {
                let stretch = surface.stretch(around: column, line.row, in: line.columns) { $0.background == ink }
                column = max(column + 1, stretch.upperBound)
                guard isFilled(stretch, line.row, surface) else { continue }
                let words = surface.trimmed(start..<stretch.lowerBound, line.row)
                start = stretch.upperBound
                let label = FieldLabel(words.map { surface.text($0, line.row) } ?? "")
                guard label.isCertain, !findings.isClaimed(stretch, line.row) else { continue }
                Fields.add(stretch, line.row, label: label.text, to: region, hasFocus: false, scene, &findings)
            }
        }
    }

    private static func isFilled(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        columns.count >= 5 && columns.suffix(2).allSatisfy { surface.scalar($0, row) == 0x5F }
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
