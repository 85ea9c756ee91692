import LunchTerminal
import LunchWire

/// Finds the selected one of rows that all begin with the mark of a choice, in a box; often only its mark is highlighted.
enum ChoiceLists {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first, block.count >= 2, !scene.layout.regions[first.line.region].isScreen else {
            return nil
        }
        let surface = scene.surface
        let isAllMarks = block.allSatisfy {
            $0.text.lowerBound == first.text.lowerBound && Choices.mark($0.text, $0.row, surface) != nil
        }
        guard isAllMarks else { return nil }
        let inks = block.map { surface.background($0.text.lowerBound + 1, $0.row) }
        let kinds = Set(inks)
        guard kinds.count == 2 else { return nil }
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
