/// Scrolling, and the margins within which it happens.
extension Emulator {
    /// LF, VT and FF; LNM makes them return the carriage too (ECMA-48 8.3.74).
    mutating func lineFeed() {
        index()
        if modes.newLineMode { returnCarriage() }
    }

    /// IND: down, or the region moves up at its bottom margin (DEC STD 070).
    mutating func index() {
        isWrapPending = false
        pen.mark = 0
        if cursorRow == margins.bottom {
            guard margins.contains(column: cursorColumn) else { return }
            scrollRegionUp(margins.top...margins.bottom, by: 1, saving: true)
        } else if cursorRow < rows - 1 {
            cursorRow += 1
            if screen.hasDoubleLines { moveCursor(column: cursorColumn, row: cursorRow) }
        }
    }

    /// RI: up, or the region moves down at its top margin (ECMA-48 8.3.104).
    mutating func reverseIndex() {
        isWrapPending = false
        pen.mark = 0
        if cursorRow == margins.top {
            guard margins.contains(column: cursorColumn) else { return }
            scrollRegionDown(margins.top...margins.bottom, by: 1)
        } else if cursorRow > 0 {
            cursorRow -= 1
            if screen.hasDoubleLines { moveCursor(column: cursorColumn, row: cursorRow) }
        }
    }

    /// NEL (ECMA-48 8.3.86).
    mutating func nextLine() {
        index()
        returnCarriage()
    }

    /// SU (ECMA-48 8.3.147).
    mutating func scrollUp(_ count: Int) {
        scrollRegionUp(margins.top...margins.bottom, by: count, saving: true)
    }

    /// SD (ECMA-48 8.3.113).
    ///
    /// `CSI T` with several parameters, or with a single 0, is xterm's highlight tracking, which is ignored on purpose.
    mutating func scrollDown(_ sequence: borrowing ControlSequence) {
        let isTracking = sequence.final == UInt8(ascii: "T") && (sequence.count > 1 || sequence[0] == 0)
        guard !isTracking else { return }
        scrollRegionDown(margins.top...margins.bottom, by: sequence.repetitions())
    }

    /// DECSTBM: top and bottom margins, counted from 1; at least two lines (VT510 manual).
    mutating func setTopBottomMargins(_ sequence: borrowing ControlSequence) {
        let top = sequence.repetitions(0) - 1
        let last = sequence.value(1)
        let bottom = (last < 1 ? rows : min(last, rows)) - 1
        guard top < bottom else { return }
        margins.top = top
        margins.bottom = bottom
        moveCursorFromOrigin(column: 0, row: 0)
    }

    /// DECSLRM when DECLRMM is set, SCOSC otherwise (xterm ctlseqs).
    mutating func setLeftRightMarginsOrSaveCursor(_ sequence: borrowing ControlSequence) {
        guard modes.leftRightMargins else { return saveCursor() }
        let left = sequence.repetitions(0) - 1
        let last = sequence.value(1)
        let right = (last < 1 ? columns : min(last, columns)) - 1
        guard left < right else { return }
        margins.left = left
        margins.right = right
        moveCursorFromOrigin(column: 0, row: 0)
    }

    // MARK: - Moving lines

    /// Moves lines up within the left and right margins; `saving` feeds the scrollback.
    mutating func scrollRegionUp(_ lines: ClosedRange<Int>, by count: Int, saving: Bool) {
        work += UInt64(lines.count)
        if areLinesWhole {
            let saves = saving && lines.lowerBound == 0 && !modes.isAlternateScreen
            screen.scrollUp(lines, by: count, fill: eraseStyle, saving: saves, revision: revision)
        } else {
            let count = min(count, lines.count)
            for row in lines {
                moveCells(fromRow: row + count, toRow: row, within: lines)
            }
        }
    }

    /// Moves lines down within the left and right margins.
    mutating func scrollRegionDown(_ lines: ClosedRange<Int>, by count: Int) {
        work += UInt64(lines.count)
        if areLinesWhole {
            screen.scrollDown(lines, by: count, fill: eraseStyle, revision: revision)
        } else {
            let count = min(count, lines.count)
            for row in lines.reversed() {
                moveCells(fromRow: row - count, toRow: row, within: lines)
            }
        }
    }

    /// Copies the cells between the left and right margins; from outside the region come blanks.
    private mutating func moveCells(fromRow source: Int, toRow target: Int, within lines: ClosedRange<Int>) {
        let range = margins.left..<margins.right + 1
        let slot = screen.slot(target)
        if lines.contains(source) {
            screen.slots[slot].copy(range, of: screen[source], to: margins.left)
        } else {
            screen.slots[slot].erase(range, fill: eraseStyle)
        }
        screen.touch(target, revision: revision)
    }
}
