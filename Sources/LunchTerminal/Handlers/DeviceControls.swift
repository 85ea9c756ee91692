/// The table of DCS: which handler each final byte leads to.
extension Emulator {
    /// Takes the DCS received.
    mutating func deviceControl() {
        guard !string.isTooLong else {
            droppedStrings += 1
            return
        }
        switch string.key {
        case UInt32(UInt8(ascii: "q")): sixelPicture()  // sixel
        case 0x2400 | UInt32(UInt8(ascii: "q")): requestStatusString()  // DECRQSS
        case 0x2400 | UInt32(UInt8(ascii: "t")) where conformanceLevel < 3: break
        case 0x2400 | UInt32(UInt8(ascii: "t")): restorePresentation()  // DECRSPS
        case 0x2B00 | UInt32(UInt8(ascii: "q")): requestTermcap()  // XTGETTCAP
        case 0x2B00 | UInt32(UInt8(ascii: "p")): break  // XTSETTCAP: keys are the host's, ignored on purpose
        case UInt32(UInt8(ascii: "|")): break  // DECUDK: keys are the host's, ignored on purpose
        case UInt32(UInt8(ascii: "p")): break  // ReGIS: no picture, no cells; ignored on purpose
        default: noteUnknownDeviceControl()
        }
    }

    /// DECRQSS: answers DECRPSS with the setting, made from the state and never from the request (VT510 manual).
    private mutating func requestStatusString() {
        guard let setting = setting(named: String(decoding: string.bytes.prefix(3), as: UTF8.self)) else {
            report("\u{1B}P0$r\u{1B}\\")
            return
        }
        report("\u{1B}P1$r\(setting)\u{1B}\\")
    }

    /// The setting that a control function would make, with that function's final bytes; nil for one not reported.
    private func setting(named function: String) -> String? {
        switch function {
        case "m": "\(pen.renditionParameters)m"  // SGR
        case "r": "\(margins.top + 1);\(margins.bottom + 1)r"  // DECSTBM
        case "s": "\(margins.left + 1);\(margins.right + 1)s"  // DECSLRM
        case "t": "\(rows)t"  // DECSLPP
        case "*|": "\(rows)*|"  // DECSNLS
        case "*x": "\(changeExtentIsRectangle ? 2 : 1)*x"  // DECSACE
        case "$|": "\(columns)$|"  // DECSCPP
        case "$}": "0$}"  // DECSASD: the main display
        case "$~": "0$~"  // DECSSDT: no status line
        case " q": "\(Int(cursorShape.rawValue) * 2 + (modes.flags.contains(.cursorBlinks) ? 1 : 2)) q"  // DECSCUSR
        case "\"p": "\(60 + conformanceLevel)\(conformanceLevel > 1 ? ";1" : "")\"p"  // DECSCL
        case "\"q": "\(pen.attributes.contains(.protected) && protection == .selective ? 1 : 0)\"q"  // DECSCA
        default: nil
        }
    }
}
