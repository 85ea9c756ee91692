import LunchWire

/// The elements whose text was rendered, kept by their names until the text of the whole screen reports which are on it.
struct RenderedElements {
    private var nodes: [String: AccessibilityNode] = [:]
    /// The names of those that have been kept since a drawing began and are in no other, in their order.
    private var names: [String] = []

    /// Begins a new drawing.
    mutating func begin() { names = [] }

    /// The elements of the drawing.
    var drawn: [AccessibilityNode] { names.compactMap { nodes[$0] } }

    /// Keeps an element; those whose marks are in its text are inside it.
    mutating func keep(_ attributes: AccessibilityNode.Attributes, around text: String) {
        let children = elements(in: text)
        let name = MarkCharacters.written(attributes.identifier)
        nodes[name] = AccessibilityNode(attributes, children: children)
        let inner = Set(children.map { MarkCharacters.written($0.attributes.identifier) })
        names.removeAll { $0 == name || inner.contains($0) }
        names.append(name)
    }

    /// The elements whose marks are in a text and in no other of these, in the order in which they begin.
    func elements(in text: String) -> [AccessibilityNode] {
        guard !nodes.isEmpty else { return [] }
        var found: [AccessibilityNode] = []
        var names: Set<String> = []
        // True if each open mark belongs to an element.
        var open: [Bool] = []
        for piece in MarkCharacters.pieces(of: text) {
            switch piece {
            case .begin(let name):
                let element = open.contains(true) ? nil : nodes[name]
                if let element, names.insert(name).inserted { found.append(element) }
                open.append(element != nil)
            case .end: _ = open.popLast()
            case .lineBreak: open.removeAll()
            }
        }
        return found
    }
}
