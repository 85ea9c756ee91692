import LunchTerminal

/// Finds the rows of a block that differ from those around them: by their background, or by a mark before them.
struct ListContrasts {
    let block: [ListRow]
    let scene: Scene
    private var surface: Surface { scene.surface }

    /// The most highlights that are tried in one block.
    private static let limit = 16
    /// The fewest cells of a highlight.
    private static let shortest = 4
    /// The columns at the left of a block where a mark can be.
    private static let margin = 4

    var candidates: [ListCandidate] { grounds + marks }

    // MARK: - Backgrounds

    private var grounds: [ListCandidate] {
        let normal = ordinary
        var candidates: [ListCandidate] = []
        for index in block.indices
        where !surface.hasOneStyle(block[index].line.columns, block[index].row) || block[index].ink != normal {
            for bar in bars(of: block[index], besides: normal) {
                guard candidates.count < Self.limit, scene.work.spend(4 * block.count) else { return [] }
                candidates.append(ground(index, bar, normal))
            }
        }
        return candidates
    }

    /// The background of most rows.
    private var ordinary: Look.Ink {
        var counts: [Look.Ink: Int] = [:]
        for row in block { counts[row.ink, default: 0] += 1 }
        return counts.max { ($0.value, $0.key.code) < ($1.value, $1.key.code) }?.key ?? .defaultBackground
    }

    /// The stretches of another background in a row with text in them, that continue after their text or to the edge.
    private func bars(of row: ListRow, besides normal: Look.Ink) -> [Range<Int>] {
        // In a box a highlight may end where its text ends, and leave the blanks between two texts out.
        if row.line.region != 0, row.ink != normal,
            row.text.allSatisfy({ surface.isBlank($0, row.row) || surface.background($0, row.row) == row.ink })
        {
            let ends = [row.text.lowerBound, row.text.upperBound - 1].map { end in
                surface.stretch(around: end, row.row, in: row.line.columns) { $0.background == row.ink }
            }
            return [ends[0].lowerBound..<ends[1].upperBound]
        }
        var bars: [Range<Int>] = []
        var column = row.line.columns.lowerBound
        while column < row.line.columns.upperBound {
            let ink = surface.background(column, row.row)
            let start = column
            while column < row.line.columns.upperBound, surface.background(column, row.row) == ink { column += 1 }
            if ink != normal { bars.append(start..<column) }
        }
        return bars.filter { bar in
            guard bar.count >= Self.shortest, let text = surface.trimmed(bar, row.row) else { return false }
            let isWide = 100 * bar.count >= 95 * row.line.columns.count
            return (isWide || text.lowerBound <= bar.lowerBound + 2)
                && (text.upperBound < bar.upperBound || bar.upperBound == row.line.columns.upperBound)
        }
    }

    private func ground(_ index: Int, _ bar: Range<Int>, _ normal: Look.Ink) -> ListCandidate {
        let own = surface.trimmed(bar, block[index].row) ?? bar
        let line = block[index].line
        let isTight = line.region != 0 && bar.upperBound <= own.upperBound + 1
        let bar = isTight ? bar.lowerBound..<line.columns.upperBound : bar
        let isWide = 100 * bar.count >= 95 * line.columns.count
        func isSibling(_ row: ListRow, beside other: ListRow) -> Bool {
            guard !row.hasRule || row.isBranch, let text = surface.trimmed(bar, row.row),
                surface.isGap(bar.lowerBound - 1, row.row),
                isWide || surface.isGap(bar.upperBound, row.row),
                row.row == other.row + 1 || row.row == other.row - 1 || !isWide || row.line.region != 0
            else { return false }
            let isCut = scene.runs(of: row.line).contains {
                $0.lowerBound < bar.lowerBound && $0.upperBound > bar.lowerBound
            }
            guard !isCut else { return false }
            let lit = text.count { surface.background($0, row.row) != normal && !surface.isBlank($0, row.row) }
            return 10 * lit <= (isWide ? text.count : 0)
                && RowAlignment.areAligned(text, row.row, own, block[index].row, surface)
        }
        var (lower, upper) = (index, index + 1)
        while lower > 0, isSibling(block[lower - 1], beside: block[lower]) { lower -= 1 }
        while upper < block.count, isSibling(block[upper], beside: block[upper - 1]) { upper += 1 }
        let end = block[lower..<upper].map(\.text.upperBound).max() ?? bar.upperBound
        return ListCandidate(
            scene: scene, block: block, range: lower..<upper, selected: index,
            columns: isTight ? bar.lowerBound..<max(end, own.upperBound) : bar, sign: .ground)
    }

    // MARK: - Marks

    private static let signs = Set(">❯▶►➤→▸»•◆▌┃▐█".unicodeScalars.map(\.value))

    private var marks: [ListCandidate] {
        guard let left = block.first?.line.columns.lowerBound else { return [] }
        var candidates: [ListCandidate] = []
        for column in left..<left + Self.margin {
            for index in block.indices where Self.signs.contains(surface.scalar(column, block[index].row)) {
                let row = block[index]
                guard candidates.count < Self.limit,
                    let start = (column + 1..<column + 5).first(where: {
                        $0 < row.line.columns.upperBound && !surface.isBlank($0, row.row)
                            && !Self.signs.contains(surface.scalar($0, row.row))
                    }), surface.isGap(column - 1, row.row) || column == row.text.lowerBound
                else { continue }
                let ink = surface.background(column, row.row)
                func isSibling(_ index: Int) -> Bool {
                    let row = block[index]
                    return !row.hasRule && surface.isBlank(column, row.row)
                        && surface.background(column, row.row) == ink && !surface.isBlank(start, row.row)
                        && surface.isBlank(start - 1, row.row) && row.text.lowerBound > column
                }
                var (lower, upper) = (index, index + 1)
                while lower > 0, isSibling(lower - 1) { lower -= 1 }
                while upper < block.count, isSibling(upper) { upper += 1 }
                let right = block[lower..<upper].map(\.text.upperBound).max() ?? start + 1
                candidates.append(
                    ListCandidate(
                        scene: scene, block: block, range: lower..<upper, selected: index,
                        columns: start..<max(right, start + 1), sign: .mark))
            }
        }
        return candidates
    }
}
