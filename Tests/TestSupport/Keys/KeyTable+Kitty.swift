import LunchInput

/// The kitty keyboard protocol ("Comprehensive keyboard handling in terminals", https://sw.kovidgoyal.net/kitty/keyboard-protocol).
///
/// The notes of an app: `up` is a release, `(A)` the key with Shift, `=A` the text.
extension KeyTable {
    static let kitty = [
        KeyTable("kitty, disambiguate", "\u{1B}[>1u", disambiguate),
        KeyTable(
            "kitty, disambiguate in application modes", "\u{1B}[?1h\u{1B}=\u{1B}[>4;2m\u{1B}[>1u", overApplicationModes),
        KeyTable("kitty, events alone", "\u{1B}[>2u", eventsAlone),
        KeyTable("kitty, disambiguate and events", "\u{1B}[>3u", events),
        KeyTable("kitty, disambiguate and alternates", "\u{1B}[>5u", alternates),
        KeyTable("kitty, alternates and text alone", "\u{1B}[>20u", additionsAlone),
        KeyTable("kitty, all keys", "\u{1B}[>8u", allKeys),
        KeyTable("kitty, all keys with events", "\u{1B}[>10u", allKeysWithEvents),
        KeyTable("kitty, all keys with text", "\u{1B}[>24u", allKeysWithText),
        KeyTable("kitty, everything", "\u{1B}[>31u", everything),
    ]

    /// "Disambiguate escape codes", and "Functional key definitions" for the numbers.
    private static let disambiguate: [Case] = [
        // "When a key event produces text, the text is sent directly".
        Case("a", "a"), Case("A", "A"), Case(.shift("a"), "A", "A"), Case("é", "é"), Case(.space, "SP"),
        Case(.shift(.space), "SP", "Space"), Case("漢", "漢"), Case(TUIKeyboardKey("a").with(.capsLock), "A", "A"),
        // "report the Esc, alt+key, ctrl+key, ctrl+alt+key, shift+alt+key keys using CSI u sequences".
        Case(.escape, "ESC [ 27 u"), Case(.control("a"), "ESC [ 97 ; 5 u"),
        Case(.control("A"), "ESC [ 97 ; 5 u", "Control-a"),
        Case(.control("c"), "ESC [ 99 ; 5 u"), Case(.control("i"), "ESC [ 105 ; 5 u"),
        Case(.option("a"), "ESC [ 97 ; 3 u"),
        Case(.option("["), "ESC [ 91 ; 3 u"), Case(.control(.option("a")), "ESC [ 97 ; 7 u"),
        Case(.option("A"), "ESC [ 97 ; 4 u", "Option-Shift-a"), Case(.control(.space), "ESC [ 32 ; 5 u"),
        // "the escape code would be CSI 97;modifiers u. It must not be CSI 65; modifiers u."
        Case(.control(.shift("a")), "ESC [ 97 ; 6 u"), Case(.control("?"), "ESC [ 47 ; 6 u", "Control-Shift-/"),
        Case(.control("@"), "ESC [ 50 ; 6 u", "Control-Shift-2"), Case(.control("é"), "ESC [ 233 ; 5 u"),
        Case(.control("É"), "ESC [ 233 ; 5 u", "Control-é"),
        // "Modifiers".
        Case(.command("c"), "ESC [ 99 ; 9 u"), Case(TUIKeyboardKey("x").with(.hyper), "ESC [ 120 ; 17 u"),
        Case(TUIKeyboardKey("x").with(.meta), "ESC [ 120 ; 33 u"), Case(.command(.up), "ESC [ 1 ; 9 A"),
        Case(.up.with(.capsLock), "ESC [ 1 ; 65 A", "Caps-Up"),
        Case(.up.with([.shift, .numLock]), "ESC [ 1 ; 130 A", "Shift-Num-Up"),
        // "the Enter, Tab and Backspace keys which still generate the same bytes as in legacy mode"; modified they do not.
        Case(.return, "CR"), Case(.tab, "TAB"), Case(.delete, "DEL"), Case(.return.with(.numLock), "CR", "Return"),
        Case(.shift(.return), "ESC [ 13 ; 2 u"), Case(.control(.return), "ESC [ 13 ; 5 u"),
        Case(.backTab, "ESC [ 9 ; 2 u"),
        // "ctrl+shift+tab should be CSI 9 ; 6 u".
        Case(.control(.backTab), "ESC [ 9 ; 6 u"), Case(.control(.delete), "ESC [ 127 ; 5 u"),
        Case(.option(.delete), "ESC [ 127 ; 3 u"), Case(.shift(.escape), "ESC [ 27 ; 2 u"),
        Case(.up, "ESC [ A"), Case(.control(.up), "ESC [ 1 ; 5 A"), Case(.home, "ESC [ H"), Case(.end, "ESC [ F"),
        Case(.insert, "ESC [ 2 ~"), Case(.forwardDelete, "ESC [ 3 ~"), Case(.shift(.pageUp), "ESC [ 5 ; 2 ~"),
        Case(.f(1), "ESC [ P"), Case(.f(2), "ESC [ Q"), Case(.f(3), "ESC [ 13 ~"), Case(.f(4), "ESC [ S"),
        Case(.control(.f(1)), "ESC [ 1 ; 5 P"), Case(.control(.f(3)), "ESC [ 13 ; 5 ~"), Case(.f(5), "ESC [ 15 ~"),
        Case(.f(12), "ESC [ 24 ~"), Case(.f(13), "ESC [ 57376 u"), Case(.f(35), "ESC [ 57398 u"),
        Case(.menu, "ESC [ 57363 u"), Case(.printScreen, "ESC [ 57361 u"), Case(.pause, "ESC [ 57362 u"),
        // "all non text keypad keys will be reported as separate keys".
        Case(.keypad(.five), "5", "5"), Case(.control(.keypad(.five)), "ESC [ 57404 ; 5 u"),
        Case(.keypad(.enter), "ESC [ 57414 u"), Case(.keypad(.left), "ESC [ 57417 u"),
        Case(.keypad(.delete), "ESC [ 57426 u"),
        Case(.keypad(.begin), "ESC [ E"),
    ]

