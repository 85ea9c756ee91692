import LunchTerminal
import LunchWire

/// Puts a grid into lines that say all that a person would see.
enum ScreenLines {
    /// The prefix of the first line.
    static let first = "size: "

    static func lines(of grid: TUIGrid) -> [String] {
        let cursor = grid.cursor
        var lines = [
            "\(first)\(grid.columns)×\(grid.rows)",
            "cursor: \(cursor.column),\(cursor.row)\(words(for: cursor))",
        ]
        if grid.modes.reverseVideo { lines.append("reverse video") }
        if grid.modes.isAlternateScreen { lines.append("alternate screen") }
        if !grid.title.isEmpty { lines.append("title: \(grid.title.visible)") }
        var rows = grid.lines
        while rows.last?.isEmpty == true { rows.removeLast() }
        lines += rows.map { "│" + $0.visible }
        lines += looks(of: grid)
        return lines
    }

    /// The rows that are not of single size, and the stretches of rows that are not drawn plainly: `rows: columns words`.
    private static func looks(of grid: TUIGrid) -> [String] {
        var lines: [String] = []
        var first = 0
        let looks = (0..<grid.rows).map { size(of: $0, in: grid) + runs(in: $0, of: grid) }
        while first < looks.count {
            let end = looks[first...].firstIndex { $0 != looks[first] } ?? looks.count
            let rows = end - first == 1 ? "\(first)" : "\(first)-\(end - 1)"
            lines += looks[first].map { "\(rows): \($0)" }
            first = end
        }
        return lines
    }

    private static func size(of row: Int, in grid: TUIGrid) -> [String] {
        switch grid.lineSize(row: row) {
        case .single: []
        case .doubleWidth: ["double width"]
        case .doubleHeightTop: ["double height, top"]
        case .doubleHeightBottom: ["double height, bottom"]
        }
    }

    /// The words by which a cursor differs from a steady block.
    private static func words(for cursor: TUICursor) -> String {
        let shape =
            switch cursor.shape {
            case .block: ""
            case .underline: " underline"
            case .bar: " bar"
            }
        return shape + (cursor.blinks ? " blinking" : "") + (cursor.isVisible ? "" : " hidden")
    }

    /// The stretches of a row that are not drawn plainly.
    private static func runs(in row: Int, of grid: TUIGrid) -> [String] {
        var runs: [String] = []
        var start = 0
        var last = ""
        let columns = grid.lineSize(row: row) == .single ? grid.columns : grid.columns / 2
        for column in 0...columns {
            let words = column < columns ? words(for: grid[column, row]) : ""
            guard words != last || column == columns else { continue }
            if !last.isEmpty { runs.append("\(start)-\(column - 1) \(last)") }
            start = column
            last = words
        }
        return runs
    }

    /// The visible parts of a cell's style, and the address of its link.
    private static func words(for cell: TUICell) -> String {
        let style = "\(cell.style)"
        let words = [style == "plain" ? nil : style, cell.link.map { "link \($0.address.visible)" }]
        return words.compactMap(\.self).joined(separator: " ")
    }
}
