import LunchTerminal
import LunchWire

/// Finds the row of a list on the screen whose text alone is highlighted, as file managers do it.
///
/// A title looks like this as well. A row has the colours of some of its siblings, exchanged, while others have other colours; its
/// text has come from another row with the last input; or a count names its place.
enum TightBars {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first, block.count >= 2, scene.layout.regions[first.line.region].isScreen,
            scene.isFullScreen || !scene.cursor.isVisible
        else { return nil }
        let surface = scene.surface
        let normal = block.count == 2 ? scene.background(of: 0) : Highlights.ordinary(block)
        let lit = block.indices.filter { index in
            let row = block[index]
            // A sign before a row that is marked may be highlighted as well.
            let isSign =
                row.ink == normal && !Character(surface.scalar(row.text.lowerBound, row.row)).isLetter
                && surface.background(row.text.lowerBound + 1, row.row) == normal
            return surface.background(row.text.lowerBound, row.row) != normal && !isSign
        }
        guard lit.count == 1, let selected = lit.first, isTight(block[selected], scene) else { return nil }
        func isSibling(_ row: ListRow) -> Bool {
            (row.text.lowerBound == block[selected].text.lowerBound || row.isMarked(before: block[selected], surface))
                && row.ink == normal && (!row.hasRule || row.isBranch)
        }
        var (lower, upper) = (selected, selected + 1)
        while lower > 0, isSibling(block[lower - 1]) { lower -= 1 }
        while upper < block.count, isSibling(block[upper]) { upper += 1 }
        let rows = block[lower..<upper]
        // Of two rows the first may be a title, unless a count says that there are two.
        let isCounted = selected > lower && PositionCount.names(selected - lower, of: rows, isWhole: true, scene)
        guard rows.count >= 3 || rows.count == 2 && isCounted,
            RowCursor(row: block[selected], scene: scene).isElsewhere
        else { return nil }
        let proof = SelectionProof(rows: rows, selected: selected, heading: nil, normal: normal, scene: scene)
        let arePlain = rows.allSatisfy { $0.row == block[selected].row || $0.share == 1 }
        let isAlone = arePlain && scene.runs(of: block[selected].line).count == 1
        // The branches of a tree are rows if they are counted.
        if arePlain, rows.count >= 3, proof.isCounted { return ListSelection(rows: rows, selected: selected) }
        guard rows.allSatisfy({ !$0.hasRule }),
            proof.isAtPlace || isAlone && (proof.hasColorsOfSome || proof.hasTravelled || proof.isRenamed)
        else { return nil }
        return ListSelection(rows: rows, selected: selected)
    }

    /// True if the highlight covers a text, and nothing stands behind it but the sign of a file's kind.
    private static func isTight(_ row: ListRow, _ scene: Scene) -> Bool {
        let surface = scene.surface
        let ink = surface.background(row.text.lowerBound, row.row)
        let bar = surface.stretch(around: row.text.lowerBound, row.row, in: row.line.columns) { $0.background == ink }
        guard bar.lowerBound + 1 >= row.text.lowerBound else { return false }
        guard bar.upperBound <= row.text.upperBound + 1 else { return false }
        let sign = Character(surface.scalar(bar.upperBound, row.row))
        return bar.upperBound >= row.text.upperBound
            || bar.upperBound + 1 == row.text.upperBound && "/*@|=".contains(sign)
    }
}
