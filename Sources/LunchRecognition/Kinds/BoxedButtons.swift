import LunchTerminal
import LunchWire

/// Finds buttons that are boxes of one row in another box, filled by their words: one blank stands at each side.
///
/// Another such box lies beside it, or it has a background of its own. A field has more room than its text.
enum BoxedButtons {
    static func find(in scene: Scene, _ findings: inout Findings) {
        var found: [(region: Int, label: Range<Int>)] = []
        for (index, region) in scene.layout.regions.enumerated() where region.inside.size.rows == 1 {
            if let label = label(of: region, index, scene) { found.append((index, label)) }
        }
        for (index, label) in found {
            let region = scene.layout.regions[index]
            let row = region.inside.origin.row
            let isBeside = found.contains { other in
                let box = scene.layout.regions[other.region]
                return other.region != index && box.inside.origin.row == row && box.parent == region.parent
                    && !isDivided(label, other.label, row, scene.surface)
            }
            guard isBeside || hasOwnGround(region, scene), !findings.isClaimed(label, row) else { continue }
            findings.add(
                .inferred(.button, scene.surface.text(label, row), frame: region.inside), to: index)
        }
    }

    /// True if a vertical line that goes on above and below stands between two boxes: each names a pane, as one that shows its window.
    private static func isDivided(_ one: Range<Int>, _ other: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        let between = min(one.upperBound, other.upperBound)..<max(one.lowerBound, other.lowerBound)
        return between.contains { column in
            (row - 2...row + 2).allSatisfy { surface.isDivider(column, $0) }
        }
    }

    /// The words that fill the box; nil if there are none, or somebody types in it.
    private static func label(of region: Region, _ index: Int, _ scene: Scene) -> Range<Int>? {
        let row = region.inside.origin.row
        let inside = region.inside.origin.column..<region.inside.origin.column + region.inside.size.columns
        let longest = 24
        guard let box = region.box, box.isWhole, region.parent != 0, (4...longest).contains(inside.count),
            scene.work.spend(1), let label = scene.surface.trimmed(inside, row),
            label == inside.dropFirst().dropLast(),
            label.contains(where: { Character(scene.surface.scalar($0, row)).isLetter })
        else { return nil }
        let isTyped = scene.cursor.isVisible && scene.cursor.row == row && inside.contains(scene.cursor.column)
        return isTyped ? nil : label
    }

    /// True if all of the box has one background, and what is beside it another one.
    private static func hasOwnGround(_ region: Region, _ scene: Scene) -> Bool {
        guard let box = region.box, box.columns.lowerBound > 0 else { return false }
        let row = region.inside.origin.row
        let ink = scene.surface.ink(of: box.columns.lowerBound..<box.columns.upperBound + 1, row)
        return ink != nil && ink != scene.surface.background(box.columns.lowerBound - 1, row)
    }
}
