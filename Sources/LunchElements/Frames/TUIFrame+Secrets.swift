import LunchTerminal
package import LunchWire

extension SecretMask {
    /// The cells of a frame that show a part of a secret.
    package func hiddenCells(of frame: TUIFrame) -> Set<CellPoint> {
        if isEmpty { return [] }
        var page = SecretPage()
        var places: [CellPoint] = []
        for row in 0..<frame.grid.rows {
            if row > 0 { page.endRow() }
            for column in 0..<frame.grid.shownColumns(row: row) {
                guard let character = frame.grid[column, row].text.first else { continue }
                page.add(character, column: column)
                places.append(CellPoint(column: column, row: row))
            }
        }
        guard let isHidden = hidden(in: page) else { return [] }
        return Set(zip(places, isHidden).compactMap { $1 ? $0 : nil })
    }

    /// The elements of a frame with masked texts; values of secure fields are never shown.
    package func masked(_ frame: TUIFrame) -> AccessibilityNode {
        let frame = frame.committed
        if isEmpty, frame.tree.nodes.secure.isEmpty { return frame.root }
        return masked(frame.root)
    }
}

extension TUIFrame {
    /// The frame as it is shown to people: with `•` in the place of secrets.
    package func masked(by mask: SecretMask) -> TUIFrame {
        if mask.isEmpty { return self }
        let cells = mask.hiddenCells(of: self).map { (column: $0.column, row: $0.row) }
        let grid = grid.hiding(cells) { mask.masked($0) }
        return masked(grid, screen: mask.masked(screen), busy: busy.map(mask.masked), mask)
    }
}
