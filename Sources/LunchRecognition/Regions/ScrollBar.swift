/// The scroll bar of a list in one column of a few rows, drawn with characters: an arrow up, a track with its thumb, an arrow down.
///
/// Its characters are not text of the rows beside it.
enum ScrollBar {
    private static let up: [UInt32: UInt32] = [0x5E: 0x76, 0x2191: 0x2193, 0x25B2: 0x25BC, 0x25B4: 0x25BE]

    /// True if a scroll bar may begin with a character.
    @inline(__always)
    static func mayBegin(with scalar: UInt32) -> Bool { scalar == 0x5E || scalar &- 0x2191 < 0x424 }

    /// The rows of the scroll bar that begins in a cell; nil if none does.
    static func rows(from column: Int, _ row: Int, _ surface: Surface) -> ClosedRange<Int>? {
        guard let down = up[surface.scalar(column, row)], isApart(column, row, surface) else { return nil }
        var hasTrack = false
        var end = row + 1
        while end < surface.rows, surface.scalar(column, end) != down {
            let isBlank = surface.isBlank(column, end)
            guard isBlank || isTrack(surface.scalar(column, end)) else { return nil }
            if !isBlank || surface.background(column, end) != surface.background(column - 1, end) { hasTrack = true }
            end += 1
        }
        guard end < surface.rows, end > row + 1, hasTrack, isApart(column, end, surface) else { return nil }
        return row...end
    }

    /// True if blanks, or the line of a box, are beside a cell.
    private static func isApart(_ column: Int, _ row: Int, _ surface: Surface) -> Bool {
        [column - 1, column + 1].allSatisfy { surface.isGap($0, row) }
    }

    /// True if a character is a part of a track: a block, a shade, a vertical line.
    private static func isTrack(_ scalar: UInt32) -> Bool {
        (0x2588...0x2593).contains(scalar) || scalar == 0x25AE || scalar == 0x25A0 || scalar == 0x2502
    }
}
