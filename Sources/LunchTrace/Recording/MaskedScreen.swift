import LunchElements
import LunchTerminal
import LunchWire

/// A screen that may hold secrets, as bytes for a new terminal: `•` is in each cell that may hold a part of one.
struct MaskedScreen {
    private let frame: TUIFrame
    private let mask: SecretMask
    /// The places of the cells that hide something, in rows.
    private var hidden: Set<CellPoint> = []

    init(_ frame: TUIFrame, _ mask: SecretMask) {
        self.frame = frame.committed
        self.mask = mask
        hidden = mask.hiddenCells(of: self.frame)
        hideFields()
    }

    /// The secure fields that an app publishes, blanks left out.
    private mutating func hideFields() {
        guard frame.elementSource == .published else { return }
        let nodes = frame.tree.nodes
        for index in nodes.indices where nodes.types[index].nature.contains(.secret) {
            let place = frame.visibleFrame(of: index)
            guard let columns = place.columns, let rows = place.rows else { continue }
            for row in rows {
                for column in columns where ![" ", ""].contains(frame.grid[column, row].text) {
                    hidden.insert(CellPoint(column: column, row: row))
                }
            }
        }
    }

    /// The screen's cells, cursor and title.
    var bytes: [UInt8] { bytes(since: nil) }

    /// The differences of the screen from an earlier one, as bytes for a terminal that shows that one.
    ///
    /// - Parameter old: a frame of the same launch; nil for a new terminal.
    func bytes(since old: TUIFrame?) -> [UInt8] {
        let grid = frame.grid
        let before = old.flatMap { $0.grid.columns == grid.columns && $0.grid.rows == grid.rows ? $0.grid : nil }
        var text = ""
        for row in before.map({ grid.rows(unlike: $0) }) ?? Array(0..<grid.rows) {
            let size = ANSILine.size(grid.lineSize(row: row))
            let line = ANSILine.text((0..<grid.shownColumns(row: row)).map { cell($0, row) })
            let erasure = old == nil ? "" : "\u{1B}#5\u{1B}[2K"
            if !size.isEmpty || !line.isEmpty || old != nil { text += "\u{1B}[\(row + 1)H\(erasure)\(size)\(line)" }
        }
        if grid.title != old?.grid.title ?? "" {
            text += "\u{1B}]2;\(PlainText.cleaned(mask.masked(grid.title)))\u{1B}\\"
        }
        if text.isEmpty, let before, before.cursor == grid.cursor { return [] }
        text += "\u{1B}[\(grid.cursor.row + 1);\(grid.cursor.column + 1)H"
        if grid.cursor.isVisible != old?.grid.cursor.isVisible ?? true {
            text += grid.cursor.isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l"
        }
        return Array(text.utf8)
    }

    /// A cell as it is written; a wide character that is hidden leaves a blank after.
    private func cell(_ column: Int, _ row: Int) -> TUICell {
        var cell = frame.grid[column, row]
        if let link = cell.link { cell.link?.address = mask.masked(link.address) }
        if hidden.contains(CellPoint(column: column, row: row)) {
            (cell.text, cell.width) = ("•", 1)
        } else if cell.width == 0, hidden.contains(CellPoint(column: column - 1, row: row)) {
            (cell.text, cell.width) = (" ", 1)
        }
        return cell
    }
}
