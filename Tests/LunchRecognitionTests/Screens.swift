import LunchRecognition
import LunchTerminal
import LunchWire

/// The first bytes of a program that takes the whole screen.
let fullScreen = "\u{1B}[?1049h\u{1B}[H"
/// The bytes that hide the cursor.
let hiddenCursor = "\u{1B}[?25l"

/// Puts what follows at a column and a row, which count from 0.
func at(_ column: Int, _ row: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

/// A text in a style, given as the numbers of SGR.
func styled(_ style: String, _ text: String) -> String { "\u{1B}[\(style)m\(text)\u{1B}[m" }

/// Lines one below the other, from a place on.
func lines(_ column: Int, _ row: Int, _ lines: [String]) -> String {
    lines.enumerated().map { at(column, row + $0) + $1 }.joined()
}

/// A box with an empty inside.
func box(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int, title: String = "") -> String {
    let top = "┌─" + title + String(repeating: "─", count: columns - 3 - title.count) + "┐"
    let middle = "│" + String(repeating: " ", count: columns - 2) + "│"
    let bottom = "└" + String(repeating: "─", count: columns - 2) + "┘"
    return lines(column, row, [top] + Array(repeating: middle, count: rows - 2) + [bottom])
}

/// A screen on which texts were written, one after the other.
func screen(_ texts: String..., columns: Int = 40, rows: Int = 10) -> TUIGrid {
    var terminal = TUITerminal(columns: columns, rows: rows)
    for text in texts {
        let bytes = ContiguousArray(text.utf8)
        _ = terminal.feed(bytes.span)
    }
    return terminal.grid
}

/// The elements of a screen in lines of words, children indented; texts are left out unless asked for.
func outline(_ grid: TUIGrid, before: TUIGrid? = nil, texts: Bool = false) -> [String] {
    var lines: [String] = []
    func add(_ node: AccessibilityNode, _ depth: Int) {
        for child in node.children where texts || child.attributes.type != .staticText {
            lines.append(String(repeating: "  ", count: depth) + words(of: child.attributes))
            add(child, depth + 1)
        }
    }
    add(Recognition.root(of: grid, before: before), 0)
    return lines
}

/// The labels of the cells of a screen, with a star before those of selected ones.
func cells(_ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
    func labels(in node: AccessibilityNode) -> [String] {
        let element = node.attributes
        let own = element.type == .cell ? [(element.isSelected ? "*" : "") + element.label] : []
        return own + node.children.flatMap(labels)
    }
    return labels(in: Recognition.root(of: grid, before: before))
}

private func words(of element: AccessibilityNode.Attributes) -> String {
    var text = "\(element.type.rawValue) \"\(element.label)\""
    if let value = element.value { text += " = \"\(value)\"" }
    if !element.unknown.contains(.isSelected) { text += element.isSelected ? " selected" : " not selected" }
    if !element.unknown.contains(.hasFocus) { text += element.hasFocus ? " focus" : " not focus" }
    let frame = element.frame
    return text + " \(frame.origin.column),\(frame.origin.row) \(frame.size.columns)x\(frame.size.rows)"
}
