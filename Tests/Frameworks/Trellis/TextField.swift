/// A field with one line of text, which the user edits.
public final class TextField: Control {
    private var buffer: [Character]
    private var caret: Int
    private let hint: String?

    public init(_ text: String = "", hint: String? = nil) {
        buffer = Array(text)
        caret = buffer.count
        self.hint = hint
    }

    public var text: String { String(buffer) }

    public override func fittingSize(in available: Size) -> Size { Size(width: 24, height: 1) }

    public override func draw(on canvas: Canvas) {
        // The text scrolls, so that the caret stays in view.
        let start = max(caret - max(size.width - 1, 0), 0)
        let visible = String(buffer[start...])
        let underline = String(repeating: "_", count: max(size.width - visible.columns, 0))
        if buffer.isEmpty, let hint {
            canvas.draw(hint, style: .dim)
        } else {
            canvas.draw(visible + underline)
        }
        if isFocused { canvas.placeCaret(x: String(buffer[start..<caret]).columns) }
    }

    public override func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character):
            buffer.insert(character, at: caret)
            caret += 1
        case .backspace where caret > 0:
            caret -= 1
            buffer.remove(at: caret)
        case .delete where caret < buffer.count: buffer.remove(at: caret)
        case .left where caret > 0: caret -= 1
        case .right where caret < buffer.count: caret += 1
        case .home, .control("a"): caret = 0
        case .end, .control("e"): caret = buffer.count
        default: return false
        }
        return true
    }
}
