import LunchTerminal
import LunchWire

/// Finds fields that are drawn as such: cells on a separate background, underlined cells, the inside of a box of one row, and cells
/// in brackets after a label.
///
/// The field with the cursor is judged first, and then the other fields of its form. Dialogs that have buttons and choices may have
/// fields without the cursor too.
enum FieldReader {
    private static let evidence = Evidence<FieldCandidate>(
        threshold: 5,
        facts: [
            .init("field holds the cursor", 5) { $0.hasCursor },
            .init("field begins below the focused one", 3) { $0.columns.lowerBound == $0.focused?.lowerBound },
            .init("field ends below the focused one", 2) { $0.columns.upperBound == $0.focused?.upperBound },
            .init("field is beside buttons and choices", 2) { $0.isBesideControls },
            .init("field follows a colon", 3) { $0.label.isCertain },
            .init("field is outside boxes", -3) { $0.scene.layout.regions[$0.region].isScreen },
            .init("field has no room after its text", -1) { !$0.hasCursor && !$0.hasRoom },
            .init("field is a choice", -9) { $0.isChoice },
            .init("field has a label inside", -9) { $0.beginsWithLabel },
            .init("field is a highlighted word", -9) { $0.hasCursor && $0.drawing != .box && $0.isFull },
            .init("field is a highlighted row", -9) { $0.hasCursor && $0.isRow },
            .init("field is a message", -9) { $0.drawing == .box && $0.label.text.isEmpty && $0.text != nil },
        ])

    static func find(in scene: Scene, _ findings: inout Findings) {
        let cursor = scene.cursor
        if cursor.isVisible, let region = scene.layout.region(cursor.column, cursor.row),
            !findings.isClaimed(cursor.column, cursor.row), !scene.isCovered(region)
        {
            addForm(of: region, scene, &findings)
        }
        for region in dialogs(scene, findings) where !scene.isCovered(region) {
            for var field in candidates(of: region, scene) where !field.hasCursor {
                field.isBesideControls = true
                add(field, &findings)
            }
        }
    }

    /// Adds the field that has the cursor, and those in its region that are like it.
    private static func addForm(of region: Int, _ scene: Scene, _ findings: inout Findings) {
        let row = scene.cursor.row
        // Between two fields, the cursor is in the second one.
        let own = candidates(of: region, rows: row..<row + 1, scene).reversed().filter(\.hasCursor)
        guard let focused = own.first(where: { add($0, &findings) }) else { return }
        for var field in candidates(of: region, scene) where !field.hasCursor {
            field.focused = focused.columns
            add(field, &findings)
        }
    }

    /// Adds a candidate if the facts show that it is a field.
    @discardableResult
    private static func add(_ field: FieldCandidate, _ findings: inout Findings) -> Bool {
        let (scene, cursor) = (field.scene, field.scene.cursor)
        guard !findings.isClaimed(field.columns, field.row), evidence.accepts(field, in: scene) else { return false }
        let hasFocus: Bool? = cursor.isVisible ? field.hasCursor : field.hasGrown ? true : nil
        Fields.add(
            field.columns, field.row, label: field.label.text, to: field.region, hasFocus: hasFocus, scene, &findings)
        return true
    }

    /// The boxes that have buttons and choices, or are in a region that has some.
    private static func dialogs(_ scene: Scene, _ findings: Findings) -> [Int] {
        var buttons: Set<Int> = []
        for element in findings.elements where element.node.attributes.type == .button {
            buttons.insert(element.region)
        }
        guard !buttons.isEmpty else { return [] }
        var choices: Set<Int> = []
        for line in scene.layout.lines
        where scene.runs(of: line).contains(where: { ChoiceMark.mark($0, line.row, scene.surface) != nil }) {
            choices.insert(line.region)
        }
        return scene.layout.regions.indices.dropFirst().filter { region in
            let homes = [region, scene.layout.regions[region].parent]
            return homes.contains(where: buttons.contains) && homes.contains(where: choices.contains)
        }
    }

    // MARK: - Candidates

