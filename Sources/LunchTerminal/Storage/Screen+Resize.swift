extension Screen {
    /// A place in the text that a change of size must not lose: the cursor, or a saved one.
    struct Place {
        var column: Int
        var row: Int
        /// True if the place is after the character in its column, which is the last.
        var isWrapPending = false
    }

    /// Gives the screen another size; the first of the places, the cursor, stays on the screen.
    ///
    /// A screen that is filled to its last line keeps its end: lines go to the scrollback when it gets lower, and come
    /// back when it grows. One with blank lines at the end keeps its beginning as long as the cursor stays in view.
    ///
    /// - Parameter reflows: True if lines that autowrap joined are divided again; otherwise lines are cut and widened.
    mutating func resize(columns: Int, rows: Int, reflows: Bool, places: inout [Place], revision: UInt64) {
        let rewraps = reflows && columns != self.columns
        var lines = self.lines
        let last = max(lines.lastIndex { !$0.isPlainBlank } ?? 0, places.map(\.row).max() ?? 0)
        let isFilled = last >= self.rows - 1
        lines.removeLast(self.rows - 1 - min(last, self.rows - 1))

        let above =
            rewraps ? scrollback.takeAll() : isFilled ? scrollback.takeLast(max(0, rows - self.rows)) : []
        var top = above.count
        for index in places.indices { places[index].row += top }
        lines = above + lines
        if rewraps {
            var reflow = Reflow(lines, columns: columns)
            lines = reflow.lines(moving: &places, top: &top)
        } else {
            for index in lines.indices { lines[index].resize(columns: columns) }
            for index in places.indices where places[index].column >= columns {
                places[index].column = columns - 1
                places[index].isWrapPending = false
            }
        }
        top = min(max(isFilled ? 0 : top, lines.count - rows), places.first?.row ?? top)
        show(&lines, from: top, columns: columns, rows: rows, revision: revision)
        for index in places.indices {
            places[index].row = (places[index].row - top).clamped(to: 0...rows - 1)
            places[index].column = places[index].column.clamped(to: 0...columns - 1)
        }
    }

    /// Makes lines from one on the screen; those before go to the scrollback, those that no longer fit are lost.
    private mutating func show(
        _ lines: inout ContiguousArray<Row>, from top: Int, columns: Int, rows: Int, revision: UInt64
    ) {
        for index in 0..<top { scrollback.push(&lines[index]) }
        slots = ContiguousArray(lines[top...].prefix(rows))
        while slots.count < rows { slots.append(Row(columns: columns)) }
        setSize(columns: columns, rows: rows, revision: revision)
    }
}

extension Row {
    /// True if nothing has been written on the row, or nothing that can be seen.
    var isPlainBlank: Bool {
        for column in 0..<occupied where !cells[column].isBlank || cells[column].style != 0 {
            if !cells[column].isBlank || style(at: column).unmarked != TUIStyle() { return false }
        }
        return marks.isEmpty
    }
}
