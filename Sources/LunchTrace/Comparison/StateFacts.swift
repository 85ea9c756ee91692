import LunchElements
import LunchTerminal
import LunchWire

/// The facts of a state that can be compared one by one: each has a name, and a value in words.
struct StateFacts {
    /// The name of a fact.
    struct Name: Hashable {
        /// The subject in words, for example `staticText "status"` or `row 5`.
        let subject: String
        let property: Property
    }

    /// The properties in the order of their significance in a difference.
    enum Property: Int, CaseIterable {
        case given
        case exit
        case screen
        case label
        case value
        case existence
        case enabled
        case selected
        case focus
        case placeholder
        case answer
        case order
        case row
        case look
        case place
        case cursor
    }

    private(set) var values: [Name: String] = [:]
    /// False if no frame has shown the state, so that nothing is known about the screen.
    private(set) var hasFrame = false
    /// True if a part of it is masked.
    private(set) var isMasked = false

    /// Returns true if all facts are the same to the letter. A program that has not ended yet may end as the other did.
    func isSame(as other: StateFacts) -> Bool {
        let others = other.values.filter { $0.key.property != .exit || values[$0.key] != nil }
        return values == others && focus == other.focus
    }

    /// The element with the focus; nil if none has it.
    private(set) var focus: String?
    /// The names in the order of the state.
    private(set) var names: [Name] = []
    /// The names of elements without an identifier, with their types: their labels are their names.
    private(set) var unnamed: [String: String] = [:]
    /// The alerts that elements are in, by the names of these.
    private(set) var alerts: [String: String] = [:]
    /// The texts in alerts.
    private(set) var alertTexts: [String: [String]] = [:]
    /// The places of elements among their siblings, with the name of the order of these.
    private(set) var places: [String: (order: Name, index: Int)] = [:]
    /// The siblings by the name of their order.
    private(set) var siblings: [Name: [String]] = [:]
    /// The orders of the innermost elements with siblings that are in a row of the screen, by the subject of the row.
    private var rows: [String: Name] = [:]

    /// The order that has the element with the selection or the focus, or whose elements are in a row; nil of other facts.
    func order(of name: Name) -> Name? {
        switch name.property {
        case .row, .look: rows[name.subject]
        case .selected: places[name.subject]?.order
        case .focus: focus.flatMap { places[$0]?.order }
        default: nil
        }
    }

    /// Returns true if the element at the same place has the selection, or the focus, in another state as well. The rows of a
    /// list take their texts and looks along.
    func isAtSamePlace(_ name: Name, as other: StateFacts) -> Bool {
        if [.row, .look].contains(name.property) {
            guard let order = rows[name.subject] else { return false }
            return values(name.property, in: order) == other.values(name.property, in: order)
        }
        guard let element = name.property == .focus ? focus : name.subject, let place = places[element],
            let names = other.siblings[place.order], names.indices.contains(place.index)
        else { return false }
        let there = names[place.index]
        if name.property == .focus { return other.focus == there }
        return values[name] == other.values[Name(subject: there, property: name.property)]
    }

    /// The texts or the looks of the rows in which the elements of an order lie, in an order that belongs to them.
    private func values(_ property: Property, in order: Name) -> [String] {
        rows.filter { $0.value == order }.compactMap { values[Name(subject: $0.key, property: property)] }.sorted()
    }

    private mutating func add(_ subject: String, _ property: Property, _ value: String) {
        let name = Name(subject: subject, property: property)
        isMasked = isMasked || value.contains("•") || subject.contains("•")
        if values.updateValue(value.withoutUUIDs, forKey: name) == nil { names.append(name) }
    }

    /// The facts with other names for some subjects, and with other values.
    func renamed(_ subjects: [String: String], _ value: (Name, String) -> String) -> StateFacts {
        func named(_ subject: String) -> String { subjects[subject] ?? subject }
        func named(_ name: Name) -> Name { Name(subject: named(name.subject), property: name.property) }
        var facts = self
        facts.names = names.map(named)
        facts.values = Dictionary(values.map { (named($0), value(named($0), $1)) }) { one, _ in one }
        facts.focus = focus.map(named)
        facts.unnamed = Dictionary(unnamed.map { (named($0), $1) }) { one, _ in one }
        facts.places = Dictionary(places.map { (named($0), $1) }) { one, _ in one }
        facts.siblings = siblings.mapValues { $0.map(named) }
        return facts
    }

    init(of step: TraceStates.Step) {
        for launch in step.launched { add(launch) }
        // The end that the test itself makes is no effect of a step.
        for exit in step.exits where !exit.isByLunch { add("the program", .exit, exit.words) }
        if let frame = step.frame { add(frame) }
        if let result = step.ended?.result { add("the answer", .answer, ShownText.literal(result)) }
    }

    /// The facts of a frame alone.
    init(of frame: TUIFrame) { add(frame) }

    // MARK: - Launches

