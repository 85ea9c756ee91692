import LunchTerminal
import LunchWire

/// Finds hyperlinks (OSC 8).
enum LinkReader {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard surface.looks.contains(where: { $0.link != 0 }) else { return }
        for line in scene.layout.lines where surface.mayLink(line.row) {
            for run in scene.runs(of: line) {
                var column = run.lowerBound
                while column < run.upperBound {
                    let (start, link) = (column, surface.looks[surface.number(column, line.row)].link)
                    while column < run.upperBound, surface.looks[surface.number(column, line.row)].link == link {
                        column += 1
                    }
                    guard link != 0, let text = surface.trimmed(start..<column, line.row),
                        !findings.isClaimed(text, line.row)
                    else { continue }
                    findings.add(
                        .inferred(.link, surface.text(text, line.row), frame: CellRect(text, line.row)), to: line.region
                    )
                }
            }
        }
    }
}
