/// The style of a cell: the colors and attributes of its text.
///
/// The program in the terminal sets them with SGR (`ESC [ … m`; ECMA-48 8.3.117, xterm ctlseqs). Only the attribute
/// `protected` is set in other ways (see `Attributes.protected`).
public struct TUIStyle: Sendable, Hashable, BitwiseCopyable {
    var packedForeground = PackedColor.default
    var packedBackground = PackedColor.default
    var packedUnderlineColor = PackedColor.default
    /// Attributes in the low half, the underline's style above.
    private var bits: UInt32 = 0
    /// The hyperlink's number in the low half, the mark's above.
    private var numbers: UInt32 = 0

    /// Creates a plain style: the terminal's default colors, no underline and no attributes.
    public init() {}

    /// Creates a style of colors and attributes.
    package init(foreground: TUIColor = .default, background: TUIColor = .default, attributes: Attributes = []) {
        packedForeground = PackedColor(foreground)
        packedBackground = PackedColor(background)
        self.attributes = attributes
    }

    /// A style without attributes on this background: what erasing leaves (background color erase).
    init(erasedOn style: TUIStyle) {
        packedBackground = style.packedBackground
    }

    /// A number that is hardly the same for two styles.
    var mixed: UInt64 {
        let colors = UInt64(packedForeground.bits) << 32 | UInt64(packedBackground.bits)
        let rest = UInt64(packedUnderlineColor.bits) << 32 | UInt64(bits)
        var value = colors &* 0x9E37_79B9_7F4A_7C15 ^ rest &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 32 ^ UInt64(link)) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 29
    }

    /// The color of the text, as the program has set it. The attribute `inverse` does not change this value.
    public var foreground: TUIColor { packedForeground.color }
    /// The color of the background, as the program has set it. The attribute `inverse` does not change this value.
    public var background: TUIColor { packedBackground.color }
    /// The color of the underline; `.default` if the underline has the color of the text.
    public var underlineColor: TUIColor { packedUnderlineColor.color }

    /// The attributes of the text, such as bold and italic.
    public internal(set) var attributes: Attributes {
        get { Attributes(rawValue: UInt16(truncatingIfNeeded: bits)) }
        set { bits = bits & 0xFFFF_0000 | UInt32(newValue.rawValue) }
    }

    /// The kind of underline; `.none` for text without an underline.
    public internal(set) var underline: Underline {
        get { Underline(rawValue: UInt8(truncatingIfNeeded: bits >> 16)) ?? .none }
        set { bits = bits & 0x0000_FFFF | UInt32(newValue.rawValue) << 16 }
    }

    /// The hyperlink's number in the link table; 0 for none.
    var link: UInt32 {
        get { numbers & 0xFFFF }
        set { numbers = numbers & 0xFFFF_0000 | newValue & 0xFFFF }
    }

    /// The mark's number in the mark table; 0 for none. No style that leaves the terminal has one.
    var mark: UInt16 {
        get { UInt16(truncatingIfNeeded: numbers >> 16) }
        set { numbers = numbers & 0x0000_FFFF | UInt32(newValue) << 16 }
    }

    /// The style as others than the terminal see it.
    var unmarked: TUIStyle {
        var style = self
        style.mark = 0
        return style
    }

    /// The attributes of a style, such as bold and italic.
    ///
    /// The number after SGR is the parameter that sets the attribute: SGR 1 is the sequence `ESC [ 1 m`.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The attributes as bits. Do not store them: the order of the bits may change between versions.
        public let rawValue: UInt16

        /// Creates attributes from their bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Bold text (SGR 1).
        public static let bold = Self(rawValue: 1 << 0)
        /// Faint text (SGR 2).
        public static let faint = Self(rawValue: 1 << 1)
        /// Italic text (SGR 3).
        public static let italic = Self(rawValue: 1 << 2)
        /// Slowly blinking text (SGR 5).
        public static let blink = Self(rawValue: 1 << 3)
        /// Rapidly blinking text (SGR 6).
        public static let rapidBlink = Self(rawValue: 1 << 4)
        /// Text that is shown with foreground and background exchanged (SGR 7).
        public static let inverse = Self(rawValue: 1 << 5)
        /// Invisible text (SGR 8).
        public static let hidden = Self(rawValue: 1 << 6)
        /// Text with a line through it (SGR 9).
        public static let strikethrough = Self(rawValue: 1 << 7)
        /// Text with a line above it (SGR 53).
        public static let overline = Self(rawValue: 1 << 8)
        /// Text that is protected from erasing.
        ///
        /// A program protects text with DECSCA or SPA. DECSCA protects it only from selective erasing (DECSED, DECSEL,
        /// DECSERA). SPA protects it from DECSED and DECSEL, and from ordinary erasing (ED, EL, ECH). If the program
        /// sends both, the later one determines the protection of all protected text, even of text written earlier.
        public static let protected = Self(rawValue: 1 << 9)
    }

    /// The kind of underline (parameters 4, 4:n and 21 of SGR).
    public enum Underline: UInt8, Sendable, Hashable {
        /// No underline (SGR 24 and 4:0).
        case none = 0
        /// A single line (SGR 4 and 4:1).
        case single = 1
        /// A double line (SGR 21 and 4:2).
        case double = 2
        /// A wavy line (SGR 4:3).
        case curly = 3
        /// A dotted line (SGR 4:4).
        case dotted = 4
        /// A dashed line (SGR 4:5).
        case dashed = 5
    }
}
