/// The look of text: its colour and its attributes.
public struct Style: Hashable, Sendable {
    /// A colour of the terminal's own palette (SGR 30 to 37).
    public enum Color: UInt8, Hashable, Sendable {
        /// The eight colours, in the order of their numbers.
        case black, red, green, yellow, blue, magenta, cyan, white
    }

    /// The colour of the text; nil for the terminal's default.
    public var color: Color?

    /// True if the text is bold.
    public var isBold: Bool

    /// True if the text is dim.
    public var isDim: Bool

    /// True if the text is underlined.
    public var isUnderlined: Bool

    /// True if text and background change their colours.
    public var isReversed: Bool

    /// Text as the terminal shows it by default.
    public static let plain = Style()

    /// Bold text.
    public static let bold = Style(isBold: true)

    /// Dim text, as of something that is disabled.
    public static let dim = Style(isDim: true)

    /// Text with its colours changed, as of something that has the focus.
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
        if isReversed { parameters.append("7") }
        if let color { parameters.append(String(30 + color.rawValue)) }
        return "\u{1B}[\(parameters.joined(separator: ";"))m"
    }
}
