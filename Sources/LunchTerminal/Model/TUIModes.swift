/// The modes of a terminal, for example mouse tracking. The program switches them on and off.
///
/// A name in parentheses, such as DECCKM, is the name in the VT510 manual or in xterm's documentation (xterm ctlseqs).
/// The program switches a private mode on with `ESC [ ? number h` and off with `ESC [ ? number l`. It switches an ANSI
/// mode on with `ESC [ number h` and off with `ESC [ number l`.
///
/// The terminal has no keyboard and no mouse. In a test, the keys and the mouse events that the test sends follow these modes.
public struct TUIModes: Sendable, Hashable {
    var flags: Flags = .initial

    /// The mouse events that the terminal reports to the program.
    public internal(set) var mouseTracking = MouseTracking.off
    /// The encoding of the mouse events that the terminal reports to the program.
    public internal(set) var mouseEncoding = MouseEncoding.standard
    /// The flags of the kitty keyboard protocol that the program has set; empty if the program does not use the protocol.
    ///
    /// The main screen and the alternate screen have separate flags. This property contains the flags of the screen
    /// that is shown.
    public internal(set) var keyboard: KeyboardFlags = []
    /// The level of xterm's setting modifyOtherKeys, from 0 to 3. The program sets it with XTMODKEYS (`ESC [ > 4 ; level m`).
    ///
    /// At level 0, the setting is off. The higher the level, the more keys with modifiers send escape sequences. At
    /// level 3, even keys without modifiers send escape sequences.
    public internal(set) var modifyOtherKeys = 0
    /// A Boolean value that indicates whether the alternate screen is shown (private modes 47, 1047, 1049).
    ///
    /// Full-screen programs draw on the alternate screen, so that the contents of the main screen stay unchanged. The
    /// alternate screen has no scrollback. While it is shown, a `TUIGrid` has the scrollback of the main screen.
    public internal(set) var isAlternateScreen = false

    /// A Boolean value that indicates whether the arrow keys, Home and End send `ESC O` sequences instead of `ESC [`
    /// sequences (DECCKM, private mode 1). With modifiers, such as Shift, they always send `ESC [` sequences.
    public var applicationCursorKeys: Bool { flags.contains(.applicationCursorKeys) }
    /// A Boolean value that indicates whether the numeric keypad sends `ESC O` sequences instead of characters.
    ///
    /// The program switches this mode on with DECKPAM (`ESC =`) and off with DECKPNM (`ESC >`), or with DECNKM (private
    /// mode 66). While Num Lock is on, the keypad sends characters.
    public var applicationKeypad: Bool { flags.contains(.applicationKeypad) }
    /// A Boolean value that indicates whether pasted text is sent between `ESC [ 200 ~` and `ESC [ 201 ~` (private mode 2004).
    public var bracketedPaste: Bool { flags.contains(.bracketedPaste) }
    /// A Boolean value that indicates whether the terminal reports changes of its focus to the program (private mode 1004).
    ///
    /// The program receives `ESC [ I` when the terminal gains the focus, and `ESC [ O` when it loses the focus.
    public var focusEvents: Bool { flags.contains(.focusEvents) }
    /// A Boolean value that indicates whether the mouse wheel sends the Up and Down Arrow keys on the alternate screen
    /// (private mode 1007).
    ///
    /// Each notch of the wheel sends the key five times. If `mouseTracking` is not `.off`, the wheel sends no keys.
    public var alternateScroll: Bool { flags.contains(.alternateScroll) }
    /// A Boolean value that indicates whether text that reaches the right margin continues in the next line (DECAWM,
    /// private mode 7).
    public var autowrap: Bool { flags.contains(.autowrap) }
    /// A Boolean value that indicates whether the control character BS and the sequence CUB (`ESC [ number D`) can move
    /// the cursor from the left margin to the end of the line above (private mode 45).
    ///
    /// They do so only if `autowrap` is true, and only if the text of the line above was wrapped to the cursor's line.
    package var reverseWrap: Bool { flags.contains(.reverseWrap) }
    /// A Boolean value that indicates whether control sequences count cursor positions from the margins instead of the
    /// screen's edges (DECOM, private mode 6). `TUIGrid.cursor` always counts from the screen's edges.
    package var originMode: Bool { flags.contains(.origin) }
    /// A Boolean value that indicates whether new text moves the rest of the line to the right instead of overwriting
    /// it (IRM, ANSI mode 4).
    package var insertMode: Bool { flags.contains(.insert) }
    /// A Boolean value that indicates whether a line feed also moves the cursor to the beginning of the line (LNM, ANSI
    /// mode 20).
    ///
    /// If true, the Return key sends CR LF instead of CR.
    package var newLineMode: Bool { flags.contains(.newLine) }
    /// A Boolean value that indicates whether the whole screen is shown with foreground and background exchanged
    /// (DECSCNM, private mode 5).
    public var reverseVideo: Bool { flags.contains(.reverseVideo) }
    /// A Boolean value that indicates whether the program can set left and right margins (DECLRMM, private mode 69).
    package var leftRightMargins: Bool { flags.contains(.leftRightMargins) }
    /// A Boolean value that indicates whether the Backspace key sends BS instead of DEL (DECBKM, private mode 67).
    ///
    /// BS is the byte 0x08. DEL is the byte 0x7F.
    public var backarrowSendsBackspace: Bool { flags.contains(.backarrow) }
    /// A Boolean value that indicates whether the keyboard is locked, so that keys send nothing (KAM, ANSI mode 2).
    ///
    /// While the keyboard is locked, pressing a key in a test throws `TUIError`.
    public var keyboardLocked: Bool { flags.contains(.keyboardLocked) }
    /// A Boolean value that indicates whether a key that is pressed with Alt (Option) sends ESC before the key's
    /// character (private mode 1036). The value is true at the beginning and after a reset (RIS, `ESC c`).
    ///
    /// If false, Alt adds 128 to the code of an ASCII character, and the key sends the resulting character as UTF-8.
    public var metaSendsEscape: Bool { flags.contains(.metaSendsEscape) }
    /// A Boolean value that indicates whether the program has begun a synchronized update and has not ended it yet
    /// (private mode 2026).
    ///
    /// The changes of such an update appear in `TUITerminal.grid` in one step, when the update ends.
    /// `TUITerminal.isHoldingGrid` describes the cases in which they appear earlier.
    public var synchronizedOutput: Bool { flags.contains(.synchronizedOutput) }
    /// A Boolean value that indicates whether the terminal computes the width of text per grapheme cluster (private
    /// mode 2027).
    ///
    /// If false, the terminal computes the width per code point. `TUIWidthPolicy` describes both rules.
    public var graphemeClusters: Bool { flags.contains(.graphemeClusters) }
    /// A Boolean value that indicates whether the terminal reports changes of its color scheme to the program (private
    /// mode 2031). The scheme is `TUITerminal.colorScheme`.
    public var colorSchemeReports: Bool { flags.contains(.colorSchemeReports) }
    /// A Boolean value that indicates whether the terminal reports changes of its size to the program (private mode 2048).
    ///
    /// The terminal also reports its size when the program switches this mode on.
    public var inBandResize: Bool { flags.contains(.inBandResize) }

