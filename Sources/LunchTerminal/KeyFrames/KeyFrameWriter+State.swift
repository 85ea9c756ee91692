/// The state around the cells, in an order in which no step undoes one before.
///
/// First what is counted or set aside, then the cells of both screens, then a soft reset (DECSCL), which nothing before it
/// but cells outlives, and at the end the state that is in force.
extension KeyFrameWriter {
    mutating func write(
        _ emulator: Emulator, _ parser: borrowing Parser, scrollbackLines: Int, reprints: Bool
    ) {
        writeStacks(emulator)
        writeScreens(emulator, scrollbackLines: scrollbackLines)
        setPen(TUIStyle())
        csi("\(60 + emulator.conformanceLevel)\"p")
        lose()
        writePalette(emulator.palette)
        writeHidden(emulator)
        writeKeyboard(emulator.modes.keyboard, emulator.keyboardStack)
        writeSaved(emulator.screen.savedCursor, emulator)
        writeTabs(emulator)
        writeModes(emulator)
        writeCursor(emulator, reprints: reprints)
        raw(parser.unfinished(emulator.string, messages: emulator.messages.prefix) ?? [])
    }

    // MARK: - The screens

    private mutating func writeScreens(_ emulator: Emulator, scrollbackLines: Int) {
        let isAlternate = emulator.modes.isAlternateScreen
        let main = isAlternate ? emulator.hiddenScreen.lines : emulator.screen.lines
        let alternate = isAlternate ? emulator.screen.lines : emulator.hiddenScreen.lines
        let scrollback = isAlternate ? emulator.hiddenScreen.scrollback : emulator.screen.scrollback
        csi("?2027h")
        move(0, 0)
        var isDirty = false
        write(scrollback, last: scrollbackLines, isDirty: &isDirty)
        write(main, isDirty: &isDirty)
        setPen(TUIStyle())
        let hasMarks = alternate.contains { !$0.marks.isEmpty }
        let isBlank = !alternate.contains { $0.occupied > 0 || $0.isWrapped || $0.lineSize != .single }
        if isAlternate || !isBlank || hasMarks || emulator.prompt != TUIPrompt() {
            csi("?47h")
            lose()
            // The prompt marks the cursor's line, which is blanked again.
            if !hasMarks { writePrompt(emulator.prompt) }
            isDirty = false
            write(alternate, isDirty: &isDirty)
            setPen(TUIStyle())
            if !isAlternate { csi("?47l") }
            lose()
        }
        if hasMarks, let line = emulator.screen.lines.firstIndex(where: { $0.marks.contains(emulator.prompt.mark) }) {
            move(emulator.prompt.inputColumn, line)
            if let letter = emulator.prompt.letter { osc("133;\(letter)") }
        }
    }

    private mutating func writePrompt(_ prompt: TUIPrompt) {
        guard prompt != TUIPrompt() else { return }
        let isFinished = prompt.phase == .finished
        let count = min(prompt.finishedCommands, Self.countLimit)
        let status = prompt.exitStatus.map { ";\($0)" } ?? ""
        for number in 0..<max(0, isFinished ? count - 1 : count) { osc("133;D" + (number == count - 1 ? status : "")) }
        if prompt.inputColumn > 0 || prompt.phase == .input {
            move(prompt.inputColumn, 0)
            osc("133;B")
        }
        if isFinished { osc("133;D" + status) } else if let letter = prompt.letter { osc("133;\(letter)") }
        csi("2J")
    }

    /// The number of times that something is repeated at most in order to be counted.
    private static let countLimit = 500

    // MARK: - What is set aside

    private mutating func writeStacks(_ emulator: Emulator) {
        writeDesktop(emulator.desktop)
        raw(Array(repeating: 0x07, count: min(emulator.bellCount, Self.countLimit)))
        for titles in emulator.titleStack {
            if let title = titles.title { osc("2;\(title)") }
            if let title = titles.iconTitle { osc("1;\(title)") }
            csi(titles.iconTitle == nil ? "22;2t" : titles.title == nil ? "22;1t" : "22t")
        }
        if !emulator.titleStack.isEmpty || !emulator.title.isEmpty { osc("2;\(emulator.title)") }
        if !emulator.titleStack.isEmpty || !emulator.iconTitle.isEmpty { osc("1;\(emulator.iconTitle)") }
        for style in emulator.renditionStack {
            setPen(style)
            csi("#{")
        }
        setPen(TUIStyle())
        if emulator.changeExtentIsRectangle { csi("2*x") }
        writeSavedModes(emulator)
        csi("!p")
        lose()
    }

