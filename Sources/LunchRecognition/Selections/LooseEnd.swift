import LunchTerminal

/// A row at the end of a list that is none of its rows: it repeats the selected one, lacks what stands before all others, counts them or
/// has dots alone.
struct LooseEnd {
    private let selection: ListSelection
    private let scene: Scene

    /// The farthest a gutter is from the text of its rows.
    private static let reach = 4

    init(_ selection: ListSelection, _ scene: Scene) { (self.selection, self.scene) = (selection, scene) }

    /// The list without such a row.
    var rest: ListSelection {
        let rows = selection.rows
        if let last = rows.last, isLoose(last, besides: rows.dropLast()) {
            return LooseEnd(with(rows.dropLast()), scene).rest
        }
        if let first = rows.first, isLoose(first, besides: rows.dropFirst()) { return with(rows.dropFirst()) }
        return selection
    }

    private func with(_ rows: ArraySlice<ListRow>) -> ListSelection {
        ListSelection(rows: rows, selected: selection.selected, columns: selection.columns)
    }

    private func isLoose(_ row: ListRow, besides others: ArraySlice<ListRow>) -> Bool {
        others.count >= 3 && others.indices.contains(selection.selected)
            && (isRepeated(row, below: others) || lacksGutter(row, others) || areCounted(others, by: row)
                || isDots(row))
    }

    /// True if the row stands below a line, and says once more what the selected row says.
    private func isRepeated(_ row: ListRow, below others: ArraySlice<ListRow>) -> Bool {
        let own = selection.rows[selection.selected]
        guard let last = others.last, row.row > last.row + 1, row.text == own.text, others.endIndex > selection.selected
        else { return false }
        return row.text.allSatisfy { scene.surface.scalar($0, row.row) == scene.surface.scalar($0, own.row) }
    }

    /// True if the last row of a box begins or ends with the number of the others, none of which has a digit: `7 files`, `Total: 7`.
    private func areCounted(_ others: ArraySlice<ListRow>, by row: ListRow) -> Bool {
        func text(_ row: ListRow) -> String { scene.surface.text(row.text, row.row) }
        let count = "\(others.count)"
        return others.endIndex < selection.rows.endIndex && !scene.layout.regions[row.line.region].isScreen
            && (text(row).hasPrefix(count + " ") || text(row).hasSuffix(": " + count))
            && text(row).split { !$0.isNumber } == [Substring(count)]
            && !others.contains { text($0).contains { $0.isNumber || $0 == ":" } }
    }

    /// True if the row has three dots alone, which say that there are more.
    private func isDots(_ row: ListRow) -> Bool { ["...", "…"].contains(scene.surface.text(row.text, row.row)) }

    /// True if all other rows have one background of their own in a cell before their texts, and the row has the ground there.
    private func lacksGutter(_ row: ListRow, _ others: ArraySlice<ListRow>) -> Bool {
        let surface = scene.surface
        let ground = scene.background(of: row.line.region)
        guard let start = others.map(\.text.lowerBound).max() else { return false }
        let before = max(row.line.columns.lowerBound, start - Self.reach)..<start
        guard !before.isEmpty, before.allSatisfy({ surface.background($0, row.row) == ground }) else { return false }
        return before.contains { column in
            let ink = surface.background(column, others[selection.selected].row)
            return ink != ground && others.allSatisfy { surface.background(column, $0.row) == ink }
        }
    }
}
