import Lunch
import LunchTerminal
import LunchWire

/// The viewer as cells and as elements, for a state and a size.
struct ViewerDrawing {
    let state: ViewerState
    let trace: ViewedTrace
    let layout: ViewerLayout
    /// The lines of the first note that are shown above the steps.
    let note: [String]
    let content: PaneContent
    /// The first step that is listed.
    private let top: Int
    let extent: ViewerState.Extent

    init(_ state: ViewerState, of trace: ViewedTrace, _ size: CellSize) {
        (self.state, self.trace) = (state, trace)
        note = Self.lines(ofNote: trace.notes.first ?? "")
        layout = ViewerLayout(size, state, notes: note.count)
        content = PaneContent(state, of: trace, width: max(1, layout.pane.size.columns - 1))
        let height = max(1, layout.steps.size.rows)
        top = max(0, min(state.step - height / 2, trace.steps.count - height))
        let shown = CellSize(columns: max(0, layout.pane.size.columns - 1), rows: layout.pane.size.rows)
        let all = CellSize(columns: content.columns, rows: content.rows.count)
        let origin = Self.origin(state.origin, content.start, shown, all)
        extent = ViewerState.Extent(
            steps: height,
            shown: CellRect(
                column: origin.column, row: origin.row, columns: shown.columns, rows: shown.rows), all: all)
    }

    /// The first cell that is shown: the one that was chosen, or one from which what has changed is in view.
    private static func origin(
        _ chosen: CellPoint?, _ start: CellPoint, _ shown: CellSize, _ all: CellSize
    ) -> CellPoint {
        func place(_ start: Int, _ shown: Int, _ all: Int, before: Int) -> Int {
            start < shown - before ? 0 : max(0, min(start - before, all - shown))
        }
        let (columns, rows) = (max(0, all.columns - shown.columns), max(0, all.rows - shown.rows))
        if let chosen { return CellPoint(column: min(chosen.column, columns), row: min(chosen.row, rows)) }
        return CellPoint(
            column: place(start.column, shown.columns, all.columns, before: 8),
            row: place(start.row, shown.rows, all.rows, before: 2))
    }

    /// The steps that are listed.
    var listed: Range<Int> { top..<min(trace.steps.count, top + layout.steps.size.rows) }

    /// The place of the step in a row of the terminal; nil if there is none.
    func step(at point: CellPoint) -> Int? {
        guard layout.steps.contains(point) else { return nil }
        let place = top + point.row - layout.steps.origin.row
        return listed.contains(place) ? place : nil
    }

    /// The pane whose name is at a point; nil if none does.
    func pane(at point: CellPoint) -> ViewerState.Pane? {
        tabs.first { $0.rect.contains(point) }?.pane
    }

    // MARK: - Drawing

    func draw(on canvas: inout Canvas) {
        if layout.isTooSmall { return canvas.draw(sizeText, at: CellPoint(column: 0, row: 0), style: .bold) }
        if state.showsHelp { return drawHelp(on: &canvas) }
        draw("\(trace.title): \(trace.summary)", in: layout.title, .bold, on: &canvas)
        for (row, line) in note.enumerated() where !state.isWhole {
            let place = CellPoint(column: 0, row: layout.note.origin.row + row)
            canvas.draw(TextTable.cut(line, to: layout.size.columns), at: place, style: TUIStyle(color: .yellow))
        }
        for place in listed { drawStep(place, on: &canvas) }
        drawPanes(on: &canvas)
        drawContent(on: &canvas)
        drawHelpLine(on: &canvas)
    }

    private func draw(_ text: String, in rect: CellRect, _ style: TUIStyle, on canvas: inout Canvas) {
        canvas.draw(TextTable.cut(text, to: rect.size.columns), at: rect.origin, style: style)
    }

    /// A text of so many cells of which the middle is left out if it is longer.
    private static func cutInside(_ text: String, to width: Int) -> String {
        guard text.cellWidth > width, width > 0 else { return text }
        let end = String(TextTable.cut(String(text.reversed()), to: max(1, width * 3 / 5)).reversed())
        return TextTable.cut(text, to: width - end.cellWidth + 1).dropLast() + end
    }

