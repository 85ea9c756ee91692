/// The colors of a terminal: 256 palette entries, and default colors for text, background and cursor.
///
/// The program can change all of them. At the beginning and after a reset (RIS, `ESC c`), the palette entries are those
/// of xterm: 16 ANSI colors, a cube of 6 × 6 × 6 colors, and 24 grays. The default colors are then light gray for
/// text and cursor, and black for the background.
public struct TUIPalette: Sendable, Hashable {
    private var entries = Self.standard
    private var dynamic: [Int: TUIRGB] = [:]
    private var special: [Int: TUIRGB] = [:]

    /// The default colors of text and background at the start.
    private var initialForeground = TUIRGB(0xE5E5E5)
    private var initialBackground = TUIRGB(0x000000)

    /// Creates the palette that a terminal has at the beginning and after a reset (RIS, `ESC c`).
    public init() {}

    init(_ profile: TUITerminalProfile) {
        (initialForeground, initialBackground) = (profile.foreground, profile.background)
    }

    /// The color of the palette entry with a given number, from 0 to 255. The program sets an entry with OSC 4 and
    /// resets it with OSC 104.
    public internal(set) subscript(index: UInt8) -> TUIRGB {
        get { entries[Int(index)] }
        set { entries[Int(index)] = newValue }
    }

    /// The default color of text. The program sets it with OSC 10 and resets it with OSC 110.
    public var foreground: TUIRGB { dynamicColor(10) }
    /// The default color of the background. The program sets it with OSC 11 and resets it with OSC 111.
    public var background: TUIRGB { dynamicColor(11) }
    /// The color of the cursor. The program sets it with OSC 12 and resets it with OSC 112.
    ///
    /// If the program has not set this color, the value is the default color of text.
    public var cursor: TUIRGB { dynamicColor(12) }

    /// Returns the red, green and blue channels of a cell's color.
    ///
    /// - Parameters:
    ///   - color: The foreground or background of a cell's style. For an underline, pass its color, or the foreground
    ///     if the color of the underline is `.default`.
    ///   - isBackground: True to resolve `.default` to the default color of the background; false to resolve it to the
    ///     default color of text. For other values of `color`, this parameter has no effect.
    public func resolve(_ color: TUIColor, isBackground: Bool) -> TUIRGB {
        switch color {
        case .default: isBackground ? background : foreground
        case .indexed(let index): self[index]
        case .rgb(let red, let green, let blue): TUIRGB(red: red, green: green, blue: blue)
        }
    }

    /// The numbers of the dynamic colors, from the text to the highlight (xterm ctlseqs, OSC 10 to 19).
    static let dynamicNumbers = 10...19

    /// A dynamic color by the number of its OSC.
    func dynamicColor(_ number: Int) -> TUIRGB {
        if let color = dynamic[number] { return color }
        switch number {
        case 11, 14, 16, 19: return dynamic[11] ?? initialBackground
        default: return dynamic[10] ?? initialForeground
        }
    }

    mutating func setDynamicColor(_ number: Int, to color: TUIRGB?) {
        dynamic[number] = color
    }

    /// The numbers of the special colors: bold, underlined, blinking, inverse and italic text (xterm ctlseqs, OSC 5).
    static let specialNumbers = 0..<5

    /// A special color; the text's unless set.
    func specialColor(_ number: Int) -> TUIRGB { special[number] ?? foreground }

    mutating func setSpecialColor(_ number: Int, to color: TUIRGB?) {
        special[number] = color
    }

    /// The dynamic and special colors that the program has set, by their numbers.
    var setColors: (dynamic: [Int: TUIRGB], special: [Int: TUIRGB]) { (dynamic, special) }

    mutating func resetSpecialColors() {
        special = [:]
    }

    mutating func resetEntry(_ index: UInt8) {
        entries[Int(index)] = Self.standard[Int(index)]
    }

    mutating func resetEntries() {
        entries = Self.standard
    }

    /// The number of the standard entry that is nearest to a color, among the first.
    static func nearest(to color: TUIColor, among count: Int) -> UInt8 {
        let wanted: TUIRGB
        switch color {
        case .default: return 0
        case .indexed(let index): wanted = standard[Int(index)]
        case .rgb(let red, let green, let blue): wanted = TUIRGB(red: red, green: green, blue: blue)
        }
        func distance(_ index: Int) -> Int {
            let entry = standard[index]
            let parts = [(entry.red, wanted.red), (entry.green, wanted.green), (entry.blue, wanted.blue)]
            return parts.reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
        }
        return UInt8((0..<count).min { distance($0) < distance($1) } ?? 0)
    }

    /// xterm's colors (XTerm-col.ad and 256colres.pl's rule: levels 0, 95, 135, 175, 215, 255, grays from 8 by 10).
    private static let standard: ContiguousArray<TUIRGB> = {
        let ansi: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
            0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
        var entries = ContiguousArray(ansi.map { TUIRGB($0) })
        for index in 0..<216 {
            entries.append(TUIRGB(red: level(index / 36), green: level(index / 6 % 6), blue: level(index % 6)))
        }
        for step in 0..<24 {
            let gray = UInt8(8 + 10 * step)
            entries.append(TUIRGB(red: gray, green: gray, blue: gray))
        }
        return entries
    }()
}

/// The color scheme that a terminal reports to the program: dark or light. `TUITerminal.colorScheme` sets it.
///
/// The program asks for the scheme with `ESC [ ? 996 n`. The terminal answers `ESC [ ? 997 ; number n`; the number is
/// the raw value. While private mode 2031 is on, the terminal also reports every change.
public enum TUIColorScheme: Int, Sendable, Hashable {
    /// Light text on a dark background.
    case dark = 1
    /// Dark text on a light background.
    case light = 2
}
