import LunchTerminal
import LunchWire

/// Writes a screen as text.
///
/// The frame is in ASCII, and so are many lines that an app draws: `swift test` reads what tests print in pieces of 1,024
/// bytes, and drops a piece that ends within a character of several bytes, and the message with it.
enum ScreenText {
    /// The number of columns of a row that are written.
    private static let columnLimit = 200

    /// The rows in a frame, without the blank ones at the end.
    ///
    /// Cells that are in question are pointed at from the frame, by `▼` above their columns and `▶` before their rows, so
    /// that nothing of the screen is hidden. If there is a limit, many blank rows in a row are counted only, and of a screen with
    /// more lines than that the first and the last are written, or those around the mark. Such a line begins with `:`, which no
    /// row of a screen does here.
    static func framed(_ grid: TUIGrid, marking marks: [CellRect] = [], limit: Int = .max) -> String {
        let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
        let marks = marks.map { $0.intersection(screen) }.filter { !$0.isEmpty }
        // The rows around the first one are always written.
        let mark = marks.first ?? .zero
        let markedRows = Set(marks.flatMap { $0.rows.map(Array.init) ?? [] })
        let markedColumns = Set(marks.flatMap { $0.columns.map(Array.init) ?? [] })
        var rows = grid.lines
        let end = (markedRows.max() ?? -1) + 1
        while rows.last?.isEmpty == true, rows.count > end { rows.removeLast() }
        guard !rows.isEmpty else { return "(the screen is blank)" }
        let width = min(grid.columns, columnLimit)
        let top = (0..<width).map { markedColumns.contains($0) ? "▼" : "-" }.joined()
        let blank = grid.rows - rows.count
        var notes = blank == 0 ? [] : ["\(blank) blank \(blank == 1 ? "row" : "rows") below"]
        if LineDrawing.bytes(in: rows) > LineDrawing.limit {
            rows = rows.map(LineDrawing.inASCII)
            notes.append("lines shown as + - |")
        }
        var lines = ["+" + top]
        let parts = limit < .max ? folded(rows, sparing: markedRows) : rows.indices.map(Part.row)
        for run in shown(parts, around: mark, limit: limit) {
            switch run {
            case .row(let row):
                let isMarked = markedRows.contains(row)
                lines.append((isMarked ? "▶" : "|") + rows[row].prefix(columnLimit).visible)
            case .blank(let range): lines.append(": \(range.count) blank rows")
            case .gap(let count): lines.append(": … \(count) rows …")
            }
        }
        let note = notes.isEmpty ? "" : " " + notes.joined(separator: ", ")
        return (lines + ["+" + String(repeating: "-", count: width) + note]).joined(separator: "\n")
    }

    /// The number of blank rows in a row that are written.
    private static let blankLimit = 3

    /// A line of the text: a row, or several rows that are not written.
    private enum Part {
        case row(Int)
        case blank(Range<Int>)
        case gap(Int)

        var count: Int {
            switch self {
            case .row: 1
            case .blank(let range): range.count
            case .gap(let count): count
            }
        }
    }

    /// The rows, with each long run of blank ones in one; those in question are written in any case.
    private static func folded(_ rows: [String], sparing marked: Set<Int>) -> [Part] {
        var parts: [Part] = []
        var row = 0
        while row < rows.count {
            let end = (row..<rows.count).first { !rows[$0].isEmpty || marked.contains($0) } ?? rows.count
            if end - row > blankLimit {
                parts.append(.blank(row..<end))
            } else {
                parts += (row..<end).map(Part.row)
            }
            if end < rows.count { parts.append(.row(end)) }
            row = end + 1
        }
        return parts
    }

    private static func shown(_ parts: [Part], around mark: CellRect, limit: Int) -> [Part] {
        guard parts.count > limit else { return parts }
        func gap(_ parts: ArraySlice<Part>) -> [Part] {
            parts.isEmpty ? [] : [.gap(parts.reduce(0) { $0 + $1.count })]
        }
        if mark.isEmpty {
            let first = limit * 2 / 3
            let last = parts.count - (limit - first - 1)
            return parts[..<first] + gap(parts[first..<last]) + parts[last...]
        }
        let middle = parts.firstIndex { if case .row(mark.center.row) = $0 { true } else { false } } ?? 0
        let start = max(0, min(middle - limit / 2, parts.count - limit))
        let end = start + limit
        return gap(parts[..<start]) + parts[start..<end] + gap(parts[end...])
    }
}
