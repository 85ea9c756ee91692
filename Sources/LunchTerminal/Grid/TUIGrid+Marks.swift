extension TUIGrid {
    /// A mark that an app has put around something that it draws, and the cells that can be seen of that.
    package struct MarkedCells: Sendable {
        /// The number by which `isMarked` knows it; marks of one name inside different ones have different numbers.
        package let number: UInt16
        /// The number of the mark around it; 0 if there is none.
        package let parent: UInt16
        /// The identifier that the app gave.
        package let name: String
        /// The columns of its cells and of those of the marks inside it, from the first to the last.
        package fileprivate(set) var columns: ClosedRange<Int>
        /// The rows of these cells.
        package fileprivate(set) var rows: ClosedRange<Int>

        fileprivate mutating func include(_ other: MarkedCells) {
            include(other.columns, other.rows)
        }

        fileprivate mutating func include(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) {
            let (left, top) = (
                min(self.columns.lowerBound, columns.lowerBound), min(self.rows.lowerBound, rows.lowerBound)
            )
            self.columns = left...max(self.columns.upperBound, columns.upperBound)
            self.rows = top...max(self.rows.upperBound, rows.upperBound)
        }
    }

    /// True if the terminal has received a mark that it still knows.
    package var hasMarks: Bool { marks.count > 0 }

    /// The marks that have cells on the screen, each after the mark around it.
    package var markedCells: [MarkedCells] {
        if marks.count == 0 { return [] }
        var found: [UInt16: MarkedCells] = [:]
        func include(_ number: UInt16, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) {
            guard let mark = marks[number] else { return }
            let cells = MarkedCells(
                number: number, parent: mark.parent, name: mark.name, columns: columns, rows: rows)
            if found[number]?.include(columns, rows) == nil { found[number] = cells }
        }
        for (index, row) in content.enumerated() {
            for (number, columns) in row.markedColumns { include(number, columns, index...index) }
        }
        // From the innermost outwards, so that each is whole before it is handed on.
        var order = Array(found.keys)
        var place = 0
        while place < order.count {
            let parent = marks[order[place]]?.parent ?? 0
            place += 1
            if parent != 0, found[parent] == nil, let cells = found[order[place - 1]] {
                include(parent, cells.columns, cells.rows)
                order.append(parent)
            }
        }
        order.sort { (marks.depth(of: $0), $0) < (marks.depth(of: $1), $1) }
        for number in order.reversed() {
            guard let cells = found[number], cells.parent != 0 else { continue }
            found[cells.parent]?.include(cells)
        }
        return order.compactMap { found[$0] }
    }

    /// True if a cell belongs to one of some marks, or to a mark inside these.
    package func isMarked(column: Int, row: Int, by numbers: Set<UInt16>) -> Bool {
        guard content.indices.contains(row), content[row].cells.indices.contains(column) else { return false }
        var number = content[row].mark(at: column)
        while number != 0 {
            if numbers.contains(number) { return true }
            number = marks[number]?.parent ?? 0
        }
        return false
    }
}

extension Row {
    /// The mark of a cell; half of a character whose other half was overwritten has none.
    fileprivate func mark(at column: Int) -> UInt16 {
        cells[column].isErased ? 0 : style(at: column).mark
    }

    /// The marks of the row's cells, each with the columns from its first to its last.
    fileprivate var markedColumns: [UInt16: ClosedRange<Int>] {
        guard styles.contains(where: { $0.mark != 0 }) else { return [:] }
        var found: [UInt16: ClosedRange<Int>] = [:]
        for column in 0..<min(occupied, shownColumns) {
            let mark = mark(at: column)
            if mark != 0 { found[mark] = (found[mark]?.lowerBound ?? column)...column }
        }
        return found
    }
}
