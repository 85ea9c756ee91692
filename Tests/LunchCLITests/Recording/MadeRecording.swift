import LunchElements
import LunchInput
import LunchTerminal
import LunchWire
import TestSupport

@testable import LunchCLI

/// A form that was never drawn, and what is done with it.
struct MadeForm {
    /// The element that has the focus.
    var focus: String?
    var name = ""
    var note = ""
    var password = ""
    /// The choice that is selected.
    var choice = "red"
    /// The row that is selected.
    var row: String?

    /// The frame of the form on a screen.
    func frame(_ modes: String = "") -> TUIFrame {
        func node(
            _ type: TUIElementType, _ identifier: String, row: Int, label: String = "", value: String? = nil,
            _ children: [AccessibilityNode] = []
        ) -> AccessibilityNode {
            var node = AccessibilityNode(
                type, identifier: identifier, label: label, value: value,
                frame: CellRect(column: 0, row: row, columns: 20, rows: 1), children: children)
            node.attributes.hasFocus = identifier == focus
            node.attributes.isSelected = identifier == choice
            return node
        }
        let rows = ["Bread", "Soup"].enumerated().map { offset, label in
            var cell = node(.cell, "", row: 7 + offset, label: label)
            cell.attributes.isSelected = label == row
            return cell
        }
        var table = AccessibilityNode(
            .table, identifier: "meals", frame: CellRect(column: 0, row: 7, columns: 20, rows: 2), children: rows)
        table.attributes.hasFocus = focus == "meals"
        return TUIFrame.made(
            AccessibilityNode(
                .application,
                children: [
                    node(.textField, "name", row: 0, value: name), node(.textView, "note", row: 1, value: note),
                    node(.secureTextField, "password", row: 2, value: password),
                    node(.checkBox, "gift", row: 3, label: "Gift"),
                    node(.button, "order", row: 4, label: "Order"), node(.radioButton, "red", row: 5, label: "Red"),
                    node(.radioButton, "white", row: 6, label: "White"), table,
                ]), drawing: modes)
    }
}

extension Recording {
    /// A recording of moments, of an app that nobody launched.
    static func made(_ moments: [RecordedMoment], of launch: RecordedLaunch = .made) -> Recording {
        var recording = Recording(of: launch)
        for moment in moments { recording.take(moment) }
        recording.finish()
        return recording
    }
}

extension RecordedLaunch {
    static let made = RecordedLaunch(program: .product("Shop"), screen: "Form")
}

extension RecordedMoment {
    static func key(_ key: TUIKeyboardKey, _ before: TUIFrame?, _ after: TUIFrame? = nil) -> RecordedMoment {
        RecordedMoment(deed: .input(.key(key)), before: before, after: after)
    }

    /// The button goes down and up at a cell.
    static func click(column: Int, row: Int, _ frame: TUIFrame) -> [RecordedMoment] {
        MouseEvent.click(at: CellPoint(column: column, row: row)).map {
            RecordedMoment(deed: .input(.mouse($0)), before: frame, after: frame)
        }
    }
}

extension TUIFrame {
    /// The same frame on a screen of this name.
    func named(_ screen: String) -> TUIFrame {
        let message = FrameMessage(
            revision: 1, screen: screen, size: size, mark: 0, dropped: 0, busy: [], timers: 0, tree: .whole(root))
        return TUIFrame(message, tree: tree, grid: grid, droppedInput: 0)
    }
}
