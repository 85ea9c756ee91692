import LunchTerminal
import LunchWire

/// Finds what is framed by blocks of an eighth: a button between two lines, a field or a check box in a frame of one row, and radio
/// buttons in one of several.
enum BlockFrames {
    private static let top: UInt32 = 0x2594
    private static let bottom: UInt32 = 0x2581
    private static let left: UInt32 = 0x258A
    private static let right: UInt32 = 0x258E

    /// An element and the number of its region.
    private typealias Found = (node: AccessibilityNode, region: Int)

    static func find(in scene: Scene, _ findings: inout Findings) {
        var found: [Found] = []
        find(in: scene, &found)
        // Of several fields at most one has the focus.
        let isFocusKnown = found.contains { $0.node.attributes.hasFocus }
        for (node, region) in found {
            var node = node
            if isFocusKnown, node.attributes.type == .textField { node.attributes.unknown.remove(.hasFocus) }
            findings.add(node, to: region)
        }
    }

    private static func find(in scene: Scene, _ found: inout [Found]) {
        let surface = scene.surface
        guard surface.rows >= 3 else { return }
        for row in 0..<surface.rows - 2 where surface.mayDraw(row) {
            let all = surface.scalars
            let scalars = all.span.extracting(surface.places(ofRow: row))
            var column = 0
            while column < scalars.count {
                guard scalars[column] == top else {
                    column += 1
                    continue
                }
                let start = column
                while column < scalars.count, scalars[column] == top { column += 1 }
                guard column - start >= 4 else { continue }
                if surface.scalar(start, row + 2) == bottom {
                    add(start..<column, row, scene, &found)
                } else {
                    addRadioButtons(start..<column, below: row, scene, &found)
                }
            }
        }
    }

    private static func add(
        _ columns: Range<Int>, _ row: Int, _ scene: Scene, _ found: inout [Found]
    ) {
        let surface = scene.surface
        guard columns.allSatisfy({ surface.scalar($0, row + 2) == bottom }),
            let region = scene.layout.region(columns.lowerBound, row + 1)
        else { return }
        let isFramed = (row...row + 2).allSatisfy {
            surface.scalar(columns.lowerBound - 1, $0) == left && surface.scalar(columns.upperBound, $0) == right
        }
        let node =
            if let text = surface.trimmed(columns, row + 1) {
                isFramed ? framed(columns, text, row + 1, scene) : button(columns, text, row, scene)
            } else {
                isFramed ? emptyField(columns, row + 1, scene) : nil
            }
        if let node { found.append((node, region)) }
    }

    /// Adds radio buttons of which one row of a frame each has one, and nothing else; one of them at most is on.
    private static func addRadioButtons(
        _ columns: Range<Int>, below top: Int, _ scene: Scene,
        _ found: inout [Found]
    ) {
        let surface = scene.surface
        var nodes: [AccessibilityNode] = []
        var row = top + 1
        while row < surface.rows, surface.scalar(columns.lowerBound - 1, row) == left,
            surface.scalar(columns.upperBound, row) == right, surface.scalar(columns.lowerBound, row) != bottom
        {
            guard let text = surface.trimmed(columns, row), isMarked(text, row, surface),
                let node = choice(text, row, surface), node.attributes.type == .radioButton
            else { return }
            nodes.append(node)
            row += 1
        }
        guard nodes.count >= 2, columns.allSatisfy({ surface.scalar($0, row) == bottom }),
            nodes.count(where: { $0.attributes.value == "1" }) <= 1,
            let region = scene.layout.region(columns.lowerBound, top + 1)
        else { return }
        found += nodes.map { ($0, region) }
    }