    private mutating func writeDesktop(_ desktop: TUIDesktop) {
        let count = min(desktop.imageCount, Self.countLimit)
        for _ in 0..<count { osc("1337;File=inline=1;width=1;height=1;doNotMoveCursor=1:AAAA") }
        if !desktop.workingDirectory.isEmpty { osc("7;\(desktop.workingDirectory)") }
        for (selection, text) in desktop.clipboard.sorted(by: { $0.key < $1.key })
        where text.utf8.count <= Limits.address {
            osc("52;\(selection);\(Base64.encode(text.utf8))")
        }
        let forgotten = desktop.notificationCount - desktop.notifications.count
        for _ in 0..<min(forgotten, Self.countLimit) { osc("777;notify;") }
        for notification in desktop.notifications { osc("777;notify;\(notification.title);\(notification.body)") }
        if let progress = desktop.progress { osc("9;4;\(progress.state.rawValue);\(progress.percent)") }
    }

    private mutating func writeSavedModes(_ emulator: Emulator) {
        var initial = TUIModes()
        if emulator.options.profile.widthPolicy == .graphemes { initial.flags.insert(.graphemeClusters) }
        for (number, isSet) in emulator.savedModes.sorted(by: {
            ($0.value ? 1 : 0, $0.key) < ($1.value ? 1 : 0, $1.key)
        }) {
            switch number {
            case 1048:
                if isSet { control("\u{1B}7") }
                csi("?1048s")
            case 47, 1047, 1049:
                if isSet { csi("?47h") }
                csi("?\(number)s")
                if isSet { csi("?47l") }
            default:
                let isInitial = TUIModes.Flags(private: number).map { initial.flags.contains($0) } ?? false
                if isSet != isInitial { csi("?\(number)\(isSet ? "h" : "l")") }
                csi("?\(number)s")
                if isSet != isInitial { csi("?\(number)\(isInitial ? "h" : "l")") }
            }
        }
    }

    // MARK: - What is in force

    private mutating func writePalette(_ palette: TUIPalette) {
        let standard = TUIPalette()
        for index in UInt8.min...UInt8.max where palette[index] != standard[index] {
            osc("4;\(index);\(palette[index].specification)")
        }
        let (dynamic, special) = palette.setColors
        for (number, color) in dynamic.sorted(by: { $0.key < $1.key }) { osc("\(number);\(color.specification)") }
        for (number, color) in special.sorted(by: { $0.key < $1.key }) { osc("5;\(number);\(color.specification)") }
    }

    /// The saved cursor and the keyboard of the screen that is not shown.
    private mutating func writeHidden(_ emulator: Emulator) {
        let keyboard = emulator.hiddenKeyboard
        guard emulator.hiddenScreen.savedCursor != nil || !keyboard.flags.isEmpty || !keyboard.stack.isEmpty else {
            return
        }
        let isAlternate = emulator.modes.isAlternateScreen
        csi("?47\(isAlternate ? "l" : "h")")
        lose()
        writeKeyboard(keyboard.flags, keyboard.stack)
        writeSaved(emulator.hiddenScreen.savedCursor, emulator)
        csi("?47\(isAlternate ? "h" : "l")")
        lose()
    }

    private mutating func writeKeyboard(_ flags: TUIModes.KeyboardFlags, _ stack: [TUIModes.KeyboardFlags]) {
        for set in stack {
            csi("=\(set.rawValue)u")
            csi(">\(set.rawValue)u")
        }
        if !flags.isEmpty || !stack.isEmpty { csi("=\(flags.rawValue)u") }
    }

    /// DECSC of a place; the margins are still those of the whole screen.
    private mutating func writeSaved(_ saved: SavedCursor?, _ emulator: Emulator) {
        guard let saved else { return }
        setCharsets(saved.charsets, emulator)
        move(saved.column, saved.row)
        if saved.originMode || saved.isWrapPending {
            let place = (column: saved.column, row: saved.row)
            restorePlace(place, isOrigin: saved.originMode, isWrapPending: saved.isWrapPending, pen: saved.pen.unmarked)
        }
        setPen(saved.pen)
        control("\u{1B}7")
        if saved.originMode { csi("?6l") }
        lose()
    }

