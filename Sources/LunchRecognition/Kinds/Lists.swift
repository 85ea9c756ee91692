import LunchTerminal
import LunchWire

/// Finds lists: rows that lie one below the other, of which exactly one is highlighted.
enum Lists {
    static func find(in scene: Scene, _ findings: inout Findings) {
        var scene = scene
        scene.hasButtons = findings.count(of: .button, in: 0) >= 2 || hasLetterKeys(findings)
        scene.openMenu = openMenu(findings)
        if let filtered = FilteredRows.selection(scene, findings) { add(filtered, scene, &findings) }
        for region in scene.layout.regions.indices
        where scene.layout.regions[region].lines.count >= 2 && mayHoldLists(region, scene) {
            let all = inColumns(DividedRows.lines(of: region, scene), scene)
            for lines in blocks(of: region, all, scene, findings) {
                guard scene.work.spend(8 * lines.count) else { return }
                let rows = all[lines].map { ListRow($0, scene) }.filter {
                    !$0.isSeparator && (region != 0 || !isWrittenRule($0.line, scene))
                }
                let block = rows.filter { !$0.isShortSeparator(among: rows, scene) }
                for selection in selections(in: block, scene).map({ LooseEnd(PlainStatus($0, scene).rest, scene).rest })
                where !goesOn(selection, scene, findings) && !isParagraph(selection, scene)
                    && !isBesideOpenBox(selection, scene) && !isColumn(selection, scene)
                    && !areControls(selection, scene) && !isAcrossPanes(selection, scene)
                    && !Grids.isPart(selection, scene) && !ContinuedRows.goOn(behind: selection, in: block, scene)
                    && !TreeMoves.isPart(selection, scene) && !selection.isTyped(scene)
                {
                    add(selection, scene, &findings)
                }
            }
        }
        for find in [CandidateRows.selection, CompletionMenus.selection] {
            if let selection = find(scene, findings) { add(selection, scene, &findings) }
        }
        for selection in Popups.selections(scene, findings) { add(selection, scene, &findings) }
        if findings.count(of: .table, in: 0) == 0, let tree = TreeMoves.selection(scene, findings) {
            add(tree, scene, &findings)
        }
        for block in SpacedRows.blocks(scene, findings) {
            guard scene.work.spend(8 * block.count) else { return }
            if let selection = Moves.selection(in: block, scene) ?? SpacedRows.selection(in: block, scene) {
                add(selection, scene, &findings)
            }
        }
    }

    /// The first cell of the selected item of a bar of menus.
    private static func openMenu(_ findings: Findings) -> (column: Int, row: Int)? {
        let bar = findings.elements.first { $0.node.attributes.type == .menuBar }
        let item = bar?.node.children.first { $0.attributes.isSelected }
        return item.map { ($0.attributes.frame.origin.column, $0.attributes.frame.origin.row) }
    }

    /// True if a bar of hints names letters as keys, two or more: whoever presses one of them types nothing.
    private static func hasLetterKeys(_ findings: Findings) -> Bool {
        findings.elements.contains { element in
            element.region == 0 && element.node.attributes.type == .toolbar
                && element.node.children.count {
                    ($0.attributes.value ?? "").count == 1 && ($0.attributes.value ?? "").allSatisfy(\.isLetter)
                } >= 2
        }
    }

    /// The lines of the screen, those of one pane after those of another if vertical lines divide them.
    private static func inColumns(_ lines: ArraySlice<Line>, _ scene: Scene) -> ArraySlice<Line> {
        guard let first = lines.first, first.region == 0, lines.contains(where: { $0.columns != first.columns }) else {
            return lines
        }
        let order = lines.enumerated().sorted {
            ($0.element.columns.lowerBound, $0.element.columns.upperBound, $0.offset)
                < ($1.element.columns.lowerBound, $1.element.columns.upperBound, $1.offset)
        }
        return ArraySlice(order.map(\.element))
    }

