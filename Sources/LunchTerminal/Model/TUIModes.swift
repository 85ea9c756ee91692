/// The modes of a terminal, for example mouse tracking. The program switches them on and off.
///
/// A name in parentheses, such as DECCKM, is the name in the VT510 manual or in xterm's documentation (xterm ctlseqs).
/// A private mode has a number: the program switches it on with `ESC [ ? number h` and off with `ESC [ ? number l`.
public struct TUIModes: Sendable, Hashable {
    var flags: Flags = .initial

    /// The mouse events that the terminal reports to the program.
    public internal(set) var mouseTracking = MouseTracking.off
    /// The encoding of the mouse events that the terminal reports to the program.
    public internal(set) var mouseEncoding = MouseEncoding.standard
    /// The flags of the kitty keyboard protocol that the program has set; empty if the program does not use the
    /// protocol.
    public internal(set) var keyboard: KeyboardFlags = []
    /// The level of xterm's setting modifyOtherKeys (XTMODKEYS, resource 4), from 0 to 3.
    ///
    /// At level 0, the setting is off. The higher the level, the more keys with modifiers send escape sequences. At
    /// level 3, even keys without modifiers send escape sequences.
    public internal(set) var modifyOtherKeys = 0
    /// A Boolean value that indicates whether the alternate screen is shown (private modes 47, 1047, 1049).
    ///
    /// Full-screen programs draw on the alternate screen, so that the contents of the main screen stay unchanged. The
    /// alternate screen has no scrollback.
    public internal(set) var isAlternateScreen = false

    /// A Boolean value that indicates whether arrow keys, Home and End send `ESC O` sequences instead of `ESC [`
    /// sequences (DECCKM).
    public var applicationCursorKeys: Bool { flags.contains(.applicationCursorKeys) }
    /// A Boolean value that indicates whether the numeric keypad sends `ESC O` sequences instead of characters
    /// (DECKPAM, DECNKM).
    public var applicationKeypad: Bool { flags.contains(.applicationKeypad) }
    /// A Boolean value that indicates whether pasted text is sent between `ESC [ 200 ~` and `ESC [ 201 ~` (private mode
    /// 2004).
    public var bracketedPaste: Bool { flags.contains(.bracketedPaste) }
    /// A Boolean value that indicates whether the terminal reports changes of its focus to the program (private mode
    /// 1004).
    ///
    /// The terminal sends `ESC [ I` when it gains the focus, and `ESC [ O` when it loses the focus.
    public var focusEvents: Bool { flags.contains(.focusEvents) }
    /// A Boolean value that indicates whether the mouse wheel sends the Up and Down Arrow keys (private mode 1007).
    ///
    /// The wheel does so only on the alternate screen, and only if `mouseTracking` is off.
    public var alternateScroll: Bool { flags.contains(.alternateScroll) }
    /// A Boolean value that indicates whether text that reaches the right margin continues in the next line (DECAWM).
    public var autowrap: Bool { flags.contains(.autowrap) }
    /// A Boolean value that indicates whether the cursor can move from the left margin back to the line above (private
    /// mode 45).
    ///
    /// The cursor moves to the line above only if `autowrap` is true and the text of the line above was wrapped.
    public var reverseWrap: Bool { flags.contains(.reverseWrap) }
    /// A Boolean value that indicates whether cursor positions are counted from the margins instead of the screen's
    /// edges (DECOM).
    public var originMode: Bool { flags.contains(.origin) }
    /// A Boolean value that indicates whether new text moves the rest of the line to the right instead of overwriting
    /// it (IRM).
    public var insertMode: Bool { flags.contains(.insert) }
    /// A Boolean value that indicates whether a line feed also moves the cursor to the first column (LNM).
    ///
    /// If true, the Return key sends CR LF instead of CR.
    public var newLineMode: Bool { flags.contains(.newLine) }
    /// A Boolean value that indicates whether the whole screen is shown with foreground and background exchanged
    /// (DECSCNM).
    public var reverseVideo: Bool { flags.contains(.reverseVideo) }
    /// A Boolean value that indicates whether the program can set left and right margins (DECLRMM).
    public var leftRightMargins: Bool { flags.contains(.leftRightMargins) }
    /// A Boolean value that indicates whether the Backspace key sends BS instead of DEL (DECBKM).
    ///
    /// BS is the byte 0x08. DEL is the byte 0x7F.
    public var backarrowSendsBackspace: Bool { flags.contains(.backarrow) }
    /// A Boolean value that indicates whether the keyboard is locked, so that keys send nothing (KAM).
    ///
    /// While the keyboard is locked, pressing a key in a test throws `TUIError`.
    public var keyboardLocked: Bool { flags.contains(.keyboardLocked) }
    /// A Boolean value that indicates whether a key that is pressed with Alt (Option) sends ESC before the key's
    /// character (private mode 1036).
    ///
    /// If false, Alt adds 128 to the code of an ASCII character instead (the eighth bit is set), and the key sends the
    /// result as UTF-8. The value is true after a reset.
    public var metaSendsEscape: Bool { flags.contains(.metaSendsEscape) }
    /// A Boolean value that indicates whether the program has begun a synchronized update and has not ended it yet
    /// (private mode 2026).
    ///
    /// The changes of such an update appear in one step, when the update ends (see `TUITerminal.isHoldingGrid`).
    public var synchronizedOutput: Bool { flags.contains(.synchronizedOutput) }
    /// A Boolean value that indicates whether the width of text is computed per grapheme cluster (private mode 2027).
    ///
    /// If false, the width is computed per code point. See `TUIWidthPolicy` for both rules.
    public var graphemeClusters: Bool { flags.contains(.graphemeClusters) }
    /// A Boolean value that indicates whether the terminal reports changes of its colour scheme to the program (private
    /// mode 2031).
    public var colorSchemeReports: Bool { flags.contains(.colorSchemeReports) }
    /// A Boolean value that indicates whether the terminal reports changes of its size to the program (private mode
    /// 2048).
    ///
    /// The terminal also reports its size when the program switches this mode on.
    public var inBandResize: Bool { flags.contains(.inBandResize) }

