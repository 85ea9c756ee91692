import LunchInput

/// xterm's own keys and the modes that change them (xterm's ctlseqs, "Special Keyboard Keys").
///
/// If a line names no document, it is `PC-TUIStyle Function Keys` there. Control characters are those of the VT100 User
/// Guide, table 3-5, as Xlib has completed them (XLookupString).
extension KeyTable {
    static let legacy = [
        KeyTable("xterm", "", characters + functions),
        KeyTable("application cursor keys", "\u{1B}[?1h", applicationCursor),
        KeyTable("application keypad", "\u{1B}=", applicationKeypad),
        KeyTable("new line", "\u{1B}[20h", newLine),
        KeyTable("backarrow", "\u{1B}[?67h", backarrow),
        KeyTable("meta sets the eighth bit", "\u{1B}[?1036l", eighthBit),
    ]

    private static let characters: [Case] = [
        Case("a", "a"), Case("A", "A"), Case("é", "é"), Case("É", "É"), Case(";", ";"), Case("?", "?"),
        Case(.space, "SP"), Case("漢", "漢"), Case("👩‍👩‍👧", "👩‍👩‍👧"),
        Case(.shift("a"), "A", "A"), Case(.shift("1"), "!", "!"), Case(.shift("é"), "É", "É"),
        Case(.shift(.space), "SP", "Space"), Case(TUIKeyboardKey("a").with(.capsLock), "A", "A"),
        Case(TUIKeyboardKey("1").with(.capsLock), "1", "1"),
        Case(TUIKeyboardKey("A").with(.capsLock), "a", "a"),
        // Control.
        Case(.control("a"), "^A"), Case(.control("A"), "^A", "Control-a"),
        Case(.control(.shift("a")), "^A", "Control-a"),
        Case(.control("c"), "^C"), Case(.control("z"), "^Z"), Case(.control("h"), "BS", "Control-h"),
        Case(.control("i"), "TAB", "Tab"), Case(.control("j"), "LF", "Control-j"),
        Case(.control("m"), "CR", "Return"), Case(.control("["), "ESC", "Escape"),
        Case(.control("\\"), "^\\"), Case(.control("]"), "^]"), Case(.control("^"), "^^"), Case(.control("_"), "^_"),
        Case(.control("@"), "NUL", "Control-Space"), Case(.control(.space), "NUL"),
        Case(.control(.shift(.space)), "NUL", "Control-Space"),
        Case(.control("`"), "NUL", "Control-Space"), Case(.control("~"), "^^", "Control-^"),
        Case(.control("0"), "0", "0"), Case(.control("1"), "1", "1"), Case(.control("2"), "NUL", "Control-Space"),
        Case(.control("3"), "ESC", "Escape"), Case(.control("4"), "^\\", "Control-\\"),
        Case(.control("5"), "^]", "Control-]"), Case(.control("6"), "^^", "Control-^"),
        Case(.control("7"), "^_", "Control-_"), Case(.control("8"), "DEL", "Delete"), Case(.control("9"), "9", "9"),
        Case(.control("/"), "^_", "Control-_"), Case(.control("?"), "DEL", "Delete"), Case(.control(";"), ";", ";"),
        Case(.control("é"), "é", "é"),
        // metaSendsEscape ("Alt and Meta Keys").
        Case(.option("a"), "ESC a"), Case(.option("A"), "ESC A"), Case(.shift(.option("a")), "ESC A", "Option-A"),
        Case(.option("é"), "ESC é"), Case(.option(.space), "ESC SP"), Case(.option("1"), "ESC 1"),
        Case(.option("["), "ESC ["), Case(.option("O"), "ESC O"), Case(.option(.control("a")), "ESC ^A"),
        Case(.option(.control(.space)), "ESC NUL"),
        // Keys with a control character of their own; Control makes of Backspace the other of the two.
        Case(.return, "CR"), Case(.shift(.return), "CR", "Return"), Case(.control(.return), "CR", "Return"),
        Case(.option(.return), "ESC CR"), Case(.tab, "TAB"), Case(.backTab, "ESC [ Z"),
        Case(.control(.tab), "TAB", "Tab"), Case(.option(.tab), "ESC TAB"),
        Case(.control(.backTab), "ESC [ Z", "Shift-Tab"), Case(.option(.backTab), "ESC [ Z", "Shift-Tab"),
        Case(.escape, "ESC"), Case(.shift(.escape), "ESC", "Escape"), Case(.control(.escape), "ESC", "Escape"),
        Case(.option(.escape), "ESC ESC"), Case(.delete, "DEL"), Case(.shift(.delete), "DEL", "Delete"),
        Case(.control(.delete), "BS", "Control-h"), Case(.option(.delete), "ESC DEL"),
        Case(.option(.control(.delete)), "ESC BS", "Control-Option-h"),
    ]

