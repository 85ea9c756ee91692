import LunchTerminal
import LunchWire

/// Finds the bar of menus of which one is open: words in a bar, one of them on another background.
enum MenuBars {
    static func find(in scene: Scene, _ findings: inout Findings) {
        for line in scene.lines(of: 0).prefix(while: { $0.row <= 1 }) {
            let runs = words(of: line, scene)
            guard runs.count >= 3, !findings.isClaimed(line.columns, line.row),
                runs.allSatisfy({ $0.count <= 20 && hasLetter($0, line.row, scene.surface) }),
                let lit = highlight(in: line, scene.surface)
            else { continue }
            let selected = runs.indices.filter { runs[$0].overlaps(lit) }
            guard selected.count == 1, lit.contains(runs[selected[0]].lowerBound),
                lit.contains(runs[selected[0]].upperBound - 1), isOpen(below: lit, line, scene)
            else { continue }
            let items = runs.enumerated().map { index, run in
                AccessibilityNode.inferred(
                    .menuItem, scene.surface.text(run, line.row), frame: CellRect(run, line.row),
                    isSelected: index == selected[0])
            }
            let columns = runs[0].lowerBound..<runs[runs.count - 1].upperBound
            findings.add(.inferred(.menuBar, "", frame: CellRect(columns, line.row), children: items), to: 0)
        }
    }

    /// The words of a bar: its runs, or those with one blank between of which each has a letter in a style of its own.
    private static func words(of line: Line, _ scene: Scene) -> [Range<Int>] {
        let surface = scene.surface
        let runs = Array(scene.runs(of: line))
        guard let first = runs.first, runs.count < 3 else { return runs }
        let words = KeyPairs.words(of: first, line.row, surface)
        let areNamed = words.allSatisfy { word in
            word.count >= 3
                && word.count { surface.number($0, line.row) == surface.number(word.upperBound - 1, line.row) } == word
                    .count - 1
        }
        return words.count >= 3 && areNamed ? words : runs
    }

    /// True if a text is no sign alone, as those in the border of a pane are.
    private static func hasLetter(_ run: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        run.contains { Character(surface.scalar($0, row)).isLetter }
    }

    /// True if a word of a bar at the top is highlighted, which an open menu is, but a title may be as well.
    static func mayBeOpen(_ scene: Scene) -> Bool {
        scene.lines(of: 0).prefix { $0.row == 0 }.contains { line in
            line.runs.count >= 3 && highlight(in: line, scene.surface) != nil
        }
    }

    /// The columns with another background than the rest of a bar; nil if there are not exactly two.
    private static func highlight(in line: Line, _ surface: Surface) -> Range<Int>? {
        let ink = surface.background(line.columns.upperBound - 1, line.row)
        guard ink != .defaultBackground else { return nil }
        guard let start = line.columns.first(where: { surface.background($0, line.row) != ink }) else { return nil }
        let lit = surface.background(start, line.row)
        var end = start
        while end < line.columns.upperBound, surface.background(end, line.row) == lit { end += 1 }
        // A count at the end of a row is no bar.
        guard 2 * (end - start) < line.columns.count else { return nil }
        guard (end..<line.columns.upperBound).allSatisfy({ surface.background($0, line.row) == ink }) else {
            return nil
        }
        return start..<end
    }

    /// True if a box hangs on a highlighted word, or the word was not highlighted before the last input.
    private static func isOpen(
        below columns: Range<Int>, _ line: Line, _ scene: Scene
    ) -> Bool {
        let hangs = scene.layout.regions.contains { region in
            // Below tabs hangs a pane, which is wide.
            guard let box = region.box, box.rows.lowerBound == line.row + 1,
                4 * box.columns.count <= 3 * scene.surface.columns
            else { return false }
            // At the right edge of the screen it may hang farther to the left.
            return abs(box.columns.lowerBound - columns.lowerBound) <= 2
                || box.columns.contains(columns.lowerBound) && box.columns.upperBound >= scene.surface.columns - 4
        }
        if hangs { return true }
        guard let past = scene.past, past.contains(line.row) else { return false }
        let isSame = line.columns.allSatisfy { past.scalar($0, line.row) == scene.surface.scalar($0, line.row) }
        // Of tabs, another one was highlighted before.
        let wasPlain = line.columns.allSatisfy {
            past.background($0, line.row) == past.background(line.columns.upperBound - 1, line.row)
        }
        return isSame && wasPlain
            && past.background(columns.lowerBound, line.row) != scene.surface.background(columns.lowerBound, line.row)
    }
}
