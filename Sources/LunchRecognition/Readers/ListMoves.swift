import LunchTerminal

/// Finds the row to which the last input has moved a highlight, a mark or a color from another row of a block.
struct ListMoves {
    private let block: [ListRow]
    private let scene: Scene
    private let past: Past
    private var surface: Surface { scene.surface }

    /// The most stretches of cells that may have changed.
    private static let limit = 8
    /// The most cells of a mark.
    private static let longestMark = 3

    /// Nil if the last input has changed too little or too much.
    init?(_ block: [ListRow], _ scene: Scene) {
        guard let past = scene.past, block.contains(where: { past.contains($0.row) }) else { return nil }
        (self.block, self.scene, self.past) = (block, scene, past)
    }

    var candidates: [ListCandidate] { grounds + marks }

    /// A stretch of a row that differs from what it was.
    private typealias Change = (index: Int, columns: Range<Int>)

    // MARK: - Backgrounds

    private var grounds: [ListCandidate] {
        var changes: [Change] = []
        for index in block.indices where past.contains(block[index].row) {
            changes += grounds(of: index).map { (index, $0) }
            guard changes.count <= Self.limit else { return [] }
        }
        var candidates: [ListCandidate] = []
        for gained in changes {
            for lost in changes where lost.index != gained.index && lost.columns.overlaps(gained.columns) {
                guard let now = ink(gained.columns, gained.index), let normal = ink(lost.columns, lost.index),
                    let then = pastInk(gained.columns, gained.index), now == pastInk(lost.columns, lost.index),
                    now != normal, now != then
                else { continue }
                // A search marks the same text in both rows.
                let texts = [gained, lost].map { surface.text($0.columns, block[$0.index].row) }
                guard texts[0] != texts[1], !cutsText(gained), !cutsText(lost) else { continue }
                let columns =
                    min(
                        gained.columns.lowerBound, lost.columns.lowerBound)..<max(
                        gained.columns.upperBound, lost.columns.upperBound)
                let found = candidate(gained.index, lost.index, columns, .ground) { row in
                    ink(row.line.columns.clamped(to: columns), row).map { $0 == normal || $0 == then } ?? false
                }
                // If a bar covers two lines, each row has two lines.
                candidates += found.filter { list in
                    changes.allSatisfy { other in
                        other.index == gained.index || other.index == lost.index || !list.range.contains(other.index)
                            || !other.columns.overlaps(columns)
                    }
                }
            }
        }
        return candidates
    }

    /// The stretches of a row whose background has changed while their text has not; one if all of the text is the same.
    private func grounds(of index: Int) -> [Range<Int>] {
        let row = block[index]
        var stretches: [Range<Int>] = []
        var isSame = true
        for column in row.line.columns {
            if surface.scalar(column, row.row) != past.scalar(column, row.row) {
                isSame = false
            }
            guard surface.background(column, row.row) != past.background(column, row.row) else { continue }
            if let last = stretches.last, last.upperBound == column {
                stretches[stretches.count - 1] = last.lowerBound..<column + 1
            } else {
                stretches.append(column..<column + 1)
            }
        }
        guard let first = stretches.first, let last = stretches.last else { return [] }
        if isSame { return [first.lowerBound..<last.upperBound] }
        return stretches.filter { columns in
            surface.trimmed(columns, row.row) != nil
                && columns.allSatisfy { surface.scalar($0, row.row) == past.scalar($0, row.row) }
        }
    }

    /// True if a highlight ends in the middle of a text.
    private func cutsText(_ change: Change) -> Bool {
        scene.runs(of: block[change.index].line).contains { run in
            run.overlaps(change.columns)
                && (run.lowerBound < change.columns.lowerBound || run.upperBound > change.columns.upperBound)
        }
    }

    /// The background of all texts in some columns of a row; nil if there are several.
    private func ink(_ columns: Range<Int>, _ index: Int) -> Look.Ink? { ink(columns, block[index]) }

    private func ink(_ columns: Range<Int>, _ row: ListRow) -> Look.Ink? {
        uniform(columns, row) { surface.background($0, row.row) }
    }

    private func pastInk(_ columns: Range<Int>, _ index: Int) -> Look.Ink? {
        uniform(columns, block[index]) {
            past.background($0, block[index].row) ?? surface.background($0, block[index].row)
        }
    }

