/// A color in the style of a cell, as the program has set it. `TUIPalette.resolve(_:isBackground:)` returns the red,
/// green and blue channels of the color.
public enum TUIColor: Sendable, Hashable {
    /// The default color. For text or a background, it is `TUIPalette.foreground` or `TUIPalette.background`. For an
    /// underline, it is the color of the cell's text.
    case `default`
    /// An entry of the palette of 256 colors (`TUIPalette`). The associated value is the number of the entry.
    ///
    /// Entries 0–7 are the ANSI colors, 8–15 the bright ANSI colors, 16–231 a cube of 6 × 6 × 6 colors, and 232–255
    /// grays. The program can change each entry.
    case indexed(UInt8)
    /// The color with the given red, green and blue channels, each from 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// A color in 32 bits: the kind in the top byte, the rest below.
struct PackedColor: Hashable, Sendable, BitwiseCopyable {
    private(set) var bits: UInt32 = 0

    static var `default`: Self { Self() }

    private init() {}

    init(index: UInt8) {
        bits = 1 << 24 | UInt32(index)
    }

    init(red: UInt8, green: UInt8, blue: UInt8) {
        bits = 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    init(_ color: TUIColor) {
        switch color {
        case .default: self.init()
        case .indexed(let index): self.init(index: index)
        case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
        }
    }

    var color: TUIColor {
        switch bits >> 24 {
        case 1: .indexed(UInt8(truncatingIfNeeded: bits))
        case 2:
            .rgb(
                red: UInt8(truncatingIfNeeded: bits >> 16),
                green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits))
        default: .default
        }
    }
}