    /// The mouse events that a terminal reports to the program (xterm ctlseqs, "Mouse Tracking").
    public enum MouseTracking: Int, Sendable, Hashable {
        /// No mouse events.
        case off = 0
        /// Presses of buttons only (private mode 9).
        case press = 9
        /// Presses and releases of buttons, and turns of the wheel (private mode 1000).
        case button = 1000
        /// The events of `button`, and motion while a button is held down (private mode 1002).
        case drag = 1002
        /// The events of `button`, and all motion (private mode 1003).
        case motion = 1003
    }

    /// The encoding of the mouse events that a terminal reports (xterm ctlseqs, "Extended coordinates"). Columns and
    /// rows are counted from 1.
    public enum MouseEncoding: Int, Sendable, Hashable {
        /// `ESC [ M` and three bytes for button, column and row. The largest column and the largest row are 223.
        case standard = 0
        /// `ESC [ M` and three UTF-8 characters for button, column and row (private mode 1005). The largest column and
        /// the largest row are 2015.
        case utf8 = 1005
        /// `ESC [ <`, decimal numbers for button, column and row, and `M` for a press or `m` for a release (private
        /// mode 1006).
        case sgr = 1006
        /// `ESC [`, decimal numbers for button, column and row, and `M` (private mode 1015).
        case urxvt = 1015
        /// The encoding `sgr` with positions in pixels instead of cells (private mode 1016).
        case sgrPixels = 1016
    }

    /// The flags of the kitty keyboard protocol ("progressive enhancements"). A program sets them to receive more
    /// details about key presses.
    public struct KeyboardFlags: OptionSet, Sendable, Hashable {
        /// The flags as bits, with the values that the kitty keyboard protocol defines.
        public let rawValue: UInt8

        /// Creates flags from their bits. All but the lowest five bits are ignored.
        public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1F }

        /// The flag "Disambiguate escape codes", with the value 1: keys such as Escape and Control-I send escape
        /// sequences that cannot be confused with other keys.
        public static let disambiguate = Self(rawValue: 1)
        /// The flag "Report event types", with the value 2: the terminal also reports when a key repeats and when it is
        /// released.
        public static let eventTypes = Self(rawValue: 2)
        /// The flag "Report alternate keys", with the value 4: the escape sequence of a key also contains alternatives
        /// to the key's code.
        ///
        /// The alternatives are the code of the character that the key types with Shift, if Shift is held down, and the
        /// code of the key in the same position on a US keyboard.
        public static let alternateKeys = Self(rawValue: 4)
        /// The flag "Report all keys as escape codes", with the value 8: even keys that type text send an escape
        /// sequence instead of the text.
        ///
        /// Modifier and lock keys, such as Shift and Caps Lock, send escape sequences only if this flag is set.
        public static let allKeys = Self(rawValue: 8)
        /// The flag "Report associated text", with the value 16: the escape sequence of a key contains the text that
        /// the key types.
        ///
        /// The flag has an effect only together with `allKeys`.
        public static let associatedText = Self(rawValue: 16)
    }
}
