/// The cells of a screen, line by line from the top; a line that continues leaves characters in the next, which are erased.
extension KeyFrameWriter {
    /// Writes rows on a blank screen, from its first line on.
    ///
    /// - Parameter isDirty: True if the first line is not blank; afterwards, if the line after the last one is not.
    mutating func write(_ rows: some Collection<Row>, isDirty: inout Bool) {
        for (line, row) in rows.enumerated() {
            let isLast = line == self.rows - 1
            write(row, at: line, isLast: isLast, isDirty: &isDirty)
        }
    }

    /// Writes the lines of the scrollback, as many at a time as the screen holds, and scrolls them out.
    mutating func write(_ scrollback: Scrollback, last count: Int, isDirty: inout Bool) {
        var start = max(0, scrollback.count - max(0, count))
        while start < scrollback.count {
            let end = min(start + rows, scrollback.count)
            write((start..<end).map { scrollback[$0] }, isDirty: &isDirty)
            setPen(TUIStyle())
            csi("\(end - start)S")
            lose()
            start = end
        }
    }

    private mutating func write(_ row: Row, at line: Int, isLast: Bool, isDirty: inout Bool) {
        let isSingle = row.lineSize == .single
        let limit = min(columns, isSingle ? row.cells.count : max(1, columns / 2))
        if !isSingle { setLineSize(row.lineSize, line) }
        let hasFiller = limit > 1 && row.isWrapped && row.cells[limit - 1].kind == .filler
        // On the last line text continues in the same line if the line is outside the region.
        let goesOn = row.isWrapped && (!isLast || rows > 2)
        let region = goesOn && isLast
        if region {
            csi("1;\(rows - 1)r")
            lose()
        }
        let goesOnWithText = goesOn && (!hasFiller || isLast)
        if goesOnWithText {
            setPen(TUIStyle())
            go(limit - 1, line)
            print([0x78], width: 1)
            print([0x78], width: 1)
            lose()
        }
        if isDirty || goesOnWithText {
            setPen(TUIStyle())
            go(0, line)
            csi("\(columns)X")
        }
        isDirty = goesOn && !isLast
        writeCells(of: row, upTo: limit, at: line)
        if goesOn, hasFiller, !isLast {
            move(limit - 1, line)
            setPen(TUIStyle(erasedOn: row.style(at: limit - 1)))
            // A wide character does not fit there.
            print([0x65E5], width: 2)
            lose()
        }
        if !isSingle { setLineSize(row.lineSize, line) }
        if region {
            csi("r")
            lose()
        }
        writeMarks(of: row, at: line)
    }

    /// DECDWL and DECDHL; the right half becomes blank.
    private mutating func setLineSize(_ size: TUILineSize, _ line: Int) {
        go(0, line)
        switch size {
        case .single: return
        case .doubleWidth: control("\u{1B}#6")
        case .doubleHeightTop: control("\u{1B}#3")
        case .doubleHeightBottom: control("\u{1B}#4")
        }
        lose()
    }

    private mutating func writeMarks(of row: Row, at line: Int) {
        guard !row.marks.isEmpty else { return }
        go(0, line)
        if row.marks.contains(.prompt) { osc("133;A") }
        if row.marks.contains(.input) { osc("133;B") }
        if row.marks.contains(.output) { osc("133;C") }
        if row.marks.contains(.user) { osc("1337;SetMark") }
    }

    private mutating func writeCells(of row: Row, upTo limit: Int, at line: Int) {
        /// The style that all cells from the column on have.
        var fill = TUIStyle()
        var column = 0
        let end = min(row.occupied, limit)
        while column < end {
            let cell = row.cells[column]
            let style = row.style(at: column)
            guard !cell.isTail else {
                column += 1
                continue
            }
            guard cell.isErased else {
                let width = cell.isWide ? 2 : 1
                print(row.scalars(at: column), style, width: width, column, line)
                column += width
                continue
            }
            var stop = column + 1
            while stop < end, row.cells[stop].isErased, row.cells[stop].style == cell.style { stop += 1 }
            if TUIStyle(erasedOn: style) != style.unmarked {
                // The rest of a character that was cut in half has a separate style.
                for blank in column..<stop { print([0x20], style.unmarked, width: 1, blank, line) }
            } else if style.unmarked != fill {
                erase(from: column, line, style.unmarked)
                fill = style.unmarked
            }
            column = stop
        }
        if fill != TUIStyle(), end < limit { erase(from: end, line, TUIStyle()) }
    }

    private mutating func print(
        _ scalars: ContiguousArray<UInt32>, _ style: TUIStyle, width: Int, _ column: Int, _ line: Int
    ) {
        go(column, line, mark: style.mark)
        openMarks(style.mark)
        setPen(style)
        print(scalars, width: width)
    }

    /// Erases the rest of a line in a style.
    private mutating func erase(from column: Int, _ line: Int, _ style: TUIStyle) {
        go(column, line)
        setPen(style)
        csi("\(columns - column)X")
    }
}
