import LunchElements
import LunchTerminal
import LunchWire

/// The texts of a screen as a person reads them: pieces of rows with blanks around them.
final class ScreenTexts {
    /// A piece of a row.
    struct Run: Equatable {
        var text: String
        var row: Int
        var columns: Range<Int>
    }

    private let frame: TUIFrame
    /// The pieces of each row.
    private lazy var rows = (0..<frame.grid.rows).map { Self.runs(in: frame, row: $0) }
    /// The characters of the rows.
    private lazy var bytes = (0..<frame.grid.rows).map { Array(frame.grid.text(row: $0).utf8) }
    /// The number of places of each text that was asked for; two represents more as well.
    private var counts: [String: Int] = [:]

    init(_ frame: TUIFrame) { self.frame = frame }

    /// All pieces, the row of the cursor first.
    var runs: [Run] {
        let cursor = frame.grid.cursor.row
        return (rows.indices.contains(cursor) ? rows[cursor] : [])
            + rows.indices.filter { $0 != cursor }.flatMap { rows[$0] }
    }

    /// Returns true if a text is on the screen once.
    func isSole(_ text: String) -> Bool {
        count(text) == 1 && TextSearch(.literal(text)).matches(in: frame).count == 1
    }

    /// Returns true if a searchable text is nowhere on the screen.
    func isNowhere(_ text: String) -> Bool {
        count(text) == 0 && TextSearch(.literal(text)).problem == nil
            && TextSearch(.literal(text)).matches(in: frame).isEmpty
    }

    private func count(_ text: String) -> Int {
        if let count = counts[text] { return count }
        let wanted = Array(text.utf8)
        var count = 0
        for row in bytes where count < 2 && row.count >= wanted.count {
            var place = 0
            while count < 2, place + wanted.count <= row.count {
                if row[place] == wanted[0], row[place..<place + wanted.count].elementsEqual(wanted) {
                    count += 1
                    place += wanted.count
                } else {
                    place += 1
                }
            }
        }
        counts[text] = count
        return count
    }

    /// The way to the text at a cell; nil if nothing distinguishes it from the same text elsewhere.
    func locator(at cell: CellPoint) -> Locator? {
        guard rows.indices.contains(cell.row) else { return nil }
        return rows[cell.row].first { $0.columns.contains(cell.column) }.flatMap(locator)
    }

    /// The way to a piece of a row: its text, or its text beside one that is on the screen once.
    func locator(of run: Run) -> Locator? {
        if isSole(run.text) { return .text(run.text) }
        return references(for: run).lazy.filter { [self] relation, other in
            // Figures are others the next time.
            guard !other.contains(where: \.isNumber), isSole(other) else { return false }
            let beside = ScreenRegion.beside(relation, [.text(TextSearch(.literal(other))), .only])
            let found = TextSearch(.literal(run.text), within: beside).matches(in: frame).map(\.frame.origin)
            return found == [CellPoint(column: run.columns.lowerBound, row: run.row)]
        }.first.map { .textBeside(run.text, $0, of: $1) }
    }

    /// The number of pieces that are tried in each direction: what is further away has something in between.
    private static let fewTexts = 3

    /// The pieces that a text may be named by: of its row, the nearest first, and then of the rows above.
    private func references(for run: Run) -> [(Relation, String)] {
        let left = rows[run.row].filter { $0.columns.upperBound <= run.columns.lowerBound }.suffix(Self.fewTexts)
        let right = rows[run.row].filter { $0.columns.lowerBound >= run.columns.upperBound }.prefix(Self.fewTexts)
        let above = (0..<run.row).reversed().lazy.flatMap { [self] in rows[$0] }.prefix(Self.fewTexts)
        return left.reversed().map { (.rightOf, $0.text) } + right.map { (.leftOf, $0.text) }
            + above.map { (.below, $0.text) }
    }

    /// The pieces of a row that two blanks or the lines of a frame divide, without lines.
    private static func runs(in frame: TUIFrame, row: Int) -> [Run] {
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
                text: (open?.text ?? "") + gap + text, row: row,
                columns: (open?.columns.lowerBound ?? column)..<column + grid[column, row].width)
            blanks = 0
        }
        return (runs + (open.map { [$0] } ?? [])).filter { $0.text.contains { $0.isLetter || $0.isNumber } }
    }
}

extension Unicode.Scalar {
    /// True for the characters of lines and blocks ("Box Drawing", "Block Elements").
    fileprivate var isOfLine: Bool { 0x2500..<0x25A0 ~= value }
}
