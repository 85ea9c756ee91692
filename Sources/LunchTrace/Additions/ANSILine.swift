package import LunchTerminal

/// A line of cells as text with escape sequences. They set colors and attributes (SGR), links (OSC 8), and the size of the line
/// (DECDHL, DECDWL).
package enum ANSILine {
    /// Cells as text, up to the last one that is not a plain blank.
    package static func text(_ cells: [TUICell]) -> String {
        let end = (cells.lastIndex { $0 != TUICell() } ?? -1) + 1
        var line = ""
        var style = TUIStyle()
        var parameters: [String] = []
        var link: String?
        for cell in cells[..<end] {
            let address = cell.link.flatMap { PlainText.address($0.address) }
            if address != link {
                line += "\u{1B}]8;;\(address ?? "")\u{1B}\\"
                link = address
            }
            if cell.style != style {
                let next = cell.style.parameters
                // Styles that differ by their links alone have the same parameters.
                if next != parameters { line += "\u{1B}[\((["0"] + next).joined(separator: ";"))m" }
                (style, parameters) = (cell.style, next)
            }
            if cell.width > 0 { line += PlainText.cleaned(cell.text) }
        }
        return line + (link == nil ? "" : "\u{1B}]8;;\u{1B}\\") + (parameters.isEmpty ? "" : "\u{1B}[0m")
    }

    /// The sequence that makes the line of the cursor one of a size (DECDHL, DECDWL).
    package static func size(_ size: TUILineSize) -> String {
        switch size {
        case .single: ""
        case .doubleWidth: "\u{1B}#6"
        case .doubleHeightTop: "\u{1B}#3"
        case .doubleHeightBottom: "\u{1B}#4"
        }
    }
}

extension TUIStyle {
    /// The parameters of SGR that set the style (ECMA-48 8.3.117, xterm ctlseqs).
    fileprivate var parameters: [String] {
        let known: [(Attributes, String)] = [
            (.bold, "1"), (.faint, "2"), (.italic, "3"), (.blink, "5"), (.rapidBlink, "6"), (.inverse, "7"),
            (.hidden, "8"), (.strikethrough, "9"), (.overline, "53"),
        ]
        var parameters = known.filter { attributes.contains($0.0) }.map(\.1)
        if underline != .none { parameters.append(underline == .single ? "4" : "4:\(underline.rawValue)") }
        parameters += Self.parameters(of: foreground, basic: 30, bright: 90, other: 38)
        parameters += Self.parameters(of: background, basic: 40, bright: 100, other: 48)
        switch underlineColor {
        case .default: break
        case .indexed(let index): parameters.append("58:5:\(index)")
        case .rgb(let red, let green, let blue): parameters.append("58:2::\(red):\(green):\(blue)")
        }
        return parameters
    }

    private static func parameters(of color: TUIColor, basic: Int, bright: Int, other: Int) -> [String] {
        switch color {
        case .default: []
        case .indexed(let index) where index < 8: ["\(basic + Int(index))"]
        case .indexed(let index) where index < 16: ["\(bright + Int(index) - 8)"]
        case .indexed(let index): ["\(other)", "5", "\(index)"]
        case .rgb(let red, let green, let blue): ["\(other)", "2", "\(red)", "\(green)", "\(blue)"]
        }
    }
}
