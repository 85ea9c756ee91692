/// A class of terminals: how they draw text and colors, which input they send, and what they answer to programs.
///
/// A launch with a profile shows what an app does on such terminals. The terminal ignores everything that the profile lacks,
/// as the terminals of the class do. No profile is a copy of a product.
public struct TUITerminalProfile: Sendable, Hashable {
    /// The name of the profile, for example `light`. Messages, traces and the command `lunch` use it.
    public let name: String

    // The text and its cells.
    package var widthPolicy = TUIWidthPolicy.graphemes
    package var ambiguousWidth = TUIAmbiguousWidth.narrow
    package var reflowsOnResize = true

    // The colors.
    package var colors = Colors.direct
    package var colorScheme = TUIColorScheme.dark
    package var foreground = TUIRGB(0xE5E5E5)
    package var background = TUIRGB(0x000000)

    // The input.
    package var mouse = Mouse.cells
    package var keyboard = Keyboard.kitty

    package var features = Features.all

    /// The description of the terminal in the environment: `TERM`, and `COLORTERM` and `NO_COLOR` if they are set.
    package var environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

    // The answers to programs; nil for a terminal that does not answer.

    /// The answer to DA1, without `ESC [` and `c`.
    package var primaryAttributes: String? = "?64;6;21;22;28"
    /// The answer to DA2, without `ESC [` and `c`.
    package var secondaryAttributes: String? = ">41;390;0"
    /// The name in the answer to XTVERSION.
    package var version: String? = "Lunch"

    /// The colors of text that a terminal can show.
    package enum Colors: Sendable, Hashable {
        case none
        case sixteen
        case indexed
        case direct
    }

    /// The reports of the mouse that a terminal sends.
    package enum Mouse: Sendable, Hashable {
        case none
        /// Reports in bytes, which reach to column and row 223 (mode 1000).
        case bytes
        /// Reports in numbers as well (mode 1006).
        case cells
    }

    /// The protocols for keys that a terminal has.
    package enum Keyboard: Sendable, Hashable {
        case none
        /// modifyOtherKeys of xterm.
        case modified
        /// The protocol of kitty as well.
        case kitty
    }

    package struct Features: OptionSet, Sendable, Hashable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        package static let alternateScreen = Self(rawValue: 1 << 0)
        package static let bracketedPaste = Self(rawValue: 1 << 1)
        package static let focusEvents = Self(rawValue: 1 << 2)
        package static let synchronizedOutput = Self(rawValue: 1 << 3)
        package static let links = Self(rawValue: 1 << 4)
        package static let titles = Self(rawValue: 1 << 5)
        /// The line drawing of DEC's terminals, which is another character set, in UTF-8.
        package static let lineDrawing = Self(rawValue: 1 << 6)
        /// The color scheme (mode 2031 and DSR 996), and the size (mode 2048), reported when they change.
        package static let changeReports = Self(rawValue: 1 << 7)
        /// DECRQM.
        package static let modeReports = Self(rawValue: 1 << 8)
        /// OSC 4, 5 and 10 to 19 with `?`.
        package static let colorReports = Self(rawValue: 1 << 9)
        /// The reports that come from DEC's terminals and from xterm, such as DA3, DECRQSS, XTGETTCAP and XTWINOPS.
        package static let otherReports = Self(rawValue: 1 << 10)

        /// The mode by which programs choose the width of clusters (mode 2027).
        package static let clusterMode = Self(rawValue: 1 << 11)

