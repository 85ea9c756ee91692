import LunchTerminal
import LunchWire

/// Finds buttons: texts in brackets that have a row of a box for themselves, or that stand in a row of their like.
enum Buttons {
    private struct Button {
        var columns: Range<Int>
        var label: Range<Int>
        /// True if there are blanks between the brackets and the text.
        var isPadded: Bool
        /// True if its brackets are `<>` alone.
        var isAngle: Bool
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        let lines = scene.layout.lines
        for line in lines {
            // Most lines begin with something else.
            let start = scene.layout.runs[line.runs.lowerBound].lowerBound
            guard Brackets.open(scene.surface.scalar(start, line.row)) else { continue }
            guard !findings.hasClaims(line.row) || !findings.isClaimed(line.columns, line.row) else { continue }
            let buttons = buttons(in: line, scene)
            guard !buttons.isEmpty else { continue }
            let last = lines[scene.layout.regions[line.region].lines.upperBound - 1]
            guard areCertain(buttons, line, isLast: line.row == last.row, scene) else { continue }
            add(buttons, line, scene, &findings)
        }
    }

    private static func areCertain(_ buttons: [Button], _ line: Line, isLast: Bool, _ scene: Scene) -> Bool {
        let isBox = !scene.layout.regions[line.region].isScreen
        let lit = buttons.filter { isLit($0, line, scene) }
        if buttons.count == 1 {
            return isBox && isLast && !namesKeys(buttons[0], line.row, scene.surface)
                && (buttons[0].isPadded || !lit.isEmpty || hasCursor(buttons[0], line, scene)
                    || isCentred(buttons[0], line))
        }
        // Those of one program have brackets of one kind; a text names others.
        if Set(buttons.map(\.isAngle)).count > 1, lit.isEmpty,
            !buttons.contains(where: { hasCursor($0, line, scene) })
        {
            return false
        }
        let isSure = buttons.allSatisfy(\.isPadded) || lit.count == 1 || buttons.contains { hasCursor($0, line, scene) }
        if isBox { return isSure || isLast }
        guard scene.isFullScreen || !scene.cursor.isVisible else { return false }
        return lit.count == 1 || areOfOneWidth(buttons, line, scene)
    }

    /// True if a text says what a key is for, as `<RETURN to confirm, CTRL+C to cancel>`, and so is no button.
    private static func namesKeys(_ button: Button, _ row: Int, _ surface: Surface) -> Bool {
        let words = surface.text(button.label, row).split(separator: " ")
        return zip(words, words.dropFirst()).contains { KeyName(String($0)) == .strong && $1 == "to" }
    }

    /// True if a button stands in the middle of its row.
    private static func isCentred(_ button: Button, _ line: Line) -> Bool {
        let left = button.columns.lowerBound - line.columns.lowerBound
        let right = line.columns.upperBound - button.columns.upperBound
        return left >= 5 && abs(left - right) <= 3
    }

    /// True if words of several lengths are filled up with blanks, so that all buttons have the same width and the same brackets.
    private static func areOfOneWidth(_ buttons: [Button], _ line: Line, _ scene: Scene) -> Bool {
        guard let first = buttons.first, Set(buttons.map(\.label.count)).count > 1 else { return false }
        let surface = scene.surface
        return buttons.allSatisfy { button in
            button.isPadded && button.columns.count == first.columns.count
                && surface.scalar(button.columns.lowerBound, line.row)
                    == surface.scalar(first.columns.lowerBound, line.row)
        }
    }

    private static func add(_ buttons: [Button], _ line: Line, _ scene: Scene, _ findings: inout Findings) {
        let selection = selection(among: buttons, line, scene)
        for (index, button) in buttons.enumerated() {
            findings.add(
                .inferred(
                    .button, scene.surface.text(button.label, line.row), frame: CellRect(button.columns, line.row),
                    isSelected: selection.map { $0 == index }, hasFocus: hasCursor(button, line, scene) ? true : nil),
                to: line.region)
        }
    }