    /// True if a row above or below looks like one of the list that was cut off, by a scroll bar for example.
    ///
    /// A list with some of its rows only would be wrong, since tests count rows.
    private static func goesOn(_ selection: ListSelection, _ scene: Scene, _ findings: Findings) -> Bool {
        guard let first = selection.rows.first, let last = selection.rows.last else { return false }
        let surface = scene.surface
        let starts = Set(selection.rows.map(\.text.lowerBound))
        if selection.rows.contains(where: { PromptHead.isAtCursor($0.row, $0.line.columns, scene) })
            || isBesideBox(selection, scene)
            || PositionCount.isShort(selection.rows[...], scene) || PositionCount.namesMore(than: selection, scene)
            || MarkedRows.goOn(beside: selection, scene) || RowCursor.isInNumberedText(selection, scene)
        {
            return true
        }
        let hasLike = [(first.row - 1, first), (last.row + 1, last)].contains { row, edge in
            guard let line = scene.line(row, of: edge.line.region, around: edge.text.lowerBound) else { return false }
            return line.columns == edge.line.columns && hasShape(scene.extent(of: line), row, of: edge, surface)
        }
        // The rows of a pane may be cut if a scroll bar is drawn in another way.
        let isCut = [(first.row - 1, first), (last.row + 1, last)].contains { row, edge in
            let columns = selection.columns ?? edge.text
            guard let text = surface.trimmed(columns.clamped(to: edge.line.columns), edge.row),
                let line = scene.line(row, of: edge.line.region, around: text.lowerBound)
            else { return false }
            return line.columns != edge.line.columns && line.columns.lowerBound <= columns.lowerBound
                && surface.isGap(text.lowerBound - 1, row)
                && surface.look(text.lowerBound, row) == surface.look(text.lowerBound, edge.row)
                && !surface.isBlank(text.lowerBound, row)
        }
        if hasLike || isCut { return true }
        guard let start = MarkedRows.start(of: selection, scene) ?? (starts.count == 1 ? starts.first : nil) else {
            return false
        }
        return [(first.row - 1, first), (last.row + 1, last)].contains { row, edge in
            guard scene.layout.region(start, row) != nil, !findings.isClaimed(start, row), !surface.isBlank(start, row),
                surface.isBlank(start - 1, row), !LineDrawing.draws(surface.scalar(start, row)),
                row > edge.row || !Question.isMarked(row, at: edge.line.columns.lowerBound, surface),
                !(scene.line(row, of: first.line.region, around: start).map {
                    isWrittenRule($0, scene) || ListRow($0, scene).isTitledRule(surface)
                } ?? false)
            else { return false }
            // A count of what is found is none of its rows, and neither is a label above a list in a box.
            if let count = scene.line(row, of: edge.line.region, around: start).flatMap({ scene.runs(of: $0).first }),
                FilterCount.isCount(count, row, surface)
            {
                return false
            }
            let text =
                selection.columns.map { surface.trimmed($0, row) }
                ?? scene.line(row, of: edge.line.region, around: start).map { scene.extent(of: $0) }
            if row < edge.row, edge.line.region != 0, let text,
                ":?".contains(Character(surface.scalar(text.upperBound - 1, row)))
            {
                return false
            }
            // A question begins to the left of its answers.
            if row < edge.row, let text, selection.rows.allSatisfy({ text.lowerBound < $0.text.lowerBound }),
                "?:".contains(Character(surface.scalar(text.upperBound - 1, row)))
            {
                return false
            }
            // The selected row looks otherwise.
            let other = selection.rows.last { $0.row != selection.rows[selection.selected].row }
            if scene.cursor.isVisible, row == scene.cursor.row { return false }
            let like = edge.row == selection.rows[selection.selected].row ? other : edge
            return like.map { surface.look(start, $0.row) == surface.look(start, row) } ?? false
        }
    }

    /// True if a text has digits and signs in the places of a row's, and nothing else, as times have.
    private static func hasShape(_ text: Range<Int>, _ row: Int, of other: ListRow, _ surface: Surface) -> Bool {
        func isDigit(_ column: Int, _ row: Int) -> Bool { (0x30...0x39).contains(surface.scalar(column, row)) }
        return text == other.text && text.count >= 4 && text.contains { isDigit($0, row) }
            && text.allSatisfy { column in
                isDigit(column, row) == isDigit(column, other.row)
                    && (isDigit(column, row) || surface.scalar(column, row) == surface.scalar(column, other.row))
                    && !Character(surface.scalar(column, row)).isLetter
            }
    }

