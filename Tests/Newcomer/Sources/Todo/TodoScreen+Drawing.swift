import Console
import Lunch

extension TodoScreen {
    /// A row of the screen, and the element that it is.
    private struct Row {
        let text: String
        var node: AccessibilityNode

        init(_ text: String, _ node: AccessibilityNode) {
            self.text = text
            self.node = node
        }
    }

    var tree: AccessibilityTree {
        let nodes = rows.enumerated().map { index, row in
            var node = row.node
            node.attributes.frame = CellRect(column: 0, row: index, columns: max(1, row.text.count), rows: 1)
            return node
        }
        let size = Terminal.size
        let root = AccessibilityNode(
            .application, label: "Todo", frame: CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows),
            children: nodes)
        return AccessibilityTree(screen: "Todo", size: size, root: root)
    }

    var drawing: [UInt8] {
        Array("\u{1B}[2J\u{1B}[H\(rows.map(\.text).joined(separator: "\r\n"))".utf8)
    }

    private var rows: [Row] {
        let title = "Todo (\(list.items.count { $0.done != true }))"
        var rows = [Row(title, AccessibilityNode(.staticText, identifier: "title", label: title))]
        rows += list.items.enumerated().map { index, item in
            let (isDone, isSelected) = (item.done == true, index == selected && draft == nil)
            return Row(
                "\(isSelected ? ">" : " ") [\(isDone ? "x" : " ")] \(item.title)",
                AccessibilityNode(
                    .checkBox, label: item.title, value: isDone ? "1" : "0", isSelected: isSelected,
                    hasFocus: isSelected))
        }
        switch draft {
        case .item(let text):
            rows.append(
                Row("New: \(text)", AccessibilityNode(.textField, identifier: "draft", value: text, hasFocus: true)))
        case .password(let text):
            let dots = String(repeating: "•", count: text.count)
            // A mistake on purpose: the value should be the dots. No message may show it all the same.
            let field = AccessibilityNode(.secureTextField, identifier: "password", value: text, hasFocus: true)
            rows.append(Row("Password: \(dots)", field))
        case nil: break
        }
        if isLate { rows.append(Row("It is late", AccessibilityNode(.alert, label: "It is late"))) }
        return rows
    }
}
