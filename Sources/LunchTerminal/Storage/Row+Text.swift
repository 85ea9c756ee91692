extension Row {
    /// The row as text without its trailing blanks.
    var text: String {
        var end = occupied
        while end > 0, cells[end - 1].isBlank { end -= 1 }
        return text(in: 0..<end)
    }

    /// The characters that begin in a range of columns; a blank is a space.
    func text(in columns: Range<Int>) -> String {
        var text = ""
        for column in columns.clamped(to: 0..<cells.count) {
            let cell = cells[column]
            if cell.isCluster {
                for scalar in scalars(at: column) { text.append(scalar: scalar) }
            } else if !cell.isTail {
                text.append(scalar: cell.content == 0 ? 0x20 : cell.content)
            }
        }
        return text
    }
}
