import LunchTerminal
import LunchWire

/// Cuts the words of a bar where their style changes: items may be one blank apart.
struct PieceCuts {
    let surface: Surface
    /// The screen at the moment before the last input, whose highlight cut the bar as well; nil if there was none.
    let before: Surface?

    /// The parts of a piece of text.
    func parts(of piece: Range<Int>, _ row: Int) -> [Range<Int>] {
        var screens = [surface]
        if let before, piece.allSatisfy({ surface.scalar($0, row) == before.scalar($0, row) }) {
            screens.append(before)
        }
        var parts: [Range<Int>] = []
        var start = piece.lowerBound
        for column in piece.dropFirst() where !surface.isBlank(column, row) {
            let end = surface.isBlank(column - 1, row) ? column - 1 : column
            guard screens.contains(where: { isCut(end - 1, column, piece, row, $0) }) else { continue }
            parts.append(start..<end)
            start = column
        }
        return parts + [start..<piece.upperBound]
    }

    /// True if a character and the one before it, or before the blank between them, belong to two items.
    private func isCut(_ last: Int, _ first: Int, _ piece: Range<Int>, _ row: Int, _ screen: Surface) -> Bool {
        if screen.background(last, row) != screen.background(first, row) { return true }
        // A letter in another style belongs to a key, and does not begin an item.
        guard let one = look(of: word(around: last, piece, row), row, screen),
            let other = look(of: word(around: first, piece, row), row, screen)
        else { return false }
        return !one.hasSameText(as: other)
    }

    private func word(around column: Int, _ piece: Range<Int>, _ row: Int) -> Range<Int> {
        var (start, end) = (column, column + 1)
        while start > piece.lowerBound, !surface.isBlank(start - 1, row) { start -= 1 }
        while end < piece.upperBound, !surface.isBlank(end, row) { end += 1 }
        return start..<end
    }

    /// The look of a whole word; nil if parts of it are drawn otherwise.
    private func look(of word: Range<Int>, _ row: Int, _ screen: Surface) -> Look? {
        let look = screen.look(word.lowerBound, row)
        return word.allSatisfy { screen.look($0, row).hasSameText(as: look) } ? look : nil
    }
}
