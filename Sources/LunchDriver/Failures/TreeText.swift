import LunchWire

/// Writes elements as lines that a person can read.
enum TreeText {
    /// One element: `button "register", label "REGISTER", disabled, (2, 8) 12×1`.
    static func line(_ node: AccessibilityNode.Attributes) -> String {
        var parts = [node.type.rawValue + (node.identifier.isEmpty ? "" : " \(QueryText.quoted(node.identifier))")]
        if !node.label.isEmpty { parts.append("label \(QueryText.quoted(node.label))") }
        if let value = node.value { parts.append("value \(QueryText.quoted(value))") }
        if let placeholder = node.placeholder { parts.append("placeholder \(QueryText.quoted(placeholder))") }
        if !node.isEnabled { parts.append("disabled") }
        if node.isSelected { parts.append("selected") }
        if node.hasFocus { parts.append("focused") }
        parts.append(node.frame.description)
        return parts.joined(separator: ", ")
    }

    /// An element and all below it, indented by depth.
    static func tree(_ tree: ElementTree, below root: Int) -> String {
        let depth = tree.depth(of: root)
        return (root..<tree.ends[root]).map { index in
            String(repeating: "  ", count: tree.depth(of: index) - depth) + line(tree.nodes[index])
        }.joined(separator: "\n")
    }

    /// The whole tree, indented by depth, up to a number of lines.
    static func tree(_ tree: ElementTree, limit: Int = .max) -> String {
        var lines = tree.nodes.indices.prefix(limit).map { index in
            String(repeating: "  ", count: tree.depth(of: index)) + line(tree.nodes[index])
        }
        if tree.nodes.count > limit {
            lines.append(
                "… and \(tree.nodes.count - limit) more elements (\(FailureReporter.wholeMessages)=1 shows everything)")
        }
        return lines.joined(separator: "\n")
    }
}
