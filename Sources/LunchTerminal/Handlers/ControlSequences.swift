/// The table of control sequences: which handler each final byte leads to.
extension Emulator {
    mutating func control(_ sequence: borrowing ControlSequence) {
        breaker.reset()
        // Only the character before REP is repeated, not one before another function (ECMA-48 8.3.103).
        defer { lastPrinted = nil }
        if sequence.prefix == 0, sequence.intermediates == 0 {
            standardControl(sequence)
        } else if sequence.intermediates == 0 {
            privateControl(sequence)
        } else {
            intermediateControl(sequence)
        }
        if screen.hasDoubleLines { stayOnLine() }
    }

    /// Sequences without a private marker or intermediate bytes.
    private mutating func standardControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "@"): insertCharacters(sequence.repetitions())  // ICH
        case UInt8(ascii: "A"): cursorUp(sequence.repetitions())  // CUU
        case UInt8(ascii: "B"): cursorDown(sequence.repetitions())  // CUD
        case UInt8(ascii: "C"): cursorForward(sequence.repetitions())  // CUF
        case UInt8(ascii: "D"): cursorBackward(sequence.repetitions())  // CUB
        case UInt8(ascii: "E"): cursorNextLine(sequence.repetitions())  // CNL
        case UInt8(ascii: "F"): cursorPrecedingLine(sequence.repetitions())  // CPL
        case UInt8(ascii: "G"), UInt8(ascii: "`"): cursorColumnAbsolute(sequence.repetitions())  // CHA, HPA
        case UInt8(ascii: "H"), UInt8(ascii: "f"):  // CUP, HVP
            cursorPosition(row: sequence.repetitions(0), column: sequence.repetitions(1))
        case UInt8(ascii: "I"): tab(sequence.repetitions())  // CHT
        case UInt8(ascii: "J"): eraseInDisplay(sequence.value(0), selective: false)  // ED
        case UInt8(ascii: "K"): eraseInLine(sequence.value(0), selective: false)  // EL
        case UInt8(ascii: "L"): insertLines(sequence.repetitions())  // IL
        case UInt8(ascii: "M"): deleteLines(sequence.repetitions())  // DL
        case UInt8(ascii: "P"): deleteCharacters(sequence.repetitions())  // DCH
        case UInt8(ascii: "S"): scrollUp(sequence.repetitions())  // SU
        case UInt8(ascii: "T"), UInt8(ascii: "^"): scrollDown(sequence)  // SD
        case UInt8(ascii: "X"): eraseCharacters(sequence.repetitions())  // ECH
        case UInt8(ascii: "Z"): backTab(sequence.repetitions())  // CBT
        case UInt8(ascii: "a"): cursorColumnRelative(sequence.repetitions())  // HPR
        case UInt8(ascii: "b"): repeatCharacter(sequence.repetitions())  // REP
        case UInt8(ascii: "c"): primaryDeviceAttributes(sequence.value(0))  // DA1
        case UInt8(ascii: "d"): cursorRowAbsolute(sequence.repetitions())  // VPA
        case UInt8(ascii: "e"): cursorRowRelative(sequence.repetitions())  // VPR
        case UInt8(ascii: "g"): clearTabs(sequence.value(0))  // TBC
        case UInt8(ascii: "i"): break  // MC: no printer, ignored on purpose
        case UInt8(ascii: "j"): cursorColumnBackward(sequence.repetitions())  // HPB
        case UInt8(ascii: "k"): cursorRowBackward(sequence.repetitions())  // VPB
        case UInt8(ascii: "h"): setModes(sequence, to: true)  // SM
        case UInt8(ascii: "l"): setModes(sequence, to: false)  // RM
        case UInt8(ascii: "m"): selectGraphicRendition(sequence)  // SGR
        case UInt8(ascii: "n"): deviceStatusReport(sequence.value(0))  // DSR, CPR
        case UInt8(ascii: "q"): break  // DECLL: no lamps, ignored on purpose
        case UInt8(ascii: "r"): setTopBottomMargins(sequence)  // DECSTBM
        case UInt8(ascii: "s"): setLeftRightMarginsOrSaveCursor(sequence)  // DECSLRM, SCOSC
        case UInt8(ascii: "t"): windowOperation(sequence)  // XTWINOPS
        case UInt8(ascii: "u"): restoreCursor()  // SCORC
        case UInt8(ascii: "x"): requestTerminalParameters(sequence.value(0))  // DECREQTPARM
        default: noteUnknown(sequence)
        }
    }

    /// Sequences with a private marker.
    private mutating func privateControl(_ sequence: borrowing ControlSequence) {
        switch (sequence.prefix, sequence.final) {
        case (UInt8(ascii: "?"), UInt8(ascii: "J")): eraseInDisplay(sequence.value(0), selective: true)  // DECSED
        case (UInt8(ascii: "?"), UInt8(ascii: "K")): eraseInLine(sequence.value(0), selective: true)  // DECSEL
        case (UInt8(ascii: "?"), UInt8(ascii: "S")): graphicsAttribute(sequence.value(0))  // XTSMGRAPHICS
        case (UInt8(ascii: "?"), UInt8(ascii: "W")): resetTabs(sequence)  // DECST8C
        case (UInt8(ascii: "?"), UInt8(ascii: "h")): setPrivateModes(sequence, to: true)  // DECSET
        case (UInt8(ascii: "?"), UInt8(ascii: "l")): setPrivateModes(sequence, to: false)  // DECRST
        case (UInt8(ascii: "?"), UInt8(ascii: "i")): break  // MC: no printer, ignored on purpose
        case (UInt8(ascii: "?"), UInt8(ascii: "m")): reportModifyKeys(sequence.value(0))  // XTQMODKEYS
        case (UInt8(ascii: "?"), UInt8(ascii: "n")): privateStatusReport(sequence)  // DSR, DECXCPR
        case (UInt8(ascii: "?"), UInt8(ascii: "r")): restorePrivateModes(sequence)  // XTRESTORE
        case (UInt8(ascii: "?"), UInt8(ascii: "s")): savePrivateModes(sequence)  // XTSAVE
        case (UInt8(ascii: "?"), UInt8(ascii: "u")): reportKeyboard()  // kitty keyboard query
        case (UInt8(ascii: ">"), UInt8(ascii: "c")): secondaryDeviceAttributes(sequence.value(0))  // DA2
        case (UInt8(ascii: ">"), UInt8(ascii: "m")): modifyKeys(sequence)  // XTMODKEYS
        case (UInt8(ascii: ">"), UInt8(ascii: "n")): resetModifyKeys(sequence)  // XTMODKEYS off
        case (UInt8(ascii: ">"), UInt8(ascii: "T")), (UInt8(ascii: ">"), UInt8(ascii: "t")): break  // XTTITLEMODES
        case (UInt8(ascii: ">"), UInt8(ascii: "f")): break  // XTFMTKEYS: keys are the host's, ignored on purpose
        case (UInt8(ascii: ">"), UInt8(ascii: "p")): break  // XTSMPOINTER: no pointer, ignored on purpose
        case (UInt8(ascii: ">"), UInt8(ascii: "q")): reportVersion(sequence.value(0))  // XTVERSION
        case (UInt8(ascii: ">"), UInt8(ascii: "u")): pushKeyboard(sequence)  // kitty keyboard push
        case (UInt8(ascii: "<"), UInt8(ascii: "u")): popKeyboard(sequence.repetitions())  // kitty keyboard pop
        case (UInt8(ascii: "="), UInt8(ascii: "c")): tertiaryDeviceAttributes(sequence.value(0))  // DA3
        case (UInt8(ascii: "="), UInt8(ascii: "u")): setKeyboard(sequence)  // kitty keyboard set
        default: noteUnknown(sequence)
        }
    }

    /// Sequences with intermediate bytes.
    private mutating func intermediateControl(_ sequence: borrowing ControlSequence) {
        guard hasLevel(for: sequence) else { return }
        switch (sequence.prefix, sequence.intermediates) {
        case (0, 0x20): spaceControl(sequence)
        case (0, 0x24): dollarControl(sequence)
        case (0, 0x21): bangControl(sequence)
        case (0, 0x22): quoteControl(sequence)
        case (0, 0x23): hashControl(sequence)
        case (0, 0x26) where sequence.final == UInt8(ascii: "u"): reportPreferredSet()  // DECRQUPSS
        case (0, 0x27): apostropheControl(sequence)
        case (0, 0x2A): starControl(sequence)
        case (UInt8(ascii: "?"), 0x24) where sequence.final == UInt8(ascii: "p"):
            requestMode(sequence.value(0), isPrivate: true)  // DECRQM
        default: noteUnknown(sequence)
        }
    }

    private mutating func spaceControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "@"): scrollLeft(sequence.repetitions())  // SL
        case UInt8(ascii: "A"): scrollRight(sequence.repetitions())  // SR
        case UInt8(ascii: "q"): setCursorStyle(sequence.value(0))  // DECSCUSR
        case UInt8(ascii: "t"), UInt8(ascii: "u"): break  // DECSWBV, DECSMBV: the bell's volume, ignored on purpose
        default: noteUnknown(sequence)
        }
    }

    private mutating func dollarControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "p"): requestMode(sequence.value(0), isPrivate: false)  // DECRQM
        case UInt8(ascii: "r"): changeAttributes(sequence)  // DECCARA
        case UInt8(ascii: "t"): reverseAttributes(sequence)  // DECRARA
        case UInt8(ascii: "v"): copyRectangle(sequence)  // DECCRA
        case UInt8(ascii: "w"): requestPresentation(sequence.value(0))  // DECRQPSR
        case UInt8(ascii: "x"): fillRectangle(sequence)  // DECFRA
        case UInt8(ascii: "z"): eraseRectangle(sequence, selective: false)  // DECERA
        case UInt8(ascii: "{"): eraseRectangle(sequence, selective: true)  // DECSERA
        case UInt8(ascii: "|"): break  // DECSCPP: the size is the host's, ignored on purpose
        case UInt8(ascii: "}"), UInt8(ascii: "~"): break  // DECSASD, DECSSDT: no status line, ignored on purpose
        default: noteUnknown(sequence)
        }
    }

    private mutating func bangControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "p"): softReset()  // DECSTR
        default: noteUnknown(sequence)
        }
    }

    private mutating func quoteControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "p"): setConformanceLevel(sequence.value(0))  // DECSCL
        case UInt8(ascii: "q"): selectProtection(sequence.value(0))  // DECSCA
        case UInt8(ascii: "v"): reportExtent()  // DECRQDE
        default: noteUnknown(sequence)
        }
    }

    private mutating func hashControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "p"), UInt8(ascii: "{"): pushRendition()  // XTPUSHSGR
        case UInt8(ascii: "q"), UInt8(ascii: "}"): popRendition()  // XTPOPSGR
        case UInt8(ascii: "P"), UInt8(ascii: "Q"), UInt8(ascii: "R"): break
        // XTPUSHCOLORS, XTPOPCOLORS, XTREPORTCOLORS: ignored on purpose
        default: noteUnknown(sequence)
        }
    }

    private mutating func apostropheControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "}"): insertColumns(sequence.repetitions())  // DECIC
        case UInt8(ascii: "~"): deleteColumns(sequence.repetitions())  // DECDC
        case UInt8(ascii: "w"), UInt8(ascii: "z"), UInt8(ascii: "{"), UInt8(ascii: "|"): break
        // DECEFR, DECELR, DECSLE, DECRQLP: no locator, ignored on purpose
        default: noteUnknown(sequence)
        }
    }

    private mutating func starControl(_ sequence: borrowing ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "x"): selectChangeExtent(sequence.value(0))  // DECSACE
        case UInt8(ascii: "y"): requestChecksum(sequence)  // DECRQCRA
        case UInt8(ascii: "|"): break  // DECSNLS: the size is the host's, ignored on purpose
        default: noteUnknown(sequence)
        }
    }
}
