extension TUIStyle {
    /// The parameters of SGR that give a plain pen this style; 0 resets it first (xterm).
    ///
    /// Protection, the hyperlink and the mark are not SGR's concern.
    var renditionParameters: String {
        var parameters = ["0"]
        func add(_ attribute: Attributes, _ parameter: String) {
            if attributes.contains(attribute) { parameters.append(parameter) }
        }
        add(.bold, "1")
        switch underline {
        case .none, .double: break
        case .single: parameters.append("4")
        case .curly, .dotted, .dashed: parameters.append("4:\(underline.rawValue)")
        }
        add(.blink, "5")
        add(.rapidBlink, "6")
        add(.inverse, "7")
        add(.hidden, "8")
        add(.faint, "2")
        add(.italic, "3")
        add(.strikethrough, "9")
        if underline == .double { parameters.append("21") }
        add(.overline, "53")
        for (color, base) in [(foreground, 30), (background, 40), (underlineColor, 50)] {
            switch color {
            case .default: break
            case .indexed(let index) where index < 8 && base < 50: parameters.append(String(base + Int(index)))
            case .indexed(let index) where index < 16 && base < 50: parameters.append(String(base + 52 + Int(index)))
            case .indexed(let index): parameters.append("\(base + 8):5:\(index)")
            case .rgb(let red, let green, let blue): parameters.append("\(base + 8):2::\(red):\(green):\(blue)")
            }
        }
        return parameters.joined(separator: ";")
    }
}
