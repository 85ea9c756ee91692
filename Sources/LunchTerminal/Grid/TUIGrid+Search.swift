/// Reading rows to search in them: of whole rows, since cells one by one are slow.
extension TUIGrid {
    /// The number of columns that a row shows; a line of double width has half as many.
    package func shownColumns(row: Int) -> Int { content.indices.contains(row) ? content[row].shownColumns : 0 }

    /// The columns of the whole visible characters of a range, without the blanks at their end except for a number.
    ///
    /// - Parameter isContinued: true if the text continues in the next row: the blank that only a wide character left is not a part
    ///   of it then.
    package func searchColumns(
        row: Int, in columns: Range<Int>, trailingBlanks: Int, isContinued: Bool = false
    ) -> Range<Int> {
        guard content.indices.contains(row) else { return 0..<0 }
        let columns = content[row].searchColumns(in: columns, trailingBlanks: trailingBlanks)
        return isContinued ? content[row].withoutFiller(columns) : columns
    }

    /// The text of these columns, all blanks included; a wide character counts once.
    package func searchText(row: Int, in columns: Range<Int>) -> String {
        content.indices.contains(row) ? content[row].searchText(in: columns) : ""
    }

    /// For each byte of the text of these columns, the columns of its character.
    package func columnsOfBytes(row: Int, in columns: Range<Int>) -> [Range<Int>] {
        content.indices.contains(row) ? content[row].columnsOfBytes(in: columns) : []
    }
}
