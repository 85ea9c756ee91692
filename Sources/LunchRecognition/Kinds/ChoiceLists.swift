import LunchTerminal
import LunchWire

/// Finds the selected one of rows that all begin with the mark of a choice, in a box; often its mark alone is highlighted,
/// or its text alone.
///
/// On a screen the marks are brackets, the rows three or more, and the cursor stands elsewhere: no heading has such a mark.
enum ChoiceLists {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first, block.count >= 2 else { return nil }
        let surface = scene.surface
        let marks = block.map { ChoiceMark.mark($0.text, $0.row, surface) }
        let types = Set(marks.map { $0?.type })
        guard types.count == 1, !types.contains(nil),
            block.allSatisfy({ $0.text.lowerBound == first.text.lowerBound })
        else { return nil }
        let inks = block.map { surface.background($0.text.lowerBound + 1, $0.row) }
        let selection =
            selection(in: block, inks: inks, scene)
            ?? selection(in: block, inks: block.map { textInk(of: $0, surface) }, scene)
        guard scene.layout.regions[first.line.region].isScreen, let found = selection else { return selection }
        // Marks that begin in another column are those of a tree.
        let isTree = scene.lines(of: first.line.region).contains { line in
            let text = scene.extent(of: line)
            return text.lowerBound != first.text.lowerBound && ChoiceMark.mark(text, line.row, surface) != nil
        }
        return !isTree && scene.isFullScreen && block.count >= 3 && marks.allSatisfy { $0?.width == 3 }
            && !(scene.cursor.isVisible && block.contains { $0.row == scene.cursor.row }) ? found : nil
    }

    /// True if a word that has no mark begins where the brackets of the other rows do: it heads those below it.
    static func haveHeading(_ selection: ListSelection, _ surface: Surface) -> Bool {
        let start = selection.columns?.lowerBound ?? selection.rows.map(\.text.lowerBound).max() ?? 0
        let words = selection.rows.filter { row in
            row.text.upperBound <= start || ChoiceMark.sign(start, row.row, surface) == nil
        }
        return selection.rows.count >= words.count + 2
            && words.contains { Character(surface.scalar(start, $0.row)).isLetter }
    }

    /// The background of all that stands behind the mark of a row; nil if there are several.
    private static func textInk(of row: ListRow, _ surface: Surface) -> Look.Ink? {
        let width = ChoiceMark.mark(row.text, row.row, surface)?.width ?? 0
        guard let text = surface.trimmed(row.text.dropFirst(width), row.row) else { return nil }
        return surface.ink(of: text, row.row)
    }

    /// The row that alone has another background than all others; nil if there is none.
    private static func selection(in block: [ListRow], inks: [Look.Ink?], _ scene: Scene) -> ListSelection? {
        let kinds = Set(inks)
        guard kinds.count == 2, !kinds.contains(nil) else { return nil }
        for ink in kinds {
            let lit = block.indices.filter { inks[$0] == ink }
            guard lit.count == 1 else { continue }
            // Of two rows either may be the highlighted one, unless the cursor is there.
            guard block.count > 2 || scene.cursor.row == block[lit[0]].row else { continue }
            return ListSelection(rows: block[...], selected: lit[0])
        }
        return nil
    }
}
