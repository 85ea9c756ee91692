import LunchTerminal
import LunchWire

/// Writes a screen as text.
enum ScreenText {
    /// How many columns of a row are written.
    private static let columnLimit = 200

    /// The rows in a frame, without the blank ones at the end.
    ///
    /// Cells that are in question are pointed at from the frame, by `▼` above their columns and `▶` before their rows, so
    /// that nothing of the screen is hidden. Of a screen with more rows than the limit the first and the last are written,
    /// or those around the mark.
    static func framed(_ grid: TUIGrid, marking mark: CellRect? = nil, limit: Int = .max) -> String {
        let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
        let part = mark?.intersection(screen) ?? .zero
        let mark = part.isEmpty ? .zero : part
        var rows = grid.lines
        while rows.last?.isEmpty == true, rows.count > mark.origin.row + mark.size.rows { rows.removeLast() }
        guard !rows.isEmpty else { return "(the screen is blank)" }
        let width = min(grid.columns, columnLimit)
        let top = (0..<width).map { mark.columns?.contains($0) == true ? "▼" : "─" }.joined()
        let blank = grid.rows - rows.count
        let note = blank == 0 ? "" : " \(blank) blank \(blank == 1 ? "row" : "rows") below"
        var lines = ["┌" + top]
        for run in shown(of: rows.count, around: mark, limit: limit) {
            switch run {
            case .rows(let range):
                lines += range.map { row in
                    let isMarked = !mark.isEmpty && mark.contains(CellPoint(column: mark.origin.column, row: row))
                    return (isMarked ? "▶" : "│") + rows[row].prefix(columnLimit).visible
                }
            case .gap(let count): lines.append("┊ … \(count) rows …")
            }
        }
        return (lines + ["└" + String(repeating: "─", count: width) + note]).joined(separator: "\n")
    }

    /// A part of a screen that is written or left out.
    private enum Run {
        case rows(Range<Int>)
        case gap(Int)
    }

    private static func shown(of count: Int, around mark: CellRect, limit: Int) -> [Run] {
        guard count > limit else { return [.rows(0..<count)] }
        if mark.isEmpty {
            let first = limit * 2 / 3
            let last = limit - first - 1
            return [.rows(0..<first), .gap(count - first - last), .rows(count - last..<count)]
        }
        let middle = mark.center.row
        let start = max(0, min(middle - limit / 2, count - limit))
        let end = start + limit
        return (start > 0 ? [.gap(start)] : []) + [.rows(start..<end)] + (end < count ? [.gap(count - end)] : [])
    }
}