    /// True if a box lies over a part of the row above or below a list of the screen, which may be one of its rows.
    private static func isBesideBox(_ selection: ListSelection, _ scene: Scene) -> Bool {
        guard let first = selection.rows.first, let last = selection.rows.last,
            scene.layout.regions[first.line.region].isScreen, scene.layout.regions.count > 1
        else { return false }
        let columns = selection.columns ?? first.text
        return [first.row - 1, last.row + 1].contains { row in
            let covered = columns.count { scene.surface.contains($0, row) && scene.layout.region($0, row) != 0 }
            return covered > 0 && covered < columns.count
        }
    }

    /// True if the highlight of the selected row goes through a vertical line beside it: the rows are a column of a table.
    private static func isColumn(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let row = selection.rows[selection.selected]
        guard scene.layout.regions[row.line.region].isScreen else { return false }
        let (left, right) = (row.line.columns.lowerBound - 1, row.line.columns.upperBound)
        return [(left, 0..<max(0, left)), (right, min(right + 1, scene.surface.columns)..<scene.surface.columns)]
            .contains { column, beyond in
                scene.surface.isDivider(column, row.row) && scene.surface.background(column, row.row) == row.ink
                    && beyond.contains {
                        !scene.surface.isBlank($0, row.row) && !LineDrawing.draws(scene.surface.scalar($0, row.row))
                    }
            }
    }

    /// True if a row that begins with the mark of a choice has another one in it, or one row has a check box and another a radio
    /// button: these are controls of a form; or if a text without a mark heads some of them.
    private static func areControls(_ selection: ListSelection, _ scene: Scene) -> Bool {
        var kinds: Set<TUIElementType> = []
        return ChoiceLists.haveHeading(selection, scene.surface)
            || selection.rows.contains { row in
                guard let mark = ChoiceMark.mark(row.text, row.row, scene.surface) else { return false }
                kinds.insert(mark.type)
                let marks = scene.runs(of: row.line).count { ChoiceMark.mark($0, row.row, scene.surface) != nil }
                return marks >= 2 || kinds.count > 1
            }
    }

    /// True if a strip of another background stands between the texts of all rows, as a border that is drawn in colour does: the rows
    /// are those of two panes.
    private static func isAcrossPanes(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let others = selection.rows.filter { $0.row != selection.rows[selection.selected].row }
        guard others.count >= 2, let left = others.map(\.text.lowerBound).min(),
            let right = others.map(\.text.upperBound).max(), scene.work.spend(right - left)
        else { return false }
        let surface = scene.surface
        return (left..<right).contains { column in
            let ink = surface.background(column, others[0].row)
            return others.allSatisfy {
                ink != $0.ink && surface.isBlank(column, $0.row) && surface.background(column, $0.row) == ink
            }
        }
    }

    /// True if a vertical line beside rows of the screen is the near side of a box that goes on outside of the screen, and so lies
    /// over the rows: it has a corner at one end only.
    private static func isBesideOpenBox(_ selection: ListSelection, _ scene: Scene) -> Bool {
        guard let first = selection.rows.first, scene.layout.regions[first.line.region].isScreen else { return false }
        let sides = [
            (first.line.columns.lowerBound - 1, [LineDrawing.topRight, .bottomRight]),
            (first.line.columns.upperBound, [.topLeft, .bottomLeft]),
        ]
        return sides.contains { column, corners in
            guard scene.surface.isDivider(column, first.row) else { return false }
            let ends = [-1, 1].count { step in
                var row = first.row + step
                while scene.surface.lines(column, row).isSuperset(of: .vertical) { row += step }
                return corners.contains(scene.surface.lines(column, row))
            }
            return ends == 1
        }
    }

