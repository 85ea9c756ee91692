import LunchTerminal
import LunchWire

/// Finds the field at the cursor: cells in a style of their own, a box of one row, or what stands behind a prompt.
enum Fields {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let cursor = scene.cursor
        guard cursor.isVisible, let region = scene.layout.region(cursor.column, cursor.row),
            !findings.isClaimed(cursor.column, cursor.row), !Lists.isCovered(region, scene)
        else { return }
        let span = scene.layout.span(around: cursor.column, cursor.row)
        if addBox(region, scene, &findings) { return }
        if let stretch = stretch(span, region, scene) {
            let label = FieldLabel.text(of: stretch, cursor.row, span, region, scene)
            if !scene.layout.regions[region].isScreen || label.isCertain {
                add(stretch, cursor.row, label: label.text, to: region, hasFocus: true, scene, &findings)
                addSiblings(of: stretch, region, scene, &findings)
                return
            }
        }
        if addUnderscored(span, region, scene, &findings) || addDotted(span, region, scene, &findings)
            || addRuled(span, region, scene, &findings)
        {
            return
        }
        if addDrawn(span, region, scene, &findings) { return }
        addPrompt(span, region, scene, &findings)
    }

    /// Adds the field of a box in which a program draws the cursor right behind what was typed, behind a label with a colon.
    private static func addDrawn(_ span: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings) -> Bool
    {
        let cursor = scene.cursor
        guard scene.isCursorDrawn, !scene.layout.regions[region].isScreen,
            let line = scene.line(cursor.row, of: region, around: cursor.column),
            let label = scene.runs(of: line).first, cursor.column > label.upperBound,
            scene.surface.trimmed(cursor.column..<span.upperBound, cursor.row) == nil
        else { return false }
        let name = FieldLabel(scene.surface.text(label, cursor.row))
        let text = scene.surface.trimmed(label.upperBound..<cursor.column, cursor.row)
        guard name.isCertain, text.map({ $0.upperBound == cursor.column }) ?? true else { return false }
        let start = text?.lowerBound ?? cursor.column
        add(start..<span.upperBound, cursor.row, label: name.text, to: region, hasFocus: true, scene, &findings)
        return true
    }

    /// Adds the field at the cursor if it is filled up with underscores and drawn in a style of its own, and those like it.
    private static func addUnderscored(_ span: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings)
        -> Bool
    {
        let surface = scene.surface
        let cursor = scene.cursor
        func isField(_ columns: Range<Int>, _ row: Int) -> Bool {
            columns.count >= 3
                && (columns.upperBound - 2..<columns.upperBound).allSatisfy { surface.scalar($0, row) == 0x5F }
                && !surface.isBlank(columns.lowerBound, row) && surface.isBlank(columns.upperBound, row)
                && FieldLabel.text(of: columns, row, span, region, scene, reach: 0).isCertain
        }
        for column in [cursor.column, cursor.column - 1] where span.contains(column) {
            let look = surface.look(column, cursor.row)
            let columns = surface.stretch(around: column, cursor.row, in: span) { $0 == look }
            guard columns != span, isField(columns, cursor.row) else { continue }
            let inside = scene.layout.regions[region].inside
            for row in inside.origin.row..<inside.origin.row + inside.size.rows
            where row == cursor.row || isField(columns, row) {
                let label = FieldLabel.text(of: columns, row, span, region, scene, reach: 0)
                add(columns, row, label: label.text, to: region, hasFocus: row == cursor.row, scene, &findings)
            }
            return true
        }
        return false
    }

    /// Adds the field at the cursor in a box if dots fill it up from the cursor to the edge, behind a label that is drawn otherwise.
    private static func addDotted(_ span: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings) -> Bool
    {
        let surface = scene.surface
        let cursor = scene.cursor
        let dots = cursor.column..<span.upperBound
        guard !scene.layout.regions[region].isScreen, dots.count >= 4, cursor.column > span.lowerBound,
            dots.allSatisfy({ surface.scalar($0, cursor.row) == 0x2E }), surface.hasOneStyle(dots, cursor.row)
        else { return false }
        let look = surface.look(cursor.column, cursor.row)
        let field = surface.stretch(around: cursor.column, cursor.row, in: span) { $0 == look }
        let label = FieldLabel.text(of: field, cursor.row, span, region, scene, reach: 0)
        guard field.lowerBound > span.lowerBound, label.isCertain else { return false }
        let value = surface.trimmed(field.lowerBound..<cursor.column, cursor.row)
        let node = AccessibilityNode.inferred(
            .textField, label.text, value: value.map { surface.text($0, cursor.row) } ?? "",
            frame: CellRect(field, cursor.row), hasFocus: true)
        findings.add(node, to: region)
        return true
    }

    /// Adds the field at the cursor in one of the last two rows of a whole screen, if it is filled up with underscores to the edge.
    private static func addRuled(_ span: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings) -> Bool
    {
        let surface = scene.surface
        let cursor = scene.cursor
        guard scene.isFullScreen, scene.layout.regions[region].isScreen, cursor.row >= surface.rows - 2,
            let row = surface.trimmed(span, cursor.row), row.upperBound >= surface.columns - 4
        else { return false }
        let rule = row.reversed().prefix { surface.scalar($0, cursor.row) == 0x5F }
        guard rule.count >= 10, let first = rule.last, row.lowerBound < cursor.column, cursor.column <= first,
            let colon = (row.lowerBound..<cursor.column).first(where: {
                surface.scalar($0, cursor.row) == 0x3A && surface.isBlank($0 + 1, cursor.row)
            }), colon + 2 <= cursor.column
        else { return false }
        let label = FieldLabel(surface.text(row.lowerBound..<colon + 1, cursor.row))
        guard label.isCertain else { return false }
        add(colon + 2..<row.upperBound, cursor.row, label: label.text, to: region, hasFocus: true, scene, &findings)
        return true
    }

    /// Finds the prompt of what filters a list, once the lists are known.
    static func findFilter(in scene: Scene, _ findings: inout Findings) {
        let cursor = scene.cursor
        guard cursor.isVisible, let region = scene.layout.region(cursor.column, cursor.row),
            !findings.isClaimed(cursor.column, cursor.row),
            findings.count(of: .table, in: region) > 0
        else { return }
        let span = scene.layout.span(around: cursor.column, cursor.row)
        addPrompt(span, region, scene, &findings)
        guard !findings.isClaimed(max(0, cursor.column - 1), cursor.row) else { return }
        addQuestion(span, region, scene, &findings)
        guard !findings.isClaimed(max(0, cursor.column - 1), cursor.row),
            let filter = FilterLabel(scene, span, region, findings)
        else { return }
        add(filter.value, cursor.row, label: filter.label, to: region, hasFocus: true, scene, &findings)
        findings.claim(CellRect(filter.cells, cursor.row))
    }

    /// Adds the field behind a question that stands apart below the list of the screen, if the last input has written more there.
    ///
    /// In an editor the list is beside the cursor if it completes words, and below the text if it names places.
    private static func addQuestion(_ span: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let row = scene.cursor.row
        guard scene.isPainted, scene.layout.regions[region].isScreen, span == 0..<surface.columns,
            TypedAnswer.hasGrown(scene, span), let text = surface.trimmed(span, row),
            surface.trimmed(span, row + 1) == nil, surface.hasOneStyle(text, row),
            let colon = text.first(where: {
                [0x3A, 0x3F].contains(surface.scalar($0, row)) && surface.isBlank($0 + 1, row)
            }),
            colon + 2 < text.upperBound, !surface.isBlank(colon + 2, row), colon > text.lowerBound + 2,
            surface.isGap(text.lowerBound, row - 1),
            let past = scene.past, past.scalar(colon, row) == surface.scalar(colon, row)
        else { return }
        let tables = findings.elements.filter { $0.region == region && $0.node.attributes.type == .table }
        let isApart = tables.allSatisfy { table in
            let frame = table.node.attributes.frame
            let end = frame.origin.row + frame.size.rows
            return 2 * frame.size.columns >= surface.columns && row > end + 2
        }
        guard isApart, !tables.isEmpty else { return }
        let label = FieldLabel(surface.text(text.lowerBound..<colon + 1, row)).text
        add(colon + 2..<span.upperBound, row, label: label, to: region, hasFocus: true, scene, &findings)
    }

    private static func addPrompt(_ span: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings) {
        let cursor = scene.cursor
        guard !ShownScreen.isAround(span, region, scene), !Markers.isAnsweredInBox(span, scene) else { return }
        if let prompt = Prompt(scene, span, region, findings) {
            let hasFocus = focus(of: region, scene, findings)
            let value = typed(prompt.value, scene)
            // Nothing tells what was typed from what is suggested.
            if scene.layout.regions[region].isScreen, Suggestion.mayEnd(value, scene) { return }
            add(
                value, cursor.row, label: prompt.label, to: region, hasFocus: hasFocus, scene,
                &findings)
            findings.claim(CellRect(prompt.cells, cursor.row))
        } else if let label = TypedAnswer.questionAbove(scene, span) ?? TypedAnswer.questionInBar(scene, span) {
            add(span, cursor.row, label: label.text, to: region, hasFocus: true, scene, &findings)
            findings.claim(CellRect(label.columns, cursor.row - 1))
        } else if let choice = MenuQuestion(scene, span) {
            add(choice.value, cursor.row, label: choice.label, to: region, hasFocus: true, scene, &findings)
            findings.claim(CellRect(choice.cells, cursor.row))
        } else if scene.layout.regions[region].isScreen, TypedAnswer.isLine(scene, span) {
            add(span, cursor.row, label: "", to: region, hasFocus: focus(of: region, scene, findings), scene, &findings)
        }
    }

    /// The cells of a value without a grey text behind the cursor, which a shell suggests.
    private static func typed(_ value: Range<Int>, _ scene: Scene) -> Range<Int> {
        let cursor = scene.cursor
        let surface = scene.surface
        if let end = gap(in: value, scene) { return value.lowerBound..<end }
        // Nobody types a line that goes on to the edge.
        if value.contains(cursor.column), surface.isBlank(cursor.column, cursor.row),
            hasRule(cursor.column..<value.upperBound, cursor.row, surface)
        {
            return value.lowerBound..<cursor.column + 1
        }
        guard value.contains(cursor.column),
            let rest = surface.trimmed(cursor.column..<value.upperBound, cursor.row)
        else { return value }
        // Text far behind the cursor is no part of the field: a count of matches, or a time.
        let isFar = rest.lowerBound >= cursor.column + 8 || FilterCount.isCount(rest, cursor.row, surface)
        if isFar, surface.isBlank(cursor.column, cursor.row) { return value.lowerBound..<cursor.column + 1 }
        guard cursor.column > value.lowerBound else { return value }
        // Behind two blanks something else may stand, drawn otherwise than what was typed.
        if rest.lowerBound >= cursor.column + 2,
            surface.look(rest.lowerBound, cursor.row) != surface.look(cursor.column - 1, cursor.row),
            !surface.isBlank(cursor.column - 1, cursor.row)
        {
            return value.lowerBound..<cursor.column + 1
        }
        // Nobody types behind the cursor: what stands there in a row that was empty is a suggestion as well.
        if let past = scene.past, past.contains(cursor.row),
            value.allSatisfy({ past.scalar($0, cursor.row) == 0x20 })
        {
            return value.lowerBound..<cursor.column
        }
        let look = surface.look(rest.lowerBound, cursor.row)
        let isOne = rest.allSatisfy { surface.isBlank($0, cursor.row) || surface.look($0, cursor.row) == look }
        let isOwn = (value.lowerBound..<cursor.column).allSatisfy { surface.look($0, cursor.row) != look }
        return isOne && isOwn && look.isGrey ? value.lowerBound..<cursor.column : value
    }

    /// True if a line of eight cells or more is in some columns of a row.
    private static func hasRule(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        var length = 0
        for column in columns {
            length = surface.lines(column, row) == .horizontal ? length + 1 : 0
            if length == 8 { return true }
        }
        return false
    }

    /// The column behind a text that the cursor is in, if far behind it stands another one, on another background.
    private static func gap(in value: Range<Int>, _ scene: Scene) -> Int? {
        let surface = scene.surface
        let row = scene.cursor.row
        guard let text = surface.trimmed(value, row),
            let end = text.first(where: { column in
                column + 8 <= text.upperBound && surface.trimmed(column..<column + 8, row) == nil
            }), scene.cursor.column <= end, let rest = surface.trimmed(end..<text.upperBound, row),
            surface.background(rest.lowerBound, row) != surface.background(text.lowerBound, row)
        else { return nil }
        return max(end, scene.cursor.column + 1)
    }

    /// True if the prompt at the cursor has the focus; false below an open menu, nil if something lies over the screen.
    private static func focus(of region: Int, _ scene: Scene, _ findings: Findings) -> Bool? {
        guard scene.layout.regions[region].isScreen else { return true }
        if findings.count(of: .menuBar, in: 0) > 0 { return false }
        let isCovered = scene.layout.regions.contains { $0.box.map { !$0.isWhole } ?? false }
        return isCovered || MenuBars.mayBeOpen(scene) ? nil : true
    }

    static func add(
        _ columns: Range<Int>, _ row: Int, label: String, to region: Int, hasFocus: Bool?, _ scene: Scene,
        _ findings: inout Findings
    ) {
        let node = AccessibilityNode.inferred(
            .textField, label, value: value(columns, row, scene.surface), frame: CellRect(columns, row),
            hasFocus: hasFocus)
        findings.add(node, to: region)
    }

    /// The text that a field holds; a row of underscores at its end is as good as blanks.
    static func value(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> String {
        surface.trimmed(columns.lowerBound..<textEnd(columns, row, surface), row).map { surface.text($0, row) } ?? ""
    }

    /// The column behind what a field holds.
    static func textEnd(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Int {
        var end = columns.upperBound
        while end > columns.lowerBound, surface.scalar(end - 1, row) == 0x5F { end -= 1 }
        if columns.upperBound - end < 2 { end = columns.upperBound }
        return surface.trimmed(columns.lowerBound..<end, row)?.upperBound ?? columns.lowerBound
    }

    // MARK: - A style of its own

    /// The cells at the cursor that have a style of their own, if they are a field.
    private static func stretch(_ span: Range<Int>, _ region: Int, _ scene: Scene) -> Range<Int>? {
        let row = scene.cursor.row
        let surface = scene.surface
        let base = scene.background(of: region)
        for column in [scene.cursor.column, scene.cursor.column - 1] where span.contains(column) {
            let look = surface.look(column, row)
            var stretch = column..<column
            if look.background != base {
                stretch = surface.stretch(around: column, row, in: span) { $0.background == look.background }
            } else if look.isUnderlined {
                stretch = surface.stretch(around: column, row, in: span) { $0.isUnderlined && $0.background == base }
            }
            guard stretch.count >= 3 else { continue }
            if stretch == span {
                if isAsked(stretch, region, base, scene) { return stretch }
                continue
            }
            // A choice that is highlighted is no text that somebody types.
            if let text = surface.trimmed(stretch, row), ChoiceMark.mark(text, row, surface) != nil { continue }
            // A row of a list, or a word that is highlighted, ends where its text ends.
            let isTight =
                textEnd(stretch, row, surface) == stretch.upperBound
                && (scene.cursor.column < stretch.upperBound || hasMoved(to: stretch, scene)
                    || !TypedAnswer.hasGrown(scene, stretch))
            let like = [-1, 1].count { isRow(at: stretch, row + $0, base, surface) }
            // Far behind the text stands the cursor of a highlighted row.
            let isFar = scene.cursor.column > textEnd(stretch, row, surface) + 1
            if like == 2 || isTight || isFar { continue }
            return stretch
        }
        return nil
    }

    /// True if cells of the cursor's row had the same text before the last input, on another background: a highlight has moved there.
    private static func hasMoved(to columns: Range<Int>, _ scene: Scene) -> Bool {
        let row = scene.cursor.row
        guard let past = scene.past, past.contains(row) else { return false }
        return columns.allSatisfy {
            past.scalar($0, row) == scene.surface.scalar($0, row)
                && past.background($0, row) != scene.surface.background($0, row)
        }
    }

    /// True if the cursor's row in a box is what a question in the row above asks for: the cursor is right behind its text.
    private static func isAsked(_ span: Range<Int>, _ region: Int, _ base: Look.Ink, _ scene: Scene) -> Bool {
        let row = scene.cursor.row
        let surface = scene.surface
        guard !scene.layout.regions[region].isScreen, scene.cursor.column == textEnd(span, row, surface),
            let question = surface.trimmed(span, row - 1),
            Character(surface.scalar(question.upperBound - 1, row - 1)) == ":"
                || Character(surface.scalar(question.upperBound - 1, row - 1)) == "?"
        else { return false }
        return [row - 1, row + 1].allSatisfy { other in span.allSatisfy { surface.background($0, other) == base } }
            && surface.isBlank(span.lowerBound, row + 1)
    }

    /// True if text begins in the row in the same column, not in a field, and is no label and no choice.
    private static func isRow(at stretch: Range<Int>, _ row: Int, _ base: Look.Ink, _ surface: Surface) -> Bool {
        guard
            !surface.isBlank(stretch.lowerBound, row) && surface.isBlank(stretch.lowerBound - 1, row)
                && !LineDrawing.draws(surface.scalar(stretch.lowerBound, row))
                && surface.background(stretch.lowerBound, row) == base
        else { return false }
        var end = stretch.lowerBound
        while end < stretch.upperBound, !surface.isBlank(end, row) || !surface.isBlank(end + 1, row) { end += 1 }
        return surface.scalar(end - 1, row) != 0x3A && ChoiceMark.mark(stretch.lowerBound..<end, row, surface) == nil
    }

    /// Adds the other fields of a form: stretches that begin in the same column.
    private static func addSiblings(of field: Range<Int>, _ region: Int, _ scene: Scene, _ findings: inout Findings) {
        let box = scene.layout.regions[region]
        let base = scene.background(of: region)
        let ink = scene.surface.background(field.lowerBound, scene.cursor.row)
        if box.isScreen { return addLike(field, ink, base, scene, &findings) }
        defer { addEmpty(field, region, scene, &findings) }
        for row in box.inside.origin.row..<box.inside.origin.row + box.inside.size.rows where row != scene.cursor.row {
            guard scene.layout.region(field.lowerBound, row) == region, !findings.isClaimed(field.lowerBound, row)
            else { continue }
            let span = scene.layout.span(around: field.lowerBound, row)
            let other = scene.surface.background(field.lowerBound, row)
            if addLabelled(span, row, ink, base, region, scene, &findings) { continue }
            guard other != base else { continue }
            let stretch = scene.surface.stretch(around: field.lowerBound, row, in: span) { $0.background == other }
            guard stretch == field || stretch.lowerBound == field.lowerBound && stretch.count >= 3 else { continue }
            // One of another length needs its label beside it; one that is drawn otherwise, as the field at the cursor may be, a
            // label that is one.
            let label = FieldLabel.text(of: stretch, row, span, region, scene, reach: stretch == field ? 2 : 0)
            guard stretch == field || !label.text.isEmpty && (other == ink || label.isCertain) else { continue }
            add(stretch, row, label: label.text, to: region, hasFocus: false, scene, &findings)
        }
    }

    /// Adds the stretch of a row that has the background of the field at the cursor, to the edge of the box, behind a label of its own.
    private static func addLabelled(
        _ span: Range<Int>, _ row: Int, _ ink: Look.Ink, _ base: Look.Ink, _ region: Int, _ scene: Scene,
        _ findings: inout Findings
    ) -> Bool {
        let surface = scene.surface
        guard let start = span.first(where: { surface.background($0, row) != base }),
            surface.background(start, row) == ink
        else { return false }
        let stretch = surface.stretch(around: start, row, in: span) { $0.background == ink }
        let label = FieldLabel.text(of: stretch, row, span, region, scene, reach: 0)
        guard stretch.count >= 3, stretch.upperBound + 2 >= span.upperBound, label.isCertain else { return false }
        add(stretch, row, label: label.text, to: region, hasFocus: false, scene, &findings)
        return true
    }
}

extension Scene {
    /// The background that most rows of a region begin with.
    func background(of region: Int) -> Look.Ink {
        let inside = layout.regions[region].inside
        var counts: [Look.Ink: Int] = [:]
        for row in inside.origin.row..<inside.origin.row + inside.size.rows {
            counts[surface.background(inside.origin.column, row), default: 0] += 1
        }
        return counts.max { ($0.value, $0.key.code) < ($1.value, $1.key.code) }?.key ?? .defaultBackground
    }
}