    /// The protocol goes before the modes of xterm: "This form is used only in cursor key mode", of the legacy encoding.
    private static let overApplicationModes: [Case] = [
        Case(.up, "ESC [ A"), Case(.f(1), "ESC [ P"), Case(.keypad(.five), "5", "5"),
        Case(.keypad(.enter), "ESC [ 57414 u"),
        Case("A", "A"), Case(.shift(.return), "ESC [ 13 ; 2 u"),
    ]

    /// "Report event types" without the rest: text and control characters are pressed as ever, and let go with a sequence.
    private static let eventsAlone: [Case] = [
        Case("a", "a ESC [ 97 ; 1 :3u", "a | a up"),
        Case(.control("a"), "^A ESC [ 97 ; 5 :3u", "Control-a | Control-a up"),
        Case(.escape, "ESC ESC [ 27 ; 1 :3u", "Escape | Escape up"), Case(.return, "CR"),
        Case(.up, "ESC [ A ESC [ 1 ; 1 :3A", "Up | Up up"), Case(.keypad(.enter), "CR", "Return"),
        Case(.keypad(.left), "ESC [ D ESC [ 1 ; 1 :3D", "Left | Left up"),
    ]

    /// "Report event types": "If no modifiers are present, the modifiers field must have the value 1".
    private static let events: [Case] = [
        Case("a", "a ESC [ 97 ; 1 :3u", "a | a up"), Case("A", "A ESC [ 97 ; 2 :3u", "A | Shift-a up"),
        Case(.control("a"), "ESC [ 97 ; 5 u ESC [ 97 ; 5 :3u", "Control-a | Control-a up"),
        Case(.escape, "ESC [ 27 u ESC [ 27 ; 1 :3u", "Escape | Escape up"),
        Case(.up, "ESC [ A ESC [ 1 ; 1 :3A", "Up | Up up"),
        Case(.control(.up), "ESC [ 1 ; 5 A ESC [ 1 ; 5 :3A", "Control-Up | Control-Up up"),
        Case(.insert, "ESC [ 2 ~ ESC [ 2 ; 1 :3~", "Insert | Insert up"),
        Case(.f(3), "ESC [ 13 ~ ESC [ 13 ; 1 :3~", "F3 | F3 up"), Case(.f(1), "ESC [ P ESC [ 1 ; 1 :3P", "F1 | F1 up"),
        Case(.command("c"), "ESC [ 99 ; 9 u ESC [ 99 ; 9 :3u", "Command-c | Command-c up"),
        // "The Enter, Tab and Backspace keys will not have release events unless Report all keys is also set".
        Case(.return, "CR"), Case(.tab, "TAB"), Case(.delete, "DEL"), Case(.shift(.return), "ESC [ 13 ; 2 u"),
        Case("漢", "漢"),
    ]

