/// WezTerm: "Keyboard Encoding" (docs/config/key-encoding.md), with the examples of its tests
/// (wezterm-input-types/src/lib.rs, encode_issue_…).
extension TerminalInput {
    static let wezterm = [
        TerminalInput("WezTerm, disambiguate", app: "\u{1B}[>1u", flags: 1, disambiguate),
        TerminalInput("WezTerm, all but the text", app: "\u{1B}[>15u", flags: 15, allButText),
        TerminalInput("WezTerm, all enhancements", app: "\u{1B}[>31u", flags: 31, everything),
        TerminalInput("WezTerm without enable_kitty_keyboard, for an app that asks for it", app: "\u{1B}[>1u", plain),
        TerminalInput(
            "WezTerm without enable_kitty_keyboard, for an app that asks for events", app: "\u{1B}[>3u", events),
        TerminalInput(
            "WezTerm without enable_kitty_keyboard, for an app that asks for all keys", app: "\u{1B}[>8u", all8),
        TerminalInput("WezTerm with enable_csi_u_key_encoding", app: "", fixterms),
    ]

    private static let disambiguate = """
        ESC [ 105 ; 4 u | .option("I")
        ESC [ 49 ; 4 u | .option("!")
        ESC [ 105 ; 6 u | .control(.shift("i"))
        ESC [ 105 ; 8 u | .control(.option(.shift("i")))
        DEL | .delete
        ESC [ 127 ; 5 u | .control(.delete)
        " | "\\""
        ! | "!"
        SP | .space
        q | "q"
        ESC [ 102 ; 9 u | .command("f")
        ESC [ 102 ; 10 u | .shift(.command("f"))
        ESC [ 102 ; 14 u | .control(.shift(.command("f")))
        """

    private static let allButText = """
        ESC [ 11 ; 1 ~ | .F1
        ESC [ 11 ; 1 : 3 ~ | -
        ESC [ 97 : 65 ; 1 u | "A"
        ESC [ 97 : 65 ; 1 : 3 u | -
        ESC [ 57441 ; 1 u ESC [ 57441 ; 1 : 3 u | .leftShift
        ESC [ 57442 ; 1 u ESC [ 97 ; 5 u ESC [ 97 ; 5 : 3 u ESC [ 57442 ; 1 : 3 u | .control("a")
        ESC [ 57425 ; 1 u | .keypad(.insert)
        ESC [ 57425 ; 2 u | .shift(.keypad(.insert))
        ESC [ 57424 ; 1 u | .keypad(.end)
        ESC [ 57399 ; 129 u | .keypad(.zero)
        ESC [ 57399 ; 130 u | .shift(.keypad(.zero))
        ESC [ 57404 ; 129 u | .keypad(.five)
        ESC [ E ESC [ 1 ; 1 : 3 E | .keypad(.begin)
        ESC [ 1092 : : 97 ; 5 u | .control("a")
        ESC [ 1092 : 1060 : 97 ; 6 u | .control(.shift("a"))
        ESC [ 111 ; 1 : 3 u | -
        """

    private static let everything = """
        ESC [ 57404 ; 129 ; 53 u | .keypad(.five)
        ESC [ 57404 ; 129 : 3 u | -
        ESC [ 1092 : : 97 ; 5 ; 1092 u | .control("a")
        ESC [ 1092 : 1060 : 97 ; 6 ; 1060 u | .control(.shift("a"))
        """

    private static let plain = """
        ESC | .escape | ESC [ 27 u
        ^C | .control("c") | ESC [ 99 ; 5 u
        ^] | .control("]") | ESC [ 93 ; 5 u
        ESC x | .option("x") | ESC [ 120 ; 3 u
        ESC X | .option("X") | ESC [ 120 ; 4 u
        TAB | .tab
        CR | .return
        DEL | .delete
        a | "a"
        A | "A"
        é | "é"
        ESC O P | .F1 | ESC [ P
        ESC O R | .F3 | ESC [ 13 ~
        ESC [ 25 ~ | .F13 | ESC [ 57376 u
        ESC [ 1 ; 5 R | .control(.F3) | ESC [ 13 ; 5 ~
        ESC O A | .up | ESC [ A
        ESC [ Z | .backTab | ESC [ 9 ; 2 u
        """

    private static let events = """
        a | "a" | a ESC [ 97 ; 1 : 3 u
        ESC [ A | .up | ESC [ A ESC [ 1 ; 1 : 3 A
        CR | .return
        """

    private static let all8 = """
        a | "a" | ESC [ 97 u
        CR | .return | ESC [ 13 u
        A | "A" | ESC [ 57441 ; 2 u ESC [ 97 ; 2 u
        日 | "日"
        """

    private static let fixterms = """
        ESC [ 105 ; 5 u | .control("i") | TAB
        ESC [ 13 ; 2 u | .shift(.return) | CR
        ESC [ 9 ; 5 u | .control(.tab) | TAB
        ESC [ 65 ; 5 u | .control("A") | ^A
        ESC [ 97 ; 3 u | .option("a") | ESC a
        """
}
