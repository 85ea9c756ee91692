import LunchTerminal

/// The look of a cell to a person: the colors as they are seen, so with inverse video already exchanged.
struct Look: Hashable, Sendable {
    var foreground: Ink
    var background: Ink
    var attributes: TUIStyle.Attributes
    var isUnderlined: Bool
    /// The number of the hyperlink; 0 for none.
    var link: UInt32

    /// A color in a number that can be compared.
    struct Ink: Hashable, Sendable {
        var code: UInt32

        static let defaultForeground = Ink(code: 1 << 30)
        static let defaultBackground = Ink(code: 1 << 31)

        init(code: UInt32) { self.code = code }

        init(_ color: TUIColor, default standard: Ink) {
            switch color {
            case .default: self = standard
            case .indexed(let index): code = UInt32(index)
            case .rgb(let red, let green, let blue):
                code = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            }
        }
    }

    init(_ style: TUIStyle) {
        let front = Ink(style.foreground, default: .defaultForeground)
        let back = Ink(style.background, default: .defaultBackground)
        let isInverse = style.attributes.contains(.inverse)
        foreground = isInverse ? back : front
        background = isInverse ? front : back
        attributes = style.attributes.subtracting([.inverse, .protected])
        isUnderlined = style.underline != .none
        link = style.linkNumber
    }

    /// True if the text is fainter than others are: gray by its color, or by its attribute.
    var isGray: Bool {
        let code = foreground.code
        if attributes.contains(.faint) || code == 8 || (232...250).contains(code) { return true }
        guard code >> 24 == 1 else { return false }
        let (red, green, blue) = (code >> 16 & 0xFF, code >> 8 & 0xFF, code & 0xFF)
        return red == green && green == blue && (0x30...0xB0).contains(red)
    }

    /// True if the text is drawn in the same way, whatever is after it.
    func hasSameText(as other: Look) -> Bool {
        foreground == other.foreground && attributes == other.attributes && isUnderlined == other.isUnderlined
    }
}
