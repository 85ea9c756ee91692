import LunchTerminal
import LunchWire

/// Finds check boxes and radio buttons by their marks.
enum Choices {
    /// The columns of a cell as texts, or the choice that it is.
    static func children(of runs: [Range<Int>], _ row: Int, _ scene: Scene) -> [AccessibilityNode] {
        if let first = runs.first, let mark = ChoiceMark.mark(first, row, scene.surface),
            parts(of: first, mark, row, scene).count == 1,
            let choice = choice(runs, row, scene, mark: mark)
        {
            return [choice]
        }
        return runs.map { Texts.node($0, row, scene.surface) }
    }

    /// The choice that begins with the first of some runs.
    private static func choice(_ runs: [Range<Int>], _ row: Int, _ scene: Scene, mark: ChoiceMark?)
        -> AccessibilityNode?
    {
        guard let mark, let first = runs.first, let last = runs.last else { return nil }
        var texts = runs
        texts[0] = first.lowerBound + mark.width..<first.upperBound
        if let rest = scene.surface.trimmed(texts[0], row) { texts[0] = rest } else { texts.removeFirst() }
        // A line that is written with signs is a part of a picture.
        guard !texts.isEmpty, !beginsWithLine(texts[0], row, scene.surface) else { return nil }
        return .inferred(
            mark.type, scene.text(of: texts, row), value: mark.isOn ? "1" : "0",
            frame: CellRect(first.lowerBound..<last.upperBound, row))
    }

    /// True if a text begins with a line that is written with signs, as `| a` or `+---+`.
    private static func beginsWithLine(_ text: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        let signs = text.prefix(2).map { Character(surface.scalar($0, row)) }
        return signs == ["|", " "] || signs == ["|", "-"] || signs == ["+", "-"]
    }

    // MARK: - Outside of lists

    private struct Choice {
        var node: AccessibilityNode
        /// True if it is more than text.
        var isSure: Bool
        /// True if its mark is a single dot.
        var isDot: Bool
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        for index in scene.layout.regions.indices {
            if scene.layout.regions[index].isScreen, findings.count(of: .button, in: index) < 2,
                findings.count(of: .textField, in: index) < 2 || !UnderscoredScreens.highlightsOneChoice(scene)
            {
                continue
            }
            var choices: [Choice] = []
            for line in scene.layout.regions[index].lines.lazy.map({ scene.layout.lines[$0] })
            where mayHoldMark(line, scene)
                && !(findings.hasClaims(line.row) && findings.isClaimed(line.columns, line.row))
            {
                choices += self.choices(in: line, scene)
            }
            guard !choices.isEmpty else { continue }
            // A dot may be a bullet as well: radio buttons are several, of which one is on.
            let dots = choices.filter { $0.isDot }
            if dots.count < 2 || dots.count(where: { $0.node.attributes.value == "1" }) != 1 {
                choices.removeAll { $0.isDot }
            }
            guard choices.contains(where: \.isSure) || !choices.isEmpty && hasFields(index, findings) else { continue }
            for choice in choices { findings.add(choice.node, to: index) }
        }
    }

    /// True if a run of a line may begin with a mark.
    private static func mayHoldMark(_ line: Line, _ scene: Scene) -> Bool {
        line.runs.contains { ChoiceMark.mayBegin(scene.surface.scalar(scene.layout.runs[$0].lowerBound, line.row)) }
    }

    /// True if a region has a field, or buttons to choose from.
    private static func hasFields(_ region: Int, _ findings: Findings) -> Bool {
        findings.count(of: .textField, in: region) > 0 || findings.count(of: .button, in: region) >= 2
    }

    /// The choices of a line, each as far as the next mark.
    private static func choices(in line: Line, _ scene: Scene) -> [Choice] {
        var choices: [Choice] = []
        var open: (runs: [Range<Int>], mark: ChoiceMark)?
        func close() {
            guard let found = open, let node = choice(found.runs, line.row, scene, mark: found.mark) else { return }
            let isDot = found.mark.width == 1 && found.mark.type == .radioButton
            choices.append(Choice(node: node, isSure: isSure(found.runs[0], found.mark, line.row, scene), isDot: isDot))
        }
        let runs = scene.runs(of: line).flatMap { run in
            ChoiceMark.mark(run, line.row, scene.surface).map { parts(of: run, $0, line.row, scene) } ?? [run]
        }
        if let labelled = labelled(runs, line.row, scene) { return labelled }
        for run in runs {
            // A mark has one blank before its text; what stands two blanks apart belongs to something else.
            if let mark = ChoiceMark.mark(run, line.row, scene.surface) {
                close()
                open = ([run], mark)
            } else if let last = open?.runs, last.count == 1, last[0].count <= (open?.mark.width ?? 0) {
                open?.runs.append(run)
            }
        }
        // A choice that has the line for itself has all of its text.
        if choices.isEmpty, let found = open, found.runs.first == runs.first,
            !hasControl(runs.dropFirst(), line.row, scene)
        {
            open?.runs = runs
        }
        close()
        return choices
    }

    /// The choices of a row in which each of several marks stands behind its text, as `Fast [x]   Loud [ ]`; nil if it is none.
    private static func labelled(_ runs: [Range<Int>], _ row: Int, _ scene: Scene) -> [Choice]? {
        guard runs.count >= 2, runs.count.isMultiple(of: 2) else { return nil }
        var choices: [Choice] = []
        for index in stride(from: 0, to: runs.count, by: 2) {
            let (text, run) = (runs[index], runs[index + 1])
            guard ChoiceMark.mark(text, row, scene.surface) == nil,
                let mark = ChoiceMark.mark(run, row, scene.surface), mark.width == 3, run.count == mark.width
            else { return nil }
            let node = AccessibilityNode.inferred(
                mark.type, FieldLabel(scene.surface.text(text, row)).text, value: mark.isOn ? "1" : "0",
                frame: CellRect(text.lowerBound..<run.upperBound, row))
            choices.append(Choice(node: node, isSure: isSure(run, mark, row, scene), isDot: false))
        }
        return choices
    }

    /// True if one of the texts behind a choice is a label, has a bracket as a field or a button has, or stands behind a bar.
    private static func hasControl(_ runs: some Sequence<Range<Int>>, _ row: Int, _ scene: Scene) -> Bool {
        runs.contains { run in
            scene.surface.scalar(run.upperBound - 1, row) == 0x3A
                || run.contains { [0x5B, 0x3C, 0x7C].contains(scene.surface.scalar($0, row)) }
        }
    }

    /// The parts of a run that begins with a mark: another mark of its kind, between blanks, begins another choice.
    private static func parts(of run: Range<Int>, _ first: ChoiceMark, _ row: Int, _ scene: Scene) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = run.lowerBound
        for column in run.dropFirst(first.width) where scene.surface.isBlank(column - 1, row) {
            guard let mark = ChoiceMark.mark(column..<run.upperBound, row, scene.surface), mark.type == first.type,
                mark.width == first.width
            else { continue }
            parts.append(start..<column - 1)
            start = column
        }
        return parts + [start..<run.upperBound]
    }

    /// True if a choice is more than text: the cursor is on its mark, or a part of it is drawn otherwise.
    private static func isSure(_ run: Range<Int>, _ mark: ChoiceMark, _ row: Int, _ scene: Scene) -> Bool {
        let inner = run.lowerBound + mark.width / 2
        if scene.cursor.row == row, scene.cursor.column == inner { return true }
        let first = scene.surface.number(run.lowerBound, row)
        return run.contains { scene.surface.number($0, row) != first }
    }
}
