import LunchTerminal
import LunchWire

/// Finds hyperlinks (OSC 8).
enum Links {
    /// True if a style is that of a number, or has the same link at least.
    private static func isSame(_ number: Int, _ other: Int, _ link: UInt32, _ surface: Surface) -> Bool {
        number == other || surface.looks[number].link == link
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard surface.looks.contains(where: { $0.link != 0 }) else { return }
        for line in scene.layout.lines where surface.mayLink(line.row) {
            for run in scene.runs(of: line) {
                var column = run.lowerBound
                while column < run.upperBound {
                    let number = surface.number(column, line.row)
                    let link = surface.looks[number].link
                    let start = column
                    while column < run.upperBound, isSame(surface.number(column, line.row), number, link, surface) {
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
