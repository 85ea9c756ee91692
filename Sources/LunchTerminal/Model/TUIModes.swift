/// The modes that the program has switched on or off.
public struct TUIModes: Sendable, Hashable {
    var flags: Flags = .initial

    /// The events of the mouse that the terminal reports.
    public internal(set) var mouseTracking = MouseTracking.off
    /// The encoding of mouse reports.
    public internal(set) var mouseEncoding = MouseEncoding.standard
    /// The flags of the kitty keyboard protocol that are set.
    public internal(set) var keyboard: KeyboardFlags = []
    /// The value of modifyOtherKeys (XTMODKEYS 4), from 0 to 3.
    public internal(set) var modifyOtherKeys = 0
    /// True if the alternate screen is shown (modes 47, 1047, 1049).
    public internal(set) var isAlternateScreen = false

    /// True if cursor keys send SS3 instead of CSI (DECCKM).
    public var applicationCursorKeys: Bool { flags.contains(.applicationCursorKeys) }
    /// True if the keypad sends SS3 sequences (DECKPAM, DECNKM).
    public var applicationKeypad: Bool { flags.contains(.applicationKeypad) }
    /// True if pasted text comes between CSI 200 ~ and CSI 201 ~ (mode 2004).
    public var bracketedPaste: Bool { flags.contains(.bracketedPaste) }
    /// True if gaining and losing focus sends CSI I and CSI O (mode 1004).
    public var focusEvents: Bool { flags.contains(.focusEvents) }
    /// True if the wheel sends cursor keys on the alternate screen (mode 1007).
    public var alternateScroll: Bool { flags.contains(.alternateScroll) }
    /// True if text that reaches the right margin continues in the next line (DECAWM).
    public var autowrap: Bool { flags.contains(.autowrap) }
    /// True if backspace at the left margin moves to the line above (mode 45).
    public var reverseWrap: Bool { flags.contains(.reverseWrap) }
    /// True if positions are relative to the margins (DECOM).
    public var originMode: Bool { flags.contains(.origin) }
    /// True if new text moves the rest of the line to the right (IRM).
    public var insertMode: Bool { flags.contains(.insert) }
    /// True if a line feed also moves the cursor to the first column, and Return sends CR LF (LNM).
    public var newLineMode: Bool { flags.contains(.newLine) }
    /// True if the foreground and the background of the screen are exchanged (DECSCNM).
    public var reverseVideo: Bool { flags.contains(.reverseVideo) }
    /// True if left and right margins can be set (DECLRMM).
    public var leftRightMargins: Bool { flags.contains(.leftRightMargins) }
    /// True if Backspace sends BS instead of DEL (DECBKM).
    public var backarrowSendsBackspace: Bool { flags.contains(.backarrow) }
    /// True if the keyboard is locked and keys send nothing (KAM).
    public var keyboardLocked: Bool { flags.contains(.keyboardLocked) }
    /// True if Alt sends ESC before the key instead of setting the eighth bit (mode 1036); true after a reset.
    public var metaSendsEscape: Bool { flags.contains(.metaSendsEscape) }
    /// True if the program is drawing a synchronized update (mode 2026).
    public var synchronizedOutput: Bool { flags.contains(.synchronizedOutput) }
    /// True if the width of text is counted by grapheme clusters, not by code points (mode 2027).
    public var graphemeClusters: Bool { flags.contains(.graphemeClusters) }
    /// True if a change of the colour scheme is reported (mode 2031).
    public var colorSchemeReports: Bool { flags.contains(.colorSchemeReports) }
    /// True if a change of the size is reported in the input (mode 2048).
    public var inBandResize: Bool { flags.contains(.inBandResize) }

    /// The events of the mouse that the terminal reports (xterm ctlseqs, "Mouse Tracking").
    public enum MouseTracking: Int, Sendable, Hashable {
        /// No events.
        case off = 0
        /// Presses only (mode 9).
        case press = 9
        /// Presses and releases (mode 1000).
        case button = 1000
        /// Presses, releases, and motion while a button is held (mode 1002).
        case drag = 1002
        /// Presses, releases, and all motion (mode 1003).
        case motion = 1003
    }

    /// The encoding of mouse reports (xterm ctlseqs, "Extended coordinates").
    public enum MouseEncoding: Int, Sendable, Hashable {
        /// CSI M and three bytes.
        case standard = 0
        /// CSI M and three characters in UTF-8 (mode 1005).
        case utf8 = 1005
        /// CSI < and decimal numbers (mode 1006).
        case sgr = 1006
        /// CSI and decimal numbers (mode 1015).
        case urxvt = 1015
        /// CSI < and decimal numbers in pixels (mode 1016).
        case sgrPixels = 1016
    }

    /// The progressive enhancements of the kitty keyboard protocol.
    public struct KeyboardFlags: OptionSet, Sendable, Hashable {
        /// The flags as bits, with the values of the protocol.
        public let rawValue: UInt8

        /// Creates flags from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1F }

        /// Ambiguous keys get sequences of their own (1).
        public static let disambiguate = Self(rawValue: 1)
        /// Repeats and releases of keys are reported (2).
        public static let eventTypes = Self(rawValue: 2)
        /// The shifted key, and the key at the same place of the US layout, are reported together with a key (4).
        public static let alternateKeys = Self(rawValue: 4)
        /// All keys are sent as escape sequences, including those that type text (8).
        public static let allKeys = Self(rawValue: 8)
        /// The text that a key types is reported together with the key (16).
        public static let associatedText = Self(rawValue: 16)
    }
}
