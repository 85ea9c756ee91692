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

    /// Lines of the screen that follow on each other with one blank row between them, four or more.
    static func blocks(_ scene: Scene, _ findings: Findings) -> [[ListRow]] {
        guard scene.isFullScreen else { return [] }
        var blocks: [[Line]] = [[]]
        let lines = scene.lines(of: 0)
        for (index, line) in zip(lines.indices, lines) {
            let isAlone =
                line.columns.count == scene.surface.columns && !findings.isClaimed(line.columns, line.row)
                && (index + 1 == lines.endIndex || lines[index + 1].row > line.row + 1)
                && (index == lines.startIndex || lines[index - 1].row < line.row - 1)
            if isAlone, blocks[blocks.count - 1].last.map({ $0.row + 2 == line.row }) ?? true {
                blocks[blocks.count - 1].append(line)
            } else {
                blocks.append(isAlone ? [line] : [])
            }
        }
        return blocks.filter { $0.count >= 4 }.map { $0.map { ListRow($0, scene) } }
    }
}
