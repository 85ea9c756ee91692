package import LunchWire

extension SeededGenerator {
    /// Any JSON value, nested at most as deep as told.
    package mutating func json(depth: Int = 4) -> LunchJSON {
        switch index(below: depth > 0 ? 6 : 4) {
        case 0: .null
        case 1: .bool(happens(oneIn: 2))
        case 2: .number(pick(["0", "-0", "1.50", "-12", "1e400", "123456789012345678901234567890", "2E-3"]))
        case 3: .string(text())
        case 4: .array((0..<index(below: 4)).map { _ in json(depth: depth - 1) })
        default:
            .object(
                Dictionary(
                    (0..<index(below: 4)).map { _ in (text(), json(depth: depth - 1)) }, uniquingKeysWith: { $1 }))
        }
    }

    package mutating func attributes() -> AccessibilityNode.Attributes {
        AccessibilityNode.Attributes(
            pick(TUIElementType.allCases), identifier: text(), label: text(),
            value: happens(oneIn: 2) ? text() : nil, placeholder: happens(oneIn: 3) ? text() : nil,
            frame: CellRect(
                column: index(below: 5) - 1, row: index(below: 5) - 1, columns: index(below: 5), rows: index(below: 5)),
            isEnabled: !happens(oneIn: 4), isSelected: happens(oneIn: 4), hasFocus: happens(oneIn: 4))
    }

    package mutating func node(depth: Int = 4) -> AccessibilityNode {
        AccessibilityNode(
            attributes(), children: (0..<(depth > 0 ? index(below: 5) : 0)).map { _ in node(depth: depth - 1) })
    }

    /// A tree like the given one: some nodes say something else, some have gone, come or moved.
    package mutating func variation(of node: AccessibilityNode) -> AccessibilityNode {
        var node = node
        if happens(oneIn: 6) { node.attributes = attributes() }
        if !node.children.isEmpty, happens(oneIn: 5) { node.children.remove(at: index(below: node.children.count)) }
        if happens(oneIn: 5) { node.children.insert(self.node(depth: 1), at: index(below: node.children.count + 1)) }
        if happens(oneIn: 8) { node.children.shuffle(using: &self) }
        for index in node.children.indices { node.children[index] = variation(of: node.children[index]) }
        return node
    }
}
