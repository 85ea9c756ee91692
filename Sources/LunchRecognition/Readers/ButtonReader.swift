import LunchTerminal
import LunchWire

/// Finds buttons: rows of nothing but texts in brackets, as `[ OK ]  [ Cancel ]`, and boxes of one row that their words fill.
enum ButtonReader {
    /// The facts that show that a row of texts in brackets is a row of buttons.
    static let evidence = Evidence<Row>(
        threshold: 3,
        facts: [
            .init("button: in a box", 1) { $0.isBox },
            .init("button: last row of a box", 1) { $0.isBox && $0.isLast },
            .init("button: several", 1) { $0.buttons.count > 1 },
            .init("button: blanks inside the brackets", 1) { $0.buttons.allSatisfy(\.isPadded) },
            .init("button: one drawn otherwise", 2) { $0.lit.count == 1 },
            .init("button: the cursor is on one", 1) { $0.hasCursor },
            .init("button: in the middle of its row", 1) { $0.isCentered },
            .init("button: words of several lengths in one width", 1) { $0.haveOneWidth },
            .init("button: alone, and not in the last row of a box", -10) {
                $0.buttons.count == 1 && !($0.isBox && $0.isLast)
            },
            .init("button: alone, and one of a column", -10) { $0.isInColumn },
            .init("button: brackets of several kinds", -10) { $0.haveSeveralKinds },
            .init("button: a text for a key", -10) { $0.namesKey },
            .init("button: in lines written one after the other", -10) {
                !$0.isBox && !$0.scene.isFullScreen && $0.scene.cursor.isVisible
            },
        ])

    /// Adds the buttons of all lines and boxes.
    static func find(in scene: Scene, _ findings: inout Findings) {
        for line in scene.layout.lines {
            // Most lines begin with something else.
            let start = scene.layout.runs[line.runs.lowerBound].lowerBound
            guard Button.opens(scene.surface.scalar(start, line.row)),
                !findings.hasClaims(line.row) || !findings.isClaimed(line.columns, line.row)
            else { continue }
            let row = Row(line, scene)
            if !row.buttons.isEmpty, evidence.accepts(row, in: scene) { row.add(to: &findings) }
        }
        findBoxes(in: scene, &findings)
    }

    /// A text in brackets.
    struct Button {
        var columns: Range<Int>
        var label: Range<Int>
        /// True if there are blanks between the brackets and the text.
        var isPadded: Bool
        /// True if its brackets are `<>` alone.
        var isAngle: Bool

        static func opens(_ scalar: UInt32) -> Bool { scalar == 0x3C || scalar == 0x5B }

        /// Nil if no button begins in a cell of a line: `<text>`, `[text]` or `[<text>]`.
        init?(at start: Int, _ line: Line, _ surface: Surface) {
            let (first, row) = (surface.scalar(start, line.row), line.row)
            guard Self.opens(first) else { return nil }
            isAngle = first == 0x3C
            let closing: [UInt32] = isAngle ? [0x3E] : surface.scalar(start + 1, row) == 0x3C ? [0x3E, 0x5D] : [0x5D]
            let left = start + closing.count
            let limit = min(line.columns.upperBound, start + 40)
            var right = left
            while right < limit, ![0x3C, 0x3E, 0x5B, 0x5D].contains(surface.scalar(right, row)) { right += 1 }
            let end = right + closing.count
            guard end <= line.columns.upperBound,
                closing.indices.allSatisfy({ surface.scalar(right + $0, row) == closing[$0] }),
                end == line.columns.upperBound || surface.isBlank(end, row),
                let text = surface.trimmed(left..<right, row), text.count >= 2,
                text.contains(where: { Character(surface.scalar($0, row)).isLetter })
            else { return nil }
            (columns, label) = (start..<end, text)
            isPadded = text.lowerBound > left && text.upperBound < right
        }
    }

    /// The buttons of a line.
    struct Row {
        let line: Line
        let scene: Scene
        /// None if there is anything else in the line.
        private(set) var buttons: [Button] = []

        init(_ line: Line, _ scene: Scene) {
            (self.line, self.scene) = (line, scene)
            var column = line.columns.lowerBound
            let end = scene.extent(of: line).upperBound
            while column < end {
                if scene.surface.isBlank(column, line.row) {
                    column += 1
                } else if let button = Button(at: column, line, scene.surface) {
                    buttons.append(button)
                    column = button.columns.upperBound
                } else {
                    buttons = []
                    return
                }
            }
        }

        var isBox: Bool { !scene.layout.regions[line.region].isScreen }
        var isLast: Bool { scene.layout.lines[scene.layout.regions[line.region].lines.upperBound - 1].row == line.row }
        /// The buttons with another background than what is around them.
        var lit: [Int] { buttons.indices.filter { isLit(buttons[$0]) } }
        var hasCursor: Bool { buttons.contains(where: hasCursor) }

        var isCentered: Bool {
            let left = (buttons.first?.columns.lowerBound ?? 0) - line.columns.lowerBound
            let right = line.columns.upperBound - (buttons.last?.columns.upperBound ?? 0)
            return buttons.count == 1 && left >= 5 && abs(left - right) <= 3
        }

        var haveOneWidth: Bool {
            Set(buttons.map(\.label.count)).count > 1 && Set(buttons.map(\.columns.count)).count == 1
                && Set(buttons.map { scene.surface.scalar($0.columns.lowerBound, line.row) }).count == 1
        }

