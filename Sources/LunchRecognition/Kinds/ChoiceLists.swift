import LunchTerminal
import LunchWire

/// Finds the selected one of rows that all begin with the mark of a choice, in a box; often its mark alone is highlighted,
/// or its text alone.
enum ChoiceLists {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first, block.count >= 2, !scene.layout.regions[first.line.region].isScreen else {
            return nil
        }
        let surface = scene.surface
        let types = Set(block.map { ChoiceMark.mark($0.text, $0.row, surface)?.type })
        guard types.count == 1, !types.contains(nil),
            block.allSatisfy({ $0.text.lowerBound == first.text.lowerBound })
        else { return nil }
        let marks = block.map { surface.background($0.text.lowerBound + 1, $0.row) }
        return selection(in: block, inks: marks, scene)
            ?? selection(in: block, inks: block.map { textInk(of: $0, surface) }, scene)
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