    /// "Report alternate keys": "the shifted key must be present only if shift is also present in the modifiers", and "only
    /// key events represented as escape codes due to the other enhancements in effect will be affected".
    private static let alternates: [Case] = [
        Case("a", "a"), Case("A", "A"), Case(.control("a"), "ESC [ 97 ; 5 u"),
        Case(.control(.shift("a")), "ESC [ 97 :65 ; 6 u", "Control-Shift-a(A)"),
        Case(.option("A"), "ESC [ 97 :65 ; 4 u", "Option-Shift-a(A)"),
        Case(.control("+"), "ESC [ 61 :43 ; 6 u", "Control-Shift-=(+)"),
        Case(.control(.shift("é")), "ESC [ 233 :201 ; 6 u", "Control-Shift-é(É)"),
        Case(.control(.shift(.up)), "ESC [ 1 ; 6 A"), Case(.control(.shift(.space)), "ESC [ 32 ; 6 u"),
    ]

    /// The two that only add to sequences leave xterm's keys alone.
    private static let additionsAlone: [Case] = [
        Case("a", "a"), Case(.control("a"), "^A"), Case(.option("A"), "ESC A"), Case(.up, "ESC [ A"),
        Case(.f(1), "ESC O P"),
        Case(.escape, "ESC"),
    ]

    /// "Report all keys as escape codes": "text will not be sent", and "events for pressing modifier keys are reported".
    private static let allKeys: [Case] = [
        Case("a", "ESC [ 97 u"), Case(.space, "ESC [ 32 u"), Case(";", "ESC [ 59 u"), Case("é", "ESC [ 233 u"),
        Case(.return, "ESC [ 13 u"), Case(.tab, "ESC [ 9 u"), Case(.delete, "ESC [ 127 u"), Case(.escape, "ESC [ 27 u"),
        Case(.up, "ESC [ A"), Case(.f(1), "ESC [ P"), Case(.keypad(.five), "ESC [ 57404 u"),
        Case(.menu, "ESC [ 57363 u"),
        Case("A", "ESC [ 57441 ; 2 u ESC [ 97 ; 2 u", "Left Shift | Shift-a"),
        Case(.shift(.return), "ESC [ 57441 ; 2 u ESC [ 13 ; 2 u", "Left Shift | Shift-Return"),
        Case(.control("a"), "ESC [ 57442 ; 5 u ESC [ 97 ; 5 u", "Left Control | Control-a"),
        Case(.option("a"), "ESC [ 57443 ; 3 u ESC [ 97 ; 3 u", "Left Option | Option-a"),
        Case(.command("a"), "ESC [ 57444 ; 9 u ESC [ 97 ; 9 u", "Left Command | Command-a"),
        Case(
            .control(.shift(.up)), "ESC [ 57442 ; 5 u ESC [ 57441 ; 6 u ESC [ 1 ; 6 A",
            "Left Control | Left Shift | Control-Shift-Up"),
        Case(TUIKeyboardKey("a").with(.capsLock), "ESC [ 97 ; 65 u", "Caps-a"),
        Case(.return.with(.numLock), "ESC [ 13 ; 129 u", "Num-Return"),
        // "the corresponding modifier's bit must be set to the modifier state including the effect for the current event".
        Case(.leftShift, "ESC [ 57441 ; 2 u"), Case(.rightControl, "ESC [ 57448 ; 5 u"),
        Case(.control(.leftShift), "ESC [ 57442 ; 5 u ESC [ 57441 ; 6 u", "Left Control | Left Shift"),
        Case(.capsLock, "ESC [ 57358 ; 65 u"), Case(.capsLock.with(.capsLock), "ESC [ 57358 u", "Caps Lock"),
        Case(.scrollLock, "ESC [ 57359 u"), Case("漢", "漢"),
    ]

