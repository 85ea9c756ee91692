public import Lunch

/// Text of several lines to edit, in a box; long lines are wrapped.
public final class TextView: View {
    /// The text; setting it moves the cursor to its end, or to its start where it is to be read, and calls nothing.
    public var text: String {
        get { buffer.text }
        set {
            buffer.text = newValue
            if !isEditable { buffer.move(to: 0) }
        }
    }

    /// Called with the text when a person has changed it.
    public var onChange: (String) -> Void = { _ in }

    /// True if a person can change the text; otherwise it is to be read, and scrolled.
    public var isEditable = true

    private var buffer = EditBuffer()
    private var lines: [Range<Int>] = [0..<0]

    /// The first line that is shown.
    private var top = 0

    /// Creates a text view.
    public init(_ text: String = "", identifier: String = "") {
        super.init(identifier: identifier)
        buffer.text = text
    }

    public override var takesFocus: Bool { true }

    public override func size(fitting space: CellSize) -> CellSize {
        CellSize(columns: min(space.columns, 10), rows: 3)
    }

    public override func grows(along axis: Axis) -> Bool { true }

    public override func layout() {
        // The cursor needs a cell of its own behind the text.
        lines = wrap(buffer.characters, width: max(1, inner.size.columns - 1))
        top = max(top, cursorLine - inner.size.rows + 1)
        top = max(0, min(top, cursorLine, lines.count - inner.size.rows))
    }

    public override func draw(on canvas: inout Canvas) {
        canvas.drawBorder(frame, style: hasFocus ? .bold : .dim)
        canvas.clipped(to: inner) { canvas in
            for (row, line) in lines.dropFirst(top).prefix(inner.size.rows).enumerated() {
                let place = CellPoint(column: inner.origin.column, row: inner.origin.row + row)
                canvas.draw(String(buffer.characters[line]), at: place, style: isEnabled ? .plain : .dim)
            }
            guard hasFocus else { return }
            let column = min(width(from: lines[cursorLine].lowerBound, to: buffer.cursor), inner.size.columns - 1)
            canvas.showCursor(
                at: CellPoint(column: inner.origin.column + column, row: inner.origin.row + cursorLine - top))
        }
    }

    public override func press(_ key: Key) -> Bool {
        switch (key.code, key.modifiers) {
        case (.up, _): move(byLines: -1)
        case (.down, _): move(byLines: 1)
        case (.pageUp, _): move(byLines: -inner.size.rows)
        case (.pageDown, _): move(byLines: inner.size.rows)
        case (.home, _), (.character("a"), .control): buffer.move(to: lines[cursorLine].lowerBound)
        case (.end, _), (.character("e"), .control): buffer.move(to: end(ofLine: cursorLine))
        case (.enter, []): edit { $0.insert("\n") }
        default: return edit { $0.perform(key) }
        }
        return true
    }

    public override func paste(_ text: String) {
        edit { $0.insert(text) }
    }

    public override func click(at point: CellPoint) {
        move(toLine: top + point.row - inner.origin.row, column: point.column - inner.origin.column)
    }

    public override func scroll(by rows: Int) {
        move(byLines: rows)
    }

    public override var element: AccessibilityNode.Attributes? { .init(.textView, value: text) }
}

extension TextView {
    private var inner: CellRect {
        CellRect(
            column: frame.origin.column + 1, row: frame.origin.row + 1, columns: max(0, frame.size.columns - 2),
            rows: max(0, frame.size.rows - 2))
    }

    private var cursorLine: Int { lines.lastIndex { $0.lowerBound <= buffer.cursor } ?? 0 }

    /// The last place of the cursor on a line; behind the break of a wrapped line it would be on the next.
    private func end(ofLine line: Int) -> Int {
        let end = lines[line].upperBound
        let isWrapped = line + 1 < lines.count && lines[line + 1].lowerBound == end
        return isWrapped ? max(lines[line].lowerBound, end - 1) : end
    }

    private func width(from start: Int, to end: Int) -> Int {
        buffer.characters[start..<end].reduce(0) { $0 + $1.cellWidth }
    }

    private func move(byLines count: Int) {
        let line = cursorLine
        move(toLine: line + count, column: width(from: lines[line].lowerBound, to: buffer.cursor))
    }

    private func move(toLine line: Int, column: Int) {
        let line = min(max(0, line), lines.count - 1)
        var place = lines[line].lowerBound
        while place < end(ofLine: line), width(from: lines[line].lowerBound, to: place + 1) <= column { place += 1 }
        buffer.move(to: place)
    }

    @discardableResult
    private func edit<Result>(_ change: (inout EditBuffer) -> Result) -> Result {
        let before = buffer
        let result = change(&buffer)
        guard buffer.characters != before.characters else { return result }
        if isEditable { onChange(text) } else { buffer = before }
        return result
    }
}
