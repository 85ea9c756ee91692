import LunchTerminal
import LunchWire

/// A row of a snapshot.
struct SnapshotRow: Sendable, Hashable {
    /// The text without blanks at its end, with everything that cannot be seen written out.
    var text: String
    /// The size of the row's characters in words; empty for ordinary ones.
    var size = ""
    /// The words for each column that is not drawn plainly, up to the last of these.
    var looks: [String] = []

    /// The character that represents a masked cell.
    static let mask: Character = "▒"

    init(text: String, size: String = "", looks: [String] = []) {
        self.text = text.visible.trimmed
        self.size = size
        self.looks = Array(looks.dropLast(while: \.isEmpty))
    }

    var isBlank: Bool { text.isEmpty && size.isEmpty && looks.isEmpty }
}

/// Reads a part of a screen for a snapshot.
struct ScreenReader {
    private let grid: TUIGrid
    private let area: CellRect
    /// The masked cells of the part, in the coordinates of the screen.
    private let masks: [CellRect]

    init(_ grid: TUIGrid, _ area: CellRect, _ masks: [CellRect]) {
        (self.grid, self.area) = (grid, area)
        self.masks = masks.map { $0.intersection(area) }.filter { !$0.isEmpty }
            .sorted { ($0.origin.row, $0.origin.column) < ($1.origin.row, $1.origin.column) }
    }

    var cells: TUISnapshot.Body {
        var body = TUISnapshot.Body(content: .cells, size: area.size, facts: facts)
        body.rows = rows { row, columns in
            columns.map { isMasked($0, row) ? "" : Self.words(for: grid[$0, row]) }
        }
        return body
    }

    var text: TUISnapshot.Body {
        let masked = facts.filter { $0.hasPrefix(TUISnapshot.Fact.masked) }
        var body = TUISnapshot.Body(content: .text, size: area.size, facts: masked)
        body.rows = rows { _, _ in [] }
        return body
    }

    private var isWhole: Bool {
        area == CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
    }

    /// The facts about the terminal: of a part of the screen, those that concern its cells.
    private var facts: [String] {
        var facts: [String] = []
        let cursor = grid.cursor
        if isWhole || cursor.isVisible && area.contains(CellPoint(column: cursor.column, row: cursor.row)) {
            let (column, row) = (cursor.column - area.origin.column, cursor.row - area.origin.row)
            facts.append("\(TUISnapshot.Fact.cursor)\(column),\(row)\(Self.words(for: cursor))")
        }
        if grid.modes.reverseVideo { facts.append(TUISnapshot.Fact.reverse) }
        if isWhole, grid.modes.isAlternateScreen { facts.append(TUISnapshot.Fact.alternate) }
        let title = grid.title.visible.trimmed
        if isWhole, !title.isEmpty { facts.append(TUISnapshot.Fact.title + title) }
        facts += masks.map { mask in
            let (column, row) = (mask.origin.column - area.origin.column, mask.origin.row - area.origin.row)
            let place = CellRect(column: column, row: row, columns: mask.size.columns, rows: mask.size.rows)
            return "\(TUISnapshot.Fact.masked)\(place)"
        }
        return facts
    }

    /// The words by which a cursor differs from a steady block.
    private static func words(for cursor: TUICursor) -> String {
        let shape =
            switch cursor.shape {
            case .block: ""
            case .underline: " underline"
            case .bar: " bar"
            }
        return shape + (cursor.blinks ? " blinking" : "") + (cursor.isVisible ? "" : " hidden")
    }

    private func rows(_ looks: (_ row: Int, _ columns: Range<Int>) -> [String]) -> [SnapshotRow] {
        guard let rows = area.rows, let columns = area.columns else { return [] }
        let all = rows.map { row in
            let range = shown(columns, in: row)
            return SnapshotRow(text: text(range, in: row), size: size(of: row), looks: looks(row, range))
        }
        return Array(all.dropLast(while: \.isBlank))
    }

    /// The columns of a row; one of larger characters has half as many.
    private func shown(_ columns: ClosedRange<Int>, in row: Int) -> Range<Int> {
        let count = grid.lineSize(row: row) == .single ? grid.columns : grid.columns / 2
        return min(columns.lowerBound, count)..<min(columns.upperBound + 1, count)
    }

    private func text(_ columns: Range<Int>, in row: Int) -> String {
        guard masks.contains(where: { $0.rows?.contains(row) == true }) else {
            return columns == 0..<grid.columns ? grid.text(row: row) : grid.text(columns: columns, row: row)
        }
        var text = ""
        for column in columns {
            let cell = grid[column, row]
            if isMasked(column, row) {
                text.append(SnapshotRow.mask)
            } else if cell.width == 0 {
                // The second half of a character whose first half is shown has no text of its own.
                if column == columns.lowerBound || isMasked(column - 1, row) { text.append(" ") }
            } else {
                let isCut = cell.width == 2 && (column + 1 == columns.upperBound || isMasked(column + 1, row))
                text += isCut || cell.text.isEmpty ? " " : cell.text
            }
        }
        return text
    }

    private func isMasked(_ column: Int, _ row: Int) -> Bool {
        masks.contains { $0.contains(CellPoint(column: column, row: row)) }
    }

    private func size(of row: Int) -> String {
        switch grid.lineSize(row: row) {
        case .single: ""
        case .doubleWidth: "double width"
        case .doubleHeightTop: "double height, top"
        case .doubleHeightBottom: "double height, bottom"
        }
    }

    /// The visible parts of a cell's style, and the address of its link.
    private static func words(for cell: TUICell) -> String {
        let style = "\(cell.style)"
        let words = [style == "plain" ? nil : style, cell.link.map { "link \($0.address.visible)" }]
        return words.compactMap(\.self).joined(separator: " ").trimmed
    }
}

extension String {
    /// The text without blanks at its end.
    var trimmed: String {
        guard utf8.last == UInt8(ascii: " ") else { return self }
        guard let last = unicodeScalars.lastIndex(where: { $0 != " " }) else { return "" }
        return String(unicodeScalars[...last])
    }

    /// Returns true if the text begins with another, whatever a letter after that joins with.
    func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

    /// The text after its first scalar.
    var behindFirst: String { String(unicodeScalars.dropFirst()) }
}

extension Array {
    /// The elements without those at the end that meet a condition.
    func dropLast(while isDropped: (Element) -> Bool) -> ArraySlice<Element> {
        var rest = self[...]
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }
}
