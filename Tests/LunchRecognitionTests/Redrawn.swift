import LunchTerminal

/// A screen drawn anew on another terminal, changed in a way that leaves its meaning as it is.
struct Redrawn {
    enum Change: String, CaseIterable, Sendable {
        /// Nothing is changed.
        case none
        /// Each of the six colours is the next one.
        case colors
        /// The screen has more columns; what is at the end of a row goes on to the edge.
        case wider
        /// The screen is inside of a box.
        case framed
        /// The rows below have one more row above them: a title.
        case titled
    }

    let change: Change
    /// The columns and rows by which everything is farther to the right, and farther down.
    var offset: (columns: Int, rows: Int) {
        switch change {
        case .none, .colors, .wider: (0, 0)
        case .framed: (1, 1)
        case .titled: (0, 1)
        }
    }

    /// The screen with its cells, its cursor, and what is known of the program.
    func callAsFunction(_ grid: TUIGrid) -> TUIGrid {
        let wider = change == .wider ? 7 : change == .framed ? 2 : 0
        let higher = offset.rows + (change == .framed ? 1 : 0)
        let (columns, rows) = (grid.columns + wider, grid.rows + higher)
        var text = grid.modes.isAlternateScreen ? "\u{1B}[?1049h" : ""
        text += "\u{1B}[?7l"
        if change == .titled { text += "\u{1B}[HThe program" }
        if change == .framed { text += frame(columns, rows) }
        for row in 0..<grid.rows {
            text += "\u{1B}[\(row + offset.rows + 1);\(offset.columns + 1)H"
            var last: TUIStyle?
            for column in 0..<grid.columns {
                let cell = grid[column, row]
                guard cell.width > 0 else { continue }
                if cell.style != last { text += "\u{1B}[\(rendition(cell.style))m" }
                last = cell.style
                text += cell.text.isEmpty ? " " : cell.text
            }
            if change == .wider { text += "\u{1B}[4m\u{1B}[24m" + String(repeating: " ", count: wider) }
            text += "\u{1B}[m"
        }
        let cursor = grid.cursor
        text += "\u{1B}[?25\(cursor.isVisible ? "h" : "l")"
        text += "\u{1B}[\(cursor.row + offset.rows + 1);\(cursor.column + offset.columns + 1)H"
        var terminal = TUITerminal(columns: columns, rows: rows)
        _ = terminal.feed(ContiguousArray(text.utf8).span)
        return terminal.grid
    }

    private func frame(_ columns: Int, _ rows: Int) -> String {
        let edge = String(repeating: "─", count: columns - 2)
        let sides = (2..<rows).map { "\u{1B}[\($0);1H│\u{1B}[\($0);\(columns)H│" }
        return "\u{1B}[H┌\(edge)┐\(sides.joined())\u{1B}[\(rows);1H└\(edge)┘"
    }

    /// The parameters of SGR that give a plain pen a style.
    private func rendition(_ style: TUIStyle) -> String {
        let attributes: [(TUIStyle.Attributes, String)] = [
            (.bold, "1"), (.faint, "2"), (.italic, "3"), (.blink, "5"), (.inverse, "7"), (.hidden, "8"),
            (.strikethrough, "9"),
        ]
        var parameters = ["0"] + attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        if style.underline != .none { parameters.append("4") }
        return (parameters + color(style.foreground, 38) + color(style.background, 48)).joined(separator: ";")
    }

    private func color(_ color: TUIColor, _ base: Int) -> [String] {
        switch color {
        case .default: []
        case .indexed(let index): ["\(base);5;\(next(index))"]
        case .rgb(let red, let green, let blue): ["\(base);2;\(red);\(green);\(blue)"]
        }
    }

    private func next(_ index: UInt8) -> UInt8 {
        guard change == .colors else { return index }
        return switch index {
        case 1...6: index % 6 + 1
        case 9...14: (index - 8) % 6 + 9
        default: index
        }
    }
}
