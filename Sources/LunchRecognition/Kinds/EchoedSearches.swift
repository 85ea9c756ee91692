import LunchTerminal
import LunchWire

/// Finds the field of a search that goes on while somebody types: what was typed stands in the last row, behind a label with a
/// colon, and the cursor at a place in the text where the same is.
enum EchoedSearches {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let cursor = scene.cursor
        let row = surface.rows - 1
        guard scene.isPainted, cursor.isVisible, cursor.row < row, let past = scene.past, past.contains(row),
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
        let isAtCursor = [cursor.column, cursor.column - value.count].contains { start in
            start >= 0
                && value.allSatisfy { column in
                    isSame(surface.scalar(column, row), surface.scalar(start + column - value.lowerBound, cursor.row))
                }
        }
        guard hasGrown, isAtCursor, !surface.isBlank(value.lowerBound, row) else { return }
        let label = FieldLabel(surface.text(text.lowerBound..<colon + 1, row)).text
        Fields.add(value.lowerBound..<surface.columns, row, label: label, to: 0, hasFocus: true, scene, &findings)
        findings.claim(CellRect(text, row))
    }

    /// True if two characters are the same letter or sign, whether it is a capital or not.
    private static func isSame(_ one: UInt32, _ other: UInt32) -> Bool {
        one == other || Character(one).lowercased() == Character(other).lowercased()
    }
}
