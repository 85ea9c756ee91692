package import LunchTerminal

/// The colors in which a picture shows those of a screen.
package struct PictureColors {
    /// The default color of text, in the form `0xRRGGBB`.
    package let foreground: UInt32
    /// The default color after text.
    package let background: UInt32
    let cursor: UInt32
    /// The color of marks.
    let mark: UInt32
    private let entries: [UInt32]

    package init(_ grid: TUIGrid, theme: TUIColorScheme) {
        let (palette, standard) = (grid.palette, Self.standard)
        // A person who has changed one of the two has looked at both.
        let isOwn = palette.foreground != standard.foreground || palette.background != standard.background
        let (text, ground) =
            isOwn || theme == .dark ? (palette.foreground.number, palette.background.number) : (0x1F1F1F, 0xFFFFFF)
        (foreground, background) = grid.modes.reverseVideo ? (ground, text) : (text, ground)
        cursor = palette.cursor == palette.foreground ? foreground : palette.cursor.number
        mark = theme == .dark ? 0xFF9F0A : 0xC93400
        entries = (0...255).map { index in
            let color = palette[UInt8(index)]
            if theme == .light, index < Self.light.count, color == standard[UInt8(index)] { return Self.light[index] }
            return color.number
        }
    }

    /// The palette that a terminal has after a reset.
    private static let standard = TUIPalette()

    /// The 16 ANSI colors on a white background: those of the emulator, but darker where they could not be read.
    private static let light: [UInt32] = [
        0x000000, 0xCD0000, 0x007A00, 0x8A6A00, 0x0000EE, 0xB000B0, 0x007A85, 0xD0D0D0,
        0x7F7F7F, 0xE80000, 0x009600, 0xA88300, 0x5C5CFF, 0xE000E0, 0x0098A8, 0xFFFFFF,
    ]

    /// The color of a style; nil for the default color.
    private func number(_ color: TUIColor) -> UInt32? {
        switch color {
        case .default: nil
        case .indexed(let index): entries[Int(index)]
        case .rgb(let red, let green, let blue): TUIRGB(red: red, green: green, blue: blue).number
        }
    }

    /// The look of cells of a style.
    package func look(of style: TUIStyle) -> CellLook {
        let attributes = style.attributes
        var (text, ground) = (number(style.foreground) ?? foreground, number(style.background) ?? background)
        if attributes.contains(.inverse) { (text, ground) = (ground, text) }
        if attributes.contains(.faint) { text = Self.mix(text, ground, fourths: 2) }
        return CellLook(
            foreground: text, background: ground, underlineColor: number(style.underlineColor) ?? text,
            underline: style.underline, attributes: attributes)
    }

    /// A color between two: of the first, so many fourths.
    static func mix(_ color: UInt32, _ other: UInt32, fourths: Int) -> UInt32 {
        let (own, rest) = (UInt32(fourths), UInt32(4 - fourths))
        func channel(_ shift: UInt32) -> UInt32 {
            (((color >> shift & 0xFF) * own + (other >> shift & 0xFF) * rest) / 4) << shift
        }
        return channel(16) | channel(8) | channel(0)
    }
}

/// The look of a cell in a picture.
package struct CellLook {
    package var foreground: UInt32
    package var background: UInt32
    package var underlineColor: UInt32
    package let underline: TUIStyle.Underline
    package let attributes: TUIStyle.Attributes

    /// The look below a cursor that fills the cell; one that would not be seen has the color of the text.
    func below(cursor color: UInt32) -> CellLook {
        var look = self
        look.foreground = background
        look.background = color == background ? foreground : color
        look.underlineColor = look.foreground
        return look
    }
}

extension TUIRGB {
    /// The color as `0xRRGGBB`.
    fileprivate var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
