import LunchTerminal

/// All that can be read from a grid.
struct Snapshot {
    var grid: TUIGrid
    var lines: [Line]
    var scrollback: [String]
    /// The cells of the scrollback's oldest and newest line.
    var scrollbackCells: [TUICell]

    /// One row of the grid.
    struct Line: Equatable, CustomStringConvertible {
        var cells: [TUICell]
        var isWrapped: Bool
        var isDoubleWidth: Bool
        var marks: TUIPrompt.Marks

        var description: String {
            "\(cells.map(\.text))\(isWrapped ? ", wrapped" : "")\(isDoubleWidth ? ", double" : ""), marks \(marks.rawValue)"
        }

        /// Both lines in words, and the first pair of cells that differ.
        func compared(with other: Line) -> String {
            let column = zip(cells, other.cells).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            let pair = column.map { "\ncolumn \($0): \(cells[$0])\n\(other.cells[$0])" } ?? ""
            return "\(self)\n\(other)\(pair)"
        }
    }

    init(_ grid: TUIGrid) {
        self.grid = grid
        lines = (0..<grid.rows).map { row in
            Line(
                cells: (0..<grid.columns).map { grid[$0, row] }, isWrapped: grid.isWrapped(row: row),
                isDoubleWidth: grid.lineSize(row: row) != .single, marks: grid.marks(row: row))
        }
        scrollback = grid.scrollbackLines
        scrollbackCells = [0, grid.scrollbackCount - 1].flatMap { line in
            (0..<grid.columns).map { grid.scrollbackCell(column: $0, line: line) }
        }
    }

    /// The contradiction between two things that the grid says of itself; nil if there is none.
    var contradiction: String? {
        if !(0..<grid.columns).contains(grid.cursor.column) || !(0..<grid.rows).contains(grid.cursor.row) {
            return "the cursor is at \(grid.cursor.column), \(grid.cursor.row) of \(grid.columns) × \(grid.rows)"
        }
        for (row, (line, told)) in zip(lines, grid.lines).enumerated() {
            var cells = line.cells[...]
            while cells.last?.text == " " { cells.removeLast() }
            let text = cells.map(\.text).joined()
            if text != told { return "row \(row) is \(told), its cells are \(text)" }
            for (column, cell) in line.cells.enumerated() {
                let next = column + 1 < line.cells.count ? line.cells[column + 1].width : 1
                if (cell.width == 2) != (next == 0) { return "row \(row), column \(column): half a wide character" }
            }
        }
        return nil
    }

    /// The difference from another terminal's grid, in words; nil if there is none.
    func difference(from other: Snapshot) -> String? {
        contentDifference(from: other)
            ?? first([
                ("desktop", grid.desktop == other.grid.desktop), ("bell", grid.bellCount == other.grid.bellCount),
                ("unknown sequences", grid.unknownSequences.kinds == other.grid.unknownSequences.kinds),
                ("count of unknown sequences", grid.unknownSequences.count == other.grid.unknownSequences.count),
                ("dropped", grid.dropped == other.grid.dropped),
            ])
    }

    /// As above, but for what a reset leaves as it is.
    func contentDifference(from other: Snapshot) -> String? {
        for (row, (line, otherLine)) in zip(lines, other.lines).enumerated() where line != otherLine {
            return "row \(row) differs:\n\(line.compared(with: otherLine))"
        }
        return first([
            ("size", grid.columns == other.grid.columns && grid.rows == other.grid.rows),
            ("scrollback", scrollback == other.scrollback && scrollbackCells == other.scrollbackCells),
            ("cursor", grid.cursor == other.grid.cursor), ("title", grid.title == other.grid.title),
            ("icon title", grid.iconTitle == other.grid.iconTitle), ("modes", grid.modes == other.grid.modes),
            ("palette", grid.palette == other.grid.palette), ("prompt", grid.prompt == other.grid.prompt),
        ])
    }

    private func first(_ equalities: [(String, Bool)]) -> String? {
        equalities.first { !$0.1 }.map { "there is a difference: \($0.0)" }
    }

    /// A row that differs from an earlier grid of the same terminal although it does not count as changed, in words.
    func unreportedChange(since earlier: Snapshot) -> String? {
        let changed = Set(grid.changedRows(since: earlier.grid.revision))
        for row in lines.indices where !changed.contains(row) {
            guard earlier.lines.indices.contains(row) else { return "row \(row) is new and unreported" }
            if earlier.lines[row] == lines[row] { continue }
            return "row \(row) changed unreported:\n\(earlier.lines[row].compared(with: lines[row]))"
        }
        return nil
    }
}
