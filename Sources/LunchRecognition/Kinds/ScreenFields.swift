import LunchTerminal
import LunchWire

/// Finds the fields beside the one at the cursor that are drawn as that is, or not at all.
extension Fields {
    /// Adds the other fields of a form on the screen: cells of the same columns, with the same background or underlined, each
    /// behind a label with a colon.
    static func addLike(
        _ field: Range<Int>, _ ink: Look.Ink, _ base: Look.Ink, _ scene: Scene, _ findings: inout Findings
    ) {
        guard scene.isFullScreen, ink != base else { return }
        for row in 0..<scene.surface.rows
        where row != scene.cursor.row && scene.layout.region(field.lowerBound, row) == 0
            && !findings.isClaimed(field, row)
        {
            let span = scene.layout.span(around: field.lowerBound, row)
            let stretches = [
                scene.surface.stretch(around: field.lowerBound, row, in: span) { $0.background == ink },
                scene.surface.stretch(around: field.lowerBound, row, in: span) { $0.isUnderlined },
            ]
            guard stretches.contains(field) else { continue }
            let label = FieldLabel.text(of: field, row, span, 0, scene, reach: 0)
            guard label.isCertain else { continue }
            add(field, row, label: label.text, to: 0, hasFocus: false, scene, &findings)
        }
    }

    /// Adds the empty fields of a box that are not drawn at all: in the rows around that of the cursor, without a gap, labels with a
    /// colon begin where its label does, and nothing stands behind them.
    static func addEmpty(_ field: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings) {
        let (surface, row) = (scene.surface, scene.cursor.row)
        guard let own = scene.line(row, of: region, around: field.lowerBound),
            FieldLabel.text(of: field, row, own.columns, region, scene, reach: 0).isCertain
        else { return }
        for step in [-1, 1] {
            var other = row + step
            while let line = scene.line(other, of: region, around: field.lowerBound), line.columns == own.columns,
                scene.extent(of: line).lowerBound == scene.extent(of: own).lowerBound
            {
                let text = scene.extent(of: line)
                let label = FieldLabel(surface.text(text, other))
                let isLabel =
                    text.upperBound <= field.lowerBound && surface.scalar(text.upperBound - 1, other) == 0x3A
                    && scene.runs(of: line).count == 1
                if isLabel, !findings.isClaimed(line.columns, other) {
                    add(field, other, label: label.text, to: region, hasFocus: false, scene, &findings)
                }
                other += step
            }
        }
    }
}
