/// Horizontal tabs.
extension Emulator {
    /// HT and CHT: to the next stop, as far as the right margin (ECMA-48 8.3.60, 8.3.10).
    mutating func tab(_ count: Int) {
        let last = cursorColumn <= margins.right ? margins.right : columns - 1
        guard cursorColumn < last else { return }
        var column = cursorColumn
        for _ in 0..<min(count, columns) where column < last {
            column = tabStops.next(after: column, last: last)
        }
        putCursor(column: column, row: cursorRow)
    }

    /// CBT: to the stop before, as far as the first column, or the left margin in origin mode (ECMA-48 8.3.7).
    mutating func backTab(_ count: Int) {
        let first = modes.originMode && cursorColumn >= margins.left ? margins.left : 0
        var column = cursorColumn
        for _ in 0..<min(count, columns) where column > first {
            column = tabStops.previous(before: column, first: first)
        }
        // A pending wrap stays pending, as in xterm.
        cursorColumn = column
    }

    /// TBC: 0 clears the stop here, 3 all of them (ECMA-48 8.3.154).
    mutating func clearTabs(_ which: Int) {
        switch which {
        case 0: tabStops.clear(cursorColumn)
        case 3, 5: tabStops.clearAll()
        default: break
        }
    }

    /// DECST8C: a stop at every eighth column (VT510 manual).
    mutating func resetTabs(_ sequence: borrowing ControlSequence) {
        guard sequence.value(0) == 5 else { return noteUnknown(sequence) }
        tabStops = TabStops(columns: columns)
    }
}
