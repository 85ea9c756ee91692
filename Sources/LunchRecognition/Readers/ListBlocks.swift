import LunchTerminal
import LunchWire

/// Cuts the lines of a region into blocks of rows that lie one below the other.
struct ListBlocks {
    let scene: Scene
    let findings: Findings
    let region: Int

    /// The blocks of two rows or more.
    var blocks: [[ListRow]] {
        guard mayHoldLists else { return [] }
        let lines = joined(scene.lines(of: region))
        let width = scene.layout.regions[region].inside.size.columns
        var blocks: [[ListRow]] = []
        var block: [ListRow] = []
        func close() {
            if block.count >= 2 { blocks.append(block) }
            block = []
        }
        for line in lines {
            let isWhole = region == 0 ? !scene.layout.isCut(line) : line.columns.count == width
            let isClaimed = findings.hasClaims(line.row) && findings.isClaimed(line.columns, line.row)
            let row = ListRow(line, scene)
            guard isWhole, !isClaimed, !row.isWrittenRule(scene.surface) else {
                close()
                continue
            }
            if let last = block.last, !follows(line, last.line) { close() }
            block.append(row)
        }
        close()
        return blocks
    }

    private var mayHoldLists: Bool {
        let box = scene.layout.regions[region]
        guard box.lines.count >= 2 else { return false }
        return box.isScreen || !scene.isCovered(region)
    }

    /// True if a line is in the row after another one, or in a box after a separator.
    private func follows(_ line: Line, _ last: Line) -> Bool {
        guard line.columns == last.columns else { return false }
        if line.row == last.row + 1 { return true }
        guard line.row == last.row + 2, region != 0 else { return false }
        let surface = scene.surface
        return line.columns.contains { surface.lines($0, last.row + 1).contains(.horizontal) }
            && line.columns.allSatisfy { surface.isGap($0, last.row + 1) }
    }

    // MARK: - Tables with vertical lines

    /// The lines of the screen, joined where a bar goes through the vertical line between them in one row only: then both are one table.
    private func joined(_ lines: ArraySlice<Line>) -> [Line] {
        guard region == 0, lines.count >= 4 else { return Array(lines) }
        let joints = joints(lines)
        guard !joints.isEmpty else { return Array(lines) }
        var joined: [Line] = []
        for line in lines {
            if let last = joined.last, let gap = gap(last, line), joints.isSuperset(of: gap) {
                joined[joined.count - 1] = Line(
                    region: region, row: line.row, columns: last.columns.lowerBound..<line.columns.upperBound,
                    runs: last.runs.lowerBound..<line.runs.upperBound)
            } else {
                joined.append(line)
            }
        }
        return joined
    }

    /// The columns of the vertical lines between two lines of a row; nil if other text is between them.
    private func gap(_ left: Line, _ right: Line) -> [Int]? {
        guard left.row == right.row, left.columns.upperBound < right.columns.lowerBound,
            left.runs.upperBound == right.runs.lowerBound
        else { return nil }
        let columns = (left.columns.upperBound..<right.columns.lowerBound).filter {
            !scene.surface.isBlank($0, left.row)
        }
        return columns.allSatisfy { scene.surface.isDivider($0, left.row) } ? columns : nil
    }

    /// The columns of vertical lines that a bar goes through in exactly one row.
    private func joints(_ lines: ArraySlice<Line>) -> Set<Int> {
        let (surface, ground) = (scene.surface, scene.background(of: 0))
        var (lit, plain): ([Int: Int], Set<Int>) = ([:], [])
        for (left, right) in zip(lines, lines.dropFirst()) {
            for column in gap(left, right) ?? [] {
                let ink = surface.background(column, left.row)
                let beside = [column - 1, column + 1].map { surface.background($0, left.row) }
                if ink == ground {
                    plain.insert(column)
                } else if beside.contains(ink), !beside.contains(ground) {
                    lit[column, default: 0] += 1
                }
            }
        }
        return Set(lit.filter { $0.value == 1 && plain.contains($0.key) }.keys)
    }
}
