import LunchTerminal

/// Finds a count beside a list on the screen, as `3/12` or `3 of 12`, that names the place of one of its rows.
enum PositionCount {
    /// The rows above a list, and at the end of the screen, in which a count is looked for.
    private static let reach = 3

    /// The words before a count that is one of something else.
    private static let others = ["page", "step", "match", "part", "chapter", "screen", "file", "day"]

    /// The rows without the first one, if a count says that the row is the selected one of these and there are no others: the first
    /// one is a heading then, or what somebody types.
    static func rest(of rows: ArraySlice<ListRow>, _ selected: Int, _ scene: Scene) -> ArraySlice<ListRow>? {
        let rest = rows.dropFirst()
        // A heading does not begin to the right of all its rows.
        guard selected > rows.startIndex, rest.count >= 2,
            rest.contains(where: { $0.text.lowerBound >= rows[rows.startIndex].text.lowerBound }),
            !names(selected - rows.startIndex, of: rows, scene),
            names(selected - rest.startIndex, of: rest, isWhole: true, scene)
        else { return nil }
        return rest
    }

    /// True if a count says that a row is the selected one: it has as many rows as the list; or more, if the list goes on to the end
    /// of the screen and the row is not the first one.
    ///
    /// - Parameter isWhole: True if it has to have as many rows as the list; then it may count files as well.
    static func names(_ index: Int, of rows: ArraySlice<ListRow>, isWhole: Bool = false, _ scene: Scene) -> Bool {
        guard let first = rows.first, let last = rows.last, scene.layout.regions[first.line.region].isScreen,
            last.row - first.row == rows.count - 1
        else { return false }
        let surface = scene.surface
        let isCut = last.row + 1 >= surface.rows - reach
        let others =
            Array(max(0, first.row - reach)..<first.row)
            + Array(max(last.row + 1, surface.rows - reach)..<max(last.row + 1, surface.rows))
        return others.contains { row in
            counts(inRow: row, surface, besides: isWhole ? "file" : nil).contains { count in
                count.place == index + 1
                    && (count.total == rows.count || !isWhole && count.total > rows.count && isCut && index > 0)
            }
        }
    }

    /// True if the lower border of the box around a list counts more rows than the list has, and another text of the box follows it at
    /// once, or stands right above it.
    static func isShort(_ rows: ArraySlice<ListRow>, _ scene: Scene) -> Bool {
        guard let first = rows.first, let last = rows.last,
            let box = scene.layout.regions[first.line.region].box, box.isWhole, !box.isOpen,
            [first.row - 1, last.row + 1].contains(where: { scene.line($0, of: first.line.region) != nil })
        else { return false }
        return counts(inRow: box.rows.upperBound, scene.surface, of: box.columns, besides: "file").contains {
            $0.total > rows.count
        }
    }

    /// True if the lower border of a box has a count, which names a place and as many rows as there are.
    static func names(_ index: Int, of rows: Int, inBorderOf box: Box, _ surface: Surface) -> Bool {
        counts(inRow: box.rows.upperBound, surface, of: box.columns, besides: "file").contains {
            $0.place == index + 1 && $0.total == rows
        }
    }

    /// True if the row below a box, the last one of the screen, has nothing but a place and as many rows as there are, as `2-2`.
    static func names(_ index: Int, of rows: Int, below box: Box, _ surface: Surface) -> Bool {
        let row = surface.rows - 1
        guard box.rows.upperBound + 1 == row, let text = surface.trimmed(0..<surface.columns, row) else { return false }
        return surface.text(text, row) == "\(index + 1)-\(rows)"
    }