    /// The fewest cells of a field, and of one in brackets or in a box.
    private static let (shortest, shortestInside) = (3, 5)

    /// The cells of a region that are drawn as fields may be, in some rows of it or in all.
    private static func candidates(of region: Int, rows: Range<Int>? = nil, _ scene: Scene) -> [FieldCandidate] {
        let inside = scene.layout.regions[region].inside
        let (left, right) = (inside.origin.column, inside.origin.column + inside.size.columns)
        let base = scene.background(of: region)
        var found: [FieldCandidate] = []
        for row in rows ?? inside.origin.row..<inside.origin.row + inside.size.rows {
            guard scene.work.spend(inside.size.columns) else { return [] }
            var column = left
            while column < right {
                let span = scene.layout.span(around: column, row)
                column = max(column + 1, span.upperBound)
                guard !span.isEmpty, scene.layout.region(span.lowerBound, row) == region else { continue }
                let stretches = stretches(in: span, row, base, scene.surface)
                // The search for a label visits the texts of the row.
                scene.work.spend(stretches.count * stretches.count / 8)
                var start = span.lowerBound
                for (columns, drawing) in stretches {
                    let label = FieldLabel.text(of: columns, row, start..<span.upperBound, region, scene)
                    found.append(FieldCandidate(scene, region, columns, row, drawing, label))
                    start = columns.upperBound
                }
                if stretches.isEmpty, inside.size.rows == 1, span.count >= shortestInside,
                    let label = label(ofBox: region, span, row, scene)
                {
                    found.append(FieldCandidate(scene, region, span, row, .box, label))
                }
            }
        }
        return found
    }

    /// The stretches of a row with another background than the region, with underlines, or in brackets after a colon.
    private static func stretches(
        in span: Range<Int>, _ row: Int, _ base: Look.Ink, _ surface: Surface
    ) -> [(Range<Int>, FieldCandidate.Drawing)] {
        var found: [(Range<Int>, FieldCandidate.Drawing)] = []
        var column = span.lowerBound
        while column < span.upperBound {
            let rest = column..<span.upperBound
            let drawing = FieldCandidate.Drawing(surface.look(column, row), base)
            let columns =
                drawing == .brackets
                ? bracketed(rest, row, surface)
                : surface.stretch(around: column, row, in: rest) { FieldCandidate.Drawing($0, base) == drawing }
            let least = drawing == .brackets ? shortestInside : shortest
            if columns.count >= least, columns != span { found.append((columns, drawing)) }
            column = max(column + 1, columns.upperBound)
        }
        return found
    }

    /// The cells in brackets if a bracket opens in the first of some cells, after a colon and at most one blank.
    private static func bracketed(_ cells: Range<Int>, _ row: Int, _ surface: Surface) -> Range<Int> {
        let open = cells.lowerBound
        let colon = surface.isBlank(open - 1, row) ? open - 2 : open - 1
        guard surface.scalar(open, row) == 0x5B, surface.scalar(colon, row) == 0x3A,
            let close = cells.dropFirst().first(where: { [0x5B, 0x5D].contains(surface.scalar($0, row)) }),
            surface.scalar(close, row) == 0x5D
        else { return open..<open }
        return open + 1..<close
    }

    /// The title of a box, or the text before it; nil for the screen.
    private static func label(ofBox region: Int, _ columns: Range<Int>, _ row: Int, _ scene: Scene) -> FieldLabel? {
        guard let box = scene.layout.regions[region].box else { return nil }
        let title = BoxTitle(surface: scene.surface, box: box).text
        if !title.isEmpty { return FieldLabel(title) }
        let outside = scene.layout.span(around: columns.lowerBound - 2, row)
        return FieldLabel.text(of: columns, row - 1, outside, scene.layout.regions[region].parent, scene)
    }
}

/// Cells that may be a field.
struct FieldCandidate {
    /// The look that sets the cells of a field apart from others.
    enum Drawing: Equatable {
        case background(Look.Ink)
        case underline
        case brackets
        case box

        /// The drawing of a cell; brackets if its look is plain.
        init(_ look: Look, _ base: Look.Ink) {
            self = look.background != base ? .background(look.background) : look.isUnderlined ? .underline : .brackets
        }
    }

