/// Moving the cursor without changing any cell.
extension Emulator {
    /// CUU: up, as far as the top margin if the cursor is below it (ECMA-48 8.3.22, DEC STD 070).
    mutating func cursorUp(_ count: Int) {
        let top = cursorRow >= margins.top ? margins.top : 0
        moveCursor(column: cursorColumn, row: max(top, cursorRow - min(count, rows)))
    }

    /// CUD: down, as far as the bottom margin if the cursor is above it (ECMA-48 8.3.19, DEC STD 070).
    mutating func cursorDown(_ count: Int) {
        let bottom = cursorRow <= margins.bottom ? margins.bottom : rows - 1
        moveCursor(column: cursorColumn, row: min(bottom, cursorRow + min(count, rows)))
    }

    /// CUF: right, as far as the right margin if the cursor is left of it (ECMA-48 8.3.20, DEC STD 070).
    mutating func cursorForward(_ count: Int) {
        let right = cursorColumn <= margins.right ? margins.right : columns - 1
        moveCursor(column: min(right, cursorColumn + min(count, columns)), row: cursorRow)
    }

    /// CUB and BS: left; at the margin, reverse wrap continues in the line above (ECMA-48 8.3.18, xterm 45).
    mutating func cursorBackward(_ count: Int) {
        let left = cursorColumn >= margins.left ? margins.left : 0
        let isReverseWrapping =
            modes.flags.contains(.autowrap) && !modes.flags.isDisjoint(with: [.reverseWrap, .extendedReverseWrap])
        guard isReverseWrapping else {
            moveCursor(column: max(left, cursorColumn - min(count, columns)), row: cursorRow)
            return
        }
        reverseWrap(count, left: left)
    }

    /// 45 wraps back over lines that autowrap joined, 1045 over every line and from the top to the bottom.
    private mutating func reverseWrap(_ count: Int, left: Int) {
        var left = left
        var remaining = min(count, columns * rows)
        if isWrapPending {
            isWrapPending = false
            remaining -= 1
        }
        while remaining > 0 {
            let step = min(remaining, cursorColumn - left)
            cursorColumn -= step
            remaining -= step
            guard remaining > 0 else { return }
            let isExtended = modes.flags.contains(.extendedReverseWrap)
            if cursorRow == margins.top {
                guard isExtended else { return }
                cursorRow = margins.bottom
            } else if cursorRow == 0 {
                return
            } else {
                guard isExtended || screen[cursorRow - 1].isWrapped else { return }
                cursorRow -= 1
            }
            cursorColumn = margins.right
            left = margins.left
            remaining -= 1
        }
    }

    /// CNL (ECMA-48 8.3.12).
    mutating func cursorNextLine(_ count: Int) {
        cursorDown(count)
        returnCarriage()
    }

    /// CPL (ECMA-48 8.3.13).
    mutating func cursorPrecedingLine(_ count: Int) {
        cursorUp(count)
        returnCarriage()
    }

    /// CHA and HPA; columns count from 1 (ECMA-48 8.3.9, 8.3.57).
    mutating func cursorColumnAbsolute(_ column: Int) {
        let row = modes.originMode ? cursorRow - margins.top : cursorRow
        moveCursorFromOrigin(column: column - 1, row: max(0, row))
    }

    /// VPA; rows count from 1 (ECMA-48 8.3.158).
    mutating func cursorRowAbsolute(_ row: Int) {
        let column = modes.originMode ? cursorColumn - margins.left : cursorColumn
        moveCursorFromOrigin(column: max(0, column), row: row - 1)
    }

    /// HPR (ECMA-48 8.3.59).
    mutating func cursorColumnRelative(_ count: Int) {
        let right = modes.originMode ? margins.right : columns - 1
        moveCursor(column: min(right, cursorColumn + min(count, columns)), row: cursorRow)
    }

    /// VPR (ECMA-48 8.3.160).
    mutating func cursorRowRelative(_ count: Int) {
        let bottom = modes.originMode ? margins.bottom : rows - 1
        moveCursor(column: cursorColumn, row: min(bottom, cursorRow + min(count, rows)))
    }

    /// HPB: left, as far as the first column, or the left margin in origin mode (ECMA-48 8.3.58).
    mutating func cursorColumnBackward(_ count: Int) {
        let left = modes.originMode ? margins.left : 0
        moveCursor(column: max(left, cursorColumn - min(count, columns)), row: cursorRow)
    }

    /// VPB: up, as far as the first line, or the top margin in origin mode (ECMA-48 8.3.159).
    mutating func cursorRowBackward(_ count: Int) {
        let top = modes.originMode ? margins.top : 0
        moveCursor(column: cursorColumn, row: max(top, cursorRow - min(count, rows)))
    }

    /// CUP and HVP; both count from 1 (ECMA-48 8.3.21, 8.3.63).
    mutating func cursorPosition(row: Int, column: Int) {
        moveCursorFromOrigin(column: column - 1, row: row - 1)
    }

    /// CR: to the left margin, or to the first column if the cursor is left of that (DEC STD 070).
    mutating func returnCarriage() {
        let left = cursorColumn >= margins.left || modes.originMode ? margins.left : 0
        moveCursor(column: left, row: cursorRow)
    }

    /// BS (ECMA-48 8.3.5).
    mutating func backspace() {
        cursorBackward(1)
    }

    /// DECSCUSR: shape and blinking of the cursor; 0 and 1 are both a blinking block (VT520 manual, xterm ctlseqs).
    mutating func setCursorStyle(_ style: Int) {
        switch style {
        case 0, 1, 2: cursorShape = .block
        case 3, 4: cursorShape = .underline
        case 5, 6: cursorShape = .bar
        default: return
        }
        if style == 0 || style % 2 == 1 {
            modes.flags.insert(.cursorBlinks)
        } else {
            modes.flags.remove(.cursorBlinks)
        }
    }
}
