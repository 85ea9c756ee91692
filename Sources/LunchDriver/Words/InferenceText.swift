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
        let headline =
            "The program publishes no elements. These were read from its screen, which shows them for certain:"
        var lines = indices.prefix(limit).map { index in
            String(repeating: "  ", count: tree.depth(of: index)) + TreeText.line(tree.nodes[index])
        }
        if indices.count > limit { lines.append("  … and \(indices.count - limit) more") }
        if texts > 0 {
            lines.append("  \(lines.isEmpty ? "" : "and ")\(texts) staticTexts, one for each piece of text")
        }
        if lines.isEmpty { lines.append("  none") }
        return ([headline] + lines).joined(separator: "\n")
    }

    /// The place on the screen of a text that an element was looked for by; nil if it is not there, or the app publishes
    /// its elements.
    static func place(of resolution: Resolution) -> String? {
        guard resolution.frame.elementSource == .inferred, let failure = resolution.failure, failure.found.isEmpty,
            case .matching(_, let name) = resolution.steps[failure.index], !name.isEmpty
        else { return nil }
        let grid = resolution.frame.grid
        for row in 0..<grid.rows where grid.text(row: row).contains(name) {
            return """
                The text \(ShownText.quoted(name)) stands in row \(row), but is not known to be such an element. \
                app.text(\(name.literal)) finds it.
                """
        }
        return nil
    }
}
