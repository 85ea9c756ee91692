import Lunch
import LunchWire

/// The viewer as a test sees it.
extension ViewerDrawing {
    /// The elements that a test sees.
    var elements: [AccessibilityNode] {
        let all = CellRect(column: 0, row: 0, columns: layout.size.columns, rows: layout.size.rows)
        if layout.isTooSmall {
            return [AccessibilityNode(.staticText, identifier: "size", label: sizeText, frame: all)]
        }
        if state.showsHelp {
            let lines = Self.keys.map { "\($0.0): \($0.1)" }
            return [
                AccessibilityNode(
                    .dialog, identifier: "help", label: "Keys", value: lines.joined(separator: "\n"), frame: all,
                    hasFocus: true)
            ]
        }
        let hint = state.hint.map {
            AccessibilityNode(.staticText, identifier: "hint", label: $0, frame: layout.help)
        }
        return [titleElements, [stepsElement, tabsElement, paneElement], hint.map { [$0] } ?? searchElements]
            .flatMap(\.self)
    }

    private var titleElements: [AccessibilityNode] {
        guard !state.isWhole else { return [] }
        return [
            AccessibilityNode(
                .staticText, identifier: "title", label: "\(trace.title): \(trace.summary)", frame: layout.title),
            AccessibilityNode(.staticText, identifier: "note", label: note.joined(separator: "\n"), frame: layout.note),
        ]
    }

    private var stepsElement: AccessibilityNode {
        let rows = listed.map { place in
            let signs = ["✗": "failed", "≠": "different", "•": "match"]
            return AccessibilityNode(
                .cell, identifier: "step \(trace.steps[place].number)", label: trace.steps[place].code,
                value: signs[sign(place)], frame: rect(ofStep: place), isSelected: place == state.step)
        }
        return AccessibilityNode(
            .table, identifier: "steps", value: "\(trace.steps.count) steps", frame: layout.steps,
            hasFocus: !state.search.isOpen, children: state.isWhole ? [] : rows)
    }

    private var tabsElement: AccessibilityNode {
        let children = tabs.map { pane, rect in
            AccessibilityNode(.tab, label: pane.rawValue, frame: rect, isSelected: pane == state.pane)
        }
        return AccessibilityNode(.tabGroup, identifier: "panes", frame: layout.panes, children: children)
    }

    private var paneElement: AccessibilityNode {
        let lines = content.rows.map { TextTable.trimmed($0.map(\.text).joined()) }
        return AccessibilityNode(
            .textView, identifier: "pane", label: facts, value: lines.joined(separator: "\n"), frame: layout.pane)
    }

    private var searchElements: [AccessibilityNode] {
        guard let searchText else { return [] }
        return [
            AccessibilityNode(
                .searchField, identifier: "search", value: state.search.text,
                frame: CellRect(
                    column: 0, row: layout.help.origin.row, columns: min(searchText.cellWidth + 1, layout.size.columns),
                    rows: 1), hasFocus: state.search.isOpen),
            AccessibilityNode(.staticText, identifier: "matches", label: matches, frame: layout.help),
        ]
    }
}
