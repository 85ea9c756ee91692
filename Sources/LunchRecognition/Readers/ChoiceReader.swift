import LunchTerminal
import LunchWire

/// Finds check boxes and radio buttons by their marks.
enum ChoiceReader {
    /// The facts that show that the marks of a region are choices.
    static let evidence = Evidence<Group>(
        threshold: 2,
        facts: [
            .init("choice: in a box", 1) { !$0.isScreen },
            .init("choice: the cursor is on a mark, or a part is drawn otherwise", 1) {
                $0.choices.contains(where: \.isSure)
            },
            .init("choice: a field", 1) { $0.fields > 0 },
            .init("choice: two buttons", 1) { $0.buttons >= 2 },
            .init("choice: on the screen, without buttons", -10) { $0.isScreen && $0.buttons < 2 },
        ])

    /// The choices of a region.
    struct Group {
        var choices: [Choice]
        let isScreen: Bool
        let fields: Int
        let buttons: Int
    }

    /// An element that has a mark.
    struct Choice {
        var node: AccessibilityNode
        /// True if the cursor is on its mark, or a part of it is drawn otherwise.
        var isSure: Bool
        /// True if its mark is a single dot.
        var isDot: Bool
    }

    /// Adds the choices of all regions that no other element has claimed.
    static func find(in scene: Scene, _ findings: inout Findings) {
        for (index, region) in scene.layout.regions.enumerated() {
            var choices: [Choice] = []
            for line in scene.lines(of: index) where mayHoldMark(line, scene) {
                guard !findings.hasClaims(line.row) || !findings.isClaimed(line.columns, line.row) else { continue }
                choices += self.choices(in: line, scene)
            }
            // A dot may be a bullet as well: radio buttons are several, of which one is on.
            let dots = choices.filter(\.isDot)
            if dots.count < 2 || dots.count(where: { $0.node.attributes.value == "1" }) != 1 {
                choices.removeAll(where: \.isDot)
            }
            guard !choices.isEmpty else { continue }
            let group = Group(
                choices: choices, isScreen: region.isScreen, fields: findings.count(of: .textField, in: index),
                buttons: findings.count(of: .button, in: index))
            guard evidence.accepts(group, in: scene) else { continue }
            for choice in choices { findings.add(choice.node, to: index) }
        }
    }

    /// The columns of a cell as texts, or the choice that the cell is.
    static func children(of runs: [Range<Int>], _ row: Int, _ scene: Scene) -> [AccessibilityNode] {
        if let first = runs.first, let mark = ChoiceMark.mark(first, row, scene.surface),
            parts(of: first, mark, row, scene.surface).count == 1, let choice = node(runs, row, scene, mark)
        {
            return [choice]
        }
        return runs.map { Texts.node($0, row, scene.surface) }
    }

    /// The choice whose mark begins the first of some runs.
    private static func node(_ runs: [Range<Int>], _ row: Int, _ scene: Scene, _ mark: ChoiceMark) -> AccessibilityNode?
    {
        guard let first = runs.first, let last = runs.last else { return nil }
        let rest = scene.surface.trimmed(first.dropFirst(mark.width), row)
        let texts = (rest.map { [$0] } ?? []) + runs.dropFirst()
        guard let text = texts.first else { return nil }
        // A text after a line that is written with signs is a part of a picture.
        let signs = scene.surface.text(text.prefix(2), row)
        guard !["| ", "|-", "+-"].contains(signs) else { return nil }
        return .inferred(
            mark.type, scene.text(of: texts, row), value: mark.isOn ? "1" : "0",
            frame: CellRect(first.lowerBound..<last.upperBound, row))
    }

    /// True if a run of a line may begin with a mark.
    private static func mayHoldMark(_ line: Line, _ scene: Scene) -> Bool {
        scene.runs(of: line).contains { ChoiceMark.mayBegin(scene.surface.scalar($0.lowerBound, line.row)) }
    }

    /// The choices of a line, each as far as the next mark.
    private static func choices(in line: Line, _ scene: Scene) -> [Choice] {
        let (surface, row) = (scene.surface, line.row)
        var found: [(runs: [Range<Int>], mark: ChoiceMark)] = []
        let runs = scene.runs(of: line).flatMap { run in
            ChoiceMark.mark(run, row, surface).map { parts(of: run, $0, row, surface) } ?? [run]
        }
        for run in runs {
            if let mark = ChoiceMark.mark(run, row, surface) {
                found.append(([run], mark))
            } else if let last = found.last, last.runs.count == 1, last.runs[0].count <= last.mark.width {
                found[found.count - 1].runs.append(run)
            }
        }
        // Marks without a text, after other texts, may be the marks of those.
        let hasBareMark = found.contains { $0.runs.count == 1 && $0.runs[0].count <= $0.mark.width }
        if hasBareMark, found[0].runs.first != runs.first { return [] }
        // A choice that has the line to itself has all of its text.
        if found.count == 1, found[0].runs.first == runs.first,
            !runs.dropFirst().contains(where: { isControl($0, row, surface) })
        {
            found[0].runs = runs
        }
        return found.compactMap { runs, mark in
            node(runs, row, scene, mark).map {
                Choice(
                    node: $0, isSure: isSure(runs[0], mark, row, scene),
                    isDot: mark.width == 1 && mark.type == .radioButton)
            }
        }
    }

    /// True if a text is a label, or has a bracket or a bar as a field or a button has.
    private static func isControl(_ run: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        surface.scalar(run.upperBound - 1, row) == 0x3A
            || run.contains { [0x5B, 0x3C, 0x7C].contains(surface.scalar($0, row)) }
    }

    /// The parts of a run that begins with a mark: another mark of its kind, between blanks, begins another choice.
    private static func parts(of run: Range<Int>, _ first: ChoiceMark, _ row: Int, _ surface: Surface) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = run.lowerBound
        for column in run.dropFirst(first.width) where surface.isBlank(column - 1, row) {
            guard let mark = ChoiceMark.mark(column..<run.upperBound, row, surface), mark.type == first.type,
                mark.width == first.width
            else { continue }
            parts.append(start..<column - 1)
            start = column
        }
        return parts + [start..<run.upperBound]
    }

    /// True if the cursor is on the mark of a choice, or a part of it is drawn otherwise.
    private static func isSure(_ run: Range<Int>, _ mark: ChoiceMark, _ row: Int, _ scene: Scene) -> Bool {
        scene.cursor.row == row && scene.cursor.column == run.lowerBound + mark.width / 2
            || !scene.surface.hasOneStyle(run, row)
    }
}
