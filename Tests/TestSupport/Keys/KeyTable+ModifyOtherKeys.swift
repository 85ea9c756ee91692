import LunchInput

/// xterm's modifyOtherKeys (xterm's ctlseqs, "Alt and Meta Keys"; its manual page; "Other Modified Keys" by Thomas Dickey).
extension KeyTable {
    static let modifyOtherKeys = [
        KeyTable("modifyOtherKeys 1", "\u{1B}[>4;1m", level1),
        KeyTable("modifyOtherKeys 2", "\u{1B}[>4;2m", level2),
        KeyTable("modifyOtherKeys 3", "\u{1B}[>4;3m", level3),
    ]

    /// "Enables this feature for keys except for those with well-known behavior": those that Control turns into a control
    /// character, and Alt, which goes on sending ESC.
    private static let level1: [Case] = [
        Case("a", "a"), Case("A", "A"), Case("é", "é"), Case(.control("a"), "^A"),
        Case(.control(.shift("a")), "^A", "Control-a"), Case(.option("a"), "ESC a"), Case(.control("i"), "TAB", "Tab"),
        Case(.option(.control("a")), "ESC ^A"), Case(.control("["), "ESC", "Escape"),
        Case(.control(.space), "NUL"), Case(.control("2"), "NUL", "Control-Space"),
        Case(.control("3"), "ESC", "Escape"),
        Case(.control("/"), "^_", "Control-_"), Case(.control("@"), "NUL", "Control-Space"),
        Case(.control("0"), "ESC [ 27 ; 5 ; 48 ~"), Case(.control("1"), "ESC [ 27 ; 5 ; 49 ~"),
        Case(.control("9"), "ESC [ 27 ; 5 ; 57 ~"), Case(.control(";"), "ESC [ 27 ; 5 ; 59 ~"),
        Case(.control("."), "ESC [ 27 ; 5 ; 46 ~"), Case(.control("="), "ESC [ 27 ; 5 ; 61 ~"),
        Case(.control("-"), "ESC [ 27 ; 5 ; 45 ~"), Case(.control("é"), "ESC [ 27 ; 5 ; 233 ~"),
        Case(.control("+"), "ESC [ 27 ; 6 ; 43 ~", "Control-Shift-+"),
        Case(.control("?"), "ESC [ 27 ; 6 ; 63 ~", "Control-Shift-?"),
        Case(.control(.option("0")), "ESC [ 27 ; 7 ; 48 ~"), Case(.shift("1"), "!", "!"), Case(.option("1"), "ESC 1"),
        Case(.return, "CR"), Case(.shift(.return), "ESC [ 27 ; 2 ; 13 ~"),
        Case(.control(.return), "ESC [ 27 ; 5 ; 13 ~"),
        Case(.option(.return), "ESC CR"), Case(.option(.shift(.return)), "ESC [ 27 ; 4 ; 13 ~"),
        Case(.tab, "TAB"), Case(.backTab, "ESC [ Z"), Case(.control(.tab), "ESC [ 27 ; 5 ; 9 ~"),
        Case(.option(.tab), "ESC TAB"), Case(.escape, "ESC"), Case(.control(.escape), "ESC", "Escape"),
        Case(.delete, "DEL"), Case(.shift(.delete), "DEL", "Delete"), Case(.control(.delete), "BS", "Control-h"),
        Case(.control(.up), "ESC [ 1 ; 5 A"), Case(.f(5), "ESC [ 15 ~"),
    ]

    /// "Enables this feature for keys including the exceptions listed": all that is modified. A key that Shift alone turns
    /// into another character, and that has no control character, is that character.
    private static let level2: [Case] = [
        Case("a", "a"), Case("1", "1"), Case(.space, "SP"), Case("é", "é"),
        Case("A", "ESC [ 27 ; 2 ; 65 ~", "Shift-A"), Case(.shift("a"), "ESC [ 27 ; 2 ; 65 ~", "Shift-A"),
        Case("!", "!"), Case(":", ":"), Case("É", "É"), Case("_", "ESC [ 27 ; 2 ; 95 ~", "Shift-_"),
        Case("{", "ESC [ 27 ; 2 ; 123 ~", "Shift-{"), Case(.shift(.space), "ESC [ 27 ; 2 ; 32 ~"),
        Case(.control("a"), "ESC [ 27 ; 5 ; 97 ~"), Case(.control("i"), "ESC [ 27 ; 5 ; 105 ~"),
        Case(.control(.shift("a")), "ESC [ 27 ; 6 ; 65 ~", "Control-Shift-A"),
        Case(.option("a"), "ESC [ 27 ; 3 ; 97 ~"), Case(.option("A"), "ESC [ 27 ; 4 ; 65 ~", "Option-Shift-A"),
        Case(.option(.control("a")), "ESC [ 27 ; 7 ; 97 ~"), Case(.control(.space), "ESC [ 27 ; 5 ; 32 ~"),
        Case(.control("2"), "ESC [ 27 ; 5 ; 50 ~"), Case(.control("@"), "ESC [ 27 ; 6 ; 64 ~", "Control-Shift-@"),
        Case(.control("/"), "ESC [ 27 ; 5 ; 47 ~"), Case(.control("["), "ESC [ 27 ; 5 ; 91 ~"),
        Case(.option("!"), "ESC [ 27 ; 4 ; 33 ~", "Option-Shift-!"), Case(.option(";"), "ESC [ 27 ; 3 ; 59 ~"),
        Case(.return, "CR"), Case(.shift(.return), "ESC [ 27 ; 2 ; 13 ~"),
        Case(.option(.return), "ESC [ 27 ; 3 ; 13 ~"),
        Case(.control(.return), "ESC [ 27 ; 5 ; 13 ~"), Case(.tab, "TAB"), Case(.control(.tab), "ESC [ 27 ; 5 ; 9 ~"),
        // "For example, shift-Tab sends CSI 2 7 ; 2 ; 9 ~ rather than CSI Z"
        Case(.backTab, "ESC [ 27 ; 2 ; 9 ~"), Case(.control(.backTab), "ESC [ 27 ; 6 ; 9 ~"),
        Case(.escape, "ESC"), Case(.shift(.escape), "ESC [ 27 ; 2 ; 27 ~"),
        Case(.control(.escape), "ESC [ 27 ; 5 ; 27 ~"),
        Case(.delete, "DEL"), Case(.shift(.delete), "ESC [ 27 ; 2 ; 127 ~"), Case(.control(.delete), "BS", "Control-h"),
        Case(.option(.delete), "ESC [ 27 ; 3 ; 127 ~"),
        Case(.control(.up), "ESC [ 1 ; 5 A"), Case(.up, "ESC [ A"), Case(.shift(.f(5)), "ESC [ 15 ; 2 ~"),
        Case(.control(.keypad(.five)), "5", "5"),
    ]

    /// 3 "extends the feature to send unmodified keys as escape sequences" (manual page).
    private static let level3: [Case] = [
        Case("a", "ESC [ 27 ; 1 ; 97 ~"), Case("A", "ESC [ 27 ; 2 ; 65 ~", "Shift-A"), Case(" ", "ESC [ 27 ; 1 ; 32 ~"),
        Case("!", "ESC [ 27 ; 2 ; 33 ~", "Shift-!"), Case(.control("a"), "ESC [ 27 ; 5 ; 97 ~"), Case("漢", "漢"),
        Case(.return, "CR"), Case(.control(.return), "ESC [ 27 ; 5 ; 13 ~"), Case(.up, "ESC [ A"),
    ]
}
