import LunchTerminal

/// Rows of a list, and the index of the selected one.
struct ListSelection {
    var rows: ArraySlice<ListRow>
    var selected: Int
    /// The columns that the cells cover, if not those of the text.
    var columns: Range<Int>?

    /// True if the last input has written words in the selected row, right before a visible cursor: somebody edits a text.
    func isTyped(_ scene: Scene) -> Bool {
        let row = rows[selected]
        guard scene.cursor.isVisible, scene.cursor.row == row.row, let begun = BegunAnswer(scene, row.line.columns),
            begun.isAlone
        else { return false }
        // An arrow may be the mark of the row.
        return begun.value.contains { Character(scene.surface.scalar($0, row.row)).isLetter }
    }
}