    /// The index of the highlighted button, or -1 if there is none; nil if that is not certain.
    private static func selection(among buttons: [Button], _ line: Line, _ scene: Scene) -> Int? {
        guard buttons.count >= 2 else { return nil }
        let lit = buttons.indices.filter { isLit(buttons[$0], line, scene) }
        if lit.count == 1 { return lit[0] }
        if let index = buttons.indices.first(where: { hasCursor(buttons[$0], line, scene) }) { return index }
        guard lit.isEmpty else { return nil }
        let looks = buttons.map { scene.surface.look($0.label.lowerBound + $0.label.count / 2, line.row) }
        return looks.allSatisfy { $0 == looks[0] } ? -1 : nil
    }

    /// True if a button has another background than what is around it.
    private static func isLit(_ button: Button, _ line: Line, _ scene: Scene) -> Bool {
        let beside =
            button.columns.lowerBound > line.columns.lowerBound
            ? button.columns.lowerBound - 1 : button.columns.upperBound
        return scene.surface.background(button.label.lowerBound, line.row) != scene.surface.background(beside, line.row)
    }

    private static func hasCursor(_ button: Button, _ line: Line, _ scene: Scene) -> Bool {
        scene.cursor.row == line.row && button.columns.contains(scene.cursor.column)
    }

    // MARK: - Brackets

    private static let longest = 40

    /// The buttons of a line; none if there is anything else in it.
    private static func buttons(in line: Line, _ scene: Scene) -> [Button] {
        let surface = scene.surface
        var buttons: [Button] = []
        var column = line.columns.lowerBound
        let end = scene.extent(of: line).upperBound
        while column < end {
            if surface.isBlank(column, line.row) {
                column += 1
                continue
            }
            guard let button = button(at: column, line, surface) else { return [] }
            buttons.append(button)
            column = button.columns.upperBound
        }
        return buttons
    }

    private static func button(at start: Int, _ line: Line, _ surface: Surface) -> Button? {
        guard let brackets = Brackets(surface.scalar(start, line.row), surface.scalar(start + 1, line.row)) else {
            return nil
        }
        let limit = min(line.columns.upperBound, start + longest)
        var column = start + brackets.width
        while column < limit, !Brackets.contain(surface.scalar(column, line.row)) { column += 1 }
        let inner = start + brackets.width..<max(start + brackets.width, column)
        guard column + brackets.width <= line.columns.upperBound, brackets.close(surface, column, line.row) else {
            return nil
        }
        let end = column + brackets.width
        guard end == line.columns.upperBound || surface.isBlank(end, line.row),
            let label = surface.trimmed(inner, line.row), label.count >= 2,
            label.contains(where: { Character(surface.scalar($0, line.row)).isLetter })
        else { return nil }
        let isPadded = label.lowerBound > inner.lowerBound && label.upperBound < inner.upperBound
        return Button(columns: start..<end, label: label, isPadded: isPadded, isAngle: brackets.isAngle)
    }

    /// The brackets of a button: `<>`, `[]`, or both.
    private struct Brackets {
        static func open(_ scalar: UInt32) -> Bool { scalar == 0x3C || scalar == 0x5B }
        static func contain(_ scalar: UInt32) -> Bool { open(scalar) || scalar == 0x3E || scalar == 0x5D }

        var isAngle: Bool
        var width: Int

        init?(_ first: UInt32, _ second: UInt32) {
            guard Self.open(first) else { return nil }
            isAngle = first == 0x3C
            width = first == 0x5B && second == 0x3C ? 2 : 1
        }

        func close(_ surface: Surface, _ column: Int, _ row: Int) -> Bool {
            if width == 2 { return surface.scalar(column, row) == 0x3E && surface.scalar(column + 1, row) == 0x5D }
            return surface.scalar(column, row) == (isAngle ? 0x3E : 0x5D)
        }
    }
}
