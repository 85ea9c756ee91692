import LunchTerminal
import LunchWire

/// Finds the row of a table on the screen that has another background, if a blank row stands between any two.
enum SpacedRows {
    private static let fewest = 5

    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        let surface = scene.surface
        let ground = scene.background(of: 0)
        guard let first = block.first, block.count >= fewest,
            block.allSatisfy({ $0.text.lowerBound == first.text.lowerBound }), Highlights.isTable(block[...], scene)
        else { return nil }
        let lit = block.indices.filter { block[$0].ink != ground }
        guard lit.count == 1, let selected = lit.first, selected > 0, selected < block.count - 1,
            block.allSatisfy({ $0.share == 1 }), RowCursor(row: block[selected], scene: scene).isElsewhere
        else { return nil }
        let bar = block[selected].bar(scene)
        let right = block.map(\.text.upperBound).max() ?? bar.upperBound
        guard bar.lowerBound < first.text.lowerBound, bar.upperBound >= right,
            surface.trimmed(bar, block[selected].row) == block[selected].text
        else { return nil }
        return ListSelection(rows: block[...], selected: selected, columns: bar)
    }
}
