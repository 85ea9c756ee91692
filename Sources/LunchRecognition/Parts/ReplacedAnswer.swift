import LunchTerminal

/// An answer that stood behind a question of several words, and that the last input has replaced with another word.
enum ReplacedAnswer {
    /// True if one stands before the cursor, which was behind the answer before; a remark in brackets may have stood behind the
    /// question, and be gone with it.
    static func isTyped(_ scene: Scene, _ span: Range<Int>) -> Bool {
        let (surface, row) = (scene.surface, scene.cursor.row)
        guard let past = scene.past, past.contains(row), let text = surface.trimmed(span, row),
            text.upperBound == scene.cursor.column,
            let colon = text.dropLast().first(where: { surface.scalar($0, row) == 0x3A && surface.isBlank($0 + 1, row) }
            ), let value = surface.trimmed(colon + 1..<text.upperBound, row), value.lowerBound == colon + 2,
            (text.lowerBound..<colon).allSatisfy({ past.scalar($0, row) == surface.scalar($0, row) }),
            let before = (colon..<span.upperBound).first(where: {
                past.scalar($0, row) == 0x3A && past.scalar($0 + 1, row) == 0x20
            }), before == colon || past.scalar(colon + 1, row) == 0x28
        else { return false }
        let question = surface.text(text.lowerBound..<colon, row)
        var end = span.upperBound
        while end > before + 2, past.scalar(end - 1, row) == 0x20 { end -= 1 }
        // A number is what a program counts.
        return end > before + 2 && scene.pastColumn == end && question.contains(" ")
            && question.allSatisfy { $0.isLetter || $0 == " " }
            && value.allSatisfy { !surface.isBlank($0, row) }
            && value.contains { Character(surface.scalar($0, row)).isLetter }
    }
}
