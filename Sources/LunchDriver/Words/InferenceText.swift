import LunchElements
import LunchTerminal
import LunchWire

/// Says which elements were read from a screen, and why not more.
enum InferenceText {
    /// The elements that are more than text, indented, up to a number of lines; the texts are on the screen to be seen.
    static func elements(of frame: TUIFrame, limit: Int) -> String {
        let tree = frame.tree
        let indices = tree.nodes.indices.dropFirst().filter { tree.nodes.types[$0] != .staticText }
        let texts = tree.nodes.count - 1 - indices.count
        guard !tree.nodes.isCutShort else { return cutShort }
        let headline =
            "The program publishes no elements. These were read from its screen, which shows them for certain:"
        var lines = indices.prefix(limit).map { index in
            String(repeating: "  ", count: tree.depth(of: index)) + TreeText.line(tree.nodes[index])
        }
        if indices.count > limit { lines.append("  … and \(indices.count - limit) more") }
        if texts > 0 {
            let words = texts == 1 ? "1 staticText" : "\(texts) staticTexts, one for each piece of text"
            lines.append("  \(lines.isEmpty ? "" : "and ")\(words)")
        }
        if lines.isEmpty { lines.append("  none") }
        return ([headline] + lines).joined(separator: "\n")
    }

    /// The reason for which a screen of very many lines, boxes or colours has no elements.
    static let cutShort = """
        The program publishes no elements, and its screen is too costly to read any from it: there is too much on it.
          app.text("…") finds texts, and app.treating(.rows(2...9), as: .table) reads what a test says is there.
        """

    /// The invitation to publish, for an app that uses Lunch and does not.
    static let invitation =
        "If the app published them (AccessibilityPublisher), they would have identifiers, and nothing of them would be unknown."

    /// The query by which a test gets at something that was not read from the screen; nil if there is no more to say, or if the app
    /// publishes its elements.
    static func advice(on resolution: Resolution) -> String? {
        guard resolution.frame.elementSource == .inferred, resolution.frame.isCommitted,
            let failure = resolution.failure,
            failure.found.isEmpty
        else { return nil }
        let type = QueryStep.type(soughtBy: resolution.steps[...failure.index])
        let known = name(in: resolution.steps[failure.index...]).flatMap { place(of: $0, type, resolution.frame.grid) }
        return known ?? hint(type)
    }

    /// The first name that some steps look for.
    private static func name(in steps: ArraySlice<QueryStep>) -> String? {
        for case .matching(_, let name) in steps where !name.isEmpty { return name }
        return nil
    }

    /// The row of a text that is on the screen all the same; nil if it is not there.
    private static func place(of name: String, _ type: TUIElementType, _ grid: TUIGrid) -> String? {
        guard let row = (0..<grid.rows).first(where: { grid.text(row: $0).contains(name) }) else { return nil }
        let text = "app.text(\(name.literal))"
        let advice =
            type == .textField
            ? "app.treating(.rightOf(\(text)), as: .textField) reads what stands behind it."
            : ["\(text) finds it.", hint(type)].compactMap(\.self).joined(separator: " ")
        return """
            The text \(ShownText.quoted(name)) stands in row \(row), but is not known to be such an element. \(advice)
            """
    }

    /// The hint by which a test says what the screen does not show for certain.
    private static func hint(_ type: TUIElementType) -> String? {
        switch type {
        case .cell, .table: "If rows are a list, say which: app.treating(.rows(2...9), as: .table).cells."
        case .textField:
            "If a part of the screen is a field, say which: app.treating(.rightOf(app.text(\"Name:\")), as: .textField)."
        case .menuItem, .menuBar: "If words of a row are, say so: app.treating(.row(3), as: .menuBar).menuItems."
        default: nil
        }
    }
}
