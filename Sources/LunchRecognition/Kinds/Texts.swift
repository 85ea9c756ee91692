import LunchWire

/// Finds the runs of text that belong to no other element.
enum Texts {
    /// The runs of a region, in reading order.
    static func find(in region: Region, _ layout: Layout, _ findings: Findings) -> [AccessibilityNode] {
        var nodes: [AccessibilityNode] = []
        nodes.reserveCapacity(layout.lines[region.lines].reduce(0) { $0 + $1.runs.count })
        for line in layout.lines[region.lines] {
            for run in layout.runs[line.runs] {
                guard findings.hasClaims(line.row) else {
                    nodes.append(node(run, line.row, layout.surface))
                    continue
                }
                var column = run.lowerBound
                while column < run.upperBound {
                    while column < run.upperBound, findings.isClaimed(column, line.row) { column += 1 }
                    let start = column
                    while column < run.upperBound, !findings.isClaimed(column, line.row) { column += 1 }
                    guard let text = layout.surface.trimmed(start..<column, line.row) else { continue }
                    nodes.append(node(text, line.row, layout.surface))
                }
            }
        }
        return nodes
    }

    static func node(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> AccessibilityNode {
        .inferred(.staticText, surface.text(columns, row), frame: CellRect(columns, row))
    }
}
