import LunchElements
import LunchSnapshots
import LunchTerminal
import LunchWire

/// The state of an app that the caller was told last, and the elements that its references mean.
struct ToldScreen {
    /// The number of the frame that was told last; 0 before the first.
    private(set) var number = 0
    private var rows: [String] = []
    private var elements: [Int: ToldElement] = [:]
    private var facts: [String: LunchJSON] = [:]
    /// The numbers of elements, by their queries.
    private var numbers: [String: Int] = [:]
    /// The elements of the last frames, by the numbers of the frames.
    private var frames: [Int: [Int: ToldElement]] = [:]

    /// The number of frames whose references are kept.
    private static let limit = 200

    /// Notes a frame, and returns the members of an answer about what has changed since the one before.
    mutating func changes(in frame: TUIFrame) -> [String: LunchJSON] {
        let rows = frame.grid.lines
        let shown = shownElements(in: frame)
        let facts = facts(of: frame, shown)
        var members: [String: LunchJSON] = [:]
        var changed: [String: LunchJSON] = [:]
        for row in 0..<max(rows.count, self.rows.count) {
            let (now, then) = (
                rows.indices.contains(row) ? rows[row] : "", self.rows.indices.contains(row) ? self.rows[row] : ""
            )
            if now != then { changed["\(row)"] = .string(now) }
        }
        let gone = elements.keys.filter { number in !shown.contains { $0.number == number } }.sorted()
        let other = shown.filter { elements[$0.number] != $0.element }
        let isSame = changed.isEmpty && gone.isEmpty && other.isEmpty && facts == self.facts
        if !isSame { number += 1 }
        if !changed.isEmpty { members["rows"] = .object(changed) }
        if !gone.isEmpty { members["gone"] = .array(gone.map { .string("e\($0)") }) }
        if !other.isEmpty {
            members["elements"] = .array(
                other.map { Self.json($0.element, ElementReference(element: $0.number, frame: number)) })
        }
        for (name, value) in facts where self.facts[name] != value { members[name] = value }
        members["frame"] = .integer(number)
        self.rows = rows
        self.facts = facts
        elements = Dictionary(shown.map { ($0.number, $0.element) }) { first, _ in first }
        frames[number] = elements
        frames[number - Self.limit] = nil
        return members
    }

    /// The element that a reference means; an error if that is not known.
    func element(of reference: ElementReference) throws(DriveError) -> ToldElement {
        guard let elements = frames[reference.frame] else {
            let first = max(1, number - Self.limit + 1)
            throw .reference(
                number == 0
                    ? "\(reference.text) is of a frame that no answer has shown."
                    : "\(reference.text) is of frame \(reference.frame); the frames \(first) to \(number) are known.")
        }
        guard let element = elements[reference.element] else {
            throw .reference("Frame \(reference.frame) has no element e\(reference.element).")
        }
        return element
    }

    private mutating func shownElements(in frame: TUIFrame) -> [(number: Int, element: ToldElement)] {
        guard frame.elementSource != .none else { return [] }
        var shown: [(number: Int, element: ToldElement)] = []
        // The first is the app itself.
        for (index, query) in frame.soleQueries.enumerated().dropFirst() {
            let attributes = frame.tree.nodes[index]
            guard ElementListing.tells(index, query, in: frame), !attributes.isBareBox else { continue }
            let code = query.code
            let number = numbers[code] ?? numbers.count + 1
            numbers[code] = number
            shown.append((number, ToldElement(query: query, attributes: attributes)))
        }
        return shown
    }

    private func facts(of frame: TUIFrame, _ shown: [(number: Int, element: ToldElement)]) -> [String: LunchJSON] {
        let cursor = frame.grid.cursor
        let focus = shown.first { $0.element.attributes.hasFocus && !$0.element.attributes.unknown.contains(.hasFocus) }
        return [
            "screen": frame.screen.isEmpty ? .null : .string(frame.screen),
            "size": .array([.integer(frame.size.columns), .integer(frame.size.rows)]),
            "cursor": cursor.isVisible ? .array([.integer(cursor.column), .integer(cursor.row)]) : .null,
            "focus": focus.map { .string("e\($0.number)") } ?? .null,
        ]
    }

    /// An element of an answer: what is not said is empty, false, or true of `enabled`; what is unknown is null.
    private static func json(_ element: ToldElement, _ reference: ElementReference) -> LunchJSON {
        let node = element.attributes
        var members: [String: LunchJSON] = ["ref": .string(reference.text), "query": .string(element.query.code)]
        if !node.label.isEmpty, node.label != element.query.name { members["label"] = .string(node.label) }
        if let value = node.shownValue { members["value"] = .string(value) }
        if let placeholder = node.shownPlaceholder { members["placeholder"] = .string(placeholder) }
        if !node.frame.isEmpty { members["at"] = node.frame.json }
        if node.hasFocus { members["focused"] = true }
        if node.isSelected { members["selected"] = true }
        if !node.isEnabled { members["enabled"] = false }
        let names: [(ElementStates, String)] = [
            (.isEnabled, "enabled"), (.isSelected, "selected"), (.hasFocus, "focused"),
        ]
        for (state, name) in names where node.tellingUnknown.contains(state) { members[name] = .null }
        return .object(members)
    }
}

extension AccessibilityNode.Attributes {
    /// True if it only keeps others together.
    fileprivate var isBareBox: Bool {
        type == .other && identifier.isEmpty && label.isEmpty && value == nil && !hasFocus
    }
}

extension TUIFrame {
    /// The parts of an answer that show the whole frame.
    func json(of parts: Set<DriveRequest.Part>) -> [String: LunchJSON] {
        var members: [String: LunchJSON] = [:]
        if parts.contains(.text) { members["text"] = .string(text) }
        if parts.contains(.tree) { members["tree"] = .string(TreeText.tree(tree)) }
        if parts.contains(.svg) { members["svg"] = .string(picture(.svg, theme: .dark)) }
        return members
    }
}
