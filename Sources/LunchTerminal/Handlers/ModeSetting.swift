/// Switching modes on and off, and telling which are on.
extension Emulator {
    /// SM and RM (ECMA-48 8.3.125, 8.3.106).
    mutating func setModes(_ sequence: borrowing ControlSequence, to isSet: Bool) {
        for index in 0..<sequence.count {
            let number = sequence.value(index)
            if let flag = TUIModes.Flags(ansi: number) {
                setFlag(flag, to: isSet)
            } else if TUIModes.Fixed.state(ansi: number) == nil {
                noteUnknownMode(number, isPrivate: false, isSet: isSet)
            }
        }
    }

    /// DECSET and DECRST (xterm ctlseqs).
    mutating func setPrivateModes(_ sequence: borrowing ControlSequence, to isSet: Bool) {
        for index in 0..<sequence.count {
            setPrivateMode(sequence.value(index), to: isSet, at: sequence.end)
        }
    }

    /// One private mode, with what switching it brings about.
    ///
    /// - Parameter offset: The number of bytes of the current feed that have been taken.
    mutating func setPrivateMode(_ number: Int, to isSet: Bool, at offset: Int) {
        guard hasLevel(forMode: number) else { return }
        switch number {
        case 9, 1000, 1002, 1003:
            modes.mouseTracking = isSet ? TUIModes.MouseTracking(rawValue: number) ?? .off : .off
        case 1005, 1006, 1015, 1016:
            modes.mouseEncoding = isSet ? TUIModes.MouseEncoding(rawValue: number) ?? .standard : .standard
        case 47, 1047, 1048, 1049:
            switchScreen(number, to: isSet)
        default:
            guard let flag = TUIModes.Flags(private: number) else {
                if TUIModes.Fixed.state(private: number) == nil {
                    noteUnknownMode(number, isPrivate: true, isSet: isSet)
                }
                return
            }
            setFlag(flag, to: isSet)
            flagChanged(flag, isSet: isSet, at: offset)
        }
    }

    private mutating func setFlag(_ flag: TUIModes.Flags, to isSet: Bool) {
        if isSet { modes.flags.insert(flag) } else { modes.flags.remove(flag) }
    }

    /// Does what some modes bring about at the moment they are switched.
    private mutating func flagChanged(_ flag: TUIModes.Flags, isSet: Bool, at offset: Int) {
        switch flag {
        case .wideColumns:
            changeColumns()
        case .origin:
            moveCursorFromOrigin(column: 0, row: 0)
        case .autowrap where !isSet:
            isWrapPending = false
        case .leftRightMargins where isSet:
            makeLinesSingle()
        case .leftRightMargins:
            margins.left = 0
            margins.right = columns - 1
            isWrapPending = isWrapPending && cursorColumn == endOfLine - 1
        case .synchronizedOutput:
            synchronizeOutput(isSet, at: offset)
        case .inBandResize where isSet:
            reportSize()
        default:
            break
        }
    }

    /// DECCOLM, if mode 40 allows it: clears the screen and the margins; the size is the host's (VT510 manual).
    private mutating func changeColumns() {
        guard modes.flags.contains(.allowsColumnChange) else { return }
        margins = Margins(columns: columns, rows: rows)
        modes.flags.remove(.leftRightMargins)
        moveCursor(column: 0, row: 0)
        if !modes.flags.contains(.keepsScreenOnColumnChange) {
            eraseInDisplay(2, selective: false)
        }
    }

    // MARK: - Asking and saving

    /// DECRQM: answers DECRPM with 0 for unknown, 1 for set, 2 for reset, 3 or 4 for fixed (VT510 manual).
    mutating func requestMode(_ number: Int, isPrivate: Bool) {
        guard options.profile.features.contains(.modeReports) else { return }
        let isSet: Bool?
        let isFixed: Bool?
        if isPrivate {
            isSet = hasLevel(forMode: number) ? privateModeState(number) : nil
            isFixed = TUIModes.Fixed.state(private: number)
        } else {
            isSet = TUIModes.Flags(ansi: number).map { modes.flags.contains($0) }
            isFixed = TUIModes.Fixed.state(ansi: number)
        }
        let state = isSet.map { $0 ? 1 : 2 } ?? isFixed.map { $0 ? 3 : 4 } ?? 0
        answers.append("\u{1B}[\(isPrivate ? "?" : "")\(number);\(state)$y")
    }

    /// True if a private mode is set; nil for one that is not known.
    private func privateModeState(_ number: Int) -> Bool? {
        switch number {
        case 9, 1000, 1002, 1003: modes.mouseTracking.rawValue == number
        case 1005, 1006, 1015, 1016: modes.mouseEncoding.rawValue == number
        case 47, 1047, 1049: modes.isAlternateScreen
        case 1048: screen.savedCursor != nil
        default: TUIModes.Flags(private: number).map { modes.flags.contains($0) }
        }
    }

    /// XTSAVE (xterm ctlseqs).
    mutating func savePrivateModes(_ sequence: borrowing ControlSequence) {
        for index in 0..<sequence.count {
            let number = sequence.value(index)
            if let isSet = privateModeState(number) { savedModes[number] = isSet }
        }
    }

    /// XTRESTORE (xterm ctlseqs); a mode that was not saved stays as it is.
    mutating func restorePrivateModes(_ sequence: borrowing ControlSequence) {
        for index in 0..<sequence.count {
            let number = sequence.value(index)
            if let isSet = savedModes[number] { setPrivateMode(number, to: isSet, at: sequence.end) }
        }
    }
}
