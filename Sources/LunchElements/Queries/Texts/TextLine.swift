import LunchTerminal
import LunchWire

/// The text of a row, or of several that belong together, and the position of each of its characters.
struct TextLine {
    /// Columns of a row, and how many bytes of the text are before them.
    private struct Part {
        let row: Int
        let columns: Range<Int>
        let start: Int
        let end: Int
        /// The columns of each byte's character, once they are known.
        var columnsOfBytes: [Range<Int>]?

        /// True if each column has one byte, as in plain ASCII.
        var isPlain: Bool { end - start == columns.count }
    }

    private(set) var text = ""
    private var parts: [Part] = []

    /// Adds columns of a row after what is there.
    mutating func append(row: Int, _ columns: Range<Int>, of grid: TUIGrid, after separator: String = "") {
        if !parts.isEmpty { text += separator }
        let start = text.utf8.count
        let added = grid.searchText(row: row, in: columns)
        if text.isEmpty { text = added } else { text += added }
        parts.append(Part(row: row, columns: columns, start: start, end: text.utf8.count))
    }

    /// The line with another after it, a blank between them.
    func followed(by next: TextLine, in grid: TUIGrid) -> TextLine {
        var line = self
        for part in next.parts { line.append(row: part.row, part.columns, of: grid, after: " ") }
        return line
    }

    /// The cells of a part of the text; if it is on several rows, those on the first.
    mutating func frame(of range: Range<String.Index>, in grid: TUIGrid) -> CellRect {
        let (start, end) = bytes(of: range)
        guard let index = parts.firstIndex(where: { start < $0.end && end > $0.start }) else { return .zero }
        let part = parts[index]
        let first = max(0, start - part.start)
        let last = min(part.end, end) - part.start - 1
        let columns: Range<Int>
        if part.isPlain {
            columns = part.columns.lowerBound + first..<part.columns.lowerBound + last + 1
        } else {
            let map = part.columnsOfBytes ?? grid.columnsOfBytes(row: part.row, in: part.columns)
            parts[index].columnsOfBytes = map
            guard last < map.count else { return .zero }
            columns = map[first].lowerBound..<map[last].upperBound
        }
        return CellRect(column: columns.lowerBound, row: part.row, columns: columns.count, rows: 1)
    }

    /// Returns true if a part of the text is on several rows.
    func isOverRows(_ range: Range<String.Index>) -> Bool {
        let (start, end) = bytes(of: range)
        return parts.count { start < $0.end && end > $0.start } > 1
    }

    private func bytes(of range: Range<String.Index>) -> (start: Int, end: Int) {
        (
            text.utf8.distance(from: text.startIndex, to: range.lowerBound),
            text.utf8.distance(from: text.startIndex, to: range.upperBound)
        )
    }
}

extension TextLine {
    /// Reads a part of a screen from the top.
    ///
    /// - Parameters:
    ///   - trailingBlanks: the largest number of blanks that are read at the end of a row.
    ///   - acrossLines: true if a row whose text reached the margin is read together with the next, if both are in that part
    ///     as far as the margin.
    static func forEach(
        in grid: TUIGrid, _ area: TextArea, trailingBlanks: Int, acrossLines: Bool, _ body: (TextLine) -> Void
    ) {
        let rows = area.rows.clamped(to: 0..<grid.rows)
        var line = TextLine()
        for row in rows where !grid.repeatsRowAbove(row) {
            let isContinued =
                acrossLines && grid.isWrapped(row: row) && row + 1 < rows.upperBound && area.columns.lowerBound <= 0
                && area.columns.upperBound >= grid.shownColumns(row: row)
            let columns = grid.searchColumns(
                row: row, in: area.columns, trailingBlanks: isContinued ? .max : trailingBlanks,
                isContinued: isContinued)
            line.append(row: row, columns, of: grid)
            if isContinued { continue }
            body(line)
            line = TextLine()
        }
        if !line.parts.isEmpty { body(line) }
    }
}

extension TUIGrid {
    /// Returns true if a row shows the lower half of the characters whose upper half is in the row above it.
    fileprivate func repeatsRowAbove(_ row: Int) -> Bool {
        row > 0 && lineSize(row: row) == .doubleHeightBottom && lineSize(row: row - 1) == .doubleHeightTop
            && text(row: row) == text(row: row - 1)
    }
}