    /// The mouse events that a terminal reports to the program (xterm ctlseqs, "Mouse Tracking").
    public enum MouseTracking: Int, Sendable, Hashable {
        /// No mouse events.
        case off = 0
        /// Presses of buttons only (private mode 9). The reports do not contain modifiers, such as Shift.
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
    ///
    /// Only `sgr` and `sgrPixels` report which button is released.
    public enum MouseEncoding: Int, Sendable, Hashable {
        /// `ESC [ M` and three bytes for button, column and row, each with 32 added. The largest column and the largest
        /// row are 223.
        case standard = 0
        /// `ESC [ M` and three UTF-8 characters for button, column and row, each with 32 added (private mode 1005). The
        /// largest column and the largest row are 2015.
        case utf8 = 1005
        /// `ESC [ <`, decimal numbers for button, column and row, and `m` for a release or `M` for any other event
        /// (private mode 1006).
        case sgr = 1006
        /// `ESC [`, decimal numbers for button (with 32 added), column and row, and `M` (private mode 1015).
        case urxvt = 1015
        /// The encoding `sgr` with positions in pixels instead of cells (private mode 1016). A cell is 10 pixels wide
        /// and 20 pixels high.
        case sgrPixels = 1016
    }

    /// The flags of the kitty keyboard protocol, which calls them "progressive enhancements". A program sets them to
    /// receive more details about key presses.
    public struct KeyboardFlags: OptionSet, Sendable, Hashable {
        /// The flags as bits, with the values that the kitty keyboard protocol defines.
        public let rawValue: UInt8

        /// Creates flags from their bits. Only the lowest five bits are used.
        public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1F }

        /// The flag "Disambiguate escape codes", with the value 1: keys such as Escape and Control-I send escape
        /// sequences that cannot be confused with those of other keys.
        public static let disambiguate = Self(rawValue: 1)
        /// The flag "Report event types", with the value 2: the terminal also reports when a key repeats and when it is
        /// released.
        public static let eventTypes = Self(rawValue: 2)
        /// The flag "Report alternate keys", with the value 4: the escape sequence of a key also contains alternatives
        /// to the key's code.
        ///
        /// The first alternative is the code of the character that the key types with Shift. It is sent only if Shift
        /// is held down. The second alternative is the code of the key in the same position on a US keyboard. It is
        /// sent only by keyboards with another layout, and never by tests.
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
