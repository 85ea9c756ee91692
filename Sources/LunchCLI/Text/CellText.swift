import LunchTerminal

/// Text as the cells that it takes on Lunch's own terminal.
enum CellText {
    /// The cells of a line of text. A control character is replaced by `U+FFFD`.
    static func cells(_ text: some StringProtocol, _ style: TUIStyle) -> [TUICell] {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
            return text.unicodeScalars.map { TUICell(text: String($0), style: style) }
        }
        let (grid, width) = shown(text)
        return (0..<width).map { column in
            var cell = grid[column, 0]
            cell.style = style
            return cell
        }
    }

    /// The number of cells of a line of text.
    static func width(_ text: some StringProtocol) -> Int {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? text.utf8.count : shown(text).width
    }

    /// A terminal of one row that shows the text.
    private static func shown(_ text: some StringProtocol) -> (grid: TUIGrid, width: Int) {
        let clean = String(text.map { $0.isControl ? "\u{FFFD}" : $0 })
        // A character has at least as many bytes as cells, so the text and the cursor after it fit into the row.
        var terminal = TUITerminal(columns: clean.utf8.count + 1, rows: 1)
        _ = terminal.feed(Array(clean.utf8).span)
        let grid = terminal.grid
        return (grid, grid.cursor.column)
    }
}

extension StringProtocol {
    /// The number of cells that the text takes on one line.
    var cellWidth: Int { CellText.width(self) }
}

extension Character {
    /// The number of cells that the character takes.
    var cellWidth: Int { CellText.width(String(self)) }

    /// True if the character would act on a terminal instead of appearing on it.
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

/// The looks of text.
extension TUIStyle {
    static let plain = TUIStyle()
    static let bold = TUIStyle(attributes: .bold)
    static let dim = TUIStyle(attributes: .faint)
    static let reversed = TUIStyle(attributes: .inverse)

    /// The style with text and background exchanged, as a cursor shows it.
    var withOtherColors: TUIStyle {
        TUIStyle(
            foreground: foreground, background: background, attributes: attributes.symmetricDifference(.inverse))
    }

    init(color: TUIColor, isBold: Bool = false, isReversed: Bool = false) {
        var attributes: Attributes = isBold ? .bold : []
        if isReversed { attributes.insert(.inverse) }
        self.init(foreground: color, attributes: attributes)
    }
}

extension TUIColor {
    static let red = TUIColor.indexed(1)
    static let green = TUIColor.indexed(2)
    static let yellow = TUIColor.indexed(3)
    static let cyan = TUIColor.indexed(6)
}
