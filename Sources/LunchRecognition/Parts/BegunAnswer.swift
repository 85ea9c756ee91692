import LunchTerminal

/// The text that the last input has begun to write in the cursor's row, right before the cursor, while all else in the row is as it was.
struct BegunAnswer {
    /// The column behind the text that was there before; that of the row's first cell if there was none.
    let head: Int
    /// The columns of what was written.
    let value: Range<Int>

    /// Nil if nothing was written before the cursor, or something else has changed in the row as well.
    init?(_ scene: Scene, _ span: Range<Int>) {
        let (surface, row, end) = (scene.surface, scene.cursor.row, scene.cursor.column)
        guard let past = scene.past, past.contains(row), span.contains(end) || end == span.upperBound,
            end > span.lowerBound, !surface.isBlank(end - 1, row)
        else { return nil }
        var head = end
        while head > span.lowerBound, past.scalar(head - 1, row) == 0x20 { head -= 1 }
        guard let start = (head..<end).first(where: { !surface.isBlank($0, row) }),
            span.allSatisfy({ ($0 >= head && $0 < end) || past.scalar($0, row) == surface.scalar($0, row) })
        else { return nil }
        (self.head, value) = (head, start..<end)
    }

    /// The length of a question of several words that ends with a sign, and behind which nothing stood, in the last row of a screen;
    /// of a single word, if the program draws the cursor itself in a bar there.
    static func length(_ scene: Scene, _ span: Range<Int>) -> Int? {
        let (surface, row) = (scene.surface, scene.cursor.row)
        guard scene.isPainted, let begun = BegunAnswer(scene, span), begun.head >= span.lowerBound + 3 else {
            return nil
        }
        let head = span.lowerBound..<begun.head
        guard let label = surface.trimmed(head, row), label.lowerBound == span.lowerBound else { return nil }
        let blanks = begun.value.lowerBound - begun.head
        let isOne = label.allSatisfy { !surface.isBlank($0, row) }
        let sign = Character(surface.scalar(begun.head - 1, row))
        let isApart = label.allSatisfy { !surface.isBlank($0, row) || !surface.isBlank($0 + 1, row) }
        let isAsked = !isOne && isApart && blanks == 0 && "=:!".contains(sign)
        let isInBar =
            scene.isCursorDrawn && isOne && blanks == 1 && sign.isLetter
            && surface.background(span.lowerBound, row) != scene.background(of: 0)
        return isAsked || isInBar ? begun.value.lowerBound - span.lowerBound : nil
    }
}
