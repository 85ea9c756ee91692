package import LunchWire

/// Writes elements as lines that a person can read.
package enum TreeText {
    /// One element: `button "register", label "REGISTER", disabled, (2, 8) 12×1`.
    package static func line(_ node: AccessibilityNode.Attributes) -> String {
        line(node, quoted: ShownText.quoted)
    }

    /// The same with texts of any length, so that no difference is lost.
    package static func wholeLine(_ node: AccessibilityNode.Attributes) -> String { line(node) { $0.literal } }

    private static func line(_ node: AccessibilityNode.Attributes, quoted: (String) -> String) -> String {
        var parts = [node.type.rawValue + (node.identifier.isEmpty ? "" : " \(quoted(node.identifier))")]
        if !node.label.isEmpty { parts.append("label \(quoted(node.label))") }
        if let value = node.shownValue { parts.append("value \(quoted(value))") }
        if let placeholder = node.shownPlaceholder { parts.append("placeholder \(quoted(placeholder))") }
        let known = { !node.unknown.contains($0) }
        if known(.isEnabled), !node.isEnabled { parts.append("disabled") }
        if known(.isSelected), node.isSelected { parts.append("selected") }
        if known(.hasFocus), node.hasFocus { parts.append("focused") }
        parts += node.tellingUnknown.names.map { "\($0) unknown" }
        parts.append(node.frame.description)
        return parts.joined(separator: ", ")
    }

    /// An element and all below it, indented by depth.
    package static func tree(_ tree: ElementTree, below root: Int) -> String {
        let depth = tree.depth(of: root)
        return (root..<tree.ends[root]).map { index in
            String(repeating: "  ", count: tree.depth(of: index) - depth) + line(tree.nodes[index])
        }.joined(separator: "\n")
    }

    /// The whole tree, indented by depth, up to a number of lines.
    package static func tree(_ tree: ElementTree, limit: Int = .max) -> String {
        self.tree(tree.nodes.indices.map { (depth: tree.depth(of: $0), text: line(tree.nodes[$0])) }, limit: limit)
    }

    /// The elements of a frame, indented by depth, up to a number of lines; those out of view are counted only.
    package static func elements(of frame: TUIFrame, limit: Int) -> String {
        let tree = frame.tree
        var lines: [(depth: Int, text: String)] = []
        // A few are written anyway; of many, only their number is shown.
        var hidden: [Int] = []
        func tellHidden() {
            if let first = hidden.first, hidden.count > 3 {
                lines.append((tree.depth(of: first), "… \(hidden.count) out of view"))
            } else {
                lines += hidden.map { (tree.depth(of: $0), line(tree.nodes[$0])) }
            }
            hidden = []
        }
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            let depth = tree.depth(of: index)
            if !node.frame.isEmpty, frame.visibleFrame(of: index).isEmpty {
                if let first = hidden.first, tree.depth(of: first) > depth { tellHidden() }
                hidden.append(index)
            } else {
                tellHidden()
                lines.append((depth, line(node)))
            }
            // Enough to know that there are more.
            if lines.count > limit, limit < .max { break }
        }
        tellHidden()
        return self.tree(lines, limit: limit, count: tree.nodes.count)
    }

    private static func tree(_ lines: [(depth: Int, text: String)], limit: Int, count: Int? = nil) -> String {
        var text = lines.prefix(limit).map { String(repeating: "  ", count: $0.depth) + $0.text }
        if lines.count > limit {
            let more = (count ?? lines.count) - limit
            text.append("… and \(more) more elements (LUNCH_WHOLE_MESSAGES=1 shows everything)")
        }
        return text.joined(separator: "\n")
    }
}

extension AccessibilityNode.Attributes {
    /// The unknown states that may be of interest for such an element.
    ///
    /// It is not expected to be known whether what was read from a screen is enabled, nor that a box has the focus.
    package var tellingUnknown: ElementStates {
        switch type {
        case .button: unknown.intersection([.isSelected, .hasFocus])
        case .textField, .searchField, .textView: unknown.intersection(.hasFocus)
        case .cell, .menuItem, .tab, .outlineRow, .tableRow, .checkBox, .radioButton, .toggle:
            unknown.intersection(.isSelected)
        default: []
        }
    }
}
