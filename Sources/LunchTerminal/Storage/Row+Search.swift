extension Row {
    /// The number of columns that the row shows; a line of double width has half as many.
    var shownColumns: Int { lineSize == .single ? cells.count : max(1, cells.count / 2) }

    /// The columns of the whole visible characters of a range, without the blanks at their end except for a number.
    func searchColumns(in range: Range<Int>, trailingBlanks: Int) -> Range<Int> {
        let range = range.clamped(to: 0..<shownColumns)
        guard var start = range.first else { return range }
        var end = range.upperBound
        if cells[start].isTail { start += 1 }
        if end > start, cells[end - 1].isWide { end -= 1 }
        guard start < end else { return start..<start }
        if trailingBlanks >= end - start { return start..<end }
        var textEnd = max(start, min(end, occupied))
        while textEnd > start, cells[textEnd - 1].isBlank { textEnd -= 1 }
        return start..<min(end, textEnd + trailingBlanks)
    }

    /// The same range without the blank at the line's end where a wide character did not fit.
    func withoutFiller(_ range: Range<Int>) -> Range<Int> {
        guard let last = range.last, cells[last].kind == .filler else { return range }
        return range.lowerBound..<last
    }

    /// The characters that begin in a range of columns, as `text(in:)` reads them, quickly if all are plain ASCII.
    func searchText(in columns: Range<Int>) -> String {
        let columns = columns.clamped(to: 0..<cells.count)
        let source = cells.span
        var isPlain = true
        let text = unsafe String(unsafeUninitializedCapacity: columns.count) { buffer in
            for offset in 0..<columns.count {
                let cell = source[columns.lowerBound + offset]
                let content = cell.content
                guard content < 0x80, !cell.isCluster, !cell.isTail else {
                    isPlain = false
                    return 0
                }
                unsafe buffer[offset] = content == 0 ? 0x20 : UInt8(truncatingIfNeeded: content)
            }
            return columns.count
        }
        return isPlain ? text : self.text(in: columns)
    }

    /// For each byte of `searchText(in:)`, the columns of its character.
    func columnsOfBytes(in columns: Range<Int>) -> [Range<Int>] {
        var map: [Range<Int>] = []
        for column in columns.clamped(to: 0..<cells.count) {
            let width = cells[column].isWide ? 2 : 1
            map += repeatElement(column..<column + width, count: byteCount(at: column))
        }
        return map
    }

    /// The number of bytes of the character of a column in UTF-8; none for the second half of a wide one.
    private func byteCount(at column: Int) -> Int {
        let cell = cells[column]
        if cell.isTail { return 0 }
        if cell.isCluster { return scalars(at: column).reduce(0) { $0 + Self.byteCount(of: $1) } }
        return cell.content < 0x80 ? 1 : Self.byteCount(of: cell.content)
    }

    private static func byteCount(of scalar: UInt32) -> Int { UTF8.width(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
}
