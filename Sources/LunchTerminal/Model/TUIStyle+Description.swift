extension TUIStyle: CustomStringConvertible {
    /// The style in words, for example `bold inverse red on blue`.
    ///
    /// The attribute `protected` is left out. If there is nothing to list, the text is `plain`.
    public var description: String {
        var words = attributes.words
        if underline != .none {
            words.append(underline.description)
            if underlineColor != .default { words.append("in \(underlineColor)") }
        }
        if foreground != .default { words.append("\(foreground)") }
        if background != .default { words.append("on \(background)") }
        return words.isEmpty ? "plain" : words.joined(separator: " ")
    }
}

extension TUIStyle.Attributes: CustomStringConvertible {
    private static let names: [(Self, String)] = [
        (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.blink, "blink"), (.rapidBlink, "rapid blink"),
        (.inverse, "inverse"), (.hidden, "hidden"), (.strikethrough, "crossed out"), (.overline, "overlined"),
    ]

    /// The names of those that can be seen.
    fileprivate var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

    /// The attributes in words, for example `bold inverse`.
    ///
    /// The attribute `protected` is left out. If there is nothing to list, the text is `none`.
    public var description: String { words.isEmpty ? "none" : words.joined(separator: " ") }
}

extension TUIStyle.Underline: CustomStringConvertible {
    /// The kind of underline in words, for example `double underline`; `no underline` for `.none`.
    public var description: String {
        switch self {
        case .none: "no underline"
        case .single: "underline"
        case .double: "double underline"
        case .curly: "curly underline"
        case .dotted: "dotted underline"
        case .dashed: "dashed underline"
        }
    }
}

extension TUIColor: CustomStringConvertible {
    private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    /// The color in words, for example `red`, `color 208` or `rgb 0 95 255`; `default` for the default color.
    public var description: String {
        switch self {
        case .default: "default"
        case .indexed(let index): index < 8 ? Self.names[Int(index)] : "color \(index)"
        case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
        }
    }
}
