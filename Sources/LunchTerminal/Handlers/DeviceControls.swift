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
            answers.append("\u{1B}P0$r\u{1B}\\")
            return
        }
        answers.append("\u{1B}P1$r\(setting)\u{1B}\\")
    }

    /// The setting that a control function would make, with that function's final bytes; nil for one not reported.
    private func setting(named function: String) -> String? {
        switch function {
        case "m": "\(renditionParameters)m"  // SGR
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

    /// The parameters of SGR that give a plain pen the style of this one; 0 resets it first (xterm).
    private var renditionParameters: String {
        var parameters = ["0"]
        func add(_ attribute: TUIStyle.Attributes, _ parameter: String) {
            if pen.attributes.contains(attribute) { parameters.append(parameter) }
        }
        add(.bold, "1")
        switch pen.underline {
        case .none, .double: break
        case .single: parameters.append("4")
        case .curly, .dotted, .dashed: parameters.append("4:\(pen.underline.rawValue)")
        }
        add(.blink, "5")
        add(.rapidBlink, "6")
        add(.inverse, "7")
        add(.hidden, "8")
        add(.faint, "2")
        add(.italic, "3")
        add(.strikethrough, "9")
        if pen.underline == .double { parameters.append("21") }
        add(.overline, "53")
        for (color, base) in [(pen.foreground, 30), (pen.background, 40), (pen.underlineColor, 50)] {
            switch color {
            case .default: break
            case .indexed(let index) where index < 8 && base < 50: parameters.append(String(base + Int(index)))
            case .indexed(let index) where index < 16 && base < 50: parameters.append(String(base + 52 + Int(index)))
            case .indexed(let index): parameters.append("\(base + 8):5:\(index)")
            case .rgb(let red, let green, let blue): parameters.append("\(base + 8):2::\(red):\(green):\(blue)")
            }
        }
        return parameters.joined(separator: ";")
    }
}
