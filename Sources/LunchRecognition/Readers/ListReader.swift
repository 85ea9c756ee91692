import LunchTerminal
import LunchWire

/// Finds lists: rows that lie one below the other, of which exactly one is highlighted.
enum ListReader {
    static func find(in scene: Scene, _ findings: inout Findings) {
        for region in scene.layout.regions.indices {
            for block in ListBlocks(scene: scene, findings: findings, region: region).blocks {
                guard scene.work.spend(16 * block.count) else { return }
                for list in lists(in: block, scene) { add(list, scene, &findings) }
            }
        }
    }

    /// The lists of a block: what the last input has moved is more certain than what differs on the screen.
    private static func lists(in block: [ListRow], _ scene: Scene) -> [ListCandidate] {
        var lists: [ListCandidate] = []
        for candidates in [
            ListMoves(block, scene)?.candidates ?? [], ListContrasts(block: block, scene: scene).candidates,
        ] {
            let accepted = candidates.map(\.withoutHeading).filter { ListCandidate.evidence.accepts($0, in: scene) }
            for list in accepted {
                // Two readings of the same rows that name two selected ones are none.
                let isOnly = accepted.allSatisfy { other in
                    other.selected == list.selected || !other.range.overlaps(list.range)
                        || !other.columns.overlaps(list.columns)
                }
                let isNew = lists.allSatisfy { !$0.range.overlaps(list.range) || !$0.columns.overlaps(list.columns) }
                if isOnly, isNew { lists.append(list) }
            }
        }
        return lists
    }

    private static func add(_ list: ListCandidate, _ scene: Scene, _ findings: inout Findings) {
        guard let first = list.rows.first, let last = list.rows.last, !list.columns.isEmpty else { return }
        var cells: [AccessibilityNode] = []
        for index in list.range {
            let row = list.block[index]
            let runs = scene.runs(of: row.line).compactMap { run in
                run.overlaps(list.columns) ? scene.surface.trimmed(run.clamped(to: list.columns), row.row) : nil
            }
            guard !runs.isEmpty else { continue }
            let children = ChoiceReader.children(of: runs, row.row, scene)
            // A cell that is a choice has the label of the choice, without its mark.
            let choice = children.first.map(\.attributes).flatMap { $0.type == .staticText ? nil : $0 }
            cells.append(
                .inferred(
                    .cell, choice?.label ?? scene.text(of: runs, row.row), value: choice?.value,
                    frame: CellRect(list.columns, row.row),
                    isSelected: index == list.selected, children: children))
        }
        let frame = CellRect(
            column: list.columns.lowerBound, row: first.row, columns: list.columns.count, rows: last.row - first.row + 1
        )
        findings.add(.inferred(.table, "", frame: frame, children: cells), to: first.line.region)
    }
}
