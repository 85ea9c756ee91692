/// Tells whether the texts of two rows belong below each other although they do not begin in the same column.
enum RowAlignment {
    /// True if two texts begin one column apart, as behind a mark, and end in the same one, where their last words stand apart; or if
    /// they begin with numbers that end in the same column.
    static func isNearly(
        _ text: Range<Int>, _ row: Int, like other: Range<Int>, _ otherRow: Int, _ surface: Surface
    ) -> Bool {
        if let end = numberEnd(text, row, surface), end == numberEnd(other, otherRow, surface) { return true }
        return abs(text.lowerBound - other.lowerBound) == 1 && text.upperBound == other.upperBound
            && isApart(text, row, surface) && isApart(other, otherRow, surface)
    }

    /// True if the middles of two texts are in the same column.
    static func isCentered(_ text: Range<Int>, like other: Range<Int>) -> Bool {
        abs(text.lowerBound + text.upperBound - other.lowerBound - other.upperBound) <= 1
    }

    /// The column behind the number that a text begins with.
    private static func numberEnd(_ text: Range<Int>, _ row: Int, _ surface: Surface) -> Int? {
        let end = text.first { !(0x30...0x39).contains(surface.scalar($0, row)) } ?? text.upperBound
        return end > text.lowerBound && surface.isBlank(end, row) ? end : nil
    }

    private static func isApart(_ text: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        text.contains { surface.isBlank($0, row) && surface.isBlank($0 + 1, row) }
    }
}
