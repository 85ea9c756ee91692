import LunchElements
import LunchTerminal
import LunchWire

/// Describes the elements near to what a query searched for.
enum NearMissText {
    /// The number of elements that are listed.
    private static let limit = 5

    static func text(_ nearMiss: NearMiss, in frame: TUIFrame) -> String {
        let tree = frame.tree
        switch nearMiss {
        case .elsewhere(let index):
            return suggestion(index, in: frame)
        case .valued(let index):
            let query = QueryText.text(of: frame.soleQuery(of: index).steps)
            return """
                That is the value of \(query): \(TreeText.line(tree.nodes[index])).
                Queries match an element's identifier, label or placeholder, not its value.
                """
        case .spelled(let name), .begun(let name): return "Did you mean \(ShownText.quoted(name))?"
        case .numbered(let indices, let names, let scroller):
            return numbered(indices, names, tree) + (scroller.map { scrolling($0, tree) } ?? "")
        case .noneOfType(let type, let parent, let near):
            let place = parent.isEmpty ? "The screen" : QueryText.text(of: parent)
            let none = "\(place) has no \(type.queryName)."
            return none + (near.map { "\n\(suggestion($0, in: frame))" } ?? "")
        case .failing(let indices): return listed(indices, "None of these meets the condition:", tree)
        case .noReference(_, let reference, let count): return self.reference(reference, count)
        case .unrelated(let relation, let reference, let place, let nearest):
            let query = QueryText.text(of: reference)
            return listed(
                nearest, "\(query) is at \(place). The nearest elements are not \(relation.words) it:", tree)
        case .noRow(let reference, let count, let indices) where count == 1:
            return listed(indices, "None of these contains \(QueryText.text(of: reference)):", tree)
        case .noRow(let reference, let count, _): return self.reference(reference, count)
        case .noCursorRow(let indices):
            let cursor = frame.grid.cursor
            guard cursor.isVisible else { return "The cursor is hidden, so no element contains it." }
            return listed(
                indices, "The cursor is at (\(cursor.column), \(cursor.row)). None of these contains it:", tree)
        case .noneSelected(let indices): return listed(indices, "None of these is selected:", tree)
        case .text(let nearMiss): return TextPlaces.text(nearMiss, in: frame)
        case .counted(let indices):
            let count = indices.count
            let matches = count == 1 ? "1 element matches" : "\(count) elements match"
            return listed(indices, "\(matches); valid indexes are 0..<\(count):", tree)
        }
    }

    /// The question whether an element was meant, with the query that finds it.
    private static func suggestion(_ index: Int, in frame: TUIFrame) -> String {
        let query = QueryText.text(of: frame.soleQuery(of: index).steps)
        return "Did you mean \(query)?\n  \(TreeText.line(frame.tree.nodes[index]))"
    }

    /// The reason why elements can't be found in relation to another one.
    private static func reference(_ steps: [QueryStep], _ count: Int) -> String {
        let words = count > 1 ? "which matches \(count) elements" : "which isn't on the screen"
        return "The query depends on \(QueryText.text(of: steps)), \(words)."
    }

    private static func numbered(_ indices: [Int], _ names: NumberedNames?, _ tree: ElementTree) -> String {
        guard let names, indices.count > limit else {
            return listed(indices, "These differ only in the number:", tree)
        }
        let types = Set(indices.map { tree.nodes[$0].type })
        let type = types.count == 1 ? types.first?.queryName : nil
        return """
            There are \(indices.count) similar \(type ?? "elements"), from \(ShownText.quoted(names.first)) to \
            \(ShownText.quoted(names.last)). The nearest is \(ShownText.quoted(names.nearest)).\
            \(names.isFromZero ? " The numbers begin at 0." : "")
            """
    }

    /// The way to elements that may be out of view, as a line after others.
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
