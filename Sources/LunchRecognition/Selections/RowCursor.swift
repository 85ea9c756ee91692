import LunchTerminal
import LunchWire

/// Tells whether a visible cursor in a highlighted row of the screen is the one that a list leaves there.
///
/// In an editor that highlights the line of the cursor, the cursor stands in the text or right behind it, and the highlight is
/// another shade of the ground.
struct RowCursor {
    let row: ListRow
    let scene: Scene

    /// True if there is no cursor in the row, or none that edits it: it is in the first cell of a bar, and there are buttons.
    var isElsewhere: Bool {
        !scene.cursor.isVisible || scene.cursor.row != row.row
            || scene.hasButtons && scene.cursor.column == row.bar(scene).lowerBound
    }

    /// True if the cursor stands in the first cell of a bar of exchanged colours, before the text.
    func isBeforeText(over other: ListRow) -> Bool {
        isAtStart(over: other) && scene.cursor.column < row.text.lowerBound
    }

    /// True if the cursor stands in the last cell of the bar, far behind the text.
    var isAtEnd: Bool {
        let bar = row.bar(scene)
        return scene.cursor.isVisible && scene.cursor.row == row.row
            && (bar.upperBound - 1...bar.upperBound).contains(scene.cursor.column)
            && scene.cursor.column > row.text.upperBound + 1
    }

    /// True if the cursor stands in the first cell of a bar from edge to edge whose colours are those of another row, exchanged.
    func isAtStart(over other: ListRow) -> Bool {
        let bar = row.bar(scene)
        let own = scene.surface.look(row.text.lowerBound, row.row)
        let plain = scene.surface.look(other.text.lowerBound, other.row)
        return scene.cursor.isVisible && scene.cursor.row == row.row && scene.cursor.column == bar.lowerBound
            && bar.count == row.line.columns.count && own.background == plain.foreground
            && own.foreground == plain.background
    }

    /// True if the cursor stands in the first cells of the text in a bar from edge to edge, all of whose text has one look with another
    /// foreground and another background than that of the other row; the other row had this look before the last input.
    func isAtStart(ofLookFrom other: ListRow) -> Bool {
        let surface = scene.surface
        let bar = row.bar(scene)
        let own = surface.look(row.text.lowerBound, row.row)
        let plain = surface.look(other.text.lowerBound, other.row)
        guard scene.cursor.isVisible, scene.cursor.row == row.row, bar.count == row.line.columns.count,
            (bar.lowerBound...row.text.lowerBound + 1).contains(scene.cursor.column),
            own.background != plain.background, own.foreground != plain.foreground, let past = scene.past
        else { return false }
        return row.text.allSatisfy { surface.isBlank($0, row.row) || surface.look($0, row.row) == own }
            && past.look(other.text.lowerBound, other.row) == own
            && past.look(row.text.lowerBound, row.row) == plain
    }

    /// True if the cell of the cursor in the selected row, hidden or not, has a background of its own behind a number, and each row is
    /// counted so: they are lines of a text that somebody edits.
    static func isInNumberedText(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let surface = scene.surface
        let selected = selection.rows[selection.selected]
        let cursor = surface.grid.cursor
        guard cursor.row == selected.row, selection.rows.count >= 2,
            let number = scene.runs(of: selected.line).first, cursor.column > number.upperBound,
            [-1, 1].allSatisfy({
                surface.background(cursor.column, cursor.row) != surface.background(cursor.column + $0, cursor.row)
            })
        else { return false }
        let numbers = selection.rows.map { row in
            scene.runs(of: row.line).first.flatMap { run in Int(surface.text(run, row.row)) }
        }
        return zip(numbers, numbers.dropFirst()).allSatisfy { one, next in one.map { $0 + 1 == next } ?? false }
    }
}
