import LunchBridge
import Reed

let bridge = LaunchBridge(screen: LaunchEnvironment.current().screen ?? "Start", settle: { $0() }, elements: { [] })

extension JournalModel {
    /// The elements of the view, which knows no views: their texts are looked for in it.
    func elements(in view: String) -> [AccessibilityNode] {
        func node(_ type: TUIElementType, _ text: String, _ name: String = "", isOn: Bool = false) -> AccessibilityNode
        {
            AccessibilityNode(
                type, identifier: name, label: text, frame: place(of: text, in: view), isSelected: isOn, hasFocus: isOn)
        }
        if let question {
            let answers = [
                node(.button, "No", isOn: !question.isYesSelected), node(.button, "Yes", isOn: question.isYesSelected),
            ]
            return [AccessibilityNode(.alert, label: question.text, children: answers)]
        }
        switch screen {
        case .start:
            let items = ["Open", "Quit"].enumerated().map { node(.button, $1, isOn: menuRow == $0) }
            return [node(.staticText, diary.entries.count == 1 ? "1 entry" : "\(diary.entries.count) entries", "count")]
                + items
        case .list:
            return diary.entries.enumerated().map { node(.cell, $1.title, isOn: row == $0) }
        case .form(let form):
            return [
                field("title", form.entry.title, row: 1, hasFocus: form.field == .title),
                field("text", form.entry.text, row: 4, hasFocus: form.field == .text),
                AccessibilityNode(
                    .checkBox, identifier: "private", label: "Private", value: form.entry.isPrivate ? "1" : "0",
                    frame: place(of: "Private", in: view), hasFocus: form.field == .privacy),
                node(.button, "Save", isOn: form.field == .save), node(.staticText, form.status, "status"),
            ]
        }
    }

    private func field(_ name: String, _ value: String, row: Int, hasFocus: Bool) -> AccessibilityNode {
        let frame = CellRect(column: 0, row: row, columns: max(min(window.columns, 64), 1), rows: 3)
        return AccessibilityNode(.textField, identifier: name, value: value, frame: frame, hasFocus: hasFocus)
    }

    private func place(of text: String, in view: String) -> CellRect {
        for (row, line) in view.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return CellRect(column: String(line[..<range.lowerBound]).width, row: row, columns: text.width, rows: 1)
        }
        return .zero
    }
}
