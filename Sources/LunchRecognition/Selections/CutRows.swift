import LunchTerminal

/// Tells whether a list is cut at the row to which the last input has moved a bar, while its own selected row stays as it was: the
/// list goes on there, and another row is the selected one.
enum CutRows {
    static func end(at selection: ListSelection, in block: [ListRow], _ scene: Scene) -> Bool {
        guard let past = scene.past, let first = selection.rows.first, let last = selection.rows.last else {
            return false
        }
        let own = selection.rows[selection.selected]
        let start = own.text.lowerBound
        func hasChanged(_ row: Int) -> Bool {
            past.contains(row) && scene.surface.background(start, row) != past.background(start, row)
        }
        guard !hasChanged(own.row) else { return false }
        return block.contains { other in
            (other.row == first.row - 1 || other.row == last.row + 1) && other.text.lowerBound == start
                && past.scalar(start, other.row) == scene.surface.scalar(start, other.row) && hasChanged(other.row)
                && selection.rows.allSatisfy {
                    scene.surface.background(start, $0.row) != scene.surface.background(start, other.row)
                }
        }
    }
}