    /// True if rows of the screen, or of a box around it, are a paragraph of a text, in which a bar shows the line that somebody reads.
    ///
    /// Below one blank row the text goes on, on the same ground; below a list are a blank screen, a line of hints and a status line.
    private static func isParagraph(_ selection: ListSelection, _ scene: Scene) -> Bool {
        guard let last = selection.rows.last, scene.isWhole(last.line.region),
            2 * (selection.columns ?? last.text).count > scene.surface.columns,
            !Highlights.isTable(selection.rows, scene),
            scene.surface.trimmed(last.line.columns, last.row + 1) == nil
        else { return false }
        let edge = last.row == selection.rows[selection.selected].row ? selection.rows[selection.rows.startIndex] : last
        let ground = scene.surface.background(edge.text.lowerBound, edge.row)
        func isText(_ row: Int) -> Bool {
            guard let text = scene.line(row, of: last.line.region, around: last.text.lowerBound) else { return false }
            return scene.surface.background(scene.extent(of: text).lowerBound, row) == ground
        }
        let below = last.row + 2..<max(last.row + 2, scene.surface.rows - 2)
        return scene.surface.background(last.text.lowerBound, last.row + 1) == ground && !below.isEmpty
            && isText(below.lowerBound) && below.count(where: isText) >= 2
    }

    private static func mayHoldLists(_ region: Int, _ scene: Scene) -> Bool {
        guard scene.layout.regions[region].isScreen else { return !scene.isCovered(region) }
        // In a program that writes line after line, only a highlight that moves is certain.
        return scene.isFullScreen || !scene.cursor.isVisible || scene.past != nil
    }

    /// The lines of a region that lie one below the other, two or more; a separator in a box does not divide them.
    ///
    /// The parts that another box lies over are left out.
    private static func blocks(
        of region: Int, _ lines: ArraySlice<Line>, _ scene: Scene, _ findings: Findings
    ) -> [Range<Int>] {
        let range = lines.indices
        let inside = scene.layout.regions[region].inside
        var blocks: [Range<Int>] = []
        var start = range.lowerBound
        func close(at end: Int) {
            if end - start >= 2 { blocks.append(start..<end) }
        }
        let bars = region == 0 ? statusBars(scene) : []
        for index in range {
            let line = lines[index]
            let isClaimed = findings.hasClaims(line.row) && findings.isClaimed(line.columns, line.row)
            guard !isClaimed, line.columns.count == inside.size.columns || region == 0 && !scene.layout.isCut(line),
                region != 0 || !isWrittenRule(line, scene) || dividesAnswers(index, lines, scene),
                !bars.contains(line.row)
            else {
                close(at: index)
                start = index + 1
                continue
            }
            if index > start, !follows(line, lines[index - 1], scene) {
                close(at: index)
                start = index
            }
        }
        close(at: range.upperBound)
        return blocks
    }

    /// The rows of the lines below panes that lie one below the other: bars of one background from edge to edge, one of them at the
    /// end of the screen, while another row has another one.
    private static func statusBars(_ scene: Scene) -> Set<Int> {
        let surface = scene.surface
        let ground = scene.background(of: 0)
        var rows: [Look.Ink: [Int]] = [:]
        for row in 0..<surface.rows {
            guard let ink = surface.ink(ofRow: row), ink != ground else { continue }
            rows[ink, default: []].append(row)
        }
        let bars = rows.values.filter { $0.count >= 2 && $0[$0.count - 1] >= surface.rows - 2 }
        guard rows.count >= 2, bars.count == 1 else { return [] }
        return Set(bars[0])
    }

    /// True if a line is a rule that is written with hyphens, whole or in pieces above columns.
    private static func isWrittenRule(_ line: Line, _ scene: Scene) -> Bool {
        let text = scene.extent(of: line)
        let hyphens = text.count { scene.surface.scalar($0, line.row) == UInt32(UInt8(ascii: "-")) }
        let blanks = text.count { scene.surface.isBlank($0, line.row) }
        return hyphens >= 8 && hyphens + blanks == text.count && 4 * hyphens >= 3 * text.count
    }