    private static func button(_ columns: Range<Int>, _ text: Range<Int>, _ row: Int, _ scene: Scene)
        -> AccessibilityNode?
    {
        let surface = scene.surface
        // The cells beside the text are those of one block.
        let ground = surface.background(columns.lowerBound, row + 1)
        let middle = text.lowerBound - 1..<text.upperBound + 1
        let isBlock = columns.allSatisfy { middle.contains($0) || surface.background($0, row + 1) == ground }
        let isText = text.allSatisfy { !LineDrawing.draws(surface.scalar($0, row + 1)) }
        let isWord = text.contains { Character(surface.scalar($0, row + 1)).isLetter }
        // Two buttons side by side may have no gap between them.
        let isOne = text.allSatisfy { !surface.isBlank($0, row + 1) || !surface.isBlank($0 + 1, row + 1) }
        guard isBlock, isText, isWord, isOne, columns.count <= 60 else { return nil }
        let frame = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 3)
        return .inferred(.button, surface.text(text, row + 1), frame: frame)
    }

    private static func framed(_ columns: Range<Int>, _ text: Range<Int>, _ row: Int, _ scene: Scene)
        -> AccessibilityNode?
    {
        let surface = scene.surface
        if isMarked(text, row, surface) { return choice(text, row, surface) }
        // The block that stands for the cursor shows that the field has the focus.
        let cursor = scene.cursor
        guard cursor.row == row, columns.contains(cursor.column) else { return field(columns, text, row, scene) }
        let ground = surface.background(columns.lowerBound, row)
        let blocks = columns.filter { surface.background($0, row) != ground }
        if !cursor.isVisible, blocks.isEmpty { return field(columns, text, row, scene) }
        guard cursor.isVisible || blocks.count == 1 && abs(blocks[0] - cursor.column) <= 1 else { return nil }
        return .inferred(
            .textField, label(of: columns, row, surface), value: surface.text(text, row), frame: CellRect(columns, row),
            hasFocus: true)
    }

    /// A field that does not have the focus: two cells from its sides begins a style that all of it has, also where nothing stands.
    private static func field(
        _ columns: Range<Int>, _ text: Range<Int>, _ row: Int, _ scene: Scene
    ) -> AccessibilityNode? {
        let surface = scene.surface
        let inside = columns.dropFirst(2).dropLast(2)
        guard inside.count >= shortest, text.lowerBound == inside.lowerBound, text.upperBound < inside.upperBound,
            surface.hasOneStyle(inside, row) || isPlaceholder(text, inside, row, surface),
            surface.number(inside.lowerBound, row) != surface.number(columns.lowerBound, row),
            text.allSatisfy({ surface.scalar($0, row) < 0x2190 })
        else { return nil }
        return .inferred(
            .textField, label(of: columns, row, surface), value: surface.text(text, row), frame: CellRect(columns, row),
            hasFocus: scene.cursor.isVisible ? false : nil)
    }

    /// A field below its label in which nothing stands: the block of the cursor is where the text would begin, or it has the style there
    /// that a field without the focus has.
    private static func emptyField(_ columns: Range<Int>, _ row: Int, _ scene: Scene) -> AccessibilityNode? {
        let (surface, cursor) = (scene.surface, scene.cursor)
        let inside = columns.dropFirst(2).dropLast(2)
        let label = label(of: columns, row, surface)
        guard inside.count >= shortest, !label.isEmpty else { return nil }
        let ground = surface.background(columns.lowerBound, row)
        let blocks = columns.filter { surface.background($0, row) != ground }
        let hasFocus = blocks == [inside.lowerBound] && cursor.row == row && abs(blocks[0] - cursor.column) <= 1
        let isPlain =
            blocks.isEmpty && surface.hasOneStyle(inside, row)
            && surface.number(inside.lowerBound, row) != surface.number(columns.lowerBound, row)
            && !(cursor.row == row && columns.contains(cursor.column))
        guard hasFocus || isPlain else { return nil }
        return .inferred(
            .textField, label, value: "", frame: CellRect(columns, row),
            hasFocus: hasFocus ? true : cursor.isVisible ? false : nil)
    }

    /// The text right above a field's frame that begins where the frame does, alone in its row, and is no end of a longer text.
    private static func label(of columns: Range<Int>, _ row: Int, _ surface: Surface) -> String {
        let (start, above) = (columns.lowerBound - 1, row - 2)
        guard above >= 0, let text = surface.trimmed(start..<columns.upperBound + 1, above), text.lowerBound == start,
            start == 0 || surface.isBlank(start - 1, above),
            text.allSatisfy({ !LineDrawing.draws(surface.scalar($0, above)) && !isGap($0, above, surface) }),
            above == 0
                || (start..<columns.upperBound + 1).allSatisfy({
                    surface.isBlank($0, above - 1) || LineDrawing.draws(surface.scalar($0, above - 1))
                })
        else { return "" }
        return FieldLabel(surface.text(text, above)).text
    }

    private static func isGap(_ column: Int, _ row: Int, _ surface: Surface) -> Bool {
        surface.isBlank(column, row) && surface.isBlank(column + 1, row)
    }

    /// True if a grey text stands in for one that nobody has typed yet: the cells behind it have a style of their own.
    private static func isPlaceholder(_ text: Range<Int>, _ inside: Range<Int>, _ row: Int, _ surface: Surface) -> Bool
    {
        let rest = text.upperBound..<inside.upperBound
        let look = surface.look(text.lowerBound, row)
        return look.isGrey && surface.hasOneStyle(text, row) && surface.hasOneStyle(rest, row)
            && look.background == surface.background(rest.lowerBound, row)
            && surface.number(rest.lowerBound, row) != surface.number(inside.lowerBound - 1, row)
    }

    /// The fewest cells of a field without the focus.
    private static let shortest = 8

    /// True if a text begins with a sign between two half blocks, the mark of a choice.
    private static func isMarked(_ text: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        text.count > 4 && surface.scalar(text.lowerBound, row) == 0x2590
            && surface.scalar(text.lowerBound + 2, row) == 0x258C
    }

    /// A check box, or a radio button if its mark is a dot, whose mark is drawn also while it is off, hardly brighter than what is
    /// behind it.
    private static func choice(_ text: Range<Int>, _ row: Int, _ surface: Surface) -> AccessibilityNode? {
        guard let label = surface.trimmed(text.lowerBound + 3..<text.upperBound, row) else { return nil }
        let mark = surface.look(text.lowerBound + 1, row)
        guard let front = mark.foreground.luminance, let back = mark.background.luminance else { return nil }
        let contrast = abs(front - back)
        guard contrast < 50 || contrast > 80 else { return nil }
        let isDot = surface.scalar(text.lowerBound + 1, row) == 0x25CF
        return .inferred(
            isDot ? .radioButton : .checkBox, surface.text(label, row), value: contrast > 80 ? "1" : "0",
            frame: CellRect(text, row))
    }
}

extension Look.Ink {
    /// The brightness of a direct colour, from 0 to 255; nil for others, which a palette decides.
    fileprivate var luminance: Int? {
        guard code >> 24 == 1 else { return nil }
        let red = Int(code >> 16 & 0xFF)
        let green = Int(code >> 8 & 0xFF)
        let blue = Int(code & 0xFF)
        return (red * 299 + green * 587 + blue * 114) / 1000
    }
}
