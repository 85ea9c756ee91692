extension Emulator {
    /// Lays both screens out again; the lines of the main screen flow if the host wants it, the alternate one's never.
    mutating func resizeScreens(columns: Int, rows: Int) {
        let reflows = options.profile.reflowsOnResize
        let isAlternate = modes.isAlternateScreen
        var shown = [Screen.Place(column: cursorColumn, row: cursorRow, isWrapPending: isWrapPending)]
        if let saved = screen.savedCursor { shown.append(saved.place) }
        screen.resize(
            columns: columns, rows: rows, reflows: reflows && !isAlternate, places: &shown, revision: revision)
        cursorColumn = shown[0].column
        cursorRow = shown[0].row
        isWrapPending = shown[0].isWrapPending
        if shown.count > 1 { screen.savedCursor?.place = shown[1] }

        // The hidden screen has no separate cursor except the one saved on it, to which the program will go back.
        var hidden = [hiddenScreen.savedCursor?.place ?? Screen.Place(column: 0, row: 0)]
        hidden[0].row = min(hidden[0].row, self.rows - 1)
        hiddenScreen.resize(
            columns: columns, rows: rows, reflows: reflows && isAlternate, places: &hidden, revision: revision)
        if hiddenScreen.savedCursor != nil { hiddenScreen.savedCursor?.place = hidden[0] }
    }

    /// 2048: the size in the program's input, whenever it changes ("In-Band Resize Notifications", Tim Culverhouse).
    mutating func reportSize() {
        let cell = PixelSize.cell
        answers.append("\u{1B}[48;\(rows);\(columns);\(rows * cell.height);\(columns * cell.width)t")
    }
}

extension SavedCursor {
    /// The place where the cursor was saved.
    var place: Screen.Place {
        get { Screen.Place(column: column, row: row, isWrapPending: isWrapPending) }
        set {
            column = newValue.column
            row = newValue.row
            isWrapPending = newValue.isWrapPending
        }
    }
}
