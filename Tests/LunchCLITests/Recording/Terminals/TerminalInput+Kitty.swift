/// kitty, as its page "Comprehensive keyboard handling in terminals" has it (docs/keyboard-protocol.rst).
extension TerminalInput {
    static let kitty = [
        TerminalInput(#"kitty, "Legacy functional keys""#, app: "", legacyFunctional),
        TerminalInput(#"kitty, "Legacy functional keys" in cursor key mode"#, app: "\u{1B}[?1h", cursorKeyMode),
        TerminalInput(#"kitty, "C0 controls" and "Legacy text keys""#, app: "", legacyText),
        TerminalInput(#"kitty, "Disambiguate escape codes""#, app: "\u{1B}[>1u", flags: 1, disambiguate),
        TerminalInput(#"kitty, "Report event types""#, app: "\u{1B}[>3u", flags: 3, events),
        TerminalInput(#"kitty, "Report all keys as escape codes""#, app: "\u{1B}[>8u", flags: 8, allKeys),
        TerminalInput(#"kitty, all enhancements"#, app: "\u{1B}[>31u", flags: 31, everything),
    ]

    private static let legacyFunctional = """
        ESC [ 2 ~ | .insert
        ESC [ 3 ~ | .forwardDelete
        ESC [ 5 ~ | .pageUp
        ESC [ 6 ~ | .pageDown
        ESC [ A | .up
        ESC [ B | .down
        ESC [ C | .right
        ESC [ D | .left
        ESC [ H | .home
        ESC [ F | .end
        ESC O P | .F1
        ESC O Q | .F2
        ESC O R | .F3
        ESC O S | .F4
        ESC [ 15 ~ | .F5
        ESC [ 17 ~ | .F6
        ESC [ 18 ~ | .F7
        ESC [ 19 ~ | .F8
        ESC [ 20 ~ | .F9
        ESC [ 21 ~ | .F10
        ESC [ 23 ~ | .F11
        ESC [ 24 ~ | .F12
        ESC [ 29 ~ | .F16
        ESC [ 1 ; 2 A | .shift(.up)
        ESC [ 1 ; 5 C | .control(.right)
        ESC [ 1 ; 3 D | .option(.left)
        ESC [ 1 ; 8 H | .control(.option(.shift(.home)))
        ESC [ 3 ; 5 ~ | .control(.forwardDelete)
        ESC [ 1 ; 6 P | .control(.shift(.F1))
        ESC [ 15 ; 2 ~ | .shift(.F5)
        ESC [ 57376 u | .F13 | ESC [ 25 ~
        ESC [ 57376 ; 5 u | .control(.F13) | ESC [ 25 ; 5 ~
        ESC [ 57361 u | ?
        ESC [ 57428 u | ?
        """

    private static let cursorKeyMode = """
        ESC O A | .up
        ESC O B | .down
        ESC O C | .right
        ESC O D | .left
        ESC O H | .home
        ESC O F | .end
        ESC [ A | .up | ESC O A
        ESC [ 1 ; 5 A | .control(.up)
        """

    private static let legacyText = """
        CR | .return
        ESC CR | .option(.return)
        ESC | .escape
        ESC ESC | .option(.escape)
        DEL | .delete
        ESC DEL | .option(.delete)
        BS | .control("h")
        ESC BS | .control(.option("h"))
        TAB | .tab
        ESC TAB | .option(.tab)
        ESC [ Z | .backTab
        ESC ESC [ Z | .option(.shift(.tab))
        SP | .space
        ESC SP | .option(" ")
        NUL | .control(" ")
        ESC NUL | .control(.option(" "))
        i | "i"
        I | "I"
        ESC i | .option("i")
        ESC I | .option("I")
        ESC [ 105 ; 6 u | .control(.shift("i")) | TAB
        3 | "3"
        # | "#"
        ESC 3 | .option("3")
        ESC # | .option("#")
        ; | ";"
        : | ":"
        ESC ; | .option(";")
        ESC [ | .option("[")
        ESC O | .option("O")
        ^C | .control("c")
        LF | .control("j")
        ^\\ | .control("\\\\")
        ^] | .control("]")
        ^^ | .control("^")
        ^_ | .control("_")
        ESC ^C | .control(.option("c"))
        é | "é"
        日 | "日"
        ESC é | .option("é")
        ESC [ 97 ; 9 u | ?
        """

    private static let disambiguate = """
        ESC [ B | .down
        ESC [ 1 ; 129 B | .down
        ESC [ 1 ; 65 B | .down
        ESC [ 1 ; 193 B | .down
        ESC [ 27 u | .escape
        ESC [ 27 ; 129 u | .escape
        ESC [ 27 ; 2 u | .shift(.escape)
        ESC [ 15 ; 129 ~ | .F5
        ESC [ 3 ; 129 ~ | .forwardDelete
        ESC [ 2 ; 131 ~ | .option(.insert)
        ESC [ 1 ; 130 A | .shift(.up)
        ESC [ 1 ; 133 C | .control(.right)
        ESC [ 1 ; 9 A | .command(.up)
        ESC [ 1 ; 129 P | .F1
        ESC [ 13 ~ | .F3
        ESC [ 13 ; 129 ~ | .F3
        ESC [ 11 ~ | .F1
        ESC [ 12 ~ | .F2
        ESC [ 14 ~ | .F4
        ESC [ 7 ~ | .home
        ESC [ 8 ~ | .end
        ESC [ 97 ; 5 u | .control("a")
        ESC [ 97 ; 69 u | .control("a")
        ESC [ 97 ; 133 u | .control("a")
        ESC [ 97 ; 197 u | .control("a")
        ESC [ 97 ; 6 u | .control(.shift("a"))
        ESC [ 97 ; 3 u | .option("a")
        ESC [ 97 ; 4 u | .option("A")
        ESC [ 97 ; 7 u | .control(.option("a"))
        ESC [ 97 ; 9 u | .command("a")
        ESC [ 97 ; 13 u | .control(.command("a"))
        ESC [ 97 ; 17 u | .character("a").with([.hyper])
        ESC [ 97 ; 37 u | .control("a").with([.meta])
        ESC [ 99 ; 5 u | .control("c")
        ESC [ 105 ; 5 u | .control("i")
        ESC [ 109 ; 5 u | .control("m")
        ESC [ 91 ; 3 u | .option("[")
        ESC [ 93 ; 5 u | .control("]")
        ESC [ 32 ; 5 u | .control(" ")
        ESC [ 49 ; 6 u | .control(.shift("1"))
        ESC [ 13 ; 2 u | .shift(.return)
        ESC [ 13 ; 5 u | .control(.return)
        ESC [ 9 ; 5 u | .control(.tab)
        ESC [ 9 ; 2 u | .backTab
        ESC [ 127 ; 5 u | .control(.delete)
        ESC [ 127 ; 3 u | .option(.delete)
        CR | .return
        TAB | .tab
        DEL | .delete
        a | "a"
        A | "A"
        é | "é"
        ESC [ 57399 u | .keypad(.zero)
        ESC [ 57400 ; 129 u | .keypad(.one)
        ESC [ 57408 ; 133 u | .control(.keypad(.nine))
        ESC [ 57409 u | .keypad(.decimal)
        ESC [ 57413 u | .keypad(.add)
        ESC [ 57414 u | .keypad(.enter)
        ESC [ 57414 ; 129 u | .keypad(.enter)
        ESC [ 57417 u | .keypad(.left)
        ESC [ 57421 u | .keypad(.pageUp)
        ESC [ 57426 u | .keypad(.delete)
        ESC [ E | .keypad(.begin)
        ESC [ 57427 ~ | .keypad(.begin)
        ESC [ 57361 u | .printScreen
        ESC [ 57362 u | .pause
        ESC [ 57363 u | .menu
        ESC [ 57363 ; 129 u | .menu
        ESC [ 57376 u | .F13
        ESC [ 57387 ; 2 u | .shift(.f(24))
        ESC [ 57398 u | .f(35)
        ESC [ 57428 u | ?
        ESC [ 57440 u | ?
        """

    private static let events = """
        ESC [ B | .down
        ESC [ 1 ; 1 : 1 B | .down
        ESC [ 1 ; 129 : 1 B | .down
        ESC [ 1 ; 129 : 2 B | .down
        ESC [ 1 ; 129 : 3 B | -
        ESC [ B ESC [ 1 ; 1 : 3 B | .down
        ESC [ 1 ; 129 B ESC [ 1 ; 129 : 2 B ESC [ 1 ; 129 : 2 B ESC [ 1 ; 129 : 3 B | .down, .down, .down
        ESC [ 27 ; 129 u ESC [ 27 ; 129 : 3 u | .escape
        ESC [ 15 ; 129 : 1 ~ ESC [ 15 ; 129 : 3 ~ | .F5
        ESC [ 97 ; 5 : 1 u ESC [ 97 ; 5 : 3 u | .control("a")
        ESC [ 97 ; 5 : 2 u | .control("a")
        a ESC [ 97 ; 1 : 3 u | "a"
        A ESC [ 97 ; 2 : 3 u | "A"
        a a ESC [ 97 ; 1 : 3 u | "a", "a"
        CR | .return
        ESC [ 57414 ; 129 : 1 u ESC [ 57414 ; 129 : 3 u | .keypad(.enter)
        ESC [ 1 ; 2 : 1 P ESC [ 1 ; 2 : 3 P | .shift(.F1)
        """

    private static let allKeys = """
        ESC [ 97 u | "a"
        ESC [ 97 ; 129 u | "a"
        ESC [ 97 ; 65 u | "a"
        ESC [ 97 ; 2 u | "A"
        ESC [ 97 ; 66 u | "A"
        ESC [ 49 ; 2 u | "!"
        ESC [ 32 u | .space
        ESC [ 32 ; 2 u | .shift(" ")
        ESC [ 233 u | "é"
        ESC [ 13 u | .return
        ESC [ 13 ; 129 u | .return
        ESC [ 9 u | .tab
        ESC [ 9 ; 130 u | .backTab
        ESC [ 127 u | .delete
        ESC [ 27 u | .escape
        ESC [ 99 ; 5 u | .control("c")
        ESC [ 1089 ; 5 u | .control("с")
        ESC [ 57441 ; 2 u | .leftShift
        ESC [ 57442 ; 133 u | .leftControl
        ESC [ 57441 ; 2 u ESC [ 97 ; 2 u | "A"
        ESC [ 57442 ; 5 u ESC [ 57441 ; 6 u ESC [ 97 ; 6 u | .control(.shift("a"))
        ESC [ 57453 u ESC [ 64 u | "@"
        ESC [ 57358 ; 65 u | .capsLock
        ESC [ 57359 u | .scrollLock
        ESC [ 57360 ; 129 u | .numLock
        ESC [ 57401 ; 129 u | .keypad(.two)
        ESC [ 57430 u | ?
        ESC [ B | .down
        """

    private static let everything = """
        ESC [ 97 ; ; 97 u | "a"
        ESC [ 97 ; 129 ; 97 u ESC [ 97 ; 129 : 3 u | "a"
        ESC [ 97 : 65 ; 2 ; 65 u | "A"
        ESC [ 97 ; 65 ; 65 u | "A"
        ESC [ 97 ; 66 ; 97 u | "a"
        ESC [ 97 ; 1 : 2 ; 97 u | "a"
        ESC [ 97 ; 1 : 3 u | -
        ESC [ 50 : 34 ; 2 ; 34 u | "\\""
        ESC [ 113 ; ; 64 u | "@"
        ESC [ 0 ; ; 229 u | "å"
        ESC [ 0 ; ; 26085 : 26412 u | "日", "本"
        ESC [ 0 ; ; 26085 : 26412 u ESC [ 97 ; ; 97 u | "日", "本", "a"
        ESC [ 1089 : : 99 ; 5 u | .control("c")
        ESC [ 1089 : 1057 : 99 ; 6 u | .control(.shift("c"))
        ESC [ 1089 : : 99 ; ; 1089 u | "с"
        ESC [ 97 : : 113 ; 5 u | .control("a")
        ESC [ 99 ; 5 : 1 u ESC [ 99 ; 5 : 3 u | .control("c")
        ESC [ 43 ; ; 43 u | "+"
        ESC [ 32 ; ; 32 u | .space
        ESC [ 13 ; 129 u ESC [ 13 ; 129 : 3 u | .return
        ESC [ 57400 ; 129 ; 49 u | .keypad(.one)
        ESC [ 1 ; 129 B ESC [ 1 ; 129 : 3 B | .down
        ESC [ 27 ; 129 u ESC [ 27 ; 129 : 3 u | .escape
        ESC [ 15 ; 129 ~ ESC [ 15 ; 129 : 3 ~ | .F5
        ESC [ 57441 ; 2 u ESC [ 57441 ; 1 : 3 u | .leftShift
        ESC [ 57443 ; 3 u ESC [ 57443 ; 3 : 2 u ESC [ 57443 ; 1 : 3 u | .leftOption
        ESC [ 57441 ; 2 u ESC [ 97 : 65 ; 2 ; 65 u ESC [ 97 : 65 ; 2 : 3 u ESC [ 57441 ; 1 : 3 u | "A"
        ESC [ 57442 ; 5 u ESC [ 57441 ; 6 u ESC [ 57441 ; 5 : 3 u ESC [ 57442 ; 1 : 3 u | .control(.leftShift)
        ESC [ 57445 ; 17 u ESC [ 57445 ; 1 : 3 u | ?
        """
}