    /// The first two lines of a note.
    private static func lines(ofNote note: String) -> [String] {
        note.split(separator: "\n").prefix(2).map { TextTable.trimmed(String($0)) }
    }

    // MARK: - Steps

    func rect(ofStep place: Int) -> CellRect {
        CellRect(
            column: 0, row: layout.steps.origin.row + place - top, columns: layout.steps.size.columns, rows: 1)
    }

    /// The sign in front of a step: it failed, differs from the last green run, or matches the search.
    func sign(_ place: Int) -> String {
        if !trace.steps[place].failure.isEmpty { return "✗" }
        if place == trace.different { return "≠" }
        return state.search.matches.contains(place) ? "•" : " "
    }

    private func text(ofStep place: Int) -> String {
        let step = trace.steps[place]
        let width = String(trace.steps.last?.number ?? 0).count
        let number = String(repeating: " ", count: max(0, width - String(step.number).count)) + String(step.number)
        let answer = step.answer.isEmpty ? "" : " → \(step.answer)"
        let start = "\(sign(place))\(number) \(String(repeating: " ", count: min(8, step.depth)))"
        // The verb is last, and distinguishes steps on one element.
        let room = layout.steps.size.columns - start.cellWidth
        return start + Self.cutInside(step.shortCode, to: max(room * 2 / 3, room - answer.cellWidth)) + answer
    }

    private func drawStep(_ place: Int, on canvas: inout Canvas) {
        let rect = rect(ofStep: place)
        let colors: [String: TUIColor] = ["✗": .red, "≠": .yellow, "•": .cyan]
        let isChosen = place == state.step
        let style = TUIStyle(color: colors[sign(place)] ?? .default, isBold: isChosen, isReversed: isChosen)
        canvas.fill(rect, style: style)
        draw(text(ofStep: place), in: rect, style, on: &canvas)
    }

    // MARK: - Pane

    var tabs: [(pane: ViewerState.Pane, rect: CellRect)] {
        var column = layout.panes.origin.column
        return ViewerState.Pane.allCases.map { pane in
            let width = pane.rawValue.count
            defer { column += width + 1 }
            return (pane, CellRect(column: column, row: layout.panes.origin.row, columns: width, rows: 1))
        }
    }

    /// The number of rows or elements that the step changed.
    var facts: String {
        guard trace.before(state.step) != nil, state.pane != .messages else { return "" }
        let kind = state.pane == .elements ? "line" : "row"
        let count = content.marked.count
        return count == 0 ? "no \(kind) changed" : "\(count) \(kind)\(count == 1 ? "" : "s") changed"
    }

    private func drawPanes(on canvas: inout Canvas) {
        for (pane, rect) in tabs {
            canvas.draw(
                pane.rawValue, at: rect.origin,
                style: pane == state.pane ? TUIStyle(attributes: [.bold, .inverse]) : .plain)
        }
        let end = tabs.last.map { $0.rect.origin.column + $0.rect.size.columns + 1 } ?? 0
        let rest = CellRect(
            column: end, row: layout.panes.origin.row, columns: max(0, layout.size.columns - end), rows: 1)
        // The list of steps is not there then.
        let step = trace.steps.indices.contains(state.step) ? trace.steps[state.step] : nil
        let name = step.map { "step \($0.number), \($0.code)" } ?? ""
        let words = state.isWhole ? [facts, name].filter { !$0.isEmpty }.joined(separator: "; ") : facts
        draw(words, in: rest, .dim, on: &canvas)
    }

    private func drawContent(on canvas: inout Canvas) {
        let (pane, origin) = (layout.pane, extent.shown.origin)
        for row in 0..<pane.size.rows {
            let index = origin.row + row
            let isMarked = content.marked.contains(index)
            let place = CellPoint(column: pane.origin.column, row: pane.origin.row + row)
            canvas.draw(
                edge(row) ?? (isMarked ? "▌" : "│"), at: place, style: isMarked ? TUIStyle(color: .yellow) : .dim)
            guard content.rows.indices.contains(index) else { continue }
            let line = CellRect(
                column: pane.origin.column + 1, row: place.row, columns: extent.shown.size.columns, rows: 1)
            canvas.clipped(to: line) { canvas in
                var column = line.origin.column - origin.column
                for (number, piece) in cells(ofRow: index).enumerated() {
                    var style = piece.style
                    if content.cursor == CellPoint(column: number, row: index) { style = style.withOtherColors }
                    canvas.draw(piece.text, at: CellPoint(column: column, row: line.origin.row), style: style)
                    column += piece.width
                }
            }
        }
    }

