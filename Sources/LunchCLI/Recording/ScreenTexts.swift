import LunchElements
import LunchTerminal
import LunchWire

/// The texts of a screen as a person reads them: pieces of rows with blanks around them.
enum ScreenTexts {
    /// A piece of a row.
    struct Run: Equatable {
        var text: String
        var columns: Range<Int>
    }

    /// The pieces of a row that two blanks or the lines of a frame divide, without lines.
    static func runs(in frame: TUIFrame, row: Int) -> [Run] {
        let grid = frame.grid
        var runs: [Run] = []
        var open: Run?
        var blanks = 0
        for column in 0..<grid.shownColumns(row: row) where grid[column, row].width > 0 {
            let text = grid[column, row].text
            if text.allSatisfy(\.isWhitespace) || text.unicodeScalars.allSatisfy(\.isOfLine) {
                blanks += text.allSatisfy(\.isWhitespace) ? 1 : 2
                continue
            }
            if let run = open, blanks > 1 {
                runs.append(run)
                open = nil
            }
            let gap = String(repeating: " ", count: open == nil ? 0 : blanks)
            open = Run(
                text: (open?.text ?? "") + gap + text,
                columns: (open?.columns.lowerBound ?? column)..<column + grid[column, row].width)
            blanks = 0
        }
        return (runs + (open.map { [$0] } ?? [])).filter { $0.text.contains { $0.isLetter || $0.isNumber } }
    }

    /// Returns true if a text stands on the screen once.
    static func isSole(_ text: String, in frame: TUIFrame) -> Bool {
        let search = TextSearch(.literal(text))
        return search.problem == nil && search.matches(in: frame).count == 1
    }

    /// The text at a cell, if it stands on the screen once.
    static func sole(at cell: CellPoint, in frame: TUIFrame) -> String? {
        guard (0..<frame.grid.rows).contains(cell.row) else { return nil }
        let run = runs(in: frame, row: cell.row).first { $0.columns.contains(cell.column) }
        return run.flatMap { isSole($0.text, in: frame) ? $0.text : nil }
    }
}

extension Unicode.Scalar {
    /// True for the characters of lines and blocks ("Box Drawing", "Block Elements").
    fileprivate var isOfLine: Bool { 0x2500..<0x25A0 ~= value }
}
