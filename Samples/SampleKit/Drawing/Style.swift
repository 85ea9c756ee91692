/// The look of text: its color and its attributes.
public struct Style: Hashable, Sendable {
    /// A color of text or of what is behind it.
    public enum Color: Hashable, Sendable {
        /// A color of the terminal's palette of 256, by its number; the first eight are the named ones.
        case palette(UInt8)
        /// A color by its parts.
        case rgb(red: UInt8, green: UInt8, blue: UInt8)

        /// The palette's black.
        public static let black = Color.palette(0)
        /// The palette's red.
        public static let red = Color.palette(1)
        /// The palette's green.
        public static let green = Color.palette(2)
        /// The palette's yellow.
        public static let yellow = Color.palette(3)
        /// The palette's blue.
        public static let blue = Color.palette(4)
        /// The palette's magenta.
        public static let magenta = Color.palette(5)
        /// The palette's cyan.
        public static let cyan = Color.palette(6)
        /// The palette's white.
        public static let white = Color.palette(7)
    }

    /// The color of the text; nil for the terminal's default.
    public var color: Color?

    /// The color behind the text; nil for the terminal's default.
    public var background: Color?

    /// True if the text is bold.
    public var isBold: Bool

    /// True if the text is dim.
    public var isDim: Bool

    /// True if the text is underlined.
    public var isUnderlined: Bool

    /// True if text and background change their colors.
    public var isReversed: Bool

    /// True if the text is italic.
    public var isItalic: Bool = false

    /// True if a line goes through the text.
    public var isStruckThrough: Bool = false

    /// Text as the terminal shows it by default.
    public static let plain = Style()

    /// Bold text.
    public static let bold = Style(isBold: true)

    /// Dim text, as of something that is disabled.
    public static let dim = Style(isDim: true)

    /// Text with its colors changed, as of something that has the focus.
    public static let reversed = Style(isReversed: true)

    /// Creates a style; what is not given is as the terminal has it by default.
    public init(
        color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false,
        isReversed: Bool = false
    ) {
        self.color = color
        self.isBold = isBold
        self.isDim = isDim
        self.isUnderlined = isUnderlined
        self.isReversed = isReversed
    }

    /// The sequence that selects this style and no other (SGR, ECMA-48, 8.3.117).
    var sequence: String {
        var parameters = ["0"]
        if isBold { parameters.append("1") }
        if isDim { parameters.append("2") }
        if isUnderlined { parameters.append("4") }
        if isItalic { parameters.append("3") }
        if isReversed { parameters.append("7") }
        if isStruckThrough { parameters.append("9") }
        if let color { parameters.append(color.parameters(basic: 30, bright: 90, other: 38)) }
        if let background { parameters.append(background.parameters(basic: 40, bright: 100, other: 48)) }
        return "\u{1B}[\(parameters.joined(separator: ";"))m"
    }
}

extension Style.Color {
    /// The parameters of SGR (ECMA-48, 8.3.117; xterm's ctlseqs for those beyond the first eight).
    fileprivate func parameters(basic: Int, bright: Int, other: Int) -> String {
        switch self {
        case .palette(let number) where number < 8: "\(basic + Int(number))"
        case .palette(let number) where number < 16: "\(bright + Int(number) - 8)"
        case .palette(let number): "\(other);5;\(number)"
        case .rgb(let red, let green, let blue): "\(other);2;\(red);\(green);\(blue)"
        }
    }
}
