import LunchElements
import LunchWire

/// A screen and its elements, each with the query that finds it alone.
struct ElementListing {
    let app: String
    let frame: TUIFrame
    /// The queries that are printed, and the elements that they find.
    private let queries: [SoleQuery]
    private let indices: [Int]

    init(app: String, frame: TUIFrame) {
        self.app = app
        self.frame = frame
        let all = Array(frame.soleQueries.enumerated())
        let told = all.filter { Self.tells($0, $1, in: frame) }
        queries = told.map(\.element)
        indices = told.map(\.offset)
    }

    /// Returns false for a text that is on the screen more than once, which is found by where it is, as a person sees it.
    static func tells(_ index: Int, _ query: SoleQuery, in frame: TUIFrame) -> Bool {
        frame.elementSource == .published || frame.tree.nodes.types[index] != .staticText
            || [.label, .part, .relation].contains(query.basis)
    }

    /// The listing for people.
    var text: String {
        let screen = frame.shownText
        let name = frame.screen.isEmpty ? "The screen" : "The screen \(frame.screen.literal)"
        let head = "\(name) of \(app.visible) (\(frame.size)):"
        let notes = frame.elementSource == .inferred ? [inferred] : []
        let parts = [frame.settling.doubt].compactMap(\.self) + [head, screen] + notes + tree
        return parts.joined(separator: "\n")
    }

    private var tree: [String] {
        let (widest, narrowest) = (60, 12)
        let rows = zip(indices, queries).map { index, query in
            (String(repeating: "  ", count: frame.tree.depth(of: index)) + query.code, facts(of: index, query))
        }
        let width = max(narrowest, rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0)
        let lines = rows.map { query, facts in
            let gap = String(repeating: " ", count: max(0, width - query.count) + 2)
            return TextTable.trimmed(query + gap + facts)
        }
        guard queries.contains(where: { $0.basis == .position }) else { return lines }
        let note = """

            "By position" is the last resort: such a query finds another element once one comes or goes before it. Give the
            element an identifier, or a name to an element around it.
            """
        return lines + [note]
    }

    /// The facts about the element besides its type, which the query contains.
    private func facts(of index: Int, _ query: SoleQuery) -> String {
        let node = frame.tree.nodes[index]
        var facts: [String] = query.basis == .position ? ["by position"] : []
        if !node.label.isEmpty { facts.append("label \(ShownText.quoted(node.label))") }
        if let value = node.shownValue { facts.append("value \(ShownText.quoted(value))") }
        if let placeholder = node.shownPlaceholder { facts.append("placeholder \(ShownText.quoted(placeholder))") }
        if node.label.isEmpty, node.shownValue == nil, node.placeholder == nil, !node.type.isContainer {
            facts.append("label \"\"")
        }
        facts += states(of: index) + node.tellingUnknown.names.map { "\($0) unknown" }
        return facts.joined(separator: ", ")
    }

    private func states(of index: Int) -> [String] {
        let node = frame.tree.nodes[index]
        var states: [String] = []
        if node.hasFocus, !node.unknown.contains(.hasFocus) { states.append("focused") }
        if node.isSelected, !node.unknown.contains(.isSelected) { states.append("selected") }
        if !node.isEnabled, !node.unknown.contains(.isEnabled) { states.append("disabled") }
        // The place of an element without a frame is unknown.
        if !node.frame.isEmpty, frame.visibleFrame(of: index).isEmpty { states.append("not in view") }
        return states
    }

    private var inferred: String {
        guard queries.count > 1 else {
            return "\(app.visible) publishes no elements, and Lunch read none from its screen.\n"
        }
        return """
            \(app.visible) publishes no elements. Lunch read these from its screen. app.text("…") finds any text on the
            screen.

            """
    }
}

extension ElementListing {
    /// The listing for programs; the documentation of the command line specifies what is in it.
    var json: LunchJSON {
        .object([
            "app": .string(app), "screen": .string(frame.screen),
            "columns": .integer(frame.size.columns), "rows": .integer(frame.size.rows),
            "settled": .string("\(frame.settling.trust)"),
            "text": .array(lines.map(LunchJSON.string)),
            "publishes": .bool(frame.elementSource == .published),
            "elements": .array(zip(indices, queries).map(element)),
        ])
    }

    private var lines: [String] {
        var lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private func element(_ index: Int, _ query: SoleQuery) -> LunchJSON {
        let node = frame.tree.nodes[index]
        let cells = node.frame
        return .object([
            "query": .string(query.code), "by": .string(query.basis.rawValue),
            "depth": .integer(frame.tree.depth(of: index)), "type": .string(node.type.rawValue),
            "identifier": .string(node.identifier), "label": .string(node.label),
            "value": node.shownValue.map(LunchJSON.string) ?? .null,
            "placeholder": node.shownPlaceholder.map(LunchJSON.string) ?? .null,
            "frame": .array(
                [cells.origin.column, cells.origin.row, cells.size.columns, cells.size.rows].map(LunchJSON.integer)),
            "states": .array(states(of: index).map(LunchJSON.string)),
            "unknown": .array(node.unknown.names.map(LunchJSON.string)),
        ])
    }
}
