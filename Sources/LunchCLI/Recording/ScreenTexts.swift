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

    /// Returns true if a text that can be looked for stands nowhere on the screen.
    static func isNowhere(_ text: String, in frame: TUIFrame) -> Bool {
        let search = TextSearch(.literal(text))
        return search.problem == nil && search.matches(in: frame).isEmpty
    }

    /// The way to the text at a cell; nil if nothing tells it from the same text elsewhere.
    static func locator(at cell: CellPoint, in frame: TUIFrame) -> Locator? {
        guard (0..<frame.grid.rows).contains(cell.row) else { return nil }
        let run = runs(in: frame, row: cell.row).first { $0.columns.contains(cell.column) }
        return run.flatMap { locator(of: $0, row: cell.row, in: frame) }
    }

    /// The way to a piece of a row: its text, or its text beside one that stands on the screen once.
    static func locator(of run: Run, row: Int, in frame: TUIFrame) -> Locator? {
        if isSole(run.text, in: frame) { return .text(run.text) }
        return references(for: run, row: row, in: frame).lazy.filter { relation, other in
            // Figures are others the next time.
            guard !other.contains(where: \.isNumber), isSole(other, in: frame) else { return false }
            let beside = ScreenRegion.beside(relation, [.text(TextSearch(.literal(other))), .only])
            let found = TextSearch(.literal(run.text), within: beside).matches(in: frame).map(\.frame.origin)
            return found == [CellPoint(column: run.columns.lowerBound, row: row)]
        }.first.map { .textBeside(run.text, $0, of: $1) }
    }

    /// The pieces that a text may be named by: of its row, the nearest first, and then of the rows above.
    private static func references(for run: Run, row: Int, in frame: TUIFrame) -> [(Relation, String)] {
        let inRow = runs(in: frame, row: row)
        let left = inRow.filter { $0.columns.upperBound <= run.columns.lowerBound }.reversed()
        let right = inRow.filter { $0.columns.lowerBound >= run.columns.upperBound }
        let above = (0..<row).reversed().flatMap { runs(in: frame, row: $0) }
        return left.map { (.rightOf, $0.text) } + right.map { (.leftOf, $0.text) } + above.map { (.below, $0.text) }
    }
}

extension Unicode.Scalar {
    /// True for the characters of lines and blocks ("Box Drawing", "Block Elements").
    fileprivate var isOfLine: Bool { 0x2500..<0x25A0 ~= value }
}
