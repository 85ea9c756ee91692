extension AccessibilityNode {
    /// The depth to which a tree may nest: half the depth of a message's JSON, since each node is an object and a list.
    package static let depthLimit = LunchJSON.Limits.message.depth / 2 - 4

    /// The most elements that a tree may have: about as many as one message can hold.
    package static let countLimit = 1 << 20

    /// Reads a node and its children from the JSON of a message.
    package init(json: LunchJSON) throws(WireError) {
        let reader = try ObjectReader(json, at: "node")
        var children: [AccessibilityNode] = []
        for child in try reader.array("children") { children.append(try AccessibilityNode(json: child)) }
        self.init(try Attributes(reader), children: children)
    }
}

extension AccessibilityNode.Attributes {
    package init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            // A type of a later version of the protocol is an element anyway.
            TUIElementType(rawValue: try reader.string("type")) ?? .other,
            identifier: try reader.optionalString("identifier") ?? "",
            label: try reader.optionalString("label") ?? "",
            value: try reader.optionalString("value"),
            placeholder: try reader.optionalString("placeholder"),
            isEnabled: try reader.bool("enabled", default: true),
            isSelected: try reader.bool("selected", default: false),
            hasFocus: try reader.bool("focus", default: false))
        if let frame = try reader.cells("frame", count: 4, of: name) {
            self.frame = CellRect(column: frame[0], row: frame[1], columns: frame[2], rows: frame[3])
        }
    }

    /// The name of the element in an error: `button "save"`.
    package var name: String {
        let name = identifier.isEmpty ? label : identifier
        return name.isEmpty ? type.rawValue : "\(type.rawValue) \"\(name.prefix(60))\""
    }
}

extension JSONWriter {
    /// Writes a node with its children; what has its default value is left out.
    package mutating func write(_ node: AccessibilityNode) {
        raw("{")
        writeMembers(node.attributes)
        if !node.children.isEmpty {
            raw(",\"children\":")
            write(list: node.children, between: ("[", "]")) { $0.write($1) }
        }
        raw("}")
    }

    package mutating func write(_ attributes: AccessibilityNode.Attributes) {
        raw("{")
        writeMembers(attributes)
        raw("}")
    }

    private mutating func writeMembers(_ node: AccessibilityNode.Attributes) {
        raw("\"type\":")
        write(node.type.rawValue)
        writeMember("identifier", node.identifier.isEmpty ? nil : node.identifier)
        writeMember("label", node.label.isEmpty ? nil : node.label)
        writeMember("value", node.value)
        writeMember("placeholder", node.placeholder)
        if node.frame != .zero {
            raw(",\"frame\":")
            let frame = node.frame
            let numbers = [frame.origin.column, frame.origin.row, frame.size.columns, frame.size.rows]
            write(list: numbers, between: ("[", "]")) { $0.write($1) }
        }
        if !node.isEnabled { raw(",\"enabled\":false") }
        if node.isSelected { raw(",\"selected\":true") }
        if node.hasFocus { raw(",\"focus\":true") }
    }

    private mutating func writeMember(_ key: String, _ text: String?) {
        guard let text else { return }
        write(key: key)
        write(text)
    }
}
