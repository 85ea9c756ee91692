import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Something that was done with an app, and the frames around it; nil for those that were not seen.
struct RecordedMoment {
    /// Something that was done.
    enum Deed: Equatable {
        case input(InputPiece.Deed)
        /// Characters that went where they are not to be seen; nobody keeps them.
        case secret(SecretText)
        /// An action without keys or mouse: a change of the size, an advance of the time, or a screen that is shown.
        case action(TUICommand.Action)
        /// Something that must be so.
        case expect(Claim)
        /// A part of the test with this name begins; an empty name ends the one before.
        case part(String)
    }

    let deed: Deed
    /// The time from the launch until it was done.
    var time = Duration.zero
    var before: TUIFrame?
    var after: TUIFrame?
    /// The change that came on its own before it was done.
    var change: RecordedChange?
    /// The number of the input in all that the app has got.
    var number = 0
    /// The query that a test has used for it; nil if a person did it.
    var query: String?
}

extension RecordedMoment {
    /// True if a key has moved the focus on the same screen; an arrow key, if it has chosen nothing by that.
    ///
    /// Whatever else an app does when the focus continues, it does in a test as well.
    func isMove(by key: TUIKeyboardKey) -> Bool {
        let isTab = [.tab, .backTab].contains(key)
        guard isTab || [.up, .down, .left, .right].contains(key), let before, let after,
            before.elementSource == .published, before.screen == after.screen,
            !before.tree.nodes.focused.elementsEqual(after.tree.nodes.focused)
        else { return false }
        return isTab
            || before.tree.nodes.count == after.tree.nodes.count
                && zip(before.tree.nodes, after.tree.nodes).allSatisfy { $0.isSame(as: $1) }
    }

    /// True if anything in the tree but the focus is another afterwards.
    var changesMoreThanFocus: Bool {
        guard let before, let after, before.tree.nodes.count == after.tree.nodes.count else { return true }
        return !zip(before.tree.nodes, after.tree.nodes).allSatisfy { old, new in
            var old = old
            old.hasFocus = new.hasFocus
            return old == new
        }
    }

    /// The line feed that Return types in a text of several lines.
    func lineFeed(of key: TUIKeyboardKey) -> Character? {
        guard key == .return, let frame = before, let field = frame.focusedField,
            frame.tree.nodes.types[field] == .textView
        else { return nil }
        return "\n"
    }
}

extension AccessibilityNode.Attributes {
    fileprivate func isSame(as other: Self) -> Bool {
        type == other.type && identifier == other.identifier && isSelected == other.isSelected
    }
}

extension TUIFrame {
    /// The element in focus that takes text; nil if there is none, or if it is unknown.
    var focusedField: Int? {
        guard elementSource == .published else { return nil }
        return tree.nodes.focused.first { tree.nodes.types[$0].nature.contains(.takesText) }
    }

    /// The row of a list that has the focus, or the only one that is selected in a list that has it.
    ///
    /// A program that publishes no elements does not report which list has the focus: it is the only one on the screen.
    var chosenRow: Int? {
        guard elementSource == .published else { return solelySelected(in: tree.nodes.indices) }
        guard let focused = tree.nodes.focused.first else { return nil }
        if tree.nodes.types[focused].isRow { return focused }
        return tree.nodes.types[focused].isList ? solelySelected(in: tree.descendants(of: focused)) : nil
    }

    /// The only row among some elements that is selected.
    private func solelySelected(in elements: some Sequence<Int>) -> Int? {
        let selected = elements.filter { index in
            let node = tree.nodes[index]
            return node.type.isRow && node.isSelected && !node.unknown.contains(.isSelected)
        }
        return selected.count == 1 ? selected.first : nil
    }
}
