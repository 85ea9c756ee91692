import Lunch
import LunchElements
import LunchTerminal
import LunchWire

/// The content of a pane: rows of cells, of which the viewer shows a part.
struct PaneContent {
    /// A piece of a row in one style.
    struct Piece: Equatable {
        var text: String
        var style = TUIStyle.plain
        /// The number of cells.
        var width: Int
    }

    private(set) var rows: [[Piece]] = []
    private(set) var columns = 0
    /// The rows with a mark at their left.
    private(set) var marked: Set<Int> = []
    /// The first row and column that a person looks for.
    private(set) var start = CellPoint(column: 0, row: 0)
    /// The cell of the cursor on the screen of the app; nil if it is hidden.
    private(set) var cursor: CellPoint?

    /// - Parameter width: the width of the pane, to which messages are wrapped.
    init(_ state: ViewerState, of trace: ViewedTrace, width: Int) {
        switch state.pane {
        case .screen:
            takeScreen(trace.after(state.step), trace.changedRows(state.step), beside: trace.before(state.step))
        case .before:
            takeScreen(trace.before(state.step), trace.changedRows(state.step), beside: trace.after(state.step))
        case .elements: takeElements(trace.elements(state.step))
        case .messages: for line in trace.messages(state.step) { takeMessage(line, width) }
        }
        columns = rows.map { $0.reduce(0) { $0 + $1.width } }.reduce(columns, max)
    }

    private mutating func add(_ text: String, _ style: TUIStyle = .plain) {
        rows.append([Piece(text: text, style: style, width: text.cellWidth)])
    }

    // MARK: - Screens

    private mutating func takeScreen(_ frame: TUIFrame?, _ changed: [Int], beside other: TUIFrame?) {
        guard let grid = frame?.grid else { return add("It has no screen.", .dim) }
        columns = grid.columns
        marked = Set(changed)
        for row in 0..<grid.rows {
            rows.append(
                (0..<grid.shownColumns(row: row)).compactMap { column in
                    let cell = grid[column, row]
                    return cell.width > 0 ? Piece(cell) : nil
                })
        }
        if grid.cursor.isVisible { cursor = CellPoint(column: grid.cursor.column, row: grid.cursor.row) }
        guard let first = changed.first, let other = other?.grid, other.columns == grid.columns else { return }
        let column = (0..<grid.columns).first { column in
            changed.contains { $0 < min(grid.rows, other.rows) && grid[column, $0] != other[column, $0] }
        }
        start = CellPoint(column: column ?? 0, row: first)
    }

    // MARK: - Lines

    private mutating func takeElements(_ lines: [(sign: String, text: String)]) {
        if lines.isEmpty { add("There are no elements.", .dim) }
        for (place, (sign, text)) in lines.enumerated() {
            let style =
                switch sign {
                case "−": TUIStyle(color: .red)
                case "+": TUIStyle(color: .green)
                default: TUIStyle.plain
                }
            if !sign.isEmpty {
                if marked.isEmpty { start = CellPoint(column: 0, row: place) }
                marked.insert(place)
            }
            add("\(sign.isEmpty ? " " : sign) \(text)", style)
        }
    }

    /// Adds a line, wrapped between words; what is after blanks, as a screen in a message, continues after as many. A row
    /// of a screen, which has blanks in it, keeps them, and is wrapped anywhere.
    private mutating func takeMessage(_ line: String, _ width: Int) {
        let style = line.hasPrefix("✗") ? TUIStyle(color: .red, isBold: true) : rows.isEmpty ? .bold : .plain
        let indent = String(line.prefix { $0 == " " })
        guard line.cellWidth > width, indent.count < width / 2 else { return add(line, style) }
        let (text, room) = (line.dropFirst(indent.count), max(10, width - indent.count))
        let parts = text.contains("  ") ? Self.cut(text, to: room) : TextTable.wrap(line, to: room)
        for part in parts { add(indent + part, style) }
    }

    /// The parts of a text that have so many cells.
    private static func cut(_ text: Substring, to width: Int) -> [String] {
        var parts = [""]
        var used = 0
        for character in text {
            let cells = String(character).cellWidth
            if used + cells > width {
                parts.append("")
                used = 0
            }
            parts[parts.count - 1].append(character)
            used += cells
        }
        return parts
    }
}

extension PaneContent.Piece {
    /// A cell of an app's screen. What does not fit into the cells that it had there is replaced.
    init(_ cell: TUICell) {
        width = Int(cell.width)
        let isBlank = cell.text.isEmpty || cell.style.attributes.contains(.hidden)
        text = isBlank ? String(repeating: " ", count: width) : cell.text
        if text.cellWidth != width { text = "\u{FFFD}" + String(repeating: " ", count: width - 1) }
        let kept = cell.style.attributes.subtracting([.blink, .rapidBlink, .hidden, .protected])
        style = TUIStyle(
            foreground: cell.style.foreground, background: cell.style.background, attributes: kept)
    }
}
