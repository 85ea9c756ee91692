/// The look of a text: its attributes, the room around it, and its border.
public struct Style: Sendable {
    private var attributes: [Int] = []
    private var columns = 0
    private var padding = (vertical: 0, horizontal: 0)
    private var hasBorder = false

    public init() {}

    public func bold() -> Style { with { $0.attributes.append(1) } }
    public func dim() -> Style { with { $0.attributes.append(2) } }
    public func inverse() -> Style { with { $0.attributes.append(7) } }
    public func border() -> Style { with { $0.hasBorder = true } }

    /// Sets the color, one of the 256 of a palette.
    public func foreground(_ color: Int) -> Style { with { $0.attributes += [38, 5, color] } }

    /// Sets the least width, without the padding and the border.
    public func width(_ columns: Int) -> Style { with { $0.columns = columns } }

    public func padding(_ vertical: Int, _ horizontal: Int) -> Style { with { $0.padding = (vertical, horizontal) } }

    /// Returns the text in this style.
    public func render(_ text: String) -> String {
        let width = max(text.width, columns)
        let side = String(repeating: " ", count: padding.horizontal)
        let blank = String(repeating: " ", count: width + 2 * padding.horizontal)
        let blanks = Array(repeating: blank, count: padding.vertical)
        var lines = blanks + text.lines.map { side + $0.padded(to: width) + side } + blanks
        if !attributes.isEmpty {
            let parameters = attributes.map(String.init).joined(separator: ";")
            lines = lines.map { "\u{1B}[\(parameters)m\($0)\u{1B}[0m" }
        }
        if hasBorder {
            let edge = String(repeating: "─", count: blank.count)
            lines = ["╭\(edge)╮"] + lines.map { "│\($0)│" } + ["╰\(edge)╯"]
        }
        return lines.joined(separator: "\n")
    }

    private func with(_ change: (inout Style) -> Void) -> Style {
        var style = self
        change(&style)
        return style
    }
}

/// Joins blocks of text side by side, at their tops.
public func joinHorizontal(_ blocks: String..., spacing: Int = 0) -> String {
    let rows = blocks.map(\.height).max() ?? 0
    return (0..<rows).map { row in
        blocks.map { block in
            let lines = block.lines
            return (lines.indices ~= row ? lines[row] : "").padded(to: block.width)
        }.joined(separator: String(repeating: " ", count: spacing))
    }.joined(separator: "\n")
}

/// Joins blocks of text below each other.
public func joinVertical(_ blocks: String..., spacing: Int = 0) -> String {
    blocks.joined(separator: String(repeating: "\n", count: spacing + 1))
}

/// Places a block of text in the middle of a window.
public func place(_ block: String, in window: WindowSize) -> String {
    let margin = String(repeating: " ", count: max((window.columns - block.width) / 2, 0))
    let above = String(repeating: "\n", count: max((window.rows - block.height) / 2, 0))
    return above + block.lines.map { margin + $0 }.joined(separator: "\n")
}
