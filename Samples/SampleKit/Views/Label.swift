public import Lunch

/// Text to read; long text is wrapped.
public final class Label: View {
    /// The text; control characters in it are not sent to the terminal.
    public var text: String { didSet { broken = nil } }

    /// The look of the text.
    public var style: Style

    /// Creates a label.
    public init(_ text: String = "", identifier: String = "", style: Style = .plain) {
        self.text = text
        self.style = style
        super.init(identifier: identifier)
    }

    public override func size(fitting space: CellSize) -> CellSize {
        let lines = lines(width: space.columns)
        return CellSize(columns: min(space.columns, lines.map(\.cellWidth).max() ?? 0), rows: lines.count)
    }

    public override func draw(on canvas: inout Canvas) {
        for (index, line) in lines(width: frame.size.columns).enumerated() {
            canvas.draw(
                line, at: CellPoint(column: frame.origin.column, row: frame.origin.row + index), style: style)
        }
    }

    public override var element: AccessibilityNode.Attributes? { .init(.staticText, label: text) }

    /// The text as it was broken last, and for which width: every layout asks for it again.
    private var broken: (width: Int, lines: [String])?

    private func lines(width: Int) -> [String] {
        if let broken, broken.width == width { return broken.lines }
        let lines = breakLines(width: width)
        broken = (width, lines)
        return lines
    }

    private func breakLines(width: Int) -> [String] {
        let characters = Array(text)
        return wrap(characters, width: max(1, width)).map { range in
            // The space at which a line breaks takes no room.
            let isLast = range.upperBound == characters.count || characters[range.upperBound].isNewline
            let line = characters[range]
            return String(!isLast && line.last == " " ? line.dropLast() : line)
        }
    }
}
