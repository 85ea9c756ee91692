public import Lunch

/// A line of text to edit; where it is longer than the field, what is around the cursor is shown.
public class TextField: View {
    /// The text; setting it moves the cursor to its end and calls nothing.
    public final var text: String {
        get { buffer.text }
        set { buffer.text = newValue }
    }

    /// The text that the field shows while it is empty.
    public final var placeholder: String

    /// Called with the text when a person has changed it.
    public final var onChange: (String) -> Void = { _ in }

    /// Called when Return is pressed in the field.
    public final var onSubmit: () -> Void = {}

    /// Called when the focus has left the field.
    public final var onEndEditing: () -> Void = {}

    private final var buffer = EditBuffer()

    /// The first character that is shown.
    private final var start = 0

    /// Creates a field.
    public init(_ text: String = "", placeholder: String = "", identifier: String = "") {
        self.placeholder = placeholder
        super.init(identifier: identifier)
        buffer.text = text
    }

    /// The text that is shown: one character for each of its own.
    var shown: [Character] { buffer.characters }

    public override var takesFocus: Bool { true }

    public override func size(fitting space: CellSize) -> CellSize {
        CellSize(columns: min(space.columns, 10), rows: 1)
    }

    public override func grows(along axis: Axis) -> Bool { axis == .horizontal }

    public override func layout() {
        // The cursor needs a cell of its own behind the text.
        let (shown, room) = (shown, max(1, frame.size.columns) - 1)
        start = min(start, buffer.cursor)
        while shown[start..<buffer.cursor].cellWidth > room { start += 1 }
        while start > 0, shown[(start - 1)...].cellWidth <= room { start -= 1 }
    }

    public override func draw(on canvas: inout Canvas) {
        canvas.draw(String(repeating: "_", count: frame.size.columns), at: frame.origin, style: .dim)
        if shown.isEmpty {
            canvas.draw(placeholder, at: frame.origin, style: .dim)
        } else {
            canvas.draw(String(shown[start...]), at: frame.origin, style: isEnabled ? .plain : .dim)
        }
        guard hasFocus else { return }
        let column = frame.origin.column + shown[start..<buffer.cursor].cellWidth
        canvas.showCursor(at: CellPoint(column: column, row: frame.origin.row))
    }

    public override func resignFocus() { onEndEditing() }

    public override func press(_ key: Key) -> Bool {
        switch (key.code, key.modifiers) {
        case (.home, _), (.character("a"), .control): buffer.move(to: 0)
        case (.end, _), (.character("e"), .control): buffer.move(to: buffer.characters.count)
        case (.enter, []): onSubmit()
        default: return edit { $0.perform(key) }
        }
        return true
    }

    public override func paste(_ text: String) {
        edit { $0.insert(String(text.map { $0.isNewline ? " " : $0 })) }
    }

    public override func click(at point: CellPoint) {
        var (place, column) = (start, frame.origin.column)
        while place < shown.count, column + shown[place].cellWidth <= point.column {
            column += shown[place].cellWidth
            place += 1
        }
        buffer.move(to: place)
    }

    public override var element: AccessibilityNode.Attributes? {
        .init(.textField, value: String(shown), placeholder: placeholder.isEmpty ? nil : placeholder)
    }

    @discardableResult
    private func edit<Result>(_ change: (inout EditBuffer) -> Result) -> Result {
        let before = buffer.characters
        let result = change(&buffer)
        if buffer.characters != before { onChange(text) }
        return result
    }
}

extension Sequence<Character> {
    fileprivate var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}
