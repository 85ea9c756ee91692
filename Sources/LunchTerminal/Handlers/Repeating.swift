/// REP: what was printed last, again.
extension Emulator {
    /// REP: the character printed last, again (ECMA-48 8.3.103).
    ///
    /// Once the whole region is full of the character, more of it only moves the cursor along its line, so the
    /// count is cut down to what fills the region and ends in the same column.
    mutating func repeatCharacter(_ count: Int) {
        guard let scalar = lastPrinted else { return }
        let width = max(1, textRules.width(of: UnicodeProperties(scalar)))
        let perLine = max(1, (margins.right - margins.left + 1) / width)
        let lines = cursorRow > margins.bottom ? rows - cursorRow : margins.bottom - margins.top + 1
        let enough = perLine * (lines + 2) + columns
        let count = count <= enough ? count : enough + (count - enough) % perLine
        work += UInt64(count)
        repeatCharacter(scalar, width: width, perLine: perLine, count: count)
    }

    /// Prints a character several times, line by line, and scrolls as far as it must at a time.
    private mutating func repeatCharacter(_ scalar: UInt32, width: Int, perLine: Int, count: Int) {
        var remaining = count
        while remaining > 0 {
            if remaining > 1, isLineFull(for: width), continuesBelow(width: width) {
                goOnBelow(lines: (remaining + perLine - 1) / perLine)
                remaining -= fillLines(scalar, width: width, lines: remaining / perLine)
                guard remaining > 0 else { return }
            }
            printCell(scalar, width: width)
            let filled = fillLine(scalar, width: width, upTo: remaining - 1)
            remaining -= 1 + filled
            // Without autowrap the end of the line takes all that is left, and shows the last of it.
            if !modes.flags.contains(.autowrap), isWrapPending || filled == 0 { remaining = min(remaining, 1) }
        }
    }

    private func isLineFull(for width: Int) -> Bool { isWrapPending || cursorColumn + width > endOfLine }

    /// True if text that has filled the line continues at the left margin, below or in lines that are scrolled in.
    private func continuesBelow(width: Int) -> Bool {
        modes.flags.contains(.autowrap) && !modes.flags.contains(.insert) && !screen.hasDoubleLines
            && isCursorInMargins && width <= margins.right - margins.left + 1
    }

    /// Wraps; at the bottom margin, scrolls in as many lines as are wanted and the region has.
    private mutating func goOnBelow(lines: Int) {
        if !isWrapPending { markFiller() }
        if areLinesWhole {
            screen.slots[screen.slot(cursorRow)].isWrapped = true
            touchCursorRow()
        }
        if cursorRow == margins.bottom {
            let count = min(lines, margins.bottom - margins.top + 1)
            scrollRegionUp(margins.top...margins.bottom, by: count, saving: true)
            cursorRow -= count
        }
        moveCursor(column: margins.left, row: cursorRow + 1)
    }

    /// Fills whole lines from the cursor's on, as far as the bottom margin; returns how many characters that were.
    private mutating func fillLines(_ scalar: UInt32, width: Int, lines: Int) -> Int {
        let count = min(lines, margins.bottom - cursorRow + 1)
        guard areLinesWhole, columns % width == 0, count > 1 else { return 0 }
        let last = cursorRow + count - 1
        screen.fill(cursorRow...last, 0..<columns, with: scalar, width: width, style: pen)
        for row in cursorRow..<last { screen.slots[screen.slot(row)].isWrapped = true }
        screen.touch(cursorRow...last, revision: revision)
        cursorRow = last
        cursorColumn = columns - 1
        clusterColumn = columns - width
        isWrapPending = true
        return count * columns / width
    }

    /// Fills the cursor's line from the cursor on; returns how many characters that took.
    private mutating func fillLine(_ scalar: UInt32, width: Int, upTo remaining: Int) -> Int {
        let end = endOfLine
        let count = isWrapPending ? 0 : min(remaining, (end - cursorColumn) / width)
        guard count > 0 else { return 0 }
        let slot = screen.slot(cursorRow)
        if inserts {
            screen.slots[slot].insertBlanks(count * width, at: cursorColumn, end: end, fill: eraseStyle)
        }
        let style = screen.slots[slot].index(of: pen)
        screen.slots[slot].fill(scalar, width: width, at: cursorColumn, count: count, style: style)
        touchCursorRow()
        clusterColumn = cursorColumn + (count - 1) * width
        advance(to: cursorColumn + count * width, end: end)
        return count
    }
}
