import Lunch

/// A list of things to do: arrows select, Space marks, `a` adds, `p` asks for a password, `q` leaves.
///
/// `C` crashes, `E` leaves with 3, and `H` hangs, for tests that must fail.
struct TodoScreen {
    var list: TodoList
    var selected: Int
    var draft: String?
    /// Whether the draft is a password, which nobody is to see.
    var isSecret = false

    init(_ list: TodoList?) {
        self.list = list ?? TodoList(items: [.init(title: "Buy milk"), .init(title: "Write a test", done: true)])
        selected = list?.index ?? 0
    }

    mutating func handle(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == 0x1B, rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") {
                rest.removeFirst()
                move(rest.popFirst())
            } else if let text = draft {
                edit(text, byte)
            } else {
                command(byte)
            }
        }
    }

    private mutating func move(_ key: UInt8?) {
        switch key {
        case UInt8(ascii: "A"): selected = max(0, selected - 1)
        case UInt8(ascii: "B"): selected = min(list.items.count - 1, selected + 1)
        default: break
        }
    }

    private mutating func edit(_ text: String, _ byte: UInt8) {
        switch byte {
        case 0x0D:
            if !isSecret { list.items.append(.init(title: text)) }
            draft = nil
        case 0x7F: draft = String(text.dropLast())
        default: draft = text + String(UnicodeScalar(byte))
        }
    }

    private mutating func command(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " ") where list.items.indices.contains(selected):
            list.items[selected].done = list.items[selected].done != true
        case UInt8(ascii: "a"), UInt8(ascii: "p"):
            draft = ""
            isSecret = byte == UInt8(ascii: "p")
        case UInt8(ascii: "q"): Terminal.leave(0)
        case UInt8(ascii: "C"): fatalError("the list is broken")
        case UInt8(ascii: "E"):
            Terminal.complain("Todo: cannot save\n")
            Terminal.leave(3)
        case UInt8(ascii: "H"): Terminal.waitForEver()
        default: break
        }
    }

    private var open: Int { list.items.count { $0.done != true } }

    /// The rows of the screen, with the element that each one is.
    private var rows: [(text: String, node: AccessibilityNode.Attributes)] {
        var rows: [(String, AccessibilityNode.Attributes)] = [
            ("Todo (\(open))", .init(.staticText, identifier: "title", label: "Todo (\(open))"))
        ]
        for (index, item) in list.items.enumerated() {
            let mark = item.done == true ? "x" : " "
            let isSelected = index == selected && draft == nil
            rows.append(
                (
                    "\(isSelected ? ">" : " ") [\(mark)] \(item.title)",
                    .init(
                        .checkBox, label: item.title, value: item.done == true ? "1" : "0", isSelected: isSelected,
                        hasFocus: isSelected)
                ))
        }
        if let draft {
            let shown = isSecret ? String(repeating: "•", count: draft.count) : draft
            let type = isSecret ? TUIElementType.secureTextField : .textField
            rows.append(("New: \(shown)", .init(type, identifier: "draft", value: draft, hasFocus: true)))
        }
        return rows
    }

    var drawing: [UInt8] {
        Array("\u{1B}[2J\u{1B}[H\(rows.map(\.text).joined(separator: "\r\n"))".utf8)
    }

    var tree: AccessibilityTree {
        let size = Terminal.size
        let nodes = rows.enumerated().map { row, entry in
            var attributes = entry.node
            attributes.frame = CellRect(column: 0, row: row, columns: max(1, entry.text.count), rows: 1)
            return AccessibilityNode(attributes)
        }
        return AccessibilityTree(
            screen: "Todo", size: CellSize(columns: size.columns, rows: size.rows),
            root: AccessibilityNode(.application, label: "Todo", children: nodes))
    }
}
