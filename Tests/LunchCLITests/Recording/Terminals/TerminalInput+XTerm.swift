/// xterm: "XTerm Control Sequences" (ctlseqs.txt, patch 410), "Special Keyboard Keys".
extension TerminalInput {
    static let xterm = [
        TerminalInput(#"xterm, "PC-Style Function Keys""#, app: "", pcStyle),
        TerminalInput(#"xterm, "PC-Style Function Keys", application keypad"#, app: "\u{1B}[?1h\u{1B}=", application),
        TerminalInput(#"xterm, "Alt and Meta Keys", modifyOtherKeys 1"#, app: "\u{1B}[>4;1m", level1),
        TerminalInput(#"xterm, "Alt and Meta Keys", modifyOtherKeys 3"#, app: "\u{1B}[>4;3m", level3),
        TerminalInput(#"xterm, modes of the app that other terminals lack"#, app: "\u{1B}[?67h\u{1B}[20h", rare),
        TerminalInput(#"xterm, modes for the focus and pastes"#, app: "\u{1B}[?1004h\u{1B}[?2004h", focus),
    ]

    private static let pcStyle = """
        ESC [ A | .up
        ESC O A | .up | ESC [ A
        ESC [ 1 ~ | .home | ESC [ H
        ESC [ 4 ~ | .end | ESC [ F
        ESC [ 11 ~ | .F1 | ESC O P
        ESC [ 14 ~ | .F4 | ESC O S
        ESC [ 1 ; 2 P | .shift(.F1)
        ESC [ 1 ; 5 R | .control(.F3)
        ESC [ 15 ; 2 ~ | .shift(.F5)
        ESC [ 25 ~ | .F13
        ESC [ 28 ~ | .F15
        ESC [ 34 ~ | .f(20)
        ESC [ 42 ~ | .f(21)
        ESC [ 24 ; 8 ~ | .control(.option(.shift(.F12)))
        ESC [ 1 ; 9 A | .option(.up) | ESC [ 1 ; 3 A
        ESC [ 1 ; 16 A | .control(.option(.shift(.up))) | ESC [ 1 ; 8 A
        ESC [ E | .keypad(.begin)
        ESC O I | .tab | TAB
        ESC O j | .keypad(.multiply) | *
        ESC O X | .keypad(.equal) | =
        ESC O 5 P | .control(.F1) | ESC [ 1 ; 5 P
        """

    private static let application = """
        ESC O B | .down
        ESC O F | .end
        ESC [ B | .down | ESC O B
        ESC O M | .keypad(.enter)
        ESC O j | .keypad(.multiply)
        ESC O l | .keypad(.separator)
        ESC O m | .keypad(.subtract)
        ESC O n | .keypad(.decimal)
        ESC O o | .keypad(.divide)
        ESC O p | .keypad(.zero)
        ESC O q | .keypad(.one)
        ESC O r | .keypad(.two)
        ESC O s | .keypad(.three)
        ESC O t | .keypad(.four)
        ESC O v | .keypad(.six)
        ESC O x | .keypad(.eight)
        ESC O y | .keypad(.nine)
        ESC O X | .keypad(.equal)
        ESC O 6 j | .control(.shift(.keypad(.multiply)))
        CR | .return
        """

    private static let level1 = """
        ESC [ 27 ; 3 ; 9 ~ | .option(.tab) | ESC TAB
        ESC [ 9 ; 3 u | .option(.tab) | ESC TAB
        ESC [ 27 ; 5 ; 59 ~ | .control(";")
        ESC [ 59 ; 5 u | .control(";") | ESC [ 27 ; 5 ; 59 ~
        ESC [ 27 ; 6 ; 33 ~ | .control(.shift("1"))
        ESC [ 27 ; 5 ; 13 ~ | .control(.return)
        ^A | .control("a")
        ESC a | .option("a")
        """

    private static let level3 = """
        ESC [ 27 ; 1 ; 32 ~ | .space
        ESC [ 27 ; 1 ; 97 ~ | "a"
        ESC [ 27 ; 2 ; 65 ~ | "A"
        ESC [ 27 ; 1 ; 13 ~ | .return | CR
        ESC [ 27 ; 2 ; 9 ~ | .backTab
        ESC [ 27 ; 1 ; 233 ~ | "é"
        a | "a" | ESC [ 27 ; 1 ; 97 ~
        """

    private static let rare = """
        DEL | .delete | BS
        BS | .control("h")
        ESC DEL | .option(.delete) | ESC BS
        CR | .return | CR LF
        LF | .control("j")
        """

    private static let focus = """
        ESC [ I | -
        ESC [ O | -
        ESC [ 200 ~ a ^] b ESC [ 201 ~ | paste "a\\u{1D}b"
        ESC [ 200 ~ a CR b ESC [ 201 ~ x | paste "a\\nb", "x"
        ESC [ 200 ~ ESC [ A ESC [ 201 ~ | paste "\\u{1B}[A"
        """
}
