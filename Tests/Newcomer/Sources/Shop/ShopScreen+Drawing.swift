import Console
import Lunch

extension ShopScreen {
    var tree: AccessibilityTree {
        let size = Terminal.size
        let screen = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        let root = AccessibilityNode(.application, label: "Shop", frame: screen, children: nodes(screen))
        return AccessibilityTree(screen: "Shop", size: size, root: root)
    }

    var drawing: [UInt8] {
        var lines = [title, ""]
        lines += rows.map { "\($0.index == selected ? ">" : " ") \($0.item)" }
        lines += Array(repeating: "", count: Self.visibleRows - rows.count)
        lines += ["", "Name  \(name)", "", "[ Remove ]  [ Order ]"]
        if isLoaded { lines.append("Loaded") }
        var text = "\u{1B}[2J\u{1B}[H\(lines.joined(separator: "\r\n"))"
        if isAsking {
            let box = ["┌──────────────┐", "│ Really?      │", "│ [ OK ]       │", "└──────────────┘"]
            text += box.enumerated().map { "\u{1B}[\(12 + $0.offset);10H\($0.element)" }.joined()
        }
        return Array(text.utf8)
    }

    private var title: String { "Shop (\(cart.items.count))" }

    /// The items in view, the selected one among them.
    private var rows: [(index: Int, item: String)] {
        let first = max(0, selected - Self.visibleRows + 1)
        let items = cart.items.enumerated().map { (index: $0.offset, item: $0.element) }
        return Array(items[first...].prefix(Self.visibleRows))
    }

    private func nodes(_ screen: CellRect) -> [AccessibilityNode] {
        let cells = rows.enumerated().map { place, row in
            AccessibilityNode(
                .cell, label: row.item, frame: CellRect(column: 0, row: 2 + place, columns: 40, rows: 1),
                isSelected: row.index == selected, hasFocus: part == .items && row.index == selected)
        }
        let table = CellRect(column: 0, row: 2, columns: 40, rows: Self.visibleRows)
        let bottom = 2 + Self.visibleRows
        var nodes = [
            AccessibilityNode(
                .staticText, identifier: "title", label: title, frame: CellRect(column: 0, row: 0, columns: 9, rows: 1)),
            AccessibilityNode(.table, identifier: "items", frame: table, children: cells),
            AccessibilityNode(
                .staticText, label: "Name", frame: CellRect(column: 0, row: bottom + 1, columns: 4, rows: 1)),
            AccessibilityNode(
                .textField, label: "Name", value: name,
                frame: CellRect(column: 6, row: bottom + 1, columns: 20, rows: 1), hasFocus: part == .name),
            AccessibilityNode(
                .button, label: "Remove", frame: CellRect(column: 0, row: bottom + 3, columns: 10, rows: 1),
                hasFocus: part == .remove),
            AccessibilityNode(
                .button, label: "Order", frame: CellRect(column: 12, row: bottom + 3, columns: 9, rows: 1),
                isEnabled: canOrder, hasFocus: part == .order),
            AccessibilityNode(
                .link, label: "Terms", frame: CellRect(column: 0, row: screen.size.rows + 5, columns: 5, rows: 1)),
        ]
        if isLoaded {
            nodes.append(
                AccessibilityNode(
                    .staticText, identifier: "loaded", label: "Loaded",
                    frame: CellRect(column: 0, row: bottom + 4, columns: 6, rows: 1)))
        }
        if isAsking {
            let button = AccessibilityNode(
                .button, label: "OK", frame: CellRect(column: 11, row: 13, columns: 6, rows: 1))
            nodes.append(
                AccessibilityNode(
                    .alert, label: "Really?", frame: CellRect(column: 9, row: 11, columns: 16, rows: 4),
                    children: [button]))
        }
        return nodes
    }
}
