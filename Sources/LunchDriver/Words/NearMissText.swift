import LunchElements
import LunchTerminal

/// Says what came near to what a query looked for.
enum NearMissText {
    /// The number of elements that are listed.
    private static let limit = 5

    static func text(_ nearMiss: NearMiss, in frame: TUIFrame) -> String {
        let tree = frame.tree
        switch nearMiss {
        case .elsewhere(let index):
            let query = QueryText.text(of: frame.soleQuery(of: index).steps)
            return "There is one of that name elsewhere, \(query): \(TreeText.line(tree.nodes[index]))."
        case .valued(let index):
            let query = QueryText.text(of: frame.soleQuery(of: index).steps)
            return """
                It is the value of \(query): \(TreeText.line(tree.nodes[index])).
                An element is found by its identifier, its label or its placeholder.
                """
        case .spelled(let name), .begun(let name): return "Did you mean \(ShownText.quoted(name))?"
        case .numbered(let indices, let scroller):
            return listed(indices, "These differ only in the number:", tree)
                + (scroller.map { scrolling($0, tree) } ?? "")
        case .failing(let indices): return listed(indices, "None of these meets the condition:", tree)
        case .noReference(let relation, let reference, let count):
            let words = count > 1 ? "\(count) elements match it" : "no element matches it"
            return "It is not known what is \(relation.words) \(QueryText.text(of: reference)): \(words)."
        case .unrelated(let relation, let reference, let place, let nearest):
            let query = QueryText.text(of: reference)
            return listed(
                nearest, "\(query) is at \(place). Nearest to it, but not \(relation.words) it:", tree)
        case .noRow(let reference, let count, let indices) where count == 1:
            return listed(indices, "\(QueryText.text(of: reference)) is in none of these:", tree)
        case .noRow(let reference, let count, _):
            let words = count > 1 ? "\(count) elements match it" : "no element matches it"
            return "It is not known where \(QueryText.text(of: reference)) is: \(words)."
        case .noCursorRow(let indices):
            let cursor = frame.grid.cursor
            guard cursor.isVisible else { return "The cursor is hidden, so it is in no element." }
            return listed(
                indices, "The cursor is at (\(cursor.column), \(cursor.row)), and in none of these:", tree)
        case .noneSelected(let indices): return listed(indices, "None of these is selected:", tree)
        case .text(let nearMiss): return TextPlaces.text(nearMiss, in: frame.grid)
        case .counted(let indices):
            let count = indices.count == 1 ? "is only 1" : "are only \(indices.count)"
            return listed(indices, "There \(count); the first has the index 0:", tree)
        }
    }

    /// The way to get to what may be out of view, as a line behind others.
    private static func scrolling(_ index: Int, _ tree: ElementTree) -> String {
        """

        They are in \(TreeText.line(tree.nodes[index])). If the app publishes only what is in view there, scroll first: \
        swipeUp() or swipeDown().
        """
    }

    private static func listed(_ indices: [Int], _ headline: String, _ tree: ElementTree) -> String {
        let shown = indices.prefix(limit).map { "  \(TreeText.line(tree.nodes[$0]))" }
        let more = indices.count > limit ? ["  … and \(indices.count - limit) more"] : []
        return ([headline] + shown + more).joined(separator: "\n")
    }
}

extension Relation {
    /// The relation as it reads in a sentence.
    fileprivate var words: String {
        switch self {
        case .leftOf: "to the left of"
        case .rightOf: "to the right of"
        case .below, .above, .inside: rawValue
        }
    }
}