    private static let functions: [Case] = [
        Case(.up, "ESC [ A"), Case(.down, "ESC [ B"), Case(.right, "ESC [ C"), Case(.left, "ESC [ D"),
        Case(.home, "ESC [ H"), Case(.end, "ESC [ F"), Case(.insert, "ESC [ 2 ~"), Case(.forwardDelete, "ESC [ 3 ~"),
        Case(.pageUp, "ESC [ 5 ~"), Case(.pageDown, "ESC [ 6 ~"),
        Case(.shift(.up), "ESC [ 1 ; 2 A"), Case(.option(.up), "ESC [ 1 ; 3 A"),
        Case(.option(.shift(.up)), "ESC [ 1 ; 4 A"), Case(.control(.up), "ESC [ 1 ; 5 A"),
        Case(.control(.shift(.up)), "ESC [ 1 ; 6 A"), Case(.control(.option(.up)), "ESC [ 1 ; 7 A"),
        Case(.up.with([.control, .option, .shift]), "ESC [ 1 ; 8 A"), Case(.control(.right), "ESC [ 1 ; 5 C"),
        Case(.option(.left), "ESC [ 1 ; 3 D"), Case(.shift(.home), "ESC [ 1 ; 2 H"),
        Case(.control(.end), "ESC [ 1 ; 5 F"),
        Case(.up.with(.numLock), "ESC [ A", "Up"),
        Case(.shift(.insert), "ESC [ 2 ; 2 ~"), Case(.shift(.forwardDelete), "ESC [ 3 ; 2 ~"),
        Case(.control(.forwardDelete), "ESC [ 3 ; 5 ~"), Case(.option(.pageUp), "ESC [ 5 ; 3 ~"),
        Case(.control(.pageDown), "ESC [ 6 ; 5 ~"),
        Case(.f(1), "ESC O P"), Case(.f(2), "ESC O Q"), Case(.f(3), "ESC O R"), Case(.f(4), "ESC O S"),
        Case(.f(5), "ESC [ 15 ~"), Case(.f(6), "ESC [ 17 ~"), Case(.f(7), "ESC [ 18 ~"), Case(.f(8), "ESC [ 19 ~"),
        Case(.f(9), "ESC [ 20 ~"), Case(.f(10), "ESC [ 21 ~"), Case(.f(11), "ESC [ 23 ~"), Case(.f(12), "ESC [ 24 ~"),
        Case(.shift(.f(1)), "ESC [ 1 ; 2 P"), Case(.control(.f(3)), "ESC [ 1 ; 5 R"),
        Case(.option(.f(4)), "ESC [ 1 ; 3 S"),
        // "For example, shift-F5 would be sent as CSI 1 5 ; 2 ~"
        Case(.shift(.f(5)), "ESC [ 15 ; 2 ~"), Case(.control(.shift(.f(12))), "ESC [ 24 ; 6 ~"),
        // "VT220-Style Function Keys"; what F21 and on send is xterm's own (input.c, "after F20 the codes are made up").
        Case(.f(13), "ESC [ 25 ~"), Case(.f(14), "ESC [ 26 ~"), Case(.f(15), "ESC [ 28 ~"), Case(.f(16), "ESC [ 29 ~"),
        Case(.f(17), "ESC [ 31 ~"), Case(.f(20), "ESC [ 34 ~"), Case(.shift(.f(13)), "ESC [ 25 ; 2 ~"),
        Case(.f(21), "ESC [ 42 ~"), Case(.f(35), "ESC [ 56 ~"),
        // "Non-Function Keys": Help and Menu share their codes with F15 and F16.
        Case(.help, "ESC [ 28 ~", "F15"), Case(.menu, "ESC [ 29 ~", "F16"),
        Case(.shift(.menu), "ESC [ 29 ; 2 ~", "Shift-F16"),
        // The keypad as it is without DECKPAM: modifiers make no difference to what types.
        Case(.keypad(.five), "5", "5"), Case(.keypad(.add), "+", "+"), Case(.keypad(.decimal), ".", "."),
        Case(.keypad(.enter), "CR", "Return"), Case(.control(.keypad(.five)), "5", "5"),
        Case(.option(.keypad(.add)), "+", "+"), Case(.keypad(.left), "ESC [ D", "Left"),
        Case(.control(.keypad(.home)), "ESC [ 1 ; 5 H", "Control-Home"), Case(.keypad(.begin), "ESC [ E"),
        Case(.keypad(.insert), "ESC [ 2 ~", "Insert"), Case(.keypad(.delete), "ESC [ 3 ~", "Forward Delete"),
        Case(.keypad(.pageUp), "ESC [ 5 ~", "Page Up"),
    ]

