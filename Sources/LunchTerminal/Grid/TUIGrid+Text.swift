extension TUIGrid {
    /// A row as text, its trailing blanks cut; a wide character counts once although it takes two cells.
    public func text(row: Int) -> String {
        content.indices.contains(row) ? content[row].text : ""
    }

    /// All visible rows as text, from the top; each without its trailing blanks.
    public var lines: [String] { content.map(\.text) }

    /// The screen as text: `lines` with a line break behind each, without the blank ones at the end.
    ///
    /// To look for a text in it, a test asks for `app.text(_:)`, which waits where that is needed and says what came near.
    public var text: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    /// True if a row goes on in the next one because its text reached the margin.
    public func isWrapped(row: Int) -> Bool {
        content.indices.contains(row) && content[row].isWrapped
    }

    /// The marks of semantic prompts on a row.
    public func marks(row: Int) -> TUIPrompt.Marks {
        content.indices.contains(row) ? content[row].marks : []
    }

    /// The size of a row's characters; a row that is not single has half as many columns.
    public func lineSize(row: Int) -> TUILineSize {
        content.indices.contains(row) ? content[row].lineSize : .single
    }

    /// The number of lines in the scrollback.
    public var scrollbackCount: Int { history.count }

    /// A line of the scrollback as text, 0 being the oldest.
    public func scrollbackText(line: Int) -> String {
        (0..<history.count).contains(line) ? history[line].text : ""
    }

    /// The scrollback as text, oldest line first.
    public var scrollbackLines: [String] { (0..<history.count).map { history[$0].text } }

    /// A cell of the scrollback, line 0 being the oldest; outside it, a plain blank.
    public func scrollbackCell(column: Int, line: Int) -> TUICell {
        (0..<history.count).contains(line) ? history[line].cell(at: column, links: links) : TUICell()
    }
}

extension Row {
    /// The cell in a column as a value of its own; outside the row, a plain blank.
    func cell(at column: Int, links: LinkTable) -> TUICell {
        guard cells.indices.contains(column) else { return TUICell() }
        let packed = cells[column]
        let style = style(at: column)
        let width = packed.isTail ? 0 : packed.isWide ? 2 : 1
        let text = packed.isTail ? "" : text(in: column..<column + 1)
        return TUICell(text: text, width: width, style: style.unmarked, link: links[style.link])
    }
}
