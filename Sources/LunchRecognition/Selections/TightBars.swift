import LunchTerminal
import LunchWire

/// Finds the row of a list on the screen whose text alone is highlighted, as file managers do it.
///
/// A title looks like this as well. A row has the colours of some of its siblings, exchanged, while others have other colours; or
/// its text has come from another row with the last input.
enum TightBars {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first, block.count >= 3, scene.layout.regions[first.line.region].isScreen,
            scene.isFullScreen || !scene.cursor.isVisible
        else { return nil }
        let surface = scene.surface
        let normal = Highlights.ordinary(block)
        let lit = block.indices.filter { surface.background(block[$0].text.lowerBound, block[$0].row) != normal }
        guard lit.count == 1, let selected = lit.first, isTight(block[selected], scene) else { return nil }
        func isSibling(_ row: ListRow) -> Bool {
            row.text.lowerBound == block[selected].text.lowerBound && row.ink == normal && row.share == 1
                && !row.hasRule
        }
        var (lower, upper) = (selected, selected + 1)
        while lower > 0, isSibling(block[lower - 1]) { lower -= 1 }
        while upper < block.count, isSibling(block[upper]) { upper += 1 }
        let rows = block[lower..<upper]
        guard rows.count >= 3, RowCursor(row: block[selected], scene: scene).isElsewhere else { return nil }
        let proof = SelectionProof(rows: rows, selected: selected, heading: nil, normal: normal, scene: scene)
        guard proof.hasColorsOfSome || proof.hasTravelled || proof.isRenamed else { return nil }
        return ListSelection(rows: rows, selected: selected)
    }

    /// True if the highlight covers a text, and nothing stands behind it but the sign of a file's kind.
    private static func isTight(_ row: ListRow, _ scene: Scene) -> Bool {
        let surface = scene.surface
        let ink = surface.background(row.text.lowerBound, row.row)
        let bar = surface.stretch(around: row.text.lowerBound, row.row, in: row.line.columns) { $0.background == ink }
        guard bar.lowerBound + 1 >= row.text.lowerBound else { return false }
        guard scene.runs(of: row.line).count == 1, bar.upperBound <= row.text.upperBound + 1 else { return false }
        let sign = Character(surface.scalar(bar.upperBound, row.row))
        return bar.upperBound >= row.text.upperBound
            || bar.upperBound + 1 == row.text.upperBound && "/*@|=".contains(sign)
    }
}
