import LunchTerminal
import LunchWire

/// Finds the bar of menus of which one is open: words in a bar at the top, one of them on another background.
enum MenuReader {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        for line in scene.lines(of: 0).prefix(while: { $0.row <= 1 }) {
            let row = line.row
            let words = words(of: line, scene)
            guard words.count >= 3, !findings.isClaimed(line.columns, row), let lit = highlight(in: line, surface),
                words.allSatisfy({ $0.count <= 20 && $0.contains { Character(surface.scalar($0, row)).isLetter } }),
                let open = words.firstIndex(where: { $0.overlaps(lit) }), words.count(where: { $0.overlaps(lit) }) == 1,
                words[open].clamped(to: lit) == words[open], isOpen(lit, line, scene)
            else { continue }
            let items = words.enumerated().map { index, word in
                AccessibilityNode.inferred(
                    .menuItem, surface.text(word, row), frame: CellRect(word, row), isSelected: index == open)
            }
            let columns = words[0].lowerBound..<words[words.count - 1].upperBound
            findings.add(.inferred(.menuBar, "", frame: CellRect(columns, row), children: items), to: 0)
        }
    }

    /// The words of a bar: its runs, or those with one blank between of which each has one letter in another style.
    private static func words(of line: Line, _ scene: Scene) -> [Range<Int>] {
        let (surface, row) = (scene.surface, line.row)
        let runs = Array(scene.runs(of: line))
        guard let first = runs.first, runs.count < 3 else { return runs }
        var words: [Range<Int>] = []
        var start = first.lowerBound
        for column in first.lowerBound...first.upperBound
        where column == first.upperBound || surface.isBlank(column, row) {
            if column > start { words.append(start..<column) }
            start = column + 1
        }
        let areNamed = words.allSatisfy { word in
            word.count >= 3
                && word.count { surface.number($0, row) == surface.number(word.upperBound - 1, row) } == word.count - 1
        }
        return words.count >= 3 && areNamed ? words : runs
    }

    /// True if a word of a bar at the top is highlighted, as the title of an open menu is. A title of a screen may be highlighted as well.
    static func mayBeOpen(_ scene: Scene) -> Bool {
        scene.lines(of: 0).prefix { $0.row == 0 }.contains { line in
            line.runs.count >= 3 && highlight(in: line, scene.surface) != nil
        }
    }

    /// The columns with another background than the rest of a bar; nil if there are not exactly two backgrounds.
    private static func highlight(in line: Line, _ surface: Surface) -> Range<Int>? {
        let ink = surface.background(line.columns.upperBound - 1, line.row)
        guard ink != .defaultBackground,
            let start = line.columns.first(where: { surface.background($0, line.row) != ink })
        else { return nil }
        let lit = surface.background(start, line.row)
        let end =
            (start..<line.columns.upperBound).first { surface.background($0, line.row) != lit }
            ?? line.columns.upperBound
        // A count at the end of a row is not a bar.
        let isShort = 2 * (end - start) < line.columns.count
        return isShort && (end..<line.columns.upperBound).allSatisfy { surface.background($0, line.row) == ink }
            ? start..<end : nil
    }

    /// True if a box hangs from a highlighted word, or the word was not highlighted before the last input.
    private static func isOpen(_ columns: Range<Int>, _ line: Line, _ scene: Scene) -> Bool {
        let (surface, row) = (scene.surface, line.row)
        let hangs = scene.layout.regions.contains { region in
            // A pane below tabs is wide.
            guard let box = region.box, box.rows.lowerBound == row + 1, 4 * box.columns.count <= 3 * surface.columns
            else { return false }
            // At the right edge of the screen a menu may begin farther to the left.
            return abs(box.columns.lowerBound - columns.lowerBound) <= 2
                || box.columns.contains(columns.lowerBound) && box.columns.upperBound >= surface.columns - 4
        }
        guard !hangs, let past = scene.past, past.contains(row) else { return hangs }
        // Of tabs, another one was highlighted before.
        let ground = past.background(line.columns.upperBound - 1, row)
        return ground != surface.background(columns.lowerBound, row)
            && line.columns.allSatisfy {
                past.scalar($0, row) == surface.scalar($0, row) && past.background($0, row) == ground
            }
    }
}
