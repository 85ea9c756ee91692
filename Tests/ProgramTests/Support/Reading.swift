import LunchTest

extension TUIApplication {
    /// The cell in which the cursor stands.
    var cursorPoint: CellPoint {
        let cursor = terminal.cursor
        return CellPoint(column: cursor.column, row: cursor.row)
    }
}

extension TUIElement {
    /// The cell behind the last one of its row: the place of a cursor that has just written it.
    var end: CellPoint {
        let frame = frame
        return CellPoint(column: frame.origin.column + frame.size.columns, row: frame.origin.row)
    }

    /// True if its first cell has its colors exchanged.
    var isInverse: Bool { style.attributes.contains(.inverse) }
}

extension TUIApplication {
    /// The words that begin inverse, from the top left.
    var inverseWords: [String] { texts(/\S+/).matching { $0.style.attributes.contains(.inverse) }.labels }
}
