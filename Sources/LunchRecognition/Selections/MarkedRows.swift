import LunchTerminal

/// Finds rows that stand beside a list and are of it, but were left out: behind a mark, indented, or beyond a blank row.
enum MarkedRows {
    /// True if rows of a list were left out.
    static func goOn(beside selection: ListSelection, _ scene: Scene) -> Bool {
        areBeside(selection, scene) || areChosenElsewhere(selection, scene) || areIndentedBelow(selection, scene)
            || areBelowBlank(selection, scene) || areBehindRule(selection, scene)
    }

    /// True if right above or below a list a sign that is drawn in a way of its own stands before a text that begins where its rows do
    /// and looks as they do: a list without the rows that somebody has marked would be wrong.
    private static func areBeside(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let first = selection.rows.first, let last = selection.rows.last,
            selection.rows.allSatisfy({ $0.text.lowerBound == first.text.lowerBound })
        else { return false }
        let start = first.text.lowerBound
        let others = selection.rows.filter { $0.row != selection.rows[selection.selected].row }
        return [first.row - 1, last.row + 1].contains { row in
            guard let line = scene.line(row, of: first.line.region, around: start),
                scene.extent(of: line).lowerBound == start - 1, !surface.isBlank(start, row)
            else { return false }
            let mark = Character(surface.scalar(start - 1, row))
            let look = surface.look(start, row)
            return !mark.isLetter && !mark.isNumber && surface.look(start - 1, row) != look
                && others.contains { surface.look(start, $0.row) == look }
        }
    }

    /// True if a line that begins where the rows do divides them from a text that begins there as well and is drawn as they are.
    private static func areBehindRule(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let first = selection.rows.first, let last = selection.rows.last,
            let other = selection.rows.first(where: { $0.row != selection.rows[selection.selected].row })
        else { return false }
        let start = other.text.lowerBound
        return [(first.row, -1), (last.row, 1)].contains { edge, step in
            let (rule, row) = (edge + step, edge + 2 * step)
            guard scene.layout.region(start, row) == first.line.region, surface.isBlank(start - 1, rule),
                surface.isBlank(start - 1, row), !surface.isBlank(start, row)
            else { return false }
            return (start..<start + 4).allSatisfy { surface.lines($0, rule).contains(.horizontal) }
                && surface.look(start, row) == surface.look(start, other.row)
        }
    }

    /// True if marks of choices stand before all rows, outside of the columns of a list, and before another line of its region as well:
    /// the rows are a part of a tree of choices, or of a longer list.
    private static func areChosenElsewhere(_ selection: ListSelection, _ scene: Scene) -> Bool {
        guard let first = selection.rows.first, let columns = selection.columns else { return false }
        func hasMark(_ line: Line) -> Bool {
            ChoiceMark.mark(scene.extent(of: line), line.row, scene.surface) != nil
        }
        let rows = Set(selection.rows.map(\.row))
        return selection.rows.allSatisfy { $0.text.lowerBound < columns.lowerBound && hasMark($0.line) }
            && scene.lines(of: first.line.region).contains { !rows.contains($0.row) && hasMark($0) }
    }

    /// True if right below the rows of a box another one begins further to the right, on the same ground: menus indent items that
    /// belong to the one above.
    private static func areIndentedBelow(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard let first = selection.rows.first, let last = selection.rows.last,
            !scene.layout.regions[first.line.region].isScreen,
            selection.rows.allSatisfy({ $0.text.lowerBound == first.text.lowerBound }),
            let line = scene.line(last.row + 1, of: first.line.region, around: first.text.lowerBound),
            !ListRow(line, scene).hasRule
        else { return false }
        let start = scene.extent(of: line).lowerBound
        let other = first.row == selection.rows[selection.selected].row ? last : first
        return start > first.text.lowerBound
            && surface.background(start, line.row) == surface.background(other.text.lowerBound, other.row)
    }

    /// The column in which the rows of a list begin, if it has columns: that of the texts, if marks without text stand before some.
    static func start(of selection: ListSelection, _ scene: Scene) -> Int? {
        guard let start = selection.columns?.lowerBound, let columns = selection.columns else { return nil }
        let surface = scene.surface
        let others = selection.rows.filter { $0.row != selection.rows[selection.selected].row }
        let isMark =
            selection.rows.allSatisfy { surface.isBlank(start, $0.row) }
            && Set(others.map { surface.background(start, $0.row) }).count > 1
        return isMark ? selection.rows.compactMap { surface.trimmed(columns, $0.row)?.lowerBound }.min() : start
    }

    /// True if below a blank row of a box another text begins in the same column: with a letter in a style of its own as the rows have
    /// it, or with as many lines as there are rows, as a text has paragraphs.
    private static func areBelowBlank(_ selection: ListSelection, _ scene: Scene) -> Bool {
        guard let first = selection.rows.first, let last = selection.rows.last,
            !scene.layout.regions[first.line.region].isScreen
        else { return false }
        let surface = scene.surface
        return [(first.row - 1, first.row - 2), (last.row + 1, last.row + 2)].contains { blank, next in
            guard scene.line(blank, of: first.line.region) == nil, surface.isGap(first.text.lowerBound, blank),
                let line = scene.line(next, of: first.line.region, around: first.text.lowerBound)
            else { return false }
            let start = scene.extent(of: line).lowerBound
            let isBlank =
                surface.trimmed(first.line.columns, blank) == nil && !LineDrawing.draws(surface.scalar(start, blank))
            let lines = scene.lines(of: first.line.region).count { scene.extent(of: $0).lowerBound == start }
            return selection.rows.contains { row in
                row.text.lowerBound == start && row.row != selection.rows[selection.selected].row
                    && surface.number(start, row.row) == surface.number(start, next)
                    && surface.number(start + 1, row.row) == surface.number(start + 1, next)
                    && (surface.number(start, next) != surface.number(start + 1, next)
                        || isBlank && lines >= 2 * selection.rows.count)
            }
        }
    }
}
