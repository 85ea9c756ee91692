import LunchElements
import LunchTerminal
import LunchWire

/// Lists the elements that were read from a screen, and gives the reason why there are no more.
enum InferenceText {
    /// The elements that are more than text, indented, up to a number of lines; the texts are on the screen to be seen.
    static func elements(of frame: TUIFrame, limit: Int) -> String {
        let tree = frame.tree
        let indices = tree.nodes.indices.dropFirst().filter { tree.nodes.types[$0] != .staticText }
        let texts = tree.nodes.count - 1 - indices.count
        guard !tree.nodes.isCutShort else { return cutShort }
        let headline = "The program publishes no elements. Lunch read these from its screen:"
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

    /// The reason why a screen with too many lines, boxes or colors has no elements.
    static let cutShort = """
        The program publishes no elements, and there is too much on its screen to read any from it.
          app.text("…") still finds texts, and app.treating(.rows(2...9), as: .table) reads a part that the test declares.
        """

    /// The invitation to publish, for an app that uses Lunch and does not.
    static let invitation =
        "If the app published its elements (AccessibilityPublisher), they would have identifiers, and all their properties would be known."

    /// The reason why an element wasn't read from the screen, and the declaration that finds it.
    ///
    /// The result is nil if neither is known, or if the app publishes its elements.
    static func advice(on failure: TUIFailure) -> String? {
        guard let resolution = failure.resolution, resolution.frame.elementSource == .inferred,
            resolution.frame.isCommitted, let place = resolution.failure, place.found.isEmpty
        else { return nil }
        let type = QueryStep.type(soughtBy: resolution.steps[...place.index])
        let grid = resolution.frame.grid
        var lines: [String] = []
        if let name = QueryStep.name(in: resolution.steps[place.index...]),
            let row = (0..<grid.rows).first(where: { grid.text(row: $0).contains(name) })
        {
            let element = type == .any ? "an element" : "a \(type.rawValue)"
            lines.append(
                """
                Lunch sees the text \(ShownText.quoted(name)) in row \(row), but doesn't know whether it is \(element), because \
                the program doesn't publish elements.
                To find it as text: app.text(\(name.literal))
                """)
        } else if case .descendants(type) = resolution.steps[place.index], type != .any {
            lines.append(
                "Lunch recognizes no \(type.queryName) on this screen, and the program doesn't publish elements.")
        }
        if let declaration = failure.declaration { lines.append(DeclarationText.text(declaration)) }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
