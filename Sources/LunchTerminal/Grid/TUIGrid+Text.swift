extension TUIGrid {
    /// Returns the text of a row without its trailing blanks; the text has a wide character once, although it takes two
    /// cells.
    public func text(row: Int) -> String {
        content.indices.contains(row) ? content[row].text : ""
    }

    /// The texts of the visible rows, from the top, each without its trailing blanks.
    public var lines: [String] { content.map(\.text) }

    /// The text of the screen: `lines` with a line break behind each, without the blank lines at the end.
    ///
    /// To search for a text in a test, use `app.text(_:)`: it waits if needed, and its failure names similar texts.
    public var text: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns true if the text of a row continues in the next row, because it has reached the right margin.
    public func isWrapped(row: Int) -> Bool {
        content.indices.contains(row) && content[row].isWrapped
    }

    /// Returns the marks that a shell has set on a row, for example where a prompt begins (OSC 133).
    public func marks(row: Int) -> TUIPrompt.Marks {
        content.indices.contains(row) ? content[row].marks : []
    }

    /// Returns the size of a row's characters; unless it is `.single`, the row has half as many columns.
    public func lineSize(row: Int) -> TUILineSize {
        content.indices.contains(row) ? content[row].lineSize : .single
    }

    /// The number of lines in the scrollback.
    public var scrollbackCount: Int { history.count }

    /// Returns the text of a line of the scrollback; line 0 is the oldest.
    public func scrollbackText(line: Int) -> String {
        (0..<history.count).contains(line) ? history[line].text : ""
    }

    /// The texts of the scrollback's lines, oldest first.
    public var scrollbackLines: [String] { (0..<history.count).map { history[$0].text } }

    /// Returns a cell of the scrollback, or a plain blank outside of the scrollback; line 0 is the oldest.
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
