/// Starting afresh.
extension Emulator {
    /// BEL (ECMA-48 8.3.3).
    mutating func bell() {
        bellCount += 1
    }

    /// RIS: everything as at the start, the scrollback included (ECMA-48 8.3.105, xterm).
    mutating func reset() {
        if modes.isAlternateScreen { switchScreen(47, to: false) }
        pen = Style()
        charsets = Charsets()
        cursorShape = .block
        margins = Margins(columns: columns, rows: rows)
        modes = Modes()
        if widthPolicy == .graphemes { modes.flags.insert(.graphemeClusters) }
        savedModes = [:]
        tabStops = TabStops(columns: columns)
        screen.savedCursor = nil
        hiddenScreen.savedCursor = nil
        screen.scrollback.removeAll()
        keyboardStack = []
        hiddenKeyboard = ([], [])
        title = ""
        iconTitle = ""
        titleStack = []
        lastPrinted = nil
        eraseScreen()
        moveCursor(column: 0, row: 0)
    }

    /// DECSTR: modes, margins, pen and saved cursor as at the start; the screen stays (VT510 manual, xterm).
    mutating func softReset() {
        pen = Style()
        charsets = Charsets()
        margins = Margins(columns: columns, rows: rows)
        modes.flags.subtract([
            .applicationCursorKeys, .applicationKeypad, .insert, .origin, .leftRightMargins, .reverseWrap,
            .extendedReverseWrap, .keyboardLocked,
        ])
        modes.flags.formUnion([.autowrap, .cursorVisible])
        modes.keyboard = []
        keyboardStack = []
        screen.savedCursor = nil
        isWrapPending = false
    }

    /// DECALN: fills the screen with E, resets the margins, homes the cursor (DEC STD 070).
    mutating func alignmentTest() {
        margins = Margins(columns: columns, rows: rows)
        modes.flags.remove(.origin)
        pen = Style()
        for row in 0..<rows {
            screen.clearLine(row, fill: Style())
            let slot = screen.slot(row)
            for column in 0..<columns {
                screen.slots[slot].write(UInt32(UInt8(ascii: "E")), width: 1, at: column, style: 0)
            }
        }
        screen.touch(0...rows - 1, revision: revision)
        moveCursor(column: 0, row: 0)
    }

    /// DECSWL, DECDWL and DECDHL: noted for the line; its cells stay one wide (VT510 manual).
    mutating func setLineSize(_ size: Row.LineSize) {
        screen.slots[screen.slot(cursorRow)].lineSize = size
        touchCursorRow()
    }
}
