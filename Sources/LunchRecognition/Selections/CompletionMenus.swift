import LunchTerminal
import LunchWire

/// Finds the menu of words that would complete what somebody types: rows of the same cells right below the cursor's row, or above it,
/// on grounds of their own.
///
/// The selected row is the one whose word stands before the cursor already.
enum CompletionMenus {
    private static let shortest = 2

    static func selection(_ scene: Scene, _ findings: Findings) -> ListSelection? {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard cursor.isVisible, cursor.column > 0, surface.looks.count > 2,
            let typed = surface.trimmed(0..<cursor.column, cursor.row), typed.upperBound == cursor.column
        else { return nil }
        for step in [1, -1] {
            var row = cursor.row + step
            while (0..<surface.rows).contains(row), scene.work.spend(surface.columns / 8) {
                let starts = starts(ofRow: row, surface)
                guard !starts.isEmpty else { break }
                for start in starts {
                    if let selection = selection(start, row, typed, scene, findings) { return selection }
                }
                row += step
            }
        }
        return nil
    }

    /// The columns of a row in which another background begins, other than that of the screen.
    private static func starts(ofRow row: Int, _ surface: Surface) -> [Int] {
        let ground = Look.Ink.defaultBackground
        return (0..<surface.columns).filter { column in
            let ink = surface.background(column, row)
            return ink != ground && (column == 0 || surface.background(column - 1, row) != ink)
        }
    }

    /// The menu whose selected row begins in a cell; nil if the word there is none that is typed, or the rows do not fit together.
    private static func selection(
        _ start: Int, _ row: Int, _ typed: Range<Int>, _ scene: Scene, _ findings: Findings
    ) -> ListSelection? {
        let surface = scene.surface
        guard var columns = cells(from: start, row, surface), let text = surface.trimmed(columns, row),
            text.lowerBound <= start + 1, isTyped(text, row, before: typed, scene)
        else { return nil }
        let own = surface.background(start, row)
        func ink(_ row: Int) -> Look.Ink? {
            guard (0..<surface.rows).contains(row), cells(from: start, row, surface) == columns else { return nil }
            let ink = surface.background(start, row)
            return ink == own || ink == .defaultBackground ? nil : ink
        }
        guard let normal = ink(row - 1) ?? ink(row + 1) else { return nil }
        var (top, end) = (row, row + 1)
        while ink(top - 1) == normal { top -= 1 }
        while ink(end) == normal { end += 1 }
        let isAdjacent = top == scene.cursor.row + 1 || end == scene.cursor.row
        let isCut = [top - 1, end].contains { surface.contains(start, $0) && surface.background(start, $0) == normal }
        guard end - top >= shortest, isAdjacent, !isCut else { return nil }
        // The kind of each word stands in a column of its own behind it.
        while let next = cells(from: columns.upperBound, row, surface),
            surface.background(next.lowerBound, row) != .defaultBackground,
            (top..<end).allSatisfy({ cells(from: next.lowerBound, $0, surface) == next }),
            (top..<end).contains(where: { surface.trimmed(next, $0) != nil })
        {
            columns = columns.lowerBound..<next.upperBound
        }
        var rows: [ListRow] = []
        for row in top..<end {
            guard !findings.isClaimed(columns, row), let line = scene.line(row, of: 0, around: start),
                let text = surface.trimmed(columns, row), line.columns.contains(columns.upperBound - 1)
            else { return nil }
            // The runs of a row may go on beside the menu.
            let own = line.runs.filter { scene.layout.runs[$0].overlaps(columns) }
            guard let first = own.first, let last = own.last else { return nil }
            var item = ListRow(Line(region: 0, row: row, columns: columns, runs: first..<last + 1), scene)
            item.text = text
            rows.append(item)
        }
        guard rows.allSatisfy({ $0.text.lowerBound == rows[0].text.lowerBound }) else { return nil }
        return ListSelection(rows: rows[...], selected: row - top, columns: columns)
    }

    /// The cells from one on that have its background, and behind which another one begins; nil outside of the screen.
    private static func cells(from start: Int, _ row: Int, _ surface: Surface) -> Range<Int>? {
        guard surface.contains(start, row) else { return nil }
        let ink = surface.background(start, row)
        guard start == 0 || surface.background(start - 1, row) != ink else { return nil }
        var end = start + 1
        while end < surface.columns, surface.background(end, row) == ink { end += 1 }
        return start..<end
    }

    /// True if the first word of a row, or all of its text, stands right before the cursor, as the whole of a word there or its end
    /// behind a sign.
    private static func isTyped(_ text: Range<Int>, _ row: Int, before typed: Range<Int>, _ scene: Scene) -> Bool {
        let word = text.first { scene.surface.isBlank($0, row) } ?? text.upperBound
        return [word, text.upperBound].contains { isTyped(text, to: $0, row, before: typed, scene) }
    }

    private static func isTyped(
        _ text: Range<Int>, to end: Int, _ row: Int, before typed: Range<Int>, _ scene: Scene
    ) -> Bool {
        let surface = scene.surface
        let start = typed.upperBound - (end - text.lowerBound)
        guard end - text.lowerBound >= shortest, start >= typed.lowerBound,
            start == 0 || !Character(surface.scalar(start - 1, scene.cursor.row)).isLetter
        else { return false }
        return (text.lowerBound..<end).allSatisfy {
            surface.scalar($0, row) == surface.scalar(start + $0 - text.lowerBound, scene.cursor.row)
        }
    }
}
