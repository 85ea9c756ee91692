import LunchTerminal
import LunchWire

/// Finds buttons: rows of nothing but texts in brackets, such as `[ OK ]  [ Cancel ]`.
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
            .init("button: alone, and not in the last row of a box", -10) {
                $0.buttons.count == 1 && !($0.isBox && $0.isLast)
            },
            .init("button: alone, and one of a column", -10) { $0.isInColumn },
            .init("button: brackets of several kinds", -10) { $0.haveSeveralKinds },
        ])

    /// Adds the buttons of all lines.
    static func find(in scene: Scene, _ findings: inout Findings) {
        for line in scene.layout.lines {
            let row = Row(line, scene)
            if !row.buttons.isEmpty, evidence.accepts(row, in: scene) { row.add(to: &findings) }
        }
    }

    /// A text in brackets: `<text>`, `[text]` or `[<text>]`.
    struct Button {
        var columns: Range<Int>
        var label: Range<Int>
        /// True if there are blanks between the brackets and the text.
        var isPadded: Bool
        /// True if its outer brackets are `<>`.
        var isAngle: Bool

        /// The closing brackets of the opening ones.
        private static let pairs: [UInt32: UInt32] = [0x3C: 0x3E, 0x5B: 0x5D]
        private static let brackets: Set<UInt32> = [0x3C, 0x3E, 0x5B, 0x5D]

        /// Nil if no button begins in a cell of a line.
        init?(at start: Int, _ line: Line, _ surface: Surface) {
            let (row, limit) = (line.row, min(line.columns.upperBound, start + 40))
            var (left, closing): (Int, [UInt32]) = (start, [])
            while left < limit, let pair = Self.pairs[surface.scalar(left, row)] {
                closing.insert(pair, at: 0)
                left += 1
            }
            guard !closing.isEmpty else { return nil }
            let right = (left..<limit).first { Self.brackets.contains(surface.scalar($0, row)) } ?? limit
            let end = right + closing.count
            guard end <= line.columns.upperBound,
                closing.indices.allSatisfy({ surface.scalar(right + $0, row) == closing[$0] }),
                end == line.columns.upperBound || surface.isBlank(end, row),
                let text = surface.trimmed(left..<right, row), text.count >= 2,
                text.contains(where: { Character(surface.scalar($0, row)).isLetter })
            else { return nil }
            (columns, label) = (start..<end, text)
            isPadded = text.lowerBound > left && text.upperBound < right
            isAngle = surface.scalar(start, row) == 0x3C
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

        /// True if a text in the same brackets is right above the only button.
        var isInColumn: Bool {
            let ends = buttons.flatMap { [$0.columns.lowerBound, $0.columns.upperBound - 1] }
            return buttons.count == 1
                && ends.allSatisfy { scene.surface.scalar($0, line.row) == scene.surface.scalar($0, line.row - 1) }
        }

        /// True if the brackets differ: a text names keys in that way. The buttons of one program have brackets of one kind.
        var haveSeveralKinds: Bool { Set(buttons.map(\.isAngle)).count > 1 && lit.isEmpty }

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
            let looks = buttons.map { scene.surface.look($0.label.lowerBound + $0.label.count / 2, line.row) }
            return lit.isEmpty && looks.allSatisfy { $0 == looks[0] } && !buttons.contains(where: hasCursor) ? -1 : nil
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
}
