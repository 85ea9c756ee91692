import LunchTerminal
import LunchWire

/// Finds the fields of a form that the cursor is not in, beside controls that have been found: a button and a choice, or the field at
/// the cursor.
///
/// Information in a window looks like this as well, as `Size: 12`. A field has a label with a colon, what it holds begins at its left
/// and has room behind it, and its cells are drawn as such: on a background of their own, between brackets, or in a box of one row.
enum SideFields {
    /// The fewest cells of a field.
    private static let shortest = 5

    static func find(in scene: Scene, _ findings: inout Findings) {
        for region in scene.layout.regions.indices {
            guard isBesideControls(region, scene, findings), !Lists.isCovered(region, scene) else { continue }
            for line in scene.lines(of: region) where line.row != scene.cursor.row || !scene.cursor.isVisible {
                guard scene.work.spend(line.columns.count) else { return }
                let field = onGround(line, scene) ?? inBrackets(line, scene) ?? inBox(line, scene)
                guard let (label, columns) = field, !findings.isClaimed(label.lowerBound..<columns.upperBound, line.row)
                else { continue }
                let name = FieldLabel(scene.surface.text(label, line.row)).text
                let hasFocus = hasGrown(columns, line.row, scene) ? true : scene.cursor.isVisible ? false : nil
                Fields.add(columns, line.row, label: name, to: region, hasFocus: hasFocus, scene, &findings)
            }
        }
        addLike(scene, &findings)
    }

    /// True if buttons and choices are in a box, or in the region that it lies in.
    private static func isBesideControls(_ region: Int, _ scene: Scene, _ findings: Findings) -> Bool {
        guard !scene.layout.regions[region].isScreen else { return false }
        let homes = [region, scene.layout.regions[region].parent]
        func hasOne(of types: [TUIElementType]) -> Bool {
            homes.contains { home in types.contains { findings.count(of: $0, in: home) > 0 } }
        }
        return hasOne(of: [.button]) && hasOne(of: [.checkBox, .radioButton])
    }

    private typealias Field = (label: Range<Int>, columns: Range<Int>)

    /// The label that a line of a region begins with, which ends with a colon.
    private static func label(of line: Line, _ scene: Scene) -> Range<Int>? {
        let surface = scene.surface
        let text = scene.extent(of: line)
        guard Character(surface.scalar(text.lowerBound, line.row)).isLetter,
            let colon = text.first(where: { surface.scalar($0, line.row) == 0x3A }), colon >= text.lowerBound + 2,
            (text.lowerBound..<colon).allSatisfy({
                !surface.isBlank($0, line.row) || !surface.isBlank($0 + 1, line.row)
            })
        else { return nil }
        return text.lowerBound..<colon + 1
    }

    /// The only stretch of a line that has a background of its own, right behind its label.
    private static func onGround(_ line: Line, _ scene: Scene) -> Field? {
        let surface = scene.surface
        let base = scene.background(of: line.region)
        guard let label = label(of: line, scene),
            let start = line.columns.first(where: { surface.background($0, line.row) != base }),
            start >= label.upperBound, surface.trimmed(label.upperBound..<start, line.row) == nil
        else { return nil }
        let ink = surface.background(start, line.row)
        let field = surface.stretch(around: start, line.row, in: line.columns) { $0.background == ink }
        let isOnly = (field.upperBound..<line.columns.upperBound).allSatisfy {
            surface.background($0, line.row) == base
        }
        return isOnly && hasRoom(field, line.row, surface, mayBeEmpty: false) ? (label, field) : nil
    }

    /// The cells between brackets right behind the label of a line.
    private static func inBrackets(_ line: Line, _ scene: Scene) -> Field? {
        let surface = scene.surface
        guard let label = label(of: line, scene),
            let open = surface.trimmed(label.upperBound..<line.columns.upperBound, line.row)?.lowerBound,
            surface.scalar(open, line.row) == 0x5B,
            let close = (open..<line.columns.upperBound).first(where: { surface.scalar($0, line.row) == 0x5D }),
            surface.trimmed(close + 1..<line.columns.upperBound, line.row) == nil,
            hasRoom(open + 1..<close, line.row, surface, mayBeEmpty: true)
        else { return nil }
        return (label, open + 1..<close)
    }

    /// The cells behind the label in a box of one row that lies among controls.
    private static func inBox(_ line: Line, _ scene: Scene) -> Field? {
        let region = scene.layout.regions[line.region]
        guard region.inside.size.rows == 1, let label = label(of: line, scene) else { return nil }
        let field = min(label.upperBound + 1, line.columns.upperBound)..<line.columns.upperBound
        return hasRoom(field, line.row, scene.surface, mayBeEmpty: false) ? (label, field) : nil
    }

    /// True if the text of some cells begins with a letter or a number at their left, and blanks are behind it; a gauge has neither.
    private static func hasRoom(_ columns: Range<Int>, _ row: Int, _ surface: Surface, mayBeEmpty: Bool) -> Bool {
        guard columns.count >= shortest else { return false }
        guard let text = surface.trimmed(columns, row) else { return mayBeEmpty }
        let first = Character(surface.scalar(text.lowerBound, row))
        return text.lowerBound == columns.lowerBound && text.upperBound + 2 <= columns.upperBound
            && (first.isLetter || first.isNumber || "/~.*".contains(first))
            && text.allSatisfy { surface.scalar($0, row) != 0x25 && !LineDrawing.draws(surface.scalar($0, row)) }
    }

    /// True if the last input has written more at the end of the text of a field.
    private static func hasGrown(_ columns: Range<Int>, _ row: Int, _ scene: Scene) -> Bool {
        guard let past = scene.past, past.contains(row), let text = scene.surface.trimmed(columns, row) else {
            return false
        }
        let end = text.first { past.scalar($0, row) != scene.surface.scalar($0, row) }
        return end.map { start in (start..<columns.upperBound).allSatisfy { past.scalar($0, row) == 0x20 } } ?? false
    }

    /// Adds fields of the screen that are drawn as the field at the cursor is: underlined in the same columns, behind a label.
    private static func addLike(_ scene: Scene, _ findings: inout Findings) {
        let (surface, cursor) = (scene.surface, scene.cursor)
        let own = findings.elements.first { element in
            element.region == 0 && element.node.attributes.type == .textField && element.node.attributes.hasFocus
                && element.node.attributes.frame.origin.row == cursor.row
        }
        guard let own else { return }
        let columns =
            own.node.attributes.frame.origin.column..<own.node.attributes.frame.origin.column
            + own.node.attributes.frame.size.columns
        func isUnderlined(_ row: Int) -> Bool {
            columns.allSatisfy { surface.look($0, row).isUnderlined }
                && ![columns.lowerBound - 1, columns.upperBound].contains { surface.look($0, row).isUnderlined }
        }
        guard isUnderlined(cursor.row) else { return }
        for row in 0..<surface.rows where row != cursor.row && isUnderlined(row) && !findings.isClaimed(columns, row) {
            let label = FieldLabel.text(of: columns, row, 0..<surface.columns, 0, scene, reach: 0)
            guard label.isCertain else { continue }
            Fields.add(columns, row, label: label.text, to: 0, hasFocus: false, scene, &findings)
        }
    }
}
