/// Inserting and deleting characters, lines and columns; what moves stays inside the margins.
extension Emulator {
    /// ICH (ECMA-48 8.3.64).
    mutating func insertCharacters(_ count: Int) {
        guard margins.contains(column: cursorColumn) else { return }
        screen.slots[screen.slot(cursorRow)].insertBlanks(count, at: cursorColumn, end: endOfLine, fill: eraseStyle)
        touchCursorRow()
        isWrapPending = false
    }

    /// DCH (ECMA-48 8.3.26).
    mutating func deleteCharacters(_ count: Int) {
        guard margins.contains(column: cursorColumn) else { return }
        screen.slots[screen.slot(cursorRow)].deleteCells(count, at: cursorColumn, end: endOfLine, fill: eraseStyle)
        touchCursorRow()
        isWrapPending = false
    }

    /// IL: lines below move down, as far as the bottom margin (ECMA-48 8.3.67).
    mutating func insertLines(_ count: Int) {
        guard isCursorInMargins else { return }
        scrollRegionDown(cursorRow...margins.bottom, by: count)
        moveCursor(column: margins.left, row: cursorRow)
    }

    /// DL: lines below move up, as far as the bottom margin (ECMA-48 8.3.32).
    mutating func deleteLines(_ count: Int) {
        guard isCursorInMargins else { return }
        scrollRegionUp(cursorRow...margins.bottom, by: count, saving: false)
        moveCursor(column: margins.left, row: cursorRow)
    }

    /// DECIC: blank columns at the cursor, in all lines of the region (VT510 manual).
    mutating func insertColumns(_ count: Int) {
        guard isCursorInMargins else { return }
        shiftColumns(from: cursorColumn, by: count)
    }

    /// DECDC: columns at the cursor vanish from all lines of the region (VT510 manual).
    mutating func deleteColumns(_ count: Int) {
        guard isCursorInMargins else { return }
        shiftColumns(from: cursorColumn, by: -min(count, columns))
    }

    /// SL: the region moves to the left (ECMA-48 8.3.121).
    mutating func scrollLeft(_ count: Int) {
        guard isCursorInMargins else { return }
        shiftColumns(from: margins.left, by: -min(count, columns))
    }

    /// SR: the region moves to the right (ECMA-48 8.3.135).
    mutating func scrollRight(_ count: Int) {
        guard isCursorInMargins else { return }
        shiftColumns(from: margins.left, by: count)
    }

    /// DECBI: left, or the region moves to the right at its left margin (VT510 manual).
    mutating func backIndex() {
        if cursorColumn == margins.left, margins.contains(row: cursorRow) {
            shiftColumns(from: margins.left, by: 1)
        } else {
            moveCursor(column: cursorColumn - 1, row: cursorRow)
        }
    }

    /// DECFI: right, or the region moves to the left at its right margin (VT510 manual).
    mutating func forwardIndex() {
        if cursorColumn == margins.right, margins.contains(row: cursorRow) {
            shiftColumns(from: margins.left, by: -1)
        } else {
            moveCursor(column: cursorColumn + 1, row: cursorRow)
        }
    }

    /// Moves the columns from one on, as far as the right margin, in all lines of the region.
    private mutating func shiftColumns(from column: Int, by count: Int) {
        work += UInt64(margins.bottom - margins.top + 1) * UInt64(columns)
        for row in margins.top...margins.bottom {
            let slot = screen.slot(row)
            let end = min(margins.right + 1, columns(ofLine: row))
            if count > 0 {
                screen.slots[slot].insertBlanks(count, at: column, end: end, fill: eraseStyle)
            } else {
                screen.slots[slot].deleteCells(-count, at: column, end: end, fill: eraseStyle)
            }
        }
        screen.touch(margins.top...margins.bottom, revision: revision)
        isWrapPending = false
    }
}