    private mutating func add(_ launch: TraceLaunch) {
        add("the program", .given, launch.program)
        add("the arguments", .given, launch.arguments.map(\.literal).joined(separator: " "))
        add("the screen", .given, launch.screen ?? "none")
        add("the user info", .given, launch.userInfo?.text ?? "none")
        add("the size", .given, "\(launch.columns)×\(launch.rows)")
        add("the profile", .given, launch.profile.name)
        for (name, value) in launch.environment { add("the variable \(name)", .given, value.literal) }
    }

    // MARK: - Frames

    private mutating func add(_ frame: TUIFrame) {
        hasFrame = true
        if frame.elementSource == .published {
            add("the screen", .screen, frame.screen.literal)
            addElements(of: frame)
        } else {
            let cursor = frame.grid.cursor
            add("the cursor", .cursor, cursor.isVisible ? "in column \(cursor.column), row \(cursor.row)" : "hidden")
        }
        for row in 0..<frame.grid.rows {
            let text = frame.grid.text(row: row)
            add("row \(row)", .row, text)
            add("row \(row)", .look, looks(of: row, frame.grid))
        }
    }

    /// The elements with a separate name, or with a text.
    private mutating func addElements(of frame: TUIFrame) {
        let (tree, gridRows) = (frame.tree, frame.grid.rows)
        var counts: [String: Int] = [:]
        var children: [Int: [String]] = [:]
        var frames: [String: CellRect] = [:]
        var alert: (name: String, end: Int)?
        for index in tree.nodes.indices.dropFirst() {
            let node = tree.nodes[index]
            let own = (node.identifier.isEmpty ? node.label : node.identifier).withoutUUIDs
            let isAlert = [.alert, .dialog].contains(node.type) && index >= alert?.end ?? 0
            if own.isEmpty && node.value == nil && !isAlert {
                if node.hasFocus { focus = "\(node.type)" }
                continue
            }
            let plain = own.isEmpty ? "\(node.type)" : "\(node.type) \(own.visible.literal)"
            let count = counts[plain, default: 0] + 1
            counts[plain] = count
            let name = count == 1 ? plain : "\(plain) (number \(count))"
            if node.identifier.isEmpty { unnamed[name] = "\(node.type)" }
            children[tree.parents[index], default: []].append(name)
            frames[name] = node.frame
            if node.hasFocus { focus = name }
            if isAlert {
                alert = (name, tree.ends[index])
            } else if let alert, index < alert.end {
                alerts[name] = alert.name
                if node.type == .staticText { alertTexts[alert.name, default: []].append(node.label) }
            }
            add(node, as: name)
        }
        add("the focus", .focus, focus.map { "on \($0)" } ?? "nowhere")
        var orders: [String: Int] = [:]
        for (parent, names) in children.sorted(by: { $0.key < $1.key }) where names.count > 1 {
            let parent = parent <= 0 ? "" : tree.nodes[parent].identifier
            let plain = "the order\(parent.isEmpty ? "" : " in \(parent.literal)")"
            let count = orders[plain, default: 0] + 1
            orders[plain] = count
            let order = Name(subject: count == 1 ? plain : "\(plain) (number \(count))", property: .order)
            add(order.subject, .order, names.joined(separator: ", "))
            siblings[order] = names
            for (index, name) in names.enumerated() {
                places[name] = (order, index)
                guard let frame = frames[name] else { continue }
                let start = max(0, min(frame.origin.row, gridRows))
                for row in start..<start + max(0, min(frame.size.rows, gridRows - start)) { rows["row \(row)"] = order }
            }
        }
    }

    private mutating func add(_ node: AccessibilityNode.Attributes, as name: String) {
        add(name, .existence, "there")
        if !node.identifier.isEmpty { add(name, .label, node.label.literal) }
        add(name, .value, node.shownValue?.literal ?? "none")
        add(name, .placeholder, node.shownPlaceholder?.literal ?? "none")
        add(name, .enabled, node.isEnabled ? "enabled" : "disabled")
        add(name, .selected, node.isSelected ? "selected" : "not selected")
        let (origin, size) = (node.frame.origin, node.frame.size)
        add(name, .place, "\(size) at (\(origin.column), \(origin.row))")
    }

    /// The styles of a row's cells in words, each with its columns.
    private func looks(of row: Int, _ grid: TUIGrid) -> String {
        var looks: [String] = []
        var start = 0
        while start < grid.columns {
            let style = grid[start, row].style
            let words = style.description
            var end = start + 1
            // Links and marks have separate numbers, which are not looks.
            while end < grid.columns, grid[end, row].style == style || grid[end, row].style.description == words {
                end += 1
            }
            if words != Self.plain { looks.append("\(words) in columns \(start)–\(end - 1)") }
            start = end
        }
        return looks.isEmpty ? Self.plain : looks.joined(separator: ", ")
    }

    private static let plain = TUIStyle().description
}

extension TraceExit {
    /// The end in words, as the second part of a sentence.
    fileprivate var words: String {
        switch status {
        case .exitCode(let code): "exited with status \(code)"
        case .signal(let number): "was ended by signal \(number)"
        case nil: "ended"
        }
    }
}
