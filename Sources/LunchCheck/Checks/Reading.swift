import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The checks that elements come in the order in which a person reads them, and that keys lead to them.
enum Reading {
    static let checks = [
        ProtocolCheck("tree.order", "lists elements in reading order", .elements, order),
        ProtocolCheck("tree.focus", "moves the focus with Tab or an arrow", .elements, focus),
    ]

    private static func order(_ app: CheckedApp) throws(Finding) {
        let walk = Walk(try app.walked())
        let trees = walk.steps.compactMap(\.tree)
        if let (parent, children) = trees.lazy.compactMap(reversed).first {
            throw finding(
                "The elements in \(parent.name) come from the last to the first: "
                    + "\(children.prefix(3).map { "\($0.name) in row \($0.frame.origin.row)" }.joined(separator: ", "))."
            )
        }
        for (before, after) in walk.pairs {
            guard let old = before.tree?.focused, let new = after.tree?.focused,
                old.path.dropLast() == new.path.dropLast(), old.ancestors.last == new.ancestors.last,
                let (from, to) = old.path.last.flatMap({ from in new.path.last.map { (from, $0) } }), from > to,
                old.node.frame.origin.row < new.node.frame.origin.row
            else { continue }
            throw finding(
                "\(after.deed) moves the focus down from \(old.node.name) to \(new.node.name), which comes before it in the "
                    + "tree.")
        }
        if !trees.contains(where: { $0.placed.contains { $0.path.last ?? 0 > 0 && !$0.node.frame.isEmpty } }) {
            throw .skipped("no element contains more than one element with a frame")
        }
    }

    private static func finding(_ seen: String) -> Finding {
        .fails(
            seen: seen,
            cause:
                "The framework lists what it draws from the top of a stack, or the list of children is built from its end.",
            change: "Publish \"children\" in reading order: a test counts rows in this order.")
    }

    /// The first element whose children come in the reverse order; nil if there is none.
    ///
    /// Two may be in any order: one at the side of the other is read before or after it.
    private static func reversed(
        _ tree: AccessibilityNode
    ) -> (AccessibilityNode.Attributes, [AccessibilityNode.Attributes])? {
        let children = tree.children.map(\.attributes).filter { !$0.frame.isEmpty }
        if children.count > 2, zip(children, children.dropFirst()).allSatisfy({ isBelow($0.frame, $1.frame) }) {
            return (tree.attributes, children)
        }
        return tree.children.lazy.compactMap(reversed).first
    }

    private static func isBelow(_ one: CellRect, _ other: CellRect) -> Bool {
        one.origin.row >= other.origin.row + other.size.rows
    }

    /// Tab comes more often than a screen has elements, and then the other keys that lead to elements.
    private static func focus(_ app: CheckedApp) throws(Finding) {
        let opened = try app.opened(.still).opened
        let (tree, tracking) = (opened.tree, opened.grid.modes.mouseTracking)
        // With the mouse a test clicks; people still go from field to field with keys.
        let operable = (tree?.placed ?? []).map(\.node).filter {
            !$0.frame.isEmpty && $0.isEnabled && operableTypes.contains($0.type)
                && (tracking == .off || $0.type.nature.contains(.takesText))
        }
        guard operable.count > 1 else {
            let things = tracking == .off ? "elements" : "fields"
            throw .skipped("the screen has no two \(things) between which keys could move the focus")
        }
        let tabs = [TUIKeyboardKey](repeating: .tab, count: min(operable.count, 20)) + [.backTab]
        let keys = tabs + [.downArrow, .upArrow, .rightArrow, .leftArrow]
        let transcript = try app.opened(.still, [.keys(keys)])
        if let last = transcript.moments.last, let absence = last.absence {
            guard case .ended = absence, let key = last.key else { return }
            throw .skipped("the app exited at \(key)")
        }
        let seen = [transcript.opened.choices] + transcript.moments.map(\.facts.choices)
        let isMovedByTab = seen.prefix(tabs.count + 1).contains { $0 != seen[0] }
        let unreached = operable.first { node in
            node.type.nature.contains(.takesText) && !seen.contains { $0.contains(node.key) }
        }
        guard !isMovedByTab, unreached != nil || seen.allSatisfy({ $0 == seen[0] }) else { return }
        let holder = transcript.facts.tree?.focused?.node.name
        throw .fails(
            seen: "Tab, pressed \(tabs.count - 1) times, Shift-Tab and the arrows "
                + (unreached.map { "do not lead to \($0.name)" } ?? "do not move the focus")
                + (holder.map { "; it stays on \($0)." } ?? "; no element has \"focus\":true."),
            cause: "The adapter counts these keys but doesn't pass them on, or the focus is not published.",
            change:
                "Have Tab or an arrow move the focus to each element that a person can use, and publish \"focus\":true for "
                + "it. Publish \"enabled\":false for an element that can't be used now.")
    }

    /// Types of elements that a person brings the focus to.
    private static let operableTypes: Set<TUIElementType> = [
        .button, .radioButton, .checkBox, .toggle, .comboBox, .popUpButton, .tab, .tableRow, .cell, .outlineRow,
        .slider,
        .stepper, .picker, .link, .textField, .secureTextField, .textView, .splitter,
    ]
}

extension AccessibilityNode {
    /// The innermost element with the focus.
    fileprivate var focused: Placed? { placed.last { $0.node.hasFocus } }
}

extension AccessibilityNode.Attributes {
    /// The part of an element that distinguishes it from others while keys move the focus.
    fileprivate var key: [String] { [type.rawValue, identifier, identifier.isEmpty ? label : ""] }
}

extension Facts {
    /// The elements that have the focus or are selected.
    fileprivate var choices: [[String]] {
        (frame?.elements ?? []).map(\.node).filter { $0.hasFocus || $0.isSelected }.map(\.key)
    }
}
