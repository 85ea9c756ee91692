import LunchTerminal

/// The state of this package's terminal after some input.
enum LunchSession {
    static func state(after input: String) -> ScreenState {
        var terminal = TUITerminal(columns: XtermSession.columns, rows: XtermSession.rows, widthPolicy: .codePoints)
        var state = ScreenState()
        func feed(_ text: String) -> String {
            let bytes = ContiguousArray(text.utf8)
            _ = terminal.feed(bytes.span)
            return String(decoding: terminal.takeAnswers(), as: UTF8.self)
        }
        state.answers = feed(input)
        _ = feed(XtermSession.ending)
        state.cursor = XtermSession.cursor(in: feed(XtermSession.cursorQuestion))
        let grid = terminal.grid
        for row in 0..<grid.rows {
            var text = ""
            for column in 0..<grid.columns {
                let cell = grid[column, row]
                let isBlank = cell.style.attributes.contains(.hidden)
                text += isBlank ? " " : cell.width == 0 ? "." : String(cell.text.unicodeScalars.prefix(1))
            }
            state.text.append(text)
            state.styles.append((0..<grid.columns).map { parameters(grid[$0, row].style) })
        }
        state.forgetForegroundsOfBlanks()
        return state
    }

    /// The parameters of SGR as xterm reports them.
    private static func parameters(_ style: TUIStyle) -> String {
        var parameters = ["0"]
        let attributes: [(TUIStyle.Attributes, String)] = [(.bold, "1")]
        for (attribute, parameter) in attributes where style.attributes.contains(attribute) {
            parameters.append(parameter)
        }
        if style.underline == .single { parameters.append("4") }
        let others: [(TUIStyle.Attributes, String)] = [
            (.blink, "5"), (.inverse, "7"), (.faint, "2"), (.italic, "3"), (.strikethrough, "9"),
        ]
        for (attribute, parameter) in others where style.attributes.contains(attribute) {
            parameters.append(parameter)
        }
        if style.underline == .double { parameters.append("21") }
        for (color, base) in [(style.foreground, 30), (style.background, 40)] {
            switch color {
            case .default: break
            case .indexed(let index) where index < 8: parameters.append(String(base + Int(index)))
            case .indexed(let index) where index < 16: parameters.append(String(base + 52 + Int(index)))
            case .indexed(let index): parameters.append("\(base + 8):5:\(index)")
            case .rgb(let red, let green, let blue): parameters.append("\(base + 8):2::\(red):\(green):\(blue)")
            }
        }
        return parameters.joined(separator: ";")
    }
}
