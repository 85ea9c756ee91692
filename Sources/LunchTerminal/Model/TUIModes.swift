/// The modes that the program has switched on or off.
public struct TUIModes: Sendable, Hashable {
    var flags: Flags = .initial

    /// The events that the mouse reports.
    public internal(set) var mouseTracking = MouseTracking.off
    /// The encoding of mouse reports.
    public internal(set) var mouseEncoding = MouseEncoding.standard
    /// The keyboard flags of the kitty protocol that are in force.
    public internal(set) var keyboard: KeyboardFlags = []
    /// XTMODKEYS 4: 0 to 3.
    public internal(set) var modifyOtherKeys = 0
    /// True if the alternate screen is shown (47, 1047, 1049).
    public internal(set) var isAlternateScreen = false

    /// DECCKM: cursor keys send SS3 rather than CSI.
    public var applicationCursorKeys: Bool { flags.contains(.applicationCursorKeys) }
    /// DECKPAM, DECNKM: the keypad sends SS3 sequences.
    public var applicationKeypad: Bool { flags.contains(.applicationKeypad) }
    /// 2004: pasted text comes between CSI 200 ~ and CSI 201 ~.
    public var bracketedPaste: Bool { flags.contains(.bracketedPaste) }
    /// 1004: gaining and losing focus sends CSI I and CSI O.
    public var focusEvents: Bool { flags.contains(.focusEvents) }
    /// 1007: the wheel sends cursor keys on the alternate screen.
    public var alternateScroll: Bool { flags.contains(.alternateScroll) }
    /// DECAWM: text goes on in the next line at the margin.
    public var autowrap: Bool { flags.contains(.autowrap) }
    /// 45: backspace at the left margin goes to the line above.
    public var reverseWrap: Bool { flags.contains(.reverseWrap) }
    /// DECOM: positions are relative to the margins.
    public var originMode: Bool { flags.contains(.origin) }
    /// IRM: text moves the rest of the line to the right.
    public var insertMode: Bool { flags.contains(.insert) }
    /// LNM: a line feed also returns the carriage, and Return sends CR LF.
    public var newLineMode: Bool { flags.contains(.newLine) }
    /// DECSCNM: foreground and background of the screen are exchanged.
    public var reverseVideo: Bool { flags.contains(.reverseVideo) }
    /// DECLRMM: left and right margins can be set.
    public var leftRightMargins: Bool { flags.contains(.leftRightMargins) }
    /// DECBKM: Backspace sends BS rather than DEL.
    public var backarrowSendsBackspace: Bool { flags.contains(.backarrow) }
    /// KAM: the keyboard is locked, and keys send nothing.
    public var keyboardLocked: Bool { flags.contains(.keyboardLocked) }
    /// 1036: Alt sends ESC before the key; otherwise it sets the eighth bit. On at the start.
    public var metaSendsEscape: Bool { flags.contains(.metaSendsEscape) }
    /// 2026: the program is in the midst of an update.
    public var synchronizedOutput: Bool { flags.contains(.synchronizedOutput) }
    /// 2027: widths are those of grapheme clusters.
    public var graphemeClusters: Bool { flags.contains(.graphemeClusters) }
    /// 2031: a change of the colour scheme is reported.
    public var colorSchemeReports: Bool { flags.contains(.colorSchemeReports) }
    /// 2048: a change of size is reported in the input.
    public var inBandResize: Bool { flags.contains(.inBandResize) }

    /// The events that the mouse reports (xterm ctlseqs, "Mouse Tracking").
    public enum MouseTracking: Int, Sendable, Hashable {
        /// No events.
        case off = 0
        /// 9: presses only.
        case press = 9
        /// 1000: presses and releases.
        case button = 1000
        /// 1002: also motion with a button held.
        case drag = 1002
        /// 1003: all motion.
        case motion = 1003
    }

    /// The encoding of mouse reports (xterm ctlseqs, "Extended coordinates").
    public enum MouseEncoding: Int, Sendable, Hashable {
        /// CSI M and three bytes.
        case standard = 0
        /// 1005: the same in UTF-8.
        case utf8 = 1005
        /// 1006: CSI < and decimal numbers.
        case sgr = 1006
        /// 1015: CSI and decimal numbers.
        case urxvt = 1015
        /// 1016: as 1006, in pixels.
        case sgrPixels = 1016
    }

    /// The progressive enhancements of the kitty keyboard protocol.
    public struct KeyboardFlags: OptionSet, Sendable, Hashable {
        /// The flags as the protocol numbers them.
        public let rawValue: UInt8

        /// Flags of these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1F }

        /// 1: keys that are ambiguous get sequences of their own.
        public static let disambiguate = Self(rawValue: 1)
        /// 2: repeat and release are reported.
        public static let eventTypes = Self(rawValue: 2)
        /// 4: shifted and base-layout keys are reported.
        public static let alternateKeys = Self(rawValue: 4)
        /// 8: text keys too are sent as sequences.
        public static let allKeys = Self(rawValue: 8)
        /// 16: the text comes with the key.
        public static let associatedText = Self(rawValue: 16)
    }
}