    /// An arrow in the first and the last row if the pane has more above or below; nil for all other rows.
    private func edge(_ row: Int) -> String? {
        let shown = extent.shown
        if row == 0, shown.origin.row > 0 { return "↑" }
        if row == shown.size.rows - 1, shown.origin.row + shown.size.rows < extent.all.rows { return "↓" }
        return nil
    }

    /// The pieces of a row, with blanks up to the cursor.
    private func cells(ofRow row: Int) -> [PaneContent.Piece] {
        var pieces = content.rows[row]
        guard let cursor = content.cursor, cursor.row == row else { return pieces }
        // A wide character is one piece of two cells.
        var column = 0
        var parts: [PaneContent.Piece] = []
        for piece in pieces {
            parts.append(piece)
            for _ in 1..<max(1, piece.width) { parts.append(PaneContent.Piece(text: "", width: 0)) }
            column += piece.width
        }
        pieces = parts
        while column <= cursor.column {
            pieces.append(PaneContent.Piece(text: " ", width: 1))
            column += 1
        }
        return pieces
    }
}

/// The help.
extension ViewerDrawing {
    var sizeText: String {
        let least = ViewerLayout.least
        return
            "The viewer needs \(least.columns)×\(least.rows) cells; here are \(layout.size.columns)×\(layout.size.rows)."
    }

    /// The keys, each with what it does.
    static let keys: [(String, String)] = [
        ("↑ ↓, k j", "the step before, the next one"),
        ("PageUp PageDown, Home End", "further steps; the first and the last"),
        ("f", "the next step that failed (✗)"),
        ("d", "the first difference from the last green run (≠)"),
        ("/", "search in steps, screens and elements"),
        ("n N", "the next step that matches (•), the one before"),
        ("Tab, 1 2 3 4", "screen, screen before, elements, messages"),
        ("b", "the screen before the step, and back"),
        ("← → J K", "the parts of the pane that do not fit"),
        ("z", "the pane on the whole terminal, and back"),
        ("?", "this help"),
        ("q", "leave"),
    ]

    private static let helpLine = "↑↓ step  f failure  d difference  / search  Tab view  z whole  ? keys  q leave"

    private func drawHelp(on canvas: inout Canvas) {
        for (row, key) in Self.keys.enumerated() {
            canvas.draw(key.0, at: CellPoint(column: 2, row: row + 1), style: .bold)
            canvas.draw(key.1, at: CellPoint(column: 29, row: row + 1))
        }
        let lines = ["▌ marks rows that the step changed.", "", "Any key closes this help."]
        for (row, line) in lines.enumerated() {
            canvas.draw(line, at: CellPoint(column: 2, row: Self.keys.count + 2 + row), style: .dim)
        }
    }

    /// The search and the number of its matches; nil if there is none.
    var searchText: String? {
        guard state.search.isOpen || !state.search.text.isEmpty else { return nil }
        return "/\(state.search.text)"
    }

    var matches: String {
        if state.search.text.isEmpty { return "" }
        let count = state.search.matches.count
        return count == 0 ? "no step matches" : "\(count) of \(trace.steps.count) steps match"
    }

    private func drawHelpLine(on canvas: inout Canvas) {
        if let hint = state.hint { return draw(hint, in: layout.help, .bold, on: &canvas) }
        guard let searchText else { return draw(Self.helpLine, in: layout.help, .dim, on: &canvas) }
        let end = state.search.isOpen ? "Return ends, Escape goes back" : "n next  N before"
        draw("\(searchText)  \(matches)  \(end)", in: layout.help, .plain, on: &canvas)
        if state.search.isOpen {
            canvas.showCursor(at: CellPoint(column: searchText.cellWidth, row: layout.help.origin.row))
        }
    }
}
