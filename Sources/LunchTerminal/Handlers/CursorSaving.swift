/// Saving and restoring the cursor with all that belongs to it.
extension Emulator {
    /// DECSC and SCOSC: position, pen, character sets, origin mode and the pending wrap (VT510 manual, DECSC).
    mutating func saveCursor() {
        screen.savedCursor = SavedCursor(
            column: cursorColumn, row: cursorRow, isWrapPending: isWrapPending, pen: pen, charsets: charsets,
            originMode: modes.originMode)
    }

    /// DECRC and SCORC: what was saved, or else the home position and the defaults (VT510 manual, DECRC).
    mutating func restoreCursor() {
        guard let saved = screen.savedCursor else {
            modes.flags.remove(.origin)
            pen = TUIStyle()
            charsets = Charsets()
            moveCursor(column: 0, row: 0)
            return
        }
        if saved.originMode { modes.flags.insert(.origin) } else { modes.flags.remove(.origin) }
        pen = saved.pen
        charsets = saved.charsets
        moveCursor(column: saved.column, row: saved.row)
        if saved.originMode {
            // The region may have shrunk, and origin mode keeps the cursor inside.
            moveCursor(
                column: saved.column.clamped(to: margins.left...margins.right),
                row: saved.row.clamped(to: margins.top...margins.bottom))
        }
        isWrapPending = saved.isWrapPending && saved.column == cursorColumn && cursorColumn == endOfLine - 1
    }
}