    let scene: Scene
    let region: Int
    let columns: Range<Int>
    let row: Int
    let drawing: Drawing
    let label: FieldLabel
    /// The columns of the field that has the cursor.
    var focused: Range<Int>?
    /// True if buttons and choices are in the same dialog.
    var isBesideControls = false

    init(
        _ scene: Scene, _ region: Int, _ columns: Range<Int>, _ row: Int, _ drawing: Drawing, _ label: FieldLabel
    ) {
        (self.scene, self.region, self.columns, self.row) = (scene, region, columns, row)
        (self.drawing, self.label) = (drawing, label)
    }

    /// The cells of its text; nil if there is none.
    var text: Range<Int>? {
        scene.surface.trimmed(columns.lowerBound..<Fields.textEnd(columns, row, scene.surface), row)
    }

    /// True if its text ends in its last cell.
    var isFull: Bool { text?.upperBound == columns.upperBound }

    /// True if the cursor is in the cells, or right after them.
    var hasCursor: Bool {
        scene.cursor.isVisible && scene.cursor.row == row
            && (columns.lowerBound...columns.upperBound).contains(scene.cursor.column)
    }

    /// True if the text begins at the left and leaves room.
    ///
    /// The text of a gauge is in the middle. A stretch without text may be a sample of a color.
    var hasRoom: Bool {
        guard let text else { return drawing == .brackets || focused != nil }
        return text.lowerBound == columns.lowerBound && text.upperBound + 2 <= columns.upperBound
    }

    /// True if the last input has added something to its text.
    var hasGrown: Bool {
        guard let past = scene.past, past.contains(row), let text,
            let start = text.first(where: { past.scalar($0, row) != scene.surface.scalar($0, row) })
        else { return false }
        return (start..<columns.upperBound).allSatisfy { past.scalar($0, row) == 0x20 }
    }

    /// True if its text begins with the mark of a choice.
    var isChoice: Bool { text.flatMap { ChoiceMark.mark($0, row, scene.surface) } != nil }

    /// True if its text begins with a word and a colon.
    var beginsWithLabel: Bool {
        let surface = scene.surface
        guard let text, let end = text.first(where: { !Character(surface.scalar($0, row)).isLetter }) else {
            return false
        }
        return end > text.lowerBound && surface.scalar(end, row) == 0x3A && surface.isBlank(end + 1, row)
    }

    /// True if the cursor is far from its text, or in it between two rows that begin in the same column, as in a list.
    var isRow: Bool {
        let (surface, start) = (scene.surface, columns.lowerBound)
        let end = text?.upperBound ?? start
        let base = scene.background(of: region)
        return scene.cursor.column > end + 1
            || scene.cursor.column < end
                && [row - 1, row + 1].allSatisfy { other in
                    !surface.isGap(start, other) && surface.isBlank(start - 1, other)
                        && surface.background(start, other) == base
                }
    }
}

/// The fields of a screen and their texts.
enum Fields {
    /// Adds a field.
    static func add(
        _ columns: Range<Int>, _ row: Int, label: String, to region: Int, hasFocus: Bool?, _ scene: Scene,
        _ findings: inout Findings
    ) {
        let node = AccessibilityNode.inferred(
            .textField, label, value: value(columns, row, scene.surface), frame: CellRect(columns, row),
            hasFocus: hasFocus)
        findings.add(node, to: region)
    }

    /// The text of a field, without the underscores that fill it up.
    static func value(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> String {
        surface.trimmed(columns.lowerBound..<textEnd(columns, row, surface), row).map { surface.text($0, row) } ?? ""
    }

    /// The column after the text of a field.
    static func textEnd(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Int {
        var end = columns.upperBound
        while end > columns.lowerBound, surface.scalar(end - 1, row) == 0x5F { end -= 1 }
        if columns.upperBound - end < 2 { end = columns.upperBound }
        return surface.trimmed(columns.lowerBound..<end, row)?.upperBound ?? columns.lowerBound
    }
}