    /// DECRSPS: the place of the cursor wherever it counts from, and the pending wrap.
    private mutating func restorePlace(
        _ place: (column: Int, row: Int), isOrigin: Bool, isWrapPending: Bool, pen: TUIStyle
    ) {
        var rendition: UInt8 = 0x40
        if pen.attributes.contains(.bold) { rendition |= 1 }
        let protection = self.pen.attributes.contains(.protected) ? "A" : "@"
        let flags = String(UnicodeScalar(0x40 | (isOrigin ? 1 : 0) | (isWrapPending ? 8 : 0) as UInt8))
        control(
            "\u{1B}P1$t\(place.row + 1);\(place.column + 1);1;\(String(UnicodeScalar(rendition)));\(protection);\(flags);"
                + "\(charsets.left);\(charsets.right)\u{1B}\\")
        lose()
        setPen(pen, always: true)
    }

    private mutating func writeTabs(_ emulator: Emulator) {
        let stops = emulator.tabStops.columns
        guard stops != TabStops(columns: columns).columns else { return }
        csi("3g")
        for stop in stops {
            move(stop, 0)
            control("\u{1B}H")
        }
    }

    private mutating func setCharsets(_ wanted: Charsets, _ emulator: Emulator) {
        for set in 0..<4 where wanted.charset(set) != charsets.charset(set) {
            let charset = wanted.charset(set)
            if charset.isNational { csi("?42h") }
            control("\u{1B}\(charset.has96 ? Array(",-./")[set] : Array("()*+")[set])\(charset.designator)")
            if charset.isNational { csi("?42l") }
        }
        if wanted.left != charsets.left { control(["\u{0F}", "\u{0E}", "\u{1B}n", "\u{1B}o"][wanted.left & 3]) }
        if wanted.right != charsets.right { control(["", "\u{1B}~", "\u{1B}}", "\u{1B}|"][wanted.right & 3]) }
        charsets = wanted
        charsets.single = nil
    }

    private mutating func writeModes(_ emulator: Emulator) {
        let modes = emulator.modes
        let initial = TUIModes()
        // Some of these have side effects, so they follow in their place.
        let later: TUIModes.Flags = [
            .origin, .leftRightMargins, .allowsColumnChange, .graphemeClusters, .synchronizedOutput,
        ]
        for number in TUIModes.Flags.privateNumbers {
            guard let flag = TUIModes.Flags(private: number), later.isDisjoint(with: flag) else { continue }
            let isSet = modes.flags.contains(flag)
            if isSet != initial.flags.contains(flag) { csi("?\(number)\(isSet ? "h" : "l")") }
        }
        for number in [2, 4, 12, 20] {
            guard let flag = TUIModes.Flags(ansi: number) else { continue }
            let isSet = modes.flags.contains(flag)
            // Text that is printed at the very end must not move other cells.
            if isSet != initial.flags.contains(flag) { csi("\(number)\(isSet ? "h" : "l")") }
        }
        if modes.flags.contains(.allowsColumnChange) { csi("?40h") }
        if !modes.flags.contains(.graphemeClusters) { csi("?2027l") }
        if modes.mouseTracking != .off { csi("?\(modes.mouseTracking.rawValue)h") }
        if modes.mouseEncoding != .standard { csi("?\(modes.mouseEncoding.rawValue)h") }
        if modes.modifyOtherKeys > 0 { csi(">4;\(modes.modifyOtherKeys)m") }
        let shape = Int(emulator.cursorShape.rawValue) * 2 + (modes.flags.contains(.cursorBlinks) ? 1 : 2)
        if shape != 2 { csi("\(shape) q") }
        let margins = emulator.margins
        if modes.flags.contains(.leftRightMargins) {
            // Setting it makes the lines of the screen that is shown single.
            let turns = emulator.screen.lines.contains { $0.lineSize != .single }
            if turns { csi(modes.isAlternateScreen ? "?47l" : "?47h") }
            csi("?69h")
            if turns { csi(modes.isAlternateScreen ? "?47h" : "?47l") }
            if margins.left > 0 || margins.right < columns - 1 { csi("\(margins.left + 1);\(margins.right + 1)s") }
        }
        if margins.top > 0 || margins.bottom < rows - 1 { csi("\(margins.top + 1);\(margins.bottom + 1)r") }
        lose()
    }

