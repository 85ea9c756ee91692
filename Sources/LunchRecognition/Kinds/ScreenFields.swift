import LunchTerminal
import LunchWire

/// Finds the fields of a form on the screen that are drawn as the field at the cursor is.
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
}
