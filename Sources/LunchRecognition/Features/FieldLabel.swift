import LunchTerminal
import LunchWire

/// The text that names a field.
struct FieldLabel {
    var text: String
    /// True if it ends with a colon.
    var isCertain: Bool

    /// The text to the left of a field, within a span; without one, the text above the field in the same region.
    ///
    /// - Parameter reach: The number of rows above that are searched.
    static func text(
        of field: Range<Int>, _ row: Int, _ span: Range<Int>, _ region: Int, _ scene: Scene, reach: Int = 2
    ) -> FieldLabel {
        if let line = scene.line(row, of: region, around: field.lowerBound),
            let run = scene.runs(of: line).last(where: { $0.lowerBound < field.lowerBound && $0.overlaps(span) }),
            let label = scene.surface.trimmed(run.clamped(to: span).clamped(to: 0..<field.lowerBound), row)
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
        // An opening bracket belongs to the field.
        if text.count > 1, text.last == "[" {
            text.removeLast()
            while text.last == " " { text.removeLast() }
        }
        // A colon alone is not a label.
        isCertain = text.last == ":" && text.contains { $0.isLetter || $0.isNumber }
        if text.count > 1, text.last == ":" { text.removeLast() }
        while text.last == " " { text.removeLast() }
        self.text = String(text)
    }
}
