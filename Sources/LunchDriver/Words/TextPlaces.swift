import LunchElements
import LunchTerminal
import LunchWire

/// Lists the places of texts on a screen.
enum TextPlaces {
    /// The number of places that are listed.
    private static let limit = 8
    /// The number of columns around a text that are written on either side.
    private static let margin = 16

    /// A text, with its surroundings: `row 2, column 4: "Sum  Total  15"`.
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
        Narrow the search with within:, or take the first with firstMatch.
        """
    }

    static func text(_ nearMiss: TextNearMiss, in frame: TUIFrame) -> String {
        let grid = frame.grid
        switch nearMiss {
        case .noReference(let steps, let count):
            let region = "The search region depends on \(QueryText.text(of: steps))"
            guard count > 1 else { return "\(region), which isn't on the screen." }
            guard QueryStep.areOfText(steps) else { return "\(region), which matches \(count) elements." }
            let resolution = Resolution(steps, in: frame)
            let matches = (resolution.failure?.found ?? []).map { TextMatch(resolution.frame.tree.nodes[$0]) }
            return "\(region), which matches \(count) texts:\n\(list(matches, in: grid))"
        case .noCells: return "The search region is outside the screen, which is \(frame.size)."
        case .hiddenCursor: return "The cursor is hidden, so there is no cursor row."
        case .near(.rows, let matches):
            let words = matches.first.map { overRows($0, in: grid) } ?? ""
            return "\(words)\n\(list(matches, in: grid))"
        case .near(let difference, let matches): return "\(difference.words)\n\(list(matches, in: grid))"
        }
    }

    /// The advice for a text that begins at the end of a row and ends in the next one.
    private static func overRows(_ match: TextMatch, in grid: TUIGrid) -> String {
        let row = match.frame.origin.row
        let columns = match.frame.origin.column..<match.frame.origin.column + match.frame.size.columns
        let first = grid.searchText(row: row, in: columns).trimmed
        let words = "The text spans rows \(row) and \(row + 1). Lunch searches each row separately"
        guard !first.isEmpty, match.label.hasPrefix(first) else { return "\(words)." }
        let rest = String(match.label.dropFirst(first.count)).trimmed
        return "\(words); search for \(ShownText.quoted(first)) and \(ShownText.quoted(rest)) instead."
    }

    static func list(_ matches: [TextMatch], in grid: TUIGrid) -> String {
        let shown = matches.prefix(limit).map { "  \(place($0, in: grid))" }
        let more = matches.count > limit ? ["  … and \(matches.count - limit) more"] : []
        return (shown + more).joined(separator: "\n")
    }
}

extension TextNearMiss.Difference {
    /// The difference, as a sentence before the texts.
    fileprivate var words: String {
        switch self {
        case .place: "The text is elsewhere on the screen:"
        case .wrapping: "The terminal wrapped the text into the next row. Add acrossLines: true. The text begins here:"
        case .rows: "The text spans two rows:"
        case .letterCase: "The case differs:"
        case .blanks: "The spaces differ:"
        case .trailingBlanks: "The match needs the blanks at the end of a row. Add keepingBlanks: true:"
        case .letters: "Did you mean this?"
        }
    }
}

extension TextMatch {
    /// The text that a node represents.
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
