/// Starting afresh.
extension Emulator {
    /// BEL (ECMA-48 8.3.3).
    mutating func bell() {
        bellCount += 1
    }

    /// RIS: everything as at the start, the scrollback included (ECMA-48 8.3.105, xterm).
    mutating func reset() {
        if modes.isAlternateScreen { switchScreen(47, to: false) }
        pen = TUIStyle()
        charsets = Charsets()
        cursorShape = .block
        margins = Margins(columns: columns, rows: rows)
        modes = TUIModes()
        if options.profile.widthPolicy == .graphemes { modes.flags.insert(.graphemeClusters) }
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
        palette = TUIPalette(options.profile)
        desktop.progress = nil
        prompt = TUIPrompt()
        kittyImages = KittyImages()
        renditionStack = []
        conformanceLevel = Self.highestLevel
        protection = .none
        changeExtentIsRectangle = false
        heldGrid = nil
        lastPrinted = nil
        eraseScreen()
        moveCursor(column: 0, row: 0)
        collectMarks()
    }

    /// DECSTR: modes, margins, pen, saved cursor and the palette as at the start; the screen stays (VT510 manual, xterm).
    mutating func softReset() {
        pen = TUIStyle()
        protection = .none
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
        palette.resetEntries()
        palette.resetSpecialColors()
        isWrapPending = false
    }

    /// DECALN: fills the screen with E, resets the margins, homes the cursor (DEC STD 070); the pen keeps its colors,
    /// which DEC's terminals did not have (xterm).
    mutating func alignmentTest() {
        margins = Margins(columns: columns, rows: rows)
        modes.flags.remove(.origin)
        pen.attributes.formIntersection(.protected)
        pen.underline = .none
        screen.clearLines(0..<rows, fill: TUIStyle())
        screen.fill(0...rows - 1, 0..<columns, with: UInt32(UInt8(ascii: "E")), style: TUIStyle())
        screen.touch(0...rows - 1, revision: revision)
        moveCursor(column: 0, row: 0)
    }

    /// DECSWL, DECDWL and DECDHL: "If the line was single-width single-height, then all characters to the right of the
    /// screen's center are lost" (VT510 manual, DECDWL). With left and right margins, lines stay single (DECLRMM).
    mutating func setLineSize(_ size: TUILineSize) {
        guard !modes.leftRightMargins else { return }
        let slot = screen.slot(cursorRow)
        if size != .single {
            screen.hasDoubleLines = true
            screen.slots[slot].erase(max(1, columns / 2)..<columns, fill: TUIStyle())
        }
        screen.slots[slot].lineSize = size
        touchCursorRow()
        moveCursor(column: cursorColumn, row: cursorRow)
    }

    /// Makes all lines single, as setting DECLRMM does (VT510 manual).
    mutating func makeLinesSingle() {
        guard screen.hasDoubleLines else { return }
        for row in 0..<rows { screen.slots[screen.slot(row)].lineSize = .single }
        screen.hasDoubleLines = false
        screen.touch(0...rows - 1, revision: revision)
        stayOnLine()
    }
}
