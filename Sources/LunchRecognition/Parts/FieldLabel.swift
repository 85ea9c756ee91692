import LunchTerminal
import LunchWire

/// The text that says what a field is for.
struct FieldLabel {
    var text: String
    /// True if it ends as labels do.
    var isCertain: Bool

    /// The text to the left of a field; without one, that above it in the same region.
    ///
    /// - Parameter reach: how many rows above are looked at.
    static func text(
        of field: Range<Int>, _ row: Int, _ span: Range<Int>, _ region: Int, _ scene: Scene, reach: Int = 2
    ) -> FieldLabel {
        if let line = scene.line(row, of: region, around: field.lowerBound),
            let run = scene.runs(of: line).last(where: {
                $0.lowerBound < field.lowerBound && span.contains($0.lowerBound)
            }),
            let label = scene.surface.trimmed(run.lowerBound..<min(run.upperBound, field.lowerBound), row)
        {
            return FieldLabel(scene.surface.text(label, row))
        }
        let top = scene.layout.regions[region].inside.origin.row
        for above in stride(from: row - 1, through: max(top, row - reach), by: -1) {
            guard let line = scene.line(above, of: region, around: field.lowerBound) else { continue }
            let runs = scene.runs(of: line)
            let run = runs.first { $0.overlaps(field) } ?? runs.first
            guard let run, run.lowerBound < field.upperBound else { continue }
            var label = FieldLabel(scene.surface.text(run, above))
            label.isCertain = false
            return label
        }
        return FieldLabel("")
    }

    /// A label without the colon at its end.
    init(_ text: String) {
        var text = text[...]
        // A bracket that opens is that of the field.
        if text.count > 1, text.last == "[" {
            text.removeLast()
            while text.last == " " { text.removeLast() }
        }
        // A sign alone is the mark of a row.
        isCertain = text.last.map(":>=".contains) ?? false && text.contains { $0.isLetter || $0.isNumber }
        if text.count > 1, text.last == ":" { text.removeLast() }
        while text.last == " " { text.removeLast() }
        self.text = String(text)
    }
}
