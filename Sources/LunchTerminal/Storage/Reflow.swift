/// Divides lines that autowrap joined again for another width.
struct Reflow {
    private let source: ContiguousArray<Row>
    private let columns: Int
    private var result = ContiguousArray<Row>()

    init(_ lines: ContiguousArray<Row>, columns: Int) {
        source = lines
        self.columns = columns
    }

    /// The lines for the new width.
    ///
    /// - Parameters:
    ///   - places: Places in the old lines; afterwards, the same places in the new ones.
    ///   - top: The old line that was the first on the screen; afterwards, the new line with its first character.
    mutating func lines(moving places: inout [Screen.Place], top: inout Int) -> ContiguousArray<Row> {
        places.append(Screen.Place(column: 0, row: top))
        let old = places
        result.reserveCapacity(source.count)
        var first = 0
        while first < source.count {
            var last = first
            while last + 1 < source.count, source[last].isWrapped, isDivisible(first), isDivisible(last + 1) {
                last += 1
            }
            divide(first...last, old, &places)
            first = last + 1
        }
        top = places.removeLast().row
        return result
    }

    /// Lines of double width are laid out on their own.
    private func isDivisible(_ index: Int) -> Bool { source[index].lineSize == .single }

    /// Lays out the rows of one line that autowrap joined.
    private mutating func divide(
        _ rows: ClosedRange<Int>, _ old: [Screen.Place], _ places: inout [Screen.Place]
    ) {
        let start = result.count
        if rows.count == 1, source[rows.lowerBound].textEnd <= columns || !isDivisible(rows.lowerBound) {
            var row = source[rows.lowerBound]
            row.resize(columns: columns)
            row.isWrapped = false
            result.append(row)
            move(old, &places, in: rows.lowerBound, from: 0, to: (start, 0), count: .max)
            return
        }
        var column = 0
        result.append(Row(columns: columns))
        for index in rows {
            let isLast = index == rows.upperBound
            let row = source[index]
            result[result.count - 1].marks.formUnion(row.marks)
            column = copy(row, index, to: isLast ? row.textEnd : row.wrappedEnd, isLast, column, old, &places)
        }
    }

    /// Copies the cells of a row up to an end, and continues in new rows as it must; returns the column after them.
    private mutating func copy(
        _ row: Row, _ index: Int, to end: Int, _ isLast: Bool, _ column: Int, _ old: [Screen.Place],
        _ places: inout [Screen.Place]
    ) -> Int {
        var (column, from) = (column, 0)
        while from < end {
            if column >= columns { column = continueInNextRow() }
            var count = min(columns - column, end - from)
            if from + count < end, row.cells[from + count].isTail { count -= 1 }
            if count == 0, column == 0 {
                // No row is wide enough for the character: it becomes a blank.
                move(old, &places, in: index, from: from, to: (result.count - 1, 0), count: 2)
                (column, from) = (1, from + 2)
            } else if count == 0 {
                result[result.count - 1].fill(column)
                column = continueInNextRow()
            } else {
                result[result.count - 1].copy(from..<from + count, of: row, to: column)
                move(old, &places, in: index, from: from, to: (result.count - 1, column), count: count)
                (column, from) = (column + count, from + count)
            }
        }
        guard isLast else { return column }
        // After the text come blanks, colored perhaps: as many of them as fit.
        let blanks = min(columns - column, row.occupied - end)
        if blanks > 0 { result[result.count - 1].copy(end..<end + blanks, of: row, to: column) }
        move(old, &places, in: index, from: end, to: (result.count - 1, column), count: .max)
        return column
    }

    private mutating func continueInNextRow() -> Int {
        result[result.count - 1].isWrapped = true
        result.append(Row(columns: columns))
        return 0
    }

    /// Moves the places within some columns of an old row to where these have gone.
    private func move(
        _ old: [Screen.Place], _ places: inout [Screen.Place], in row: Int, from column: Int,
        to target: (row: Int, column: Int), count: Int
    ) {
        for (index, place) in old.enumerated() where place.row == row {
            let offset = place.column - column
            guard offset >= 0, offset < count else { continue }
            places[index].row = target.row
            let moved = target.column + offset + (place.isWrapPending ? 1 : 0)
            places[index].column = min(moved, columns - 1)
            places[index].isWrapPending =
                moved >= columns && !result[target.row].cells[columns - 1].isBlank && moved == columns
        }
    }
}

extension Row {
    /// The column after the last character that can be seen.
    var textEnd: Int {
        var end = occupied
        while end > 0, cells[end - 1].isBlank { end -= 1 }
        return end
    }

    /// The column after the last cell of a row that continues in the next; a filler is not part of the text.
    var wrappedEnd: Int {
        guard let last = cells.last, last.kind == .filler else { return cells.count }
        return cells.count - 1
    }

    /// Marks a cell as the blank where a wide character did not fit.
    mutating func fill(_ column: Int) {
        cells[column] = .blank
        cells[column].setKind(.filler)
        occupied = max(occupied, column + 1)
    }
}
