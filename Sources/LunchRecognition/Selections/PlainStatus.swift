import LunchWire

/// A last row of the screen that is drawn as the rows of a list, but begins to the left of all of them: a status line without a bar.
struct PlainStatus {
    private let selection: ListSelection
    private let scene: Scene

    init(_ selection: ListSelection, _ scene: Scene) { (self.selection, self.scene) = (selection, scene) }

    /// The list without the status line.
    var rest: ListSelection {
        let others = selection.rows.dropLast()
        guard let last = selection.rows.last, let start = others.first?.text.lowerBound, others.count >= 3,
            selection.selected < others.endIndex, scene.isWhole(last.line.region), isAtEnd(last),
            last.text.lowerBound < start, others.allSatisfy({ $0.text.lowerBound == start })
        else { return selection }
        return ListSelection(rows: others, selected: selection.selected, columns: selection.columns)
    }

    private func isAtEnd(_ row: ListRow) -> Bool {
        let inside = scene.layout.regions[row.line.region].inside
        return row.row == inside.origin.row + inside.size.rows - 1
    }
}
