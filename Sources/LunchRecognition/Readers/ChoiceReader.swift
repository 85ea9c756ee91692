import LunchTerminal
import LunchWire

/// Finds check boxes and radio buttons by their marks.
enum ChoiceReader {
    /// The facts that show that the marks of a region are choices.
    static let evidence = Evidence<Group>(
        threshold: 3,
        facts: [
            .init("choice: in a box", 2) { !$0.isScreen },
            .init("choice: the cursor is on a mark, or a part is drawn otherwise", 1) {
                $0.choices.contains(where: \.isSure)
            },
            .init("choice: a field", 1) { $0.fields > 0 },
        ])

    /// The choices of a region.
    struct Group {
        var choices: [Choice]
        let isScreen: Bool
        let fields: Int
    }

    /// An element that has a mark.
    struct Choice {
        var node: AccessibilityNode
        /// True if the cursor is on its mark, or a part of it is drawn otherwise.
        var isSure: Bool
    }

    /// Adds the choices of all regions that no other element has claimed.
    static func find(in scene: Scene, _ findings: inout Findings) {
        for (index, region) in scene.layout.regions.enumerated() {
            var choices: [Choice] = []
            for line in scene.lines(of: index) where !findings.isClaimed(line.columns, line.row) {
                choices += self.choices(in: line, scene)
            }
            guard !choices.isEmpty else { continue }
            let group = Group(
                choices: choices, isScreen: region.isScreen, fields: findings.count(of: .textField, in: index))
            guard evidence.accepts(group, in: scene) else { continue }
            for choice in choices { findings.add(choice.node, to: index) }
        }
    }

    /// The columns of a cell as texts, or the choice that the cell is.
    static func children(of runs: [Range<Int>], _ row: Int, _ scene: Scene) -> [AccessibilityNode] {
        if let first = runs.first, let mark = ChoiceMark.mark(first, row, scene.surface),
            let choice = node(runs, row, scene, mark)
        {
            return [choice]
        }
        return runs.map { Texts.node($0, row, scene.surface) }
    }

    /// The choice whose mark begins the first of some runs; nil if it has no text, or another mark is in it.
    private static func node(_ runs: [Range<Int>], _ row: Int, _ scene: Scene, _ mark: ChoiceMark) -> AccessibilityNode?
    {
        guard let first = runs.first, let last = runs.last else { return nil }
        let rest = scene.surface.trimmed(first.dropFirst(mark.width), row)
        let texts = (rest.map { [$0] } ?? []) + runs.dropFirst()
        guard !texts.isEmpty, !texts.contains(where: { $0.contains { ChoiceMark.sign($0, row, scene.surface) != nil } })
        else { return nil }
        return .inferred(
            mark.type, scene.text(of: texts, row), value: mark.isOn ? "1" : "0",
            frame: CellRect(first.lowerBound..<last.upperBound, row))
    }

    /// The choices of a line. The text of each has one blank after the mark; a text two blanks away belongs to something else.
    private static func choices(in line: Line, _ scene: Scene) -> [Choice] {
        let (surface, row) = (scene.surface, line.row)
        let runs = Array(scene.runs(of: line))
        var found = runs.compactMap { run in
            ChoiceMark.mark(run, row, surface).flatMap { $0.width == 3 ? (runs: [run], mark: $0) : nil }
        }
        // A choice that has the line to itself has all of its text.
        if found.count == 1, found[0].runs.first == runs.first,
            !runs.dropFirst().contains(where: { isControl($0, row, surface) })
        {
            found[0].runs = runs
        }
        return found.compactMap { runs, mark in
            node(runs, row, scene, mark).map { Choice(node: $0, isSure: isSure(runs[0], row, scene)) }
        }
    }

    /// True if a text is a label, or has a bracket or a bar as a field or a button has.
    private static func isControl(_ run: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        surface.scalar(run.upperBound - 1, row) == 0x3A
            || run.contains { [0x5B, 0x3C, 0x7C].contains(surface.scalar($0, row)) }
    }

    /// True if the cursor is on the mark of a choice, or a part of it is drawn otherwise.
    private static func isSure(_ run: Range<Int>, _ row: Int, _ scene: Scene) -> Bool {
        scene.cursor.row == row && scene.cursor.column == run.lowerBound + 1 || !scene.surface.hasOneStyle(run, row)
    }
}
