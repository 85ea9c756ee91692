/// The sequence of a key that types no text: CSI number ; modifiers final, without a number of 1 if nothing follows it.
///
/// Both encoders look their keys up here, and the parser looks the sequences of both up.
struct FunctionalForm: Hashable {
    let number: UInt32
    /// A letter, `~`, or the `u` of the kitty keyboard protocol.
    let final: Unicode.Scalar

    init(_ number: UInt32, _ final: Unicode.Scalar) {
        (self.number, self.final) = (number, final)
    }

    /// The form of a key whose number is always 1.
    init(_ letter: Unicode.Scalar) {
        self.init(1, letter)
    }

    typealias Entry = (code: TUIKeyboardKey.Code, form: FunctionalForm)

    /// The forms in xterm ("PC-Style Function Keys", "VT220-Style Function Keys"; from F21 on its input.c).
    static func xterm(_ code: TUIKeyboardKey.Code) -> FunctionalForm? { xtermForms[code] }

    /// The forms in the kitty keyboard protocol ("Functional key definitions").
    static func kitty(_ code: TUIKeyboardKey.Code) -> FunctionalForm? { kittyForms[code] }

    /// The key of a form, of any sender; of two keys of one form the first.
    static func key(of form: FunctionalForm) -> TUIKeyboardKey.Code? { codes[form] }

    // MARK: - Tables

    /// The keys that both have in common.
    private static let common: [Entry] = [
        (.named(.up), .init("A")), (.named(.down), .init("B")), (.named(.right), .init("C")),
        (.named(.left), .init("D")), (.keypad(.begin), .init("E")), (.named(.end), .init("F")),
        (.named(.home), .init("H")), (.named(.insert), .init(2, "~")), (.named(.forwardDelete), .init(3, "~")),
        (.named(.pageUp), .init(5, "~")), (.named(.pageDown), .init(6, "~")), (.function(1), .init("P")),
        (.function(2), .init("Q")), (.function(4), .init("S")), (.function(5), .init(15, "~")),
        (.function(6), .init(17, "~")), (.function(7), .init(18, "~")), (.function(8), .init(19, "~")),
        (.function(9), .init(20, "~")), (.function(10), .init(21, "~")), (.function(11), .init(23, "~")),
        (.function(12), .init(24, "~")),
    ]

    /// The VT220 leaves gaps between its groups of keys; from F21 on xterm continues from 42. Help and Menu share their
    /// numbers with F15 and F16.
    private static let xtermOnly: [Entry] = [
        (.function(3), .init("R")), (.function(13), .init(25, "~")), (.function(14), .init(26, "~")),
        (.function(15), .init(28, "~")), (.function(16), .init(29, "~")), (.function(17), .init(31, "~")),
        (.function(18), .init(32, "~")), (.function(19), .init(33, "~")), (.function(20), .init(34, "~")),
        (.named(.help), .init(28, "~")), (.named(.menu), .init(29, "~")),
    ]

    private static let xtermHigh = entries(21...35) { (.function(Int($0)), .init($0 + 21, "~")) }

    /// "CSI R conflicts with the Cursor Position Report, so it was removed."
    private static let kittyOnly: [Entry] = [
        (.function(3), .init(13, "~")), (.named(.return), .init(13, "u")), (.named(.tab), .init(9, "u")),
        (.named(.escape), .init(27, "u")), (.named(.delete), .init(127, "u")),
    ]

    private static let kittyHigh = entries(57358...57452) { number in
        if let name = NamedKey(rawValue: number) { return (.named(name), .init(number, "u")) }
        if 57376...57398 ~= number { return (.function(Int(number) - 57363), .init(number, "u")) }
        let pad = TUIKeyboardKey.Keypad(rawValue: number)
        return pad.flatMap { $0 == .begin ? nil : (.keypad($0), .init(number, "u")) }
    }

    private static func entries(_ numbers: ClosedRange<UInt32>, _ entry: (UInt32) -> Entry?) -> [Entry] {
        numbers.compactMap(entry)
    }

    /// The forms that other terminals send, or allow (terminfo: linux, rxvt, screen, vt220; the kitty keyboard protocol).
    private static let synonyms: [Entry] = [
        (.named(.home), .init(1, "~")), (.named(.home), .init(7, "~")), (.named(.end), .init(4, "~")),
        (.named(.end), .init(8, "~")), (.function(1), .init(11, "~")), (.function(2), .init(12, "~")),
        (.function(4), .init(14, "~")), (.keypad(.begin), .init(57427, "~")), (.keypad(.begin), .init(57427, "u")),
        (.named(.delete), .init(8, "u")),
    ]

    private static let xtermForms = forms(common + xtermOnly + xtermHigh)
    private static let kittyForms = forms(common + kittyOnly + kittyHigh)
    private static let codes = Dictionary(
        (common + xtermOnly + xtermHigh + kittyOnly + kittyHigh + synonyms).map { ($0.form, $0.code) },
        uniquingKeysWith: { first, _ in first })

    private static func forms(_ entries: [Entry]) -> [TUIKeyboardKey.Code: FunctionalForm] {
        Dictionary(entries.map { ($0.code, $0.form) }, uniquingKeysWith: { first, _ in first })
    }
}