    /// The value that the texts in some columns of a row have; letters that were searched for may have another one.
    private func uniform<Value: Hashable>(_ columns: Range<Int>, _ row: ListRow, _ value: (Int) -> Value) -> Value? {
        var (counts, sum): ([Value: Int], Int) = ([:], 0)
        for column in columns where !surface.isBlank(column, row.row) {
            counts[value(column), default: 0] += 1
            sum += 1
        }
        return counts.first { 3 * $0.value >= 2 * sum }?.key
    }

    // MARK: - Marks

    private var marks: [ListCandidate] {
        let changed = block.indices.filter {
            past.contains(block[$0].row) && (1...Self.longestMark).contains(differences($0).count)
        }
        guard changed.count == 2, differences(changed[0]) == differences(changed[1]) else { return [] }
        let mark = differences(changed[0])
        for (gained, lost) in [(changed[0], changed[1]), (changed[1], changed[0])] {
            let (new, old) = (block[gained], block[lost])
            guard mark.allSatisfy({ surface.scalar($0, new.row) == past.scalar($0, old.row) }),
                mark.allSatisfy({ past.scalar($0, new.row) == surface.scalar($0, old.row) }),
                surface.trimmed(mark, new.row) == mark, surface.trimmed(mark, old.row) == nil,
                mark.lowerBound <= new.line.columns.lowerBound + Self.longestMark
                    || mark.lowerBound == new.text.lowerBound,
                let text = surface.trimmed(mark.upperBound..<new.line.columns.upperBound, new.row),
                text.lowerBound <= mark.upperBound + Self.limit
            else { continue }
            let start = max(text.lowerBound, old.text.lowerBound)
            return candidate(gained, lost, start..<new.line.columns.upperBound, .mark) { row in
                row.text.lowerBound == start && row.ink == old.ink
                    && surface.background(mark.lowerBound, row.row) == surface.background(mark.lowerBound, old.row)
            }
        }
        return []
    }

    /// The columns from the first cell of a row whose text has changed to the last.
    private func differences(_ index: Int) -> Range<Int> {
        changed(block[index]) { surface.scalar($0, block[index].row) != past.scalar($0, block[index].row) }
    }

    private func changed(_ row: ListRow, _ differs: (Int) -> Bool) -> Range<Int> {
        var range: Range<Int>?
        for column in row.line.columns where differs(column) { range = (range?.lowerBound ?? column)..<column + 1 }
        return range ?? 0..<0
    }

    // MARK: - Siblings

    /// The rows around both that have changed, as far as they are alike; a mark and a color end with the longest text.
    private func candidate(
        _ gained: Int, _ lost: Int, _ columns: Range<Int>, _ sign: ListCandidate.Sign, _ isAlike: (ListRow) -> Bool
    ) -> [ListCandidate] {
        guard let own = surface.trimmed(columns, block[gained].row) else { return [] }
        func isSibling(_ index: Int) -> Bool {
            let row = block[index]
            guard !row.hasRule || row.isBranch,
                let text = surface.trimmed(columns.clamped(to: row.line.columns), row.row)
            else {
                return false
            }
            return isAlike(row) && surface.isGap(columns.lowerBound - 1, row.row)
                && RowAlignment.areAligned(text, row.row, own, block[gained].row, surface)
        }
        var (lower, upper) = (min(gained, lost), max(gained, lost) + 1)
        guard isSibling(lost), (lower + 1..<max(lower + 1, upper - 1)).allSatisfy(isSibling) else { return [] }
        while lower > 0, isSibling(lower - 1) { lower -= 1 }
        while upper < block.count, isSibling(upper) { upper += 1 }
        let ends = block[lower..<upper].map { row in
            scene.runs(of: row.line).last { $0.lowerBound < columns.upperBound }?.upperBound ?? 0
        }
        let end = ends.max() ?? columns.upperBound
        let right = sign == .ground ? max(columns.upperBound, end) : end
        return [
            ListCandidate(
                scene: scene, block: block, range: lower..<upper, selected: gained,
                columns: columns.lowerBound..<max(right, own.upperBound),
                sign: sign, hasMoved: true)
        ]
    }
}