        package static let all = Self(rawValue: 1 << 12 - 1)
    }

    private init(_ name: String, _ change: (inout Self) -> Void = { _ in }) {
        self.name = name
        change(&self)
    }

    /// True if programs can set a private mode.
    func hasMode(_ number: Int) -> Bool {
        switch number {
        case 9, 1000, 1002, 1003: mouse != .none
        case 1005, 1006, 1015, 1016: mouse == .cells
        case 47, 1047, 1049: features.contains(.alternateScreen)
        case 1004: features.contains(.focusEvents)
        case 2004: features.contains(.bracketedPaste)
        case 2026: features.contains(.synchronizedOutput)
        case 2027: features.contains(.clusterMode)
        case 2031, 2048: features.contains(.changeReports)
        default: true
        }
    }

    /// The color that is shown for one: itself, or the nearest that the terminal has (xterm ctlseqs, SGR 38 and 48).
    func shown(_ color: PackedColor) -> PackedColor {
        switch (colors, color.color) {
        case (.direct, _), (_, .default), (.indexed, .indexed): color
        case (.none, _): .default
        case (.sixteen, .indexed(let index)) where index < 16: color
        case (.sixteen, let wanted): PackedColor(index: TUIPalette.nearest(to: wanted, among: 16))
        case (.indexed, let wanted): PackedColor(index: TUIPalette.nearest(to: wanted, among: 256))
        }
    }
}

extension TUITerminalProfile {
    /// A terminal with a dark background, all colors and all protocols that Lunch implements. It is the default.
    public static let standard = Self("standard")

    /// A terminal with dark text on a light background.
    public static let light = Self("light") {
        $0.colorScheme = .light
        ($0.foreground, $0.background) = (TUIRGB(0x000000), TUIRGB(0xFFFFFF))
    }

    /// A terminal with 16 colors. It shows the nearest of them for any other color.
    public static let sixteenColors = Self("sixteenColors") {
        $0.colors = .sixteen
        $0.environment = ["TERM": "xterm"]
    }

    /// A terminal without colors. It also sets `NO_COLOR`, by which users ask programs for none.
    public static let monochrome = Self("monochrome") {
        $0.colors = .none
        $0.environment = ["TERM": "xterm-mono", "NO_COLOR": "1"]
    }

    /// A terminal without a mouse and without the protocols of the last decades. It answers no query but the one for the cursor.
    public static let basic = Self("basic") {
        $0.widthPolicy = .codePoints
        $0.reflowsOnResize = false
        $0.colors = .sixteen
        ($0.mouse, $0.keyboard) = (.none, .none)
        $0.features = [.lineDrawing]
        $0.environment = ["TERM": "vt100"]
        ($0.primaryAttributes, $0.secondaryAttributes, $0.version) = (nil, nil, nil)
    }

    /// A terminal inside a multiplexer such as tmux or screen.
    public static let multiplexed = Self("multiplexed") {
        $0.widthPolicy = .codePoints
        $0.colors = .indexed
        $0.keyboard = .none
        $0.features = [.alternateScreen, .bracketedPaste, .titles]
        $0.environment = ["TERM": "screen-256color"]
        ($0.primaryAttributes, $0.secondaryAttributes, $0.version) = ("?1;2", ">83;40900;0", nil)
    }

    /// A terminal that draws the characters that Unicode calls ambiguous, such as `─` and `±`, in two cells.
    public static let wideAmbiguous = Self("wideAmbiguous") { $0.ambiguousWidth = .wide }

    /// A terminal that measures each code point of an emoji sequence separately, so that a family takes six cells.
    public static let codePointWidths = Self("codePointWidths") {
        $0.widthPolicy = .codePoints
        $0.features.remove(.clusterMode)
    }

    /// The console of Linux without a window system.
    public static let linuxConsole = Self("linuxConsole") {
        $0.widthPolicy = .codePoints
        $0.reflowsOnResize = false
        $0.colors = .sixteen
        ($0.mouse, $0.keyboard) = (.none, .none)
        $0.features = []
        $0.environment = ["TERM": "linux"]
        ($0.primaryAttributes, $0.secondaryAttributes, $0.version) = ("?6", nil, nil)
    }

    /// The profiles on which many apps have to work, the standard one first: all but `wideAmbiguous` and `codePointWidths`.
    public static let common: [Self] = [
        .standard, .light, .sixteenColors, .monochrome, .basic, .multiplexed, .linuxConsole,
    ]

    package static let all: [Self] = common + [.wideAmbiguous, .codePointWidths]

    /// The profile with a name; nil if there is none.
    package init?(named name: String) {
        guard let profile = Self.all.first(where: { $0.name == name }) else { return nil }
        self = profile
    }
}
