import LunchTerminal
import LunchWire

/// Finds gauges: bars with a percentage in them or beside them.
enum Gauges {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let runs = scene.layout.runs
        var ground = Ground()
        for line in scene.layout.lines {
            for index in line.runs where scene.surface.scalar(runs[index].upperBound - 1, line.row) == 0x25 {
                let run = runs[index]
                guard let percentage = percentage(run, line.row, scene.surface) else { continue }
                let columns =
                    scene.layout.regions[line.region].isScreen
                    ? blocks(beside: percentage, line, scene.surface)
                    : bar(around: percentage, line, scene, &ground) ?? blocks(beside: percentage, line, scene.surface)
                guard let columns, !findings.isClaimed(columns, line.row) else { continue }
                add(percentage, columns, line, scene, &findings)
            }
        }
    }

    private static func add(
        _ percentage: Range<Int>, _ columns: Range<Int>, _ line: Line, _ scene: Scene, _ findings: inout Findings
    ) {
        let region = scene.layout.regions[line.region]
        let isAlone = !region.isScreen && region.inside.size.rows == 1
        let label =
            isAlone
            ? FieldLabel.text(of: columns, line.row - 1, 0..<0, region.parent, scene, reach: 6)
            : FieldLabel.text(of: columns, line.row, line.columns, line.region, scene, reach: 6)
        let node = AccessibilityNode.inferred(
            .progressIndicator, label.text, value: scene.surface.text(percentage, line.row),
            frame: CellRect(columns, line.row))
        findings.add(node, to: line.region)
        findings.claim(CellRect(percentage, line.row))
    }

    /// The columns of the number and the sign at the end of a run.
    private static func percentage(_ run: Range<Int>, _ row: Int, _ surface: Surface) -> Range<Int>? {
        var start = run.upperBound - 1
        while start > run.lowerBound, isDigit(surface.scalar(start - 1, row)) { start -= 1 }
        guard run.upperBound - start >= 2, run.upperBound - start <= 7 else { return nil }
        guard start == run.lowerBound || surface.isBlank(start - 1, row) else { return nil }
        return start..<run.upperBound
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) || scalar == 0x2E }

    /// A bar in a box in whose middle the percentage stands; a part of it has another background.
    private static func bar(
        around percentage: Range<Int>, _ line: Line, _ scene: Scene, _ ground: inout Ground
    ) -> Range<Int>? {
        let region = scene.layout.regions[line.region]
        let surface = scene.surface
        guard scene.runs(of: line).count == 1, scene.extent(of: line) == percentage else { return nil }
        let base = ground.ink(of: line.region, scene)
        if region.inside.size.rows == 1 {
            let start = region.inside.origin.column
            let columns = start..<start + region.inside.size.columns
            let inks = Set(columns.map { surface.background($0, line.row) })
            return inks.count == 2 && columns.count >= 10 ? columns : nil
        }
        let columns = surface.stretch(around: percentage.lowerBound, line.row, in: line.columns) {
            $0.background != base
        }
        let inks = Set(columns.map { surface.background($0, line.row) })
        let isInside = percentage.lowerBound > columns.lowerBound + 2 && percentage.upperBound < columns.upperBound - 2
        return columns.count >= 10 && inks.count <= 2 && isInside ? columns : nil
    }

    /// The background of the region that was asked for last: the lines of one follow on each other.
    private struct Ground {
        private var region = -1
        private var ink = Look.Ink.defaultBackground

        mutating func ink(of region: Int, _ scene: Scene) -> Look.Ink {
            if region != self.region { (self.region, ink) = (region, scene.background(of: region)) }
            return ink
        }
    }

    /// A row of blocks and shades right before or behind the percentage.
    private static func blocks(beside percentage: Range<Int>, _ line: Line, _ surface: Surface) -> Range<Int>? {
        var end = percentage.lowerBound
        while end > line.columns.lowerBound, percentage.lowerBound - end < 3,
            !isBar(surface.scalar(end - 1, line.row))
        {
            end -= 1
        }
        var start = end
        while start > line.columns.lowerBound, isBar(surface.scalar(start - 1, line.row)) { start -= 1 }
        return end - start >= 5 ? start..<end : nil
    }

    /// True if a character is a whole block, a part of one from the left, or a shade.
    private static func isBar(_ scalar: UInt32) -> Bool {
        (0x2588...0x258F).contains(scalar) || (0x2591...0x2593).contains(scalar)
    }
}