    /// True if a count on the screen says that a list has rows that were left out: as many more as there are texts right above, both in
    /// its total and in the place of the selected row; or, beyond a blank row beside which another text begins where the rows do, any.
    static func namesMore(than selection: ListSelection, _ scene: Scene) -> Bool {
        let rows = selection.rows
        guard let first = rows.first, let last = rows.last, scene.layout.regions[first.line.region].isScreen,
            last.row - first.row == rows.count - 1
        else { return false }
        let surface = scene.surface
        func isText(_ row: Int) -> Bool { scene.line(row, of: first.line.region, around: last.text.lowerBound) != nil }
        let above = (1...reach).prefix { isText(first.row - $0) }.last ?? 0
        let isInterrupted = [(first.row - 1, first.row - 2), (last.row + 1, last.row + 2)].contains { blank, next in
            guard !isText(blank), isText(next), let text = surface.trimmed(first.line.columns, next) else {
                return false
            }
            return rows.contains {
                $0.text.lowerBound == text.lowerBound
                    && surface.look(text.lowerBound, $0.row) == surface.look(text.lowerBound, next)
            }
        }
        guard above > 0 || isInterrupted else { return false }
        let place = selection.selected - rows.startIndex + 1
        return (0..<surface.rows).filter { !(first.row...last.row).contains($0) }.contains { row in
            counts(inRow: row, surface, besides: "file").contains { count in
                // The row with the count is none of those that were left out.
                (1...reach).contains { number in
                    number <= above && !(first.row - number..<first.row).contains(row)
                        && count.place == place + number && count.total == rows.count + number
                }
                    || isInterrupted && count.place > rows.count && count.place <= count.total
            }
        }
    }

    /// The pairs of a place and a total in a row; a number with a zero before it is one of a date.
    private static func counts(
        inRow row: Int, _ surface: Surface, of columns: ClosedRange<Int>? = nil, besides allowed: String?
    ) -> [(place: Int, total: Int)] {
        var counts: [(place: Int, total: Int)] = []
        let end = columns.map(\.upperBound) ?? surface.end(ofRow: row)
        var column = columns.map(\.lowerBound) ?? 0
        while column < end {
            guard isDigit(column, row, surface) else {
                column += 1
                continue
            }
            let start = column
            let place = number(at: &column, row, surface)
            guard let place, isEdge(start - 1, row, surface),
                !countsOther(before: start, row, surface, besides: allowed),
                var next = slash(behind: column, row, surface), let total = number(at: &next, row, surface),
                isEdge(next, row, surface)
            else { continue }
            counts.append((place, total))
        }
        return counts
    }

    /// The column behind what divides a place and a total: a slash, or `of` between blanks; nil if there is none.
    private static func slash(behind start: Int, _ row: Int, _ surface: Surface) -> Int? {
        var column = start
        while column < start + reach, surface.isBlank(column, row) { column += 1 }
        if surface.scalar(column, row) == 0x2F {
            column += 1
        } else if column > start, surface.scalar(column, row) == 0x6F, surface.scalar(column + 1, row) == 0x66,
            surface.isBlank(column + 2, row)
        {
            column += 2
        } else {
            return nil
        }
        let end = column + 8
        while column < end, surface.isBlank(column, row) { column += 1 }
        return column
    }

    /// True if the word before a count says that it is one of pages, or of what was searched for.
    private static func countsOther(
        before start: Int, _ row: Int, _ surface: Surface, besides allowed: String?
    ) -> Bool {
        guard start >= 3 else { return false }
        let word = surface.text(max(0, start - 10)..<start - 1, row).split(separator: " ").last ?? ""
        return others.contains { other in
            other != allowed && (word.lowercased().hasSuffix(other) || word.lowercased().hasSuffix(other + ":"))
        }
    }

    private static func number(at column: inout Int, _ row: Int, _ surface: Surface) -> Int? {
        let start = column
        var value = 0
        while isDigit(column, row, surface) {
            if column - start < 6 { value = 10 * value + Int(surface.scalar(column, row)) - 0x30 }
            column += 1
        }
        return column > start && column - start <= 6 && surface.scalar(start, row) != 0x30 ? value : nil
    }

    private static func isDigit(_ column: Int, _ row: Int, _ surface: Surface) -> Bool {
        (0x30...0x39).contains(surface.scalar(column, row))
    }

    private static func isEdge(_ column: Int, _ row: Int, _ surface: Surface) -> Bool {
        surface.isGap(column, row) || "()[],".contains(Character(surface.scalar(column, row)))
    }
}
