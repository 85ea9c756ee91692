import LunchTerminal

/// Tells what somebody has typed in a line from what a shell suggests behind it, drawn in the same way.
enum Suggestion {
    /// True if the text behind the cursor may be a suggestion: the last input was typed, and has not pushed that text on.
    ///
    /// The cursor that goes right over a text which stays as it is may have been moved, but as well somebody may have typed what was
    /// suggested.
    static func mayEnd(_ value: Range<Int>, _ scene: Scene) -> Bool {
        let (surface, row, column) = (scene.surface, scene.cursor.row, scene.cursor.column)
        guard !scene.isPainted, value.contains(column), column > value.lowerBound,
            let rest = surface.trimmed(column..<value.upperBound, row), rest.lowerBound <= column + 1,
            let start = scene.pastColumn, start < column
        else { return false }
        guard let past = scene.past, past.contains(row) else { return true }
        let isPushed = (column..<value.upperBound).allSatisfy {
            surface.scalar($0, row) == past.scalar($0 - column + start, row)
        }
        return !isPushed
    }
}
