import LunchWire

/// The comparison of what was recognized on a screen with a list.
struct Score {
    /// The lines that say what must be found.
    var musts: [Expectation] = []
    /// The lines that nothing was found for.
    var missed: [Expectation] = []
    /// The elements that are not there, or say of themselves what is not so.
    var wrong: [String] = []
    /// The elements that only a `*` of `may` allows.
    var left: [String] = []

    var must: Int { musts.count }
    var found: Int { must - missed.count }

    /// The degree to which an element answers to a line.
    private enum Match {
        /// Another type, label or place.
        case none
        /// All is so.
        case full
        /// The state that the line asks for is unknown.
        case unknown
        /// Something is said that is not so.
        case contradiction
    }

    /// Compares a tree with a list.
    ///
    /// Each line of `must` or `may` takes one element, those that say all that the line says first; but `may` with `*` takes
    /// all that are left. A table or a bar that has some of its listed members is missed, and wrong, if it lacks others or has
    /// such that are not listed behind it, since tests count members; no line of `may` makes up for that.
    init(_ root: AccessibilityNode, _ expectations: [Expectation]) {
        var found = FoundElement.descendants(of: root)
        musts = expectations.filter { $0.verb == .must }
        var open: [Expectation] = []
        let groups = ListedGroup.groups(of: musts)
        let places = Array(zip(groups, ListedGroup.places(of: groups, in: found)))
        // Those that have no element of their own take what is left.
        for (group, place) in places.filter({ $0.1 != nil }) + places.filter({ $0.1 == nil }) {
            let container = found.first { $0.number == place }
            let difference = container.map { _ in group.difference(from: found.filter { $0.container == place }) }
            let isWhole = difference?.lacking.isEmpty != false && difference?.surplus.isEmpty != false
            if let container, let difference, !isWhole {
                let words =
                    difference.lacking.map(\.description) + difference.surplus.map { Self.describe($0.attributes) }
                let counts = "\(difference.lacking.count) missing and \(difference.surplus.count) that are none"
                wrong.append("\(Self.describe(container.attributes)), \(counts): \(words[0])")
            }
            for line in group.lines {
                let isOwn = { (element: FoundElement) in element.container == place || element.number == place }
                let isFull = { (element: FoundElement) in Self.match(element.attributes, line) == .full }
                let index = found.firstIndex { isOwn($0) && isFull($0) } ?? found.firstIndex(where: isFull)
                let element = index.map { found.remove(at: $0) }
                if element == nil || element?.number == place && !isWhole { open.append(line) }
            }
        }
        var elements = found.map(\.attributes)
        missed = open
        for line in open {
            guard let index = elements.firstIndex(where: { Self.match($0, line) == .unknown }) else { continue }
            elements.remove(at: index)
        }
        // An element that contradicts a line is wrong, before a `*` takes it.
        for line in open {
            guard let index = elements.firstIndex(where: { Self.match($0, line) == .contradiction }) else { continue }
            wrong.append("\(Self.describe(elements.remove(at: index))) instead of: \(line)")
        }
        for line in expectations where line.verb == .may {
            repeat {
                guard let index = elements.firstIndex(where: { [.full, .unknown].contains(Self.match($0, line)) })
                else {
                    break
                }
                let element = elements.remove(at: index)
                if line.labels == nil { left.append(Self.describe(element)) }
            } while line.labels == nil
        }
        wrong += elements.filter { Self.isStrict($0.type) }.map(Self.describe)
        for line in expectations where line.verb == .mustNot {
            for element in Self.descendants(of: root) where Self.match(element, line) == .full {
                let words = Self.describe(element)
                if !wrong.contains(words) { wrong.append(words) }
            }
        }
    }

    /// Returns true if a list names all elements of the type.
    private static func isStrict(_ type: TUIElementType) -> Bool {
        ![.application, .staticText, .table].contains(type)
    }

    private static func descendants(of node: AccessibilityNode) -> [AccessibilityNode.Attributes] {
        node.children.flatMap { [$0.attributes] + descendants(of: $0) }
    }

    private static func match(_ element: AccessibilityNode.Attributes, _ line: Expectation) -> Match {
        guard element.type == line.type, line.labels?.contains(element.label) != false else { return .none }
        if let cell = line.cell, !element.frame.contains(cell) { return .none }
        if let values = line.values, !values.contains(element.value ?? "") { return .contradiction }
        if let frame = line.frame, element.frame != frame { return .contradiction }
        var match = Match.full
        let states: [(Bool?, Bool, ElementStates)] = [
            (line.isSelected, element.isSelected, .isSelected), (line.hasFocus, element.hasFocus, .hasFocus),
        ]
        for (wanted, said, state) in states where wanted != nil {
            if element.unknown.contains(state) {
                match = .unknown
            } else if wanted != said {
                return .contradiction
            }
        }
        return match
    }

    /// An element in the words of a list.
    static func describe(_ element: AccessibilityNode.Attributes) -> String {
        var text = "\(element.type.rawValue) \"\(element.label)\""
        if let value = element.value { text += " value \"\(value)\"" }
        let states: [(String, Bool, ElementStates)] = [
            ("selected", element.isSelected, .isSelected), ("focus", element.hasFocus, .hasFocus),
        ]
        for (name, isSo, state) in states where isSo && !element.unknown.contains(state) { text += " \(name)" }
        let unknown = element.unknown.subtracting(.isEnabled).names
        if !unknown.isEmpty { text += " (unknown: \(unknown.joined(separator: ", ")))" }
        let frame = element.frame
        return text + " at \(frame.origin.column),\(frame.origin.row) \(frame.size.columns)x\(frame.size.rows)"
    }

    /// A tree as lines, children indented.
    static func outline(of node: AccessibilityNode, depth: Int = 0) -> String {
        let line = String(repeating: "  ", count: depth) + describe(node.attributes) + "\n"
        return line + node.children.map { outline(of: $0, depth: depth + 1) }.joined()
    }
}