    /// DECCKM: SS3 rather than CSI, as long as no modifier is held.
    private static let applicationCursor: [Case] = [
        Case(.up, "ESC O A"), Case(.down, "ESC O B"), Case(.right, "ESC O C"), Case(.left, "ESC O D"),
        Case(.home, "ESC O H"), Case(.end, "ESC O F"), Case(.keypad(.begin), "ESC O E"),
        Case(.keypad(.up), "ESC O A", "Up"), Case(.shift(.up), "ESC [ 1 ; 2 A"), Case(.control(.home), "ESC [ 1 ; 5 H"),
        Case(.pageUp, "ESC [ 5 ~"), Case(.f(1), "ESC O P"), Case(.f(5), "ESC [ 15 ~"), Case("a", "a"),
    ]

    /// DECKPAM ("VT220-Style Function Keys"). "Use the NumLock key to override the application mode."
    private static let applicationKeypad: [Case] = [
        Case(.keypad(.zero), "ESC O p"), Case(.keypad(.one), "ESC O q"), Case(.keypad(.two), "ESC O r"),
        Case(.keypad(.three), "ESC O s"), Case(.keypad(.four), "ESC O t"), Case(.keypad(.five), "ESC O u"),
        Case(.keypad(.six), "ESC O v"), Case(.keypad(.seven), "ESC O w"), Case(.keypad(.eight), "ESC O x"),
        Case(.keypad(.nine), "ESC O y"), Case(.keypad(.decimal), "ESC O n"), Case(.keypad(.divide), "ESC O o"),
        Case(.keypad(.multiply), "ESC O j"), Case(.keypad(.subtract), "ESC O m"), Case(.keypad(.add), "ESC O k"),
        Case(.keypad(.enter), "ESC O M"), Case(.keypad(.equal), "ESC O X"),
        Case(.keypad(.separator), "ESC O l"), Case(.control(.keypad(.add)), "ESC O 5 k"),
        Case(.shift(.keypad(.enter)), "ESC O 2 M"),
        Case(.keypad(.five).with(.numLock), "5", "5"), Case(.keypad(.enter).with(.numLock), "CR", "Return"),
        Case(.keypad(.left), "ESC [ D", "Left"), Case(.up, "ESC [ A"), Case("5", "5"),
    ]

    /// LNM: "Return sends CR LF" (DEC STD 070).
    private static let newLine: [Case] = [
        Case(.return, "CR LF", "Return | Control-j"), Case(.control("m"), "CR LF", "Return | Control-j"),
        Case(.option(.return), "ESC CR LF", "Option-Return | Control-j"),
        Case(.keypad(.enter), "CR LF", "Return | Control-j"), Case(.control("j"), "LF"), Case("a", "a"),
    ]

    /// DECBKM: the backarrow key sends BS.
    private static let backarrow: [Case] = [
        Case(.delete, "BS", "Control-h"), Case(.control(.delete), "DEL", "Delete"),
        Case(.option(.delete), "ESC BS", "Control-Option-h"), Case(.forwardDelete, "ESC [ 3 ~"),
    ]

    /// "shift the key from codes 0-127 to 128-255 by adding 128" ("Alt and Meta Keys"), in UTF-8.
    private static let eighthBit: [Case] = [
        Case(.option("a"), "á", "á"), Case(.option("x"), "ø", "ø"), Case(.option("A"), "Á", "Á"),
        Case(.option(.delete), "ÿ", "ÿ"), Case(.option("é"), "é", "é"), Case(.option(.up), "ESC [ 1 ; 3 A"),
        Case("a", "a"), Case(.control("a"), "^A"),
    ]
}
