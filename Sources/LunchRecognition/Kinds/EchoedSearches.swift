import LunchTerminal
import LunchWire

/// Finds the field of a search that goes on while somebody types: what was typed stands in the last row, behind a label with a
/// colon, and the cursor at a place in the text where the same is.
enum EchoedSearches {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let cursor = scene.cursor
        if !scene.isPainted { return findBelow(scene, &findings) }
        let row = surface.rows - 1
        guard cursor.isVisible, cursor.row < row, let past = scene.past, past.contains(row),
            let text = surface.trimmed(0..<surface.columns, row), !findings.isClaimed(text.lowerBound, row),
            let colon = text.dropLast(2).last(where: {
                surface.scalar($0, row) == 0x3A && surface.isBlank($0 + 1, row)
            }), colon >= text.lowerBound + 4
        else { return }
        let value = colon + 2..<text.upperBound
        // The last input has written more of it, and nothing else.
        var end = surface.columns
        while end > 0, past.scalar(end - 1, row) == 0x20 { end -= 1 }
        let hasGrown =
            (colon + 1..<text.upperBound).contains(end)
            && (text.lowerBound..<end).allSatisfy { past.scalar($0, row) == surface.scalar($0, row) }
        guard hasGrown, isAtCursor(value, row, scene), !surface.isBlank(value.lowerBound, row) else { return }
        let label = FieldLabel(surface.text(text.lowerBound..<colon + 1, row)).text
        Fields.add(value.lowerBound..<surface.columns, row, label: label, to: 0, hasFocus: true, scene, &findings)
        findings.claim(CellRect(text, row))
    }

    /// The name of a search that goes on while somebody types, as the editors of a line call it.
    private static let name = "-i-search:"

    /// Adds the field in the row below a line that is edited, where a program that writes line after line shows what is searched for,
    /// with an underscore as its cursor.
    private static func findBelow(_ scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let row = scene.cursor.row + 1
        guard scene.cursor.isVisible, row < surface.rows, let text = surface.trimmed(0..<surface.columns, row),
            text.lowerBound == 0, surface.scalar(text.upperBound - 1, row) == 0x5F,
            let colon = text.first(where: { surface.scalar($0, row) == 0x3A }), colon + 2 < text.upperBound - 1,
            surface.text(0..<colon + 1, row).hasSuffix(name), surface.isBlank(colon + 1, row),
            isAtCursor(colon + 2..<text.upperBound - 1, row, scene),
            (row + 1..<max(row + 1, surface.rows)).allSatisfy({ surface.end(ofRow: $0) == 0 })
        else { return }
        let node = AccessibilityNode.inferred(
            .textField, FieldLabel(surface.text(0..<colon + 1, row)).text,
            value: surface.text(colon + 2..<text.upperBound - 1, row),
            frame: CellRect(colon + 2..<surface.columns, row), hasFocus: true)
        findings.add(node, to: 0)
        findings.claim(CellRect(text, row))
        // Nobody types in the line while the search goes on.
        findings.claim(CellRect(0..<surface.columns, scene.cursor.row))
    }

    /// True if what is searched for stands at the cursor, or right before it.
    private static func isAtCursor(_ value: Range<Int>, _ row: Int, _ scene: Scene) -> Bool {
        let (surface, cursor) = (scene.surface, scene.cursor)
        return [cursor.column, cursor.column - value.count].contains { start in
            start >= 0
                && value.allSatisfy { column in
                    isSame(surface.scalar(column, row), surface.scalar(start + column - value.lowerBound, cursor.row))
                }
        }
    }

    /// True if two characters are the same letter or sign, whether it is a capital or not.
    private static func isSame(_ one: UInt32, _ other: UInt32) -> Bool {
        one == other || Character(one).lowercased() == Character(other).lowercased()
    }
}