    /// Modifiers are let go after the key: their bit is gone by then.
    private static let allKeysWithEvents: [Case] = [
        Case("a", "ESC [ 97 u ESC [ 97 ; 1 :3u", "a | a up"),
        Case(.return, "ESC [ 13 u ESC [ 13 ; 1 :3u", "Return | Return up"),
        Case(
            .control("a"), "ESC [ 57442 ; 5 u ESC [ 97 ; 5 u ESC [ 97 ; 5 :3u ESC [ 57442 ; 1 :3u",
            "Left Control | Control-a | Control-a up | Left Control up"),
        Case(
            .control(.shift(.up)),
            "ESC [ 57442 ; 5 u ESC [ 57441 ; 6 u ESC [ 1 ; 6 A ESC [ 1 ; 6 :3A ESC [ 57441 ; 5 :3u ESC [ 57442 ; 1 :3u",
            "Left Control | Left Shift | Control-Shift-Up | Control-Shift-Up up | Left Shift up | Left Control up"),
        Case(.leftShift, "ESC [ 57441 ; 2 u ESC [ 57441 ; 1 :3u", "Left Shift | Left Shift up"),
        Case(.capsLock, "ESC [ 57358 ; 65 u ESC [ 57358 ; 65 :3u", "Caps Lock | Caps Lock up"),
    ]

    /// "Report associated text". "If no known key is associated with the text the key number 0 must be used."
    private static let allKeysWithText: [Case] = [
        Case("a", "ESC [ 97 ; ; 97 u", "a=a"), Case(.space, "ESC [ 32 ; ; 32 u", "Space=Space"),
        Case(.return, "ESC [ 13 u"), Case(.up, "ESC [ A"),
        // "shift+a -> CSI 97 ; 2 ; 65 u".
        Case("A", "ESC [ 57441 ; 2 u ESC [ 97 ; 2 ; 65 u", "Left Shift | Shift-a=A"),
        Case(.control("a"), "ESC [ 57442 ; 5 u ESC [ 97 ; 5 u", "Left Control | Control-a"),
        Case(TUIKeyboardKey("a").with(.capsLock), "ESC [ 97 ; 65 ; 65 u", "Caps-a=A"),
        Case(.keypad(.add), "ESC [ 57413 ; ; 43 u", "Keypad +=+"), Case("漢", "ESC [ 0 ; ; 28450 u", "=漢"),
        Case("👍🏽", "ESC [ 0 ; ; 128077 :127997 u", "=👍🏽"),
    ]

    private static let everything: [Case] = [
        Case("a", "ESC [ 97 ; ; 97 u ESC [ 97 ; 1 :3u", "a=a | a up"),
        Case(
            "A", "ESC [ 57441 ; 2 u ESC [ 97 :65 ; 2 ; 65 u ESC [ 97 :65 ; 2 :3u ESC [ 57441 ; 1 :3u",
            "Left Shift | Shift-a(A)=A | Shift-a(A) up | Left Shift up"),
        Case(
            ":", "ESC [ 57441 ; 2 u ESC [ 59 :58 ; 2 ; 58 u ESC [ 59 :58 ; 2 :3u ESC [ 57441 ; 1 :3u",
            "Left Shift | Shift-;(:)=: | Shift-;(:) up | Left Shift up"),
        Case(.tab, "ESC [ 9 u ESC [ 9 ; 1 :3u", "Tab | Tab up"),
        Case(.f(3), "ESC [ 13 ~ ESC [ 13 ; 1 :3~", "F3 | F3 up"),
        Case("漢", "ESC [ 0 ; ; 28450 u", "=漢"),
        Case(
            .option("a"), "ESC [ 57443 ; 3 u ESC [ 97 ; 3 u ESC [ 97 ; 3 :3u ESC [ 57443 ; 1 :3u",
            "Left Option | Option-a | Option-a up | Left Option up"),
    ]
}
