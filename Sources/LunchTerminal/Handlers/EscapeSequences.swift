/// The table of escape sequences: which handler each leads to.
extension Emulator {
    mutating func escape(intermediates: UInt16, final: UInt8) {
        breaker.reset()
        lastPrinted = nil
        act(intermediates, final)
        if screen.hasDoubleLines { stayOnLine() }
    }

    private mutating func act(_ intermediates: UInt16, _ final: UInt8) {
        switch (intermediates, final) {
        case (0, UInt8(ascii: "6")): if conformanceLevel >= 4 { backIndex() }  // DECBI
        case (0, UInt8(ascii: "7")): saveCursor()  // DECSC
        case (0, UInt8(ascii: "8")): restoreCursor()  // DECRC
        case (0, UInt8(ascii: "9")): if conformanceLevel >= 4 { forwardIndex() }  // DECFI
        case (0, UInt8(ascii: "=")): modes.flags.insert(.applicationKeypad)  // DECKPAM
        case (0, UInt8(ascii: ">")): modes.flags.remove(.applicationKeypad)  // DECKPNM
        case (0, UInt8(ascii: "D")): index()  // IND
        case (0, UInt8(ascii: "E")): nextLine()  // NEL
        case (0, UInt8(ascii: "H")): tabStops.set(cursorColumn)  // HTS
        case (0, UInt8(ascii: "M")): reverseIndex()  // RI
        case (0, UInt8(ascii: "N")): charsets.single = 2  // SS2
        case (0, UInt8(ascii: "O")): charsets.single = 3  // SS3
        case (0, UInt8(ascii: "V")): startProtectedArea()  // SPA
        case (0, UInt8(ascii: "W")): pen.attributes.remove(.protected)  // EPA
        case (0, UInt8(ascii: "Z")): primaryDeviceAttributes(0)  // DECID
        case (0, UInt8(ascii: "\\")): break  // ST with nothing to end
        case (0, UInt8(ascii: "c")): reset()  // RIS
        case (0, UInt8(ascii: "n")): charsets.left = 2  // LS2
        case (0, UInt8(ascii: "o")): charsets.left = 3  // LS3
        case (0, UInt8(ascii: "|")): charsets.right = 3  // LS3R
        case (0, UInt8(ascii: "}")): charsets.right = 2  // LS2R
        case (0, UInt8(ascii: "~")): charsets.right = 1  // LS1R
        case (0, UInt8(ascii: "F")), (0, UInt8(ascii: "l")), (0, UInt8(ascii: "m")): break  // HP's corner, memory lock
        case (0x20, UInt8(ascii: "F")), (0x20, UInt8(ascii: "G")): break  // S7C1T, S8C1T: answers are always 7-bit
        case (0x20, UInt8(ascii: "L")...UInt8(ascii: "N")): break  // ANSI conformance levels
        case (0x23, UInt8(ascii: "3")): setLineSize(.doubleHeightTop)  // DECDHL
        case (0x23, UInt8(ascii: "4")): setLineSize(.doubleHeightBottom)  // DECDHL
        case (0x23, UInt8(ascii: "5")): setLineSize(.single)  // DECSWL
        case (0x23, UInt8(ascii: "6")): setLineSize(.doubleWidth)  // DECDWL
        case (0x23, UInt8(ascii: "8")): alignmentTest()  // DECALN
        case (0x25, UInt8(ascii: "@")), (0x25, UInt8(ascii: "G")): break  // DOCS: always UTF-8
        case (0x28...0x2F, _), (0x2820...0x2F2F, _): designate(intermediates, final)  // SCS
        default: noteUnknownEscape(intermediates, final)
        }
    }
}
