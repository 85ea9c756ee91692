import LunchElements
import LunchTerminal
import LunchWire

/// Says where texts stand on a screen.
enum TextPlaces {
    /// The number of places that are listed.
    private static let limit = 8
    /// The number of columns around a text that are written on either side.
    private static let margin = 16

    /// One text, with what stands around it: `row 2, column 4: "Sum  Total  15"`.
    static func place(_ match: TextMatch, in grid: TUIGrid) -> String {
        let (column, row) = (match.frame.origin.column, match.frame.origin.row)
        let start = max(0, column - margin)
        let end = column + match.frame.size.columns + margin
        let columns = grid.searchColumns(row: row, in: start..<end, trailingBlanks: 0)
        let words = grid.searchText(row: row, in: columns).trimmed
        return "row \(row), column \(column): \(ShownText.quoted(words))"
    }

    static func severalMatches(_ matches: [TextMatch], of query: String, in grid: TUIGrid) -> String {
        """
        \(matches.count) texts match \(query); one is needed.
        They are:
        \(list(matches, in: grid))
        Say where it is with within:, or take the first with firstMatch.
        """
    }

    static func text(_ nearMiss: TextNearMiss, in grid: TUIGrid) -> String {
        switch nearMiss {
        case .noReference(let steps, let count):
            let name = QueryStep.areOfText(steps) ? "text" : "element"
            let words = count > 1 ? "\(count) \(name)s match it" : "no \(name) matches it"
            return "It is not known where to look, which \(QueryText.text(of: steps)) says: \(words)."
        case .noCells: return "None of the cells to look in is on the screen."
        case .hiddenCursor: return "The cursor is hidden, so it is in no row."
        case .near(let difference, let matches): return "\(difference.words)\n\(list(matches, in: grid))"
        }
    }

    static func list(_ matches: [TextMatch], in grid: TUIGrid) -> String {
        let shown = matches.prefix(limit).map { "  \(place($0, in: grid))" }
        let more = matches.count > limit ? ["  … and \(matches.count - limit) more"] : []
        return (shown + more).joined(separator: "\n")
    }
}

extension TextNearMiss.Difference {
    /// The difference as a sentence before the texts that have it.
    fileprivate var words: String {
        switch self {
        case .place: "It stands elsewhere on the screen:"
        case .wrapping: "It goes on in the next row, which is searched with acrossLines: true. It begins here:"
        case .rows: "It stands on two rows, which are searched one by one. It begins here:"
        case .letterCase: "It is there with other capital letters:"
        case .blanks: "It is there with other blanks:"
        case .trailingBlanks: "It needs the blanks at the end of a row, which are searched with keepingBlanks: true:"
        case .letters: "Did you mean this?"
        }
    }
}

extension TextMatch {
    /// The text that a node stands for.
    init(_ node: AccessibilityNode.Attributes) { self.init(label: node.label, frame: node.frame) }
}

extension String {
    /// The text without the blanks around it.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
