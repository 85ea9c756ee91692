import LunchTerminal

/// Writes a screen as text.
enum ScreenText {
    /// The rows in a frame, without the blank ones at the end.
    static func framed(_ grid: Grid) -> String {
        var rows = grid.text
        while rows.last?.isEmpty == true { rows.removeLast() }
        let border = String(repeating: "─", count: min(grid.columns, 200))
        guard !rows.isEmpty else { return "(the screen is blank)" }
        let blank = grid.rows - rows.count
        let note = blank == 0 ? "" : " \(blank) blank \(blank == 1 ? "row" : "rows") below"
        return (["┌" + border] + rows.map { "│" + $0 } + ["└" + border + note]).joined(separator: "\n")
    }
}
