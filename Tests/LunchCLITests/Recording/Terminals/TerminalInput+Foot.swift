/// foot, as its manual page foot-ctlseqs(7) has it: private modes, XTMODKEYS, the kitty keyboard protocol; the sequences
/// of keys are those of its table keymap.h.
///
/// "Note that foot only supports level 1 and 2" of modifyOtherKeys: what it sends at level 1 comes to every app.
extension TerminalInput {
    static let foot = [
        TerminalInput("foot, modifyOtherKeys 1 for an app that asks for none", app: "", level1),
        TerminalInput("foot, modifyOtherKeys 2", app: "\u{1B}[>4;2m", level2),
        TerminalInput("foot, DECKPAM", app: "\u{1B}=", keypad),
        TerminalInput("foot, the kitty keyboard protocol", app: "\u{1B}[>5u", flags: 5, protocol5),
    ]

    private static let level1 = """
        ESC [ 27 ; 2 ; 27 ~ | .shift(.escape) | ESC
        ESC ESC | .option(.escape)
        ESC [ 27 ; 4 ; 27 ~ | .option(.shift(.escape)) | ESC ESC
        ESC [ 27 ; 5 ; 27 ~ | .control(.escape) | ESC
        ESC [ 27 ; 9 ; 27 ~ | .option(.escape) | ESC ESC
        ESC [ 27 ; 2 ; 13 ~ | .shift(.return) | CR
        ESC CR | .option(.return)
        ESC [ 27 ; 5 ; 13 ~ | .control(.return) | CR
        ESC [ 27 ; 6 ; 13 ~ | .control(.shift(.return)) | CR
        ESC [ 27 ; 8 ; 13 ~ | .control(.option(.shift(.return))) | ESC CR
        ESC [ Z | .backTab
        ESC TAB | .option(.tab)
        ESC [ 27 ; 5 ; 9 ~ | .control(.tab) | TAB
        ESC [ 27 ; 6 ; 9 ~ | .control(.shift(.tab)) | ESC [ Z
        DEL | .delete
        ESC DEL | .option(.delete)
        ESC [ 1 ; 9 A | .option(.up) | ESC [ 1 ; 3 A
        ESC [ 1 ; 10 A | .option(.shift(.up)) | ESC [ 1 ; 4 A
        ESC [ 1 ; 13 B | .control(.option(.down)) | ESC [ 1 ; 7 B
        ESC [ 3 ; 11 ~ | .option(.forwardDelete) | ESC [ 3 ; 3 ~
        ESC [ 1 ; 5 F | .control(.end)
        ESC [ 15 ; 6 ~ | .control(.shift(.F5))
        ESC [ 24 ; 3 ~ | .option(.F12)
        """

    private static let level2 = """
        ESC [ 27 ; 3 ; 13 ~ | .option(.return)
        ESC [ 27 ; 2 ; 13 ~ | .shift(.return)
        ESC [ 27 ; 2 ; 9 ~ | .backTab
        ESC [ 27 ; 3 ; 9 ~ | .option(.tab)
        ESC [ 27 ; 5 ; 9 ~ | .control(.tab)
        ESC [ 27 ; 2 ; 127 ~ | .shift(.delete)
        ESC [ 27 ; 3 ; 127 ~ | .option(.delete)
        ESC [ 27 ; 6 ; 8 ~ | .control(.shift(.delete))
        ESC [ 27 ; 7 ; 8 ~ | .control(.option(.delete))
        BS | .control(.delete)
        ESC [ 27 ; 5 ; 97 ~ | .control("a")
        ESC [ 27 ; 6 ; 65 ~ | .control(.shift("a"))
        ESC [ 27 ; 5 ; 45 ~ | .control("-")
        ESC [ 27 ; 3 ; 97 ~ | .option("a")
        ESC [ 27 ; 4 ; 65 ~ | .option("A")
        ESC [ 27 ; 7 ; 93 ~ | .control(.option("]"))
        ESC [ 27 ; 5 ; 32 ~ | .control(" ")
        a | "a"
        A | "A" | ESC [ 27 ; 2 ; 65 ~
        ^C | .control("c") | ESC [ 27 ; 5 ; 99 ~
        CR | .return
        """

    private static let keypad = """
        ESC O M | .keypad(.enter)
        ESC O p | .keypad(.zero)
        ESC O u | .keypad(.five)
        ESC O k | .keypad(.add)
        ESC O 2 M | .shift(.keypad(.enter))
        ESC O 5 k | .control(.keypad(.add))
        ESC O 3 w | .option(.keypad(.seven))
        5 | "5"
        """

    private static let protocol5 = """
        ESC [ 97 ; 5 u | .control("a")
        ESC [ 97 : 65 ; 6 u | .control(.shift("a"))
        ESC [ 97 : 65 ; 4 u | .option("A")
        ESC [ 49 : 33 ; 6 u | .control(.shift("1"))
        ESC [ 246 : 214 : 59 ; 4 u | .option(":")
        ESC [ 246 : : 59 ; 5 u | .control(";")
        ESC [ 27 ; 129 u | .escape
        ESC [ 1 ; 129 A | .up
        ESC [ 57399 ; 129 u | .keypad(.zero)
        """
}