    private mutating func writeCursor(_ emulator: Emulator, reprints: Bool) {
        let charsets = emulator.charsets
        setCharsets(charsets, emulator)
        let nationalSets = emulator.modes.flags.contains(.nationalSets)
        csi("?42\(nationalSets ? "h" : "l")")
        let style = emulator.pen
        let isProtected = style.attributes.contains(.protected)
        switch emulator.protection {
        case .none: setPen(style, always: true)
        case .selective:
            setPen(style, always: true)
            csi(isProtected ? "1\"q" : "\"q")
        case .guarded:
            var unprotected = style
            unprotected.attributes.remove(.protected)
            setPen(unprotected, always: true)
            guardPen(isProtected)
        }
        if emulator.modes.flags.contains(.synchronizedOutput) { csi("?2026h") }
        let row = emulator.screen[emulator.cursorRow]
        let column = emulator.clusterColumn
        let hasLast = !emulator.breaker.isAtStart || emulator.lastPrinted != nil
        if reprints, hasLast, !emulator.modes.insertMode, row.cells.indices.contains(column),
            !row.cells[column].isErased
        {
            movePlain(column, emulator)
            openMarks(style.mark)
            reprint(row.scalars(at: column), emulator)
        } else if emulator.isWrapPending {
            // DECRSPS leaves the pen to be set again, which leaves the pending wrap as it is.
            let place = (column: emulator.cursorColumn, row: emulator.cursorRow)
            restorePlace(place, isOrigin: emulator.modes.originMode, isWrapPending: true, pen: style)
            openMarks(style.mark)
        } else {
            movePlain(emulator.cursorColumn, emulator)
            openMarks(style.mark)
        }
        if let single = emulator.charsets.single { control(single == 2 ? "\u{1B}N" : "\u{1B}O") }
    }

    /// Moves the cursor within its line, in whatever mode it counts.
    private mutating func movePlain(_ column: Int, _ emulator: Emulator) {
        let (margins, row) = (emulator.margins, emulator.cursorRow)
        guard emulator.modes.originMode else { return move(column, row) }
        csi("?6h")
        lose()
        if margins.contains(row: row), margins.contains(column: column) {
            csi("\(row - margins.top + 1);\(column - margins.left + 1)H")
        } else {
            restorePlace((column, row), isOrigin: true, isWrapPending: false, pen: emulator.pen)
        }
    }

    /// Prints the last character again, in the modes that are in force, so that the next one finds it.
    private mutating func reprint(_ scalars: ContiguousArray<UInt32>, _ emulator: Emulator) {
        var text = ""
        for scalar in scalars {
            var translated = scalar
            if !emulator.charsets.isPlain {
                let byte = (0x20...0x7F).first { (byte: UInt8) in
                    var charsets = emulator.charsets
                    charsets.single = nil
                    return charsets.translate(byte) == scalar
                }
                if let byte, byte < 0x7F || emulator.charsets.has96 { translated = UInt32(byte) }
            }
            text.append(scalar: translated)
        }
        raw(text.utf8)
    }
}

extension TUIPrompt {
    /// The letter of OSC 133 that marks a line and brings the phase about; nil for a phase without a mark.
    fileprivate var letter: String? {
        switch phase {
        case .prompt: "A"
        case .input: "B"
        case .output: "C"
        case .none, .finished: nil
        }
    }

    /// The mark of the line on which the phase began.
    fileprivate var mark: Marks {
        switch phase {
        case .prompt: .prompt
        case .input: .input
        case .output: .output
        case .none, .finished: []
        }
    }
}

extension TUIModes.Flags {
    /// The numbers of all private modes that are on or off.
    static let privateNumbers = [
        1, 3, 4, 5, 6, 7, 8, 12, 18, 19, 25, 40, 42, 45, 66, 67, 69, 80, 95, 1004, 1007, 1036, 1045, 2004, 2026, 2027,
        2031,
        2048, 8452,
    ]
}
