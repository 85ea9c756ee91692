import LunchTerminal
import LunchWire

/// A line as a row that may belong to a list.
struct ListRow {
    var line: Line
    /// From the first run of text to the last.
    var text: Range<Int>
    /// The background behind most of the text.
    var ink: Look.Ink
    /// The share of the text that has that background, from 0 to 1.
    var share: Double
    /// The columns of the vertical lines between its parts.
    var dividers: [Int] = []
    /// True if horizontal lines stand beside the text.
    var hasRule = false
    /// True if the horizontal lines are all before the last of its texts, as those of a tree are.
    var isBranch: Bool { hasRule && lastRule < lastText }
    private var lastRule = 0
    private var lastText = 0

    /// True if it is a line of a box that is written with hyphens, with or without a text in it.
    private(set) var isSeparator = false

    var row: Int { line.row }

    init(_ line: Line, _ scene: Scene) {
        self.line = line
        text = scene.extent(of: line)
        var counts: [(ink: Look.Ink, count: Int)] = []
        var total = 0
        let surface = scene.surface
        for run in scene.runs(of: line) {
            lastText = run.lowerBound
            var column = run.lowerBound
            while column < run.upperBound {
                let number = surface.number(column, line.row)
                let start = column
                while column < run.upperBound, surface.number(column, line.row) == number { column += 1 }
                let ink = surface.looks[number].background
                total += column - start
                if let index = counts.firstIndex(where: { $0.ink == ink }) {
                    counts[index].count += column - start
                } else if counts.count < 8 {
                    counts.append((ink, column - start))
                }
            }
        }
        let most = counts.max { $0.count < $1.count }
        ink = most?.ink ?? .defaultBackground
        share = total > 0 ? Double(most?.count ?? 0) / Double(total) : 0
        findLines(surface)
        isSeparator = !scene.layout.regions[line.region].isScreen && isHyphens(surface)
    }

    /// True if it is a hyphen or two in a box, behind which the cells are drawn as those of no other row: a line that was cut short.
    func isShortSeparator(among rows: [ListRow], _ scene: Scene) -> Bool {
        guard text.count <= 2, line.region != 0, text.upperBound < line.columns.upperBound,
            text.allSatisfy({ scene.surface.scalar($0, row) == UInt32(UInt8(ascii: "-")) })
        else { return false }
        let look = lookOfEnd(scene)
        return look != scene.surface.look(text.lowerBound, row)
            && rows.allSatisfy { $0.row == row || $0.lookOfEnd(scene) != look }
    }

    /// The style of the last cell of its line.
    private func lookOfEnd(_ scene: Scene) -> Look { scene.surface.look(line.columns.upperBound - 1, row) }

    private func isHyphens(_ surface: Surface) -> Bool {
        func isHyphen(_ column: Int) -> Bool { surface.scalar(column, row) == UInt32(UInt8(ascii: "-")) }
        return text.count >= 3 && text.allSatisfy(isHyphen)
            || text.count >= 8 && text.prefix(2).allSatisfy(isHyphen) && text.suffix(2).allSatisfy(isHyphen)
    }

    /// True if hyphens stand from edge to edge, with a title between them: `--- /home ------`.
    func isTitledRule(_ surface: Surface) -> Bool {
        guard text == line.columns, text.count >= 16 else { return false }
        return [text.prefix(3), text.suffix(8)].allSatisfy {
            $0.allSatisfy { surface.scalar($0, row) == UInt32(UInt8(ascii: "-")) }
        }
    }

    private mutating func findLines(_ surface: Surface) {
        guard surface.mayDraw(row) else { return }
        let all = surface.scalars
        let scalars = all.span.extracting(surface.places(ofRow: row))
        // A line at the right edge is a scroll bar.
        for column in line.columns.clamped(to: 0..<max(0, min(scalars.count, surface.columns - 2))) {
            let scalar = scalars[column]
            guard scalar &- 0x2500 < 0x80 else { continue }
            let lines = LineDrawing(scalar)
            if lines.contains(.vertical) {
                dividers.append(column)
            } else if lines.contains(.horizontal) {
                hasRule = true
                lastRule = column
            }
        }
    }

    /// The cells with the row's background around its text.
    func bar(_ scene: Scene) -> Range<Int> {
        var bar = scene.surface.stretch(around: text.lowerBound, row, in: line.columns) { $0.background == ink }
        // A text that was searched for lies over it.
        while bar.upperBound < text.upperBound,
            let next = (bar.upperBound..<line.columns.upperBound).first(where: {
                scene.surface.background($0, row) == ink
            })
        {
            let rest = scene.surface.stretch(around: next, row, in: line.columns) { $0.background == ink }
            bar = bar.lowerBound..<rest.upperBound
        }
        return bar
    }

    /// True if the text is underlined from its first cell to its last, as that of a heading may be.
    func isUnderlined(_ scene: Scene) -> Bool { text.allSatisfy { scene.surface.look($0, row).isUnderlined } }

    /// True if the text begins where that of another row does, but for a sign in the column before it, as menus mark some items.
    func isMarked(before other: ListRow, _ surface: Surface) -> Bool {
        guard line.columns == other.line.columns, text.lowerBound + 1 == other.text.lowerBound else { return false }
        let sign = Character(surface.scalar(text.lowerBound, row))
        return !sign.isLetter && !sign.isNumber && !surface.isBlank(other.text.lowerBound, row)
    }

    /// True if the row begins with the mark of a choice, and what is behind it begins where the text of another row does.
    func isChoice(before other: ListRow, _ surface: Surface) -> Bool {
        guard line.columns == other.line.columns, let mark = ChoiceMark.mark(text, row, surface) else { return false }
        return surface.trimmed(text.dropFirst(mark.width), row)?.lowerBound == other.text.lowerBound
    }

    /// True if the texts of two rows begin in the same column, or lines divide them in the same way.
    func isAligned(with other: ListRow) -> Bool {
        guard line.columns == other.line.columns, dividers == other.dividers else { return false }
        return text.lowerBound == other.text.lowerBound || !dividers.isEmpty
    }

    /// True if three blank cells or more of the ground stand between the first text of the row and its highlight, as before a count at
    /// the right side.
    func isLitBehindGap(on ground: Look.Ink, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let lit = text.first(where: { surface.background($0, row) == ink }), lit >= 3, text.contains(lit - 3)
        else { return false }
        return (lit - 3..<lit).allSatisfy { surface.isBlank($0, row) && surface.background($0, row) == ground }
    }
}
