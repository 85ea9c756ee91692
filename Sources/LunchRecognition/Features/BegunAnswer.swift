import LunchTerminal

/// The text that the last input has written right before the cursor, with everything before it in the row as it was.
struct BegunAnswer {
    /// The column after the existing text, or the row's first column if the row was empty.
    let head: Int
    /// The columns of the text that was written.
    let value: Range<Int>

    /// Nil if nothing was written before the cursor, or text before it has changed.
    init?(_ scene: Scene, _ span: Range<Int>) {
        let (surface, row, end) = (scene.surface, scene.cursor.row, scene.cursor.column)
        guard let past = scene.past, past.contains(row), span.contains(end) || end == span.upperBound,
            end > span.lowerBound, !surface.isBlank(end - 1, row)
        else { return nil }
        var head = end
        while head > span.lowerBound, past.scalar(head - 1, row) == 0x20 { head -= 1 }
        guard let start = (head..<end).first(where: { !surface.isBlank($0, row) }),
            (span.lowerBound..<head).allSatisfy({ past.scalar($0, row) == surface.scalar($0, row) })
        else { return nil }
        (self.head, value) = (head, start..<end)
    }
}