    /// True if a written rule, shorter than half of the screen, divides rows below a question of a program that writes line after line.
    private static func dividesAnswers(_ index: Int, _ lines: ArraySlice<Line>, _ scene: Scene) -> Bool {
        guard !scene.isFullScreen, index > lines.startIndex, index + 1 < lines.endIndex else { return false }
        let start = scene.extent(of: lines[index])
        let first = lines[..<index].lastIndex { Question.isMarked($0.row, at: $0.columns.lowerBound, scene.surface) }
        return first.map { lines[index].row - lines[$0].row == index - $0 && index - $0 > 1 } ?? false
            && 2 * start.count < lines[index].columns.count
            && scene.extent(of: lines[index - 1]).lowerBound == start.lowerBound
    }

    private static func follows(_ line: Line, _ last: Line, _ scene: Scene) -> Bool {
        guard line.columns == last.columns else { return false }
        if line.row == last.row + 1 { return true }
        guard line.row == last.row + 2, let rule = rule(in: line.columns, last.row + 1, scene.surface) else {
            return false
        }
        if line.region != 0 { return true }
        // A short line in a program that writes line after line divides the answers to a question into groups.
        let starts = [line, last].map { scene.extent(of: $0).lowerBound }
        return !scene.isFullScreen && !scene.cursor.isVisible && 2 * rule.count < line.columns.count
            && rule.lowerBound > line.columns.lowerBound && starts.contains(rule.lowerBound)
    }

    /// The line in some columns of a row in which nothing else is.
    private static func rule(in columns: Range<Int>, _ row: Int, _ surface: Surface) -> Range<Int>? {
        var rule: Range<Int>?
        for column in columns where !surface.isBlank(column, row) {
            guard surface.lines(column, row).contains(.horizontal) else { return nil }
            rule = (rule?.lowerBound ?? column)..<column + 1
        }
        return rule
    }

    private static func selections(in block: [ListRow], _ scene: Scene) -> [ListSelection] {
        if let counted = CountedBoxes.selection(in: block, scene) { return [counted] }
        let selection =
            Highlights.selection(in: block, scene) ?? Markers.selection(in: block, scene)
            ?? ChoiceLists.selection(in: block, scene)
        if let selection { return PlainHeading(selection, scene).rest.map { [$0] } ?? [] }
        if let answer = ColoredAnswers.selection(in: block, scene) { return [answer] }
        let lists = ColumnLists.selections(in: block, scene)
        if !lists.isEmpty { return lists }
        let moved =
            Moves.selection(in: block, scene) ?? BarMoves.selection(in: block, scene)
            ?? MarkMoves.selection(in: block, scene) ?? TightBars.selection(in: block, scene)
            ?? ColorMoves.selection(in: block, scene)
        if let moved { return PlainHeading(moved, scene).rest.map { [$0] } ?? [] }
        return Panes.selections(in: block, scene)
    }

    // MARK: - Nodes

    private static func add(_ selection: ListSelection, _ scene: Scene, _ findings: inout Findings) {
        let left = selection.rows.map(\.text.lowerBound).min() ?? 0
        let right = selection.rows.map(\.text.upperBound).max() ?? 0
        let columns = selection.columns ?? left..<right
        guard let first = selection.rows.first, let last = selection.rows.last, !columns.isEmpty else { return }
        var cells: [AccessibilityNode] = []
        for (index, row) in zip(selection.rows.indices, selection.rows) {
            let runs = scene.runs(of: row.line).compactMap { run in
                run.overlaps(columns) ? scene.surface.trimmed(run.clamped(to: columns), row.row) : nil
            }
            guard !runs.isEmpty else { continue }
            let children = ChoiceReader.children(of: runs, row.row, scene)
            // A cell that is a choice is called as that is, without its mark.
            let choice = children.first.map(\.attributes).flatMap { $0.type == .staticText ? nil : $0 }
            cells.append(
                .inferred(
                    .cell, choice?.label ?? scene.text(of: runs, row.row), value: choice?.value,
                    frame: CellRect(columns, row.row), isSelected: index == selection.selected, children: children))
        }
        let frame = CellRect(
            column: columns.lowerBound, row: first.row, columns: columns.count, rows: last.row - first.row + 1)
        findings.add(.inferred(.table, "", frame: frame, children: cells), to: first.line.region)
    }
}
// x
