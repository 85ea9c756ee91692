import LunchTerminal

/// Tells whether a list that a program writes line after line is a column of a grid, or has rows of one: whoever chooses in a grid
/// chooses one of several texts of a row.
enum Grids {
    static func isPart(_ selection: ListSelection, _ scene: Scene) -> Bool {
        !scene.isFullScreen && (isColumn(selection, scene) || hasRows(selection, scene))
            || isBesideText(selection, scene)
    }

    /// True if behind the first texts of all rows stand others, and two lines right above or below have nothing but such: another pane is
    /// there, without a line between.
    private static func isBesideText(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let rows = selection.rows
        // The text behind the mark of a choice belongs to it.
        guard let first = rows.first, let last = rows.last, rows.count >= 3,
            rows.allSatisfy({ ChoiceMark.mark($0.text, $0.row, scene.surface) == nil })
        else { return false }
        let runs = rows.map { scene.runs(of: $0.line) }
        let end = runs.reduce(0) { max($0, $1.first?.upperBound ?? 0) } + 2
        let right = selection.columns?.upperBound ?? rows.map(\.text.upperBound).max() ?? 0
        guard runs.allSatisfy({ $0.count >= 2 && $0[$0.startIndex + 1].lowerBound >= end }), end < right else {
            return false
        }
        return [(first.row, -1), (last.row, 1)].contains { edge, step in
            (1...2).allSatisfy { distance in
                scene.line(edge + distance * step, of: first.line.region, around: first.line.columns.lowerBound).map {
                    (end..<right).contains(scene.extent(of: $0).lowerBound)
                } ?? false
            }
        }
    }

    /// True if behind the columns of a list, as far from them as they are wide, other texts begin in most rows, on the ground that the
    /// rows have and the screen has not.
    private static func isColumn(_ selection: ListSelection, _ scene: Scene) -> Bool {
        let surface = scene.surface
        let rows = selection.rows
        let selected = rows[selection.selected]
        guard rows.count >= 3, let columns = selection.columns, columns.count >= 4,
            let text = surface.trimmed(columns, selected.row), columns.contains(text.upperBound),
            let other = rows.first(where: { $0.row != selected.row })
        else { return false }
        let ink = surface.background(text.lowerBound, other.row)
        let next = text.lowerBound + columns.count
        let beside = rows.filter { row in
            surface.contains(next, row.row) && !surface.isBlank(next, row.row) && surface.isBlank(next - 1, row.row)
                && surface.background(next, row.row) == ink
        }
        return ink != scene.background(of: selected.line.region) && 4 * beside.count >= 3 * rows.count
    }

    /// True if before the columns of a highlight, as far from them as they are wide or hardly farther, other texts begin in all rows.
    static func isLastColumn(_ rows: ArraySlice<ListRow>, _ columns: Range<Int>, _ scene: Scene) -> Bool {
        guard rows.count >= 3, columns.count >= 4 else { return false }
        let starts = rows.map { row in
            Set(
                scene.runs(of: row.line).map(\.lowerBound).filter {
                    (0...2).contains(columns.lowerBound - $0 - columns.count)
                })
        }
        return !starts.dropFirst().reduce(starts[0]) { $0.intersection($1) }.isEmpty
    }

    /// True if two rows or more have four texts that begin in the same columns, while the selected one has no more than two.
    private static func hasRows(_ selection: ListSelection, _ scene: Scene) -> Bool {
        guard scene.runs(of: selection.rows[selection.selected].line).count <= 2 else { return false }
        let starts = selection.rows.map { scene.runs(of: $0.line).map(\.lowerBound) }.filter { $0.count >= 4 }
        guard starts.count >= 2 else { return false }
        return starts.dropFirst().allSatisfy { $0.prefix(4) == starts[0].prefix(4) }
    }
}