        /// True if a text in the same brackets is right above the only button.
        var isInColumn: Bool {
            let ends = buttons.flatMap { [$0.columns.lowerBound, $0.columns.upperBound - 1] }
            return buttons.count == 1
                && ends.allSatisfy { scene.surface.scalar($0, line.row) == scene.surface.scalar($0, line.row - 1) }
        }

        /// True if the brackets differ: a text names keys in that way. The buttons of one program have brackets of one kind.
        var haveSeveralKinds: Bool { Set(buttons.map(\.isAngle)).count > 1 && lit.isEmpty && !hasCursor }

        /// True if a text describes a key, as `<RETURN to confirm, CTRL+C to cancel>`.
        var namesKey: Bool {
            buttons.contains { button in
                let words = scene.surface.text(button.label, line.row).split(separator: " ")
                return zip(words, words.dropFirst()).contains { KeyName(String($0)) == .strong && $1 == "to" }
            }
        }

        private func isLit(_ button: Button) -> Bool {
            let isFirst = button.columns.lowerBound == line.columns.lowerBound
            let beside = isFirst ? button.columns.upperBound : button.columns.lowerBound - 1
            return scene.surface.background(button.label.lowerBound, line.row)
                != scene.surface.background(beside, line.row)
        }

        private func hasCursor(_ button: Button) -> Bool {
            scene.cursor.row == line.row && button.columns.contains(scene.cursor.column)
        }

        /// The index of the highlighted button, or -1 if there is none; nil if that is not certain.
        private var selection: Int? {
            guard buttons.count >= 2 else { return nil }
            let lit = lit
            if lit.count == 1 { return lit[0] }
            if let index = buttons.firstIndex(where: hasCursor) { return index }
            let looks = buttons.map { scene.surface.look($0.label.lowerBound + $0.label.count / 2, line.row) }
            return lit.isEmpty && looks.allSatisfy { $0 == looks[0] } ? -1 : nil
        }

        func add(to findings: inout Findings) {
            let selection = selection
            for (index, button) in buttons.enumerated() {
                findings.add(
                    .inferred(
                        .button, scene.surface.text(button.label, line.row), frame: CellRect(button.columns, line.row),
                        isSelected: selection.map { $0 == index }, hasFocus: hasCursor(button) ? true : nil),
                    to: line.region)
            }
        }
    }

    // MARK: - Boxes

    /// Adds the boxes of one row in another box that are filled by their words, between one blank at each side.
    ///
    /// A button has another such box beside it, or a separate background. A field has more room than its text.
    private static func findBoxes(in scene: Scene, _ findings: inout Findings) {
        var found: [(region: Int, label: Range<Int>)] = []
        for (index, region) in scene.layout.regions.enumerated()
        where region.inside.size.rows == 1 && region.parent != 0 {
            if let label = label(of: region, scene) { found.append((index, label)) }
        }
        // The box that was the last one in each row of each parent, from the left to the right.
        var last: [CellRect: Int] = [:]
        var certain: Set<Int> = []
        for (index, label) in found.sorted(by: { $0.label.lowerBound < $1.label.lowerBound }) {
            let region = scene.layout.regions[index]
            if hasOwnGround(region, scene) { certain.insert(index) }
            if let other = last.updateValue(index, forKey: place(of: region)),
                !isDivided(scene.layout.regions[other], from: label.lowerBound, scene.surface)
            {
                certain.formUnion([other, index])
            }
        }
        for (index, label) in found where certain.contains(index) {
            let row = scene.layout.regions[index].inside.origin.row
            guard !findings.isClaimed(label, row) else { continue }
            findings.add(
                .inferred(.button, scene.surface.text(label, row), frame: scene.layout.regions[index].inside), to: index
            )
        }
    }

    /// True if a vertical line that goes on above and below is between a box and another one: each names a pane.
    private static func isDivided(_ box: Region, from end: Int, _ surface: Surface) -> Bool {
        let row = box.inside.origin.row
        return (box.inside.origin.column..<end).contains { column in
            (row - 2...row + 2).allSatisfy { surface.isDivider(column, $0) }
        }
    }

    /// The parent and the row of a box.
    private static func place(of region: Region) -> CellRect {
        CellRect(column: region.parent, row: region.inside.origin.row, columns: 1, rows: 1)
    }

    /// The words that fill a box; nil if there are none, or the cursor is in it.
    private static func label(of region: Region, _ scene: Scene) -> Range<Int>? {
        let row = region.inside.origin.row
        let inside = region.inside.origin.column..<region.inside.origin.column + region.inside.size.columns
        guard let box = region.box, box.isWhole, (4...24).contains(inside.count), scene.work.spend(1),
            let label = scene.surface.trimmed(inside, row), label == inside.dropFirst().dropLast(),
            label.contains(where: { Character(scene.surface.scalar($0, row)).isLetter })
        else { return nil }
        let isTyped = scene.cursor.isVisible && scene.cursor.row == row && inside.contains(scene.cursor.column)
        return isTyped ? nil : label
    }

    /// True if all of a box has one background, and the cell beside it another one.
    private static func hasOwnGround(_ region: Region, _ scene: Scene) -> Bool {
        guard let box = region.box, box.columns.lowerBound > 0 else { return false }
        let row = region.inside.origin.row
        let ink = scene.surface.ink(of: box.columns.lowerBound..<box.columns.upperBound + 1, row)
        return ink != nil && ink != scene.surface.background(box.columns.lowerBound - 1, row)
    }
}
