import LunchTerminal
import LunchWire

/// Finds lists that fill a box whose lower border says which row is the selected one, and of how many, as `2 of 3`.
enum CountedBoxes {
    static func selection(in block: [ListRow], _ scene: Scene) -> ListSelection? {
        guard let first = block.first, block.count >= 2,
            let box = scene.layout.regions[first.line.region].box, box.isWhole,
            scene.lines(of: first.line.region).count == block.count,
            block.allSatisfy({ !$0.hasRule && $0.dividers.isEmpty })
        else { return nil }
        let normal = scene.background(of: first.line.region)
        let lit = block.indices.filter { isLit(block[$0], besides: normal, scene) }
        guard lit.count == 1,
            block.indices.allSatisfy({ lit[0] == $0 || block[$0].share == 1 && block[$0].ink == normal }),
            PositionCount.names(lit[0], of: block.count, inBorderOf: box, scene.surface)
        else { return nil }
        return ListSelection(rows: block[...], selected: lit[0], columns: first.line.columns)
    }

    /// True if nearly all of the row has another background, up to the right side of the box.
    private static func isLit(_ row: ListRow, besides normal: Look.Ink, _ scene: Scene) -> Bool {
        let cells = row.line.columns
        let lit = cells.filter { scene.surface.background($0, row.row) != normal }
        return lit.count + 3 >= cells.count && lit.last.map { $0 + 2 >= cells.upperBound } ?? false
    }
}
