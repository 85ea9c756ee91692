/// The terminal's reports; no answer holds anything that the program sent.
extension Emulator {
    /// DA1: a VT420 with selective erase, horizontal scrolling, color and rectangles (VT510 manual, xterm ctlseqs).
    ///
    /// It does not claim 132 columns: the size is the host's, and DECCOLM does not change it.
    mutating func primaryDeviceAttributes(_ value: Int) {
        guard value == 0, let attributes = options.profile.primaryAttributes else { return }
        answers.append("\u{1B}[\(attributes)c")
    }

    /// DA2: the answer of xterm patch 390, by which programs choose features (xterm ctlseqs).
    mutating func secondaryDeviceAttributes(_ value: Int) {
        guard value == 0, let attributes = options.profile.secondaryAttributes else { return }
        answers.append("\u{1B}[\(attributes)c")
    }

    /// DA3: the unit's identification, which is zero (VT510 manual).
    mutating func tertiaryDeviceAttributes(_ value: Int) {
        guard value == 0, conformanceLevel >= 4 else { return }
        report("\u{1B}P!|00000000\u{1B}\\")
    }

    /// XTVERSION (xterm ctlseqs).
    mutating func reportVersion(_ value: Int) {
        guard value == 0, let version = options.profile.version else { return }
        answers.append("\u{1B}P>|\(version)\u{1B}\\")
    }

    /// Answers with a report that only terminals of the kind of DEC's and xterm give.
    mutating func report(_ text: String) {
        if options.profile.features.contains(.otherReports) { answers.append(text) }
    }

    /// DSR 5 and CPR (ECMA-48 8.3.35, 8.3.14).
    mutating func deviceStatusReport(_ value: Int) {
        switch value {
        case 5:
            answers.append("\u{1B}[0n")
        case 6:
            let (column, row) = reportedPosition
            answers.append("\u{1B}[\(row);\(column)R")
        default:
            break
        }
    }

    /// DECXCPR with the only page, and the DEC device reports: no printer, no locator, keys locked, no macros (VT510 manual, xterm ctlseqs).
    mutating func privateStatusReport(_ sequence: borrowing ControlSequence) {
        guard hasLevel(forReport: sequence.value(0)) else { return }
        switch sequence.value(0) {
        case 6:
            let (column, row) = reportedPosition
            answers.append("\u{1B}[?\(row);\(column)\(conformanceLevel >= 3 ? ";1" : "")R")
        case 15: report("\u{1B}[?13n")
        case 25: report("\u{1B}[?21n")
        case 26: report("\u{1B}[?27;1\(String(repeating: ";0", count: conformanceLevel - 2))n")
        case 53, 55: report("\u{1B}[?53n")
        case 56: report("\u{1B}[?57;0n")
        case 62: report("\u{1B}[0*{")
        case 63: report("\u{1B}P\(max(0, sequence.value(1)))!~0000\u{1B}\\")
        case 75: report("\u{1B}[?70n")
        case 85: report("\u{1B}[?83n")
        case 996: reportColorScheme()
        default: break
        }
    }

    /// 2031: notifies the program when the color scheme changes, in the form of the answer to CSI ? 996 n (Contour).
    mutating func changeColorScheme(to scheme: TUIColorScheme) {
        guard scheme != colorScheme else { return }
        colorScheme = scheme
        if modes.flags.contains(.colorSchemeReports) { reportColorScheme() }
    }

    private mutating func reportColorScheme() {
        guard options.profile.features.contains(.changeReports) else { return }
        answers.append("\u{1B}[?997;\(colorScheme.rawValue)n")
    }

    /// DECREQTPARM: answers DECREPTPARM: no parity, eight bits, 38,400 baud (VT100 manual, xterm ctlseqs).
    mutating func requestTerminalParameters(_ value: Int) {
        guard value == 0 || value == 1 else { return }
        report("\u{1B}[\(value + 2);1;1;128;128;1;0x")
    }

    /// DECRQDE: answers DECRPDE, that all of the only page is shown (VT510 manual, xterm ctlseqs).
    mutating func reportExtent() {
        report("\u{1B}[\(rows);\(columns);1;1;1\"w")
    }

    /// XTSMGRAPHICS: the answer is always that it failed, since no picture is drawn (xterm ctlseqs).
    mutating func graphicsAttribute(_ item: Int) {
        report("\u{1B}[?\(item);3S")
    }

    /// The cursor as the program counts: from 1, in origin mode from the margins' corner.
    private var reportedPosition: (column: Int, row: Int) {
        let origin = modes.originMode ? (margins.left, margins.top) : (0, 0)
        return (cursorColumn - origin.0 + 1, cursorRow - origin.1 + 1)
    }
}
