extension TUIGrid {
    /// Returns the text of a row without its trailing blanks; an empty string for a row outside of the grid.
    ///
    /// The rows are counted from 0 at the top. A wide character takes two cells but occurs once in the text.
    public func text(row: Int) -> String {
        content.indices.contains(row) ? content[row].text : ""
    }

    /// The text of each row without its trailing blanks, from the top row to the bottom row. Blank rows are included as
    /// empty strings.
    public var lines: [String] { content.map(\.text) }

    /// The text of the grid: each row without its trailing blanks, followed by a line break. Blank rows at the end are
    /// left out.
    ///
    /// In a test, search for text with `TUIApplication.text(_:within:acrossLines:)` instead, for example with
    /// `app.text("Saved").expectToExist()`. The function `expect` waits for the text. If the text does not
    /// appear, the failure message shows similar text on the screen, if there is any.
    public var text: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns a Boolean value that indicates whether the text of a row continues in the next row.
    ///
    /// A row continues if its text has reached the right edge and the terminal has written the rest in the next row
    /// (see `TUIModes.autowrap`). Text that is wrapped at a left or right margin, which the program has set, does not
    /// count. The rows are counted from 0 at the top. For a row outside of the grid, the result is false.
    public func isWrapped(row: Int) -> Bool {
        content.indices.contains(row) && content[row].isWrapped
    }

    /// Returns the marks that a shell or another program has set on a row, for example the mark of a row on which a
    /// prompt begins (OSC 133, OSC 1337 ; SetMark).
    ///
    /// The rows are counted from 0 at the top. For a row outside of the grid, the result is empty.
    public func marks(row: Int) -> TUIPrompt.Marks {
        content.indices.contains(row) ? content[row].marks : []
    }

    /// Returns the size of the characters of a row; `.single` for a row outside of the grid.
    ///
    /// The rows are counted from 0 at the top. A row whose characters are not of size `.single` has half as many
    /// columns as the grid.
    public func lineSize(row: Int) -> TUILineSize {
        content.indices.contains(row) ? content[row].lineSize : .single
    }

    /// The number of lines in the scrollback.
    ///
    /// The scrollback contains the latest lines that have left the top of the main screen. The terminal keeps 1000 of
    /// them, or as many as the argument `scrollbackLimit` of its initializer. While the alternate screen is shown, the
    /// scrollback is still that of the main screen.
    public var scrollbackCount: Int { history.count }

    /// Returns the text of a line of the scrollback without its trailing blanks. Line 0 is the oldest line.
    ///
    /// For a line outside of the scrollback, the function returns an empty string.
    public func scrollbackText(line: Int) -> String {
        (0..<history.count).contains(line) ? history[line].text : ""
    }

    /// The text of each line in the scrollback without its trailing blanks, from the oldest line to the newest line.
    public var scrollbackLines: [String] { (0..<history.count).map { history[$0].text } }

    /// Returns a cell of the scrollback; a plain blank (`TUICell()`) for a position outside of the scrollback.
    ///
    /// Line 0 is the oldest line. Columns are counted from 0 at the left.
    public func scrollbackCell(column: Int, line: Int) -> TUICell {
        (0..<history.count).contains(line) ? history[line].cell(at: column, links: links) : TUICell()
    }
}

extension Row {
    /// The cell in a column as a separate value; outside the row, a plain blank.
    func cell(at column: Int, links: LinkTable) -> TUICell {
        guard cells.indices.contains(column) else { return TUICell() }
        let packed = cells[column]
        let style = style(at: column)
        let width = packed.isTail ? 0 : packed.isWide ? 2 : 1
        let text = packed.isTail ? "" : text(in: column..<column + 1)
        return TUICell(text: text, width: width, style: style.unmarked, link: links[style.link])
    }
}
