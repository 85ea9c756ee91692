/// The mouse of all four: xterm's ctlseqs, "Mouse Tracking". The terminal is asked for cells (1006) whatever the app has
/// asked for; foot knows no 9 and no 1005 (foot-ctlseqs(7), "Private Modes"), older terminals no 1006.
extension TerminalInput {
    static let mice = [
        TerminalInput("the mouse in cells, for an app that asks for them", app: "\u{1B}[?1002h\u{1B}[?1006h", cells),
        TerminalInput("the mouse in cells, all motion", app: "\u{1B}[?1003h\u{1B}[?1006h", motion),
        TerminalInput("the mouse in cells, for an app that asks for pixels", app: "\u{1B}[?1003h\u{1B}[?1016h", pixels),
        TerminalInput("the mouse in cells, for an app that asks for three bytes", app: "\u{1B}[?1002h", bytes),
        TerminalInput("the mouse in cells, for an app that asks for UTF-8", app: "\u{1B}[?1002h\u{1B}[?1005h", utf8),
        TerminalInput("the mouse in cells, for an app that asks for urxvt's", app: "\u{1B}[?1002h\u{1B}[?1015h", urxvt),
        TerminalInput("the mouse in cells, for an app that asks for presses", app: "\u{1B}[?9h\u{1B}[?1006h", presses),
        TerminalInput(
            "the mouse in three bytes, for an app that asks for cells", app: "\u{1B}[?1000h\u{1B}[?1006h", old),
        TerminalInput("the mouse of a terminal that was not asked", app: "", none),
    ]

    private static let cells = """
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | tap 45 3
        ESC [ < 0 ; 1 ; 1 M ESC [ < 0 ; 1 ; 1 m | tap 0 0
        ESC [ < 0 ; 300 ; 9 M ESC [ < 0 ; 300 ; 9 m | tap 299 8
        ESC [ < 2 ; 46 ; 4 M ESC [ < 2 ; 46 ; 4 m | right 45 3
        ESC [ < 1 ; 46 ; 4 M ESC [ < 1 ; 46 ; 4 m | ?
        ESC [ < 128 ; 46 ; 4 M ESC [ < 128 ; 46 ; 4 m | ?
        ESC [ < 129 ; 46 ; 4 M | ?
        ESC [ < 4 ; 46 ; 4 M ESC [ < 4 ; 46 ; 4 m | tap 45 3
        ESC [ < 28 ; 46 ; 4 M ESC [ < 28 ; 46 ; 4 m | tap 45 3
        ESC [ < 64 ; 46 ; 4 M | scroll 45 3 0 1
        ESC [ < 65 ; 46 ; 4 M ESC [ < 65 ; 46 ; 4 M | scroll 45 3 0 -2
        ESC [ < 66 ; 46 ; 4 M | scroll 45 3 1 0
        ESC [ < 67 ; 46 ; 4 M | scroll 45 3 -1 0
        ESC [ < 80 ; 46 ; 4 M | scroll 45 3 0 1
        ESC [ < 0 ; 11 ; 5 M ESC [ < 32 ; 20 ; 6 M ESC [ < 0 ; 21 ; 7 m | drag 10 4 20 6
        ESC [ < 35 ; 46 ; 4 M | - | nothing
        """

    private static let motion = """
        ESC [ < 35 ; 46 ; 4 M | -
        ESC [ < 35 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | tap 45 3
        """

    private static let pixels = """
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | tap 45 3 | ESC [ < 0 ; 456 ; 71 M ESC [ < 0 ; 456 ; 71 m
        ESC [ < 0 ; 1 ; 1 M ESC [ < 0 ; 1 ; 1 m | tap 0 0 | ESC [ < 0 ; 6 ; 11 M ESC [ < 0 ; 6 ; 11 m
        ESC [ < 2 ; 46 ; 4 M ESC [ < 2 ; 46 ; 4 m | right 45 3 | ESC [ < 2 ; 456 ; 71 M ESC [ < 2 ; 456 ; 71 m
        ESC [ < 65 ; 46 ; 4 M | scroll 45 3 0 -1 | ESC [ < 65 ; 456 ; 71 M
        ESC [ < 35 ; 46 ; 4 M | - | ESC [ < 35 ; 456 ; 71 M
        ESC [ < 128 ; 46 ; 4 M | ? | ESC [ < 128 ; 456 ; 71 M
        """

    private static let bytes = """
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | tap 45 3 | ESC [ M SP N $ ESC [ M # N $
        ESC [ < 16 ; 46 ; 4 M ESC [ < 16 ; 46 ; 4 m | tap 45 3 | ESC [ M 0 N $ ESC [ M 3 N $
        ESC [ < 64 ; 46 ; 4 M | scroll 45 3 0 1 | ESC [ M ` N $
        ESC [ < 0 ; 300 ; 4 M ESC [ < 0 ; 300 ; 4 m | - | nothing
        ESC [ M SP N $ ESC [ M # N $ | tap 45 3
        """

    private static let utf8 = """
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | tap 45 3 | ESC [ M SP N $ ESC [ M # N $
        ESC [ < 0 ; 201 ; 4 M ESC [ < 0 ; 201 ; 4 m | tap 200 3 | ESC [ M SP é $ ESC [ M # é $
        """

    private static let urxvt = """
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | tap 45 3 | ESC [ 32 ; 46 ; 4 M ESC [ 35 ; 46 ; 4 M
        ESC [ 32 ; 46 ; 4 M ESC [ 35 ; 46 ; 4 M | tap 45 3
        ESC [ < 0 ; 11 ; 5 M ESC [ < 0 ; 21 ; 7 m | drag 10 4 20 6 | ESC [ 32 ; 11 ; 5 M ESC [ 35 ; 21 ; 7 M
        """

    private static let presses = """
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | tap 45 3 | ESC [ < 0 ; 46 ; 4 M
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 50 ; 9 m | tap 45 3 | ESC [ < 0 ; 46 ; 4 M
        ESC [ < 16 ; 46 ; 4 M | tap 45 3 | ESC [ < 0 ; 46 ; 4 M
        ESC [ < 2 ; 46 ; 4 M ESC [ < 2 ; 46 ; 4 m | right 45 3 | ESC [ < 2 ; 46 ; 4 M
        ESC [ < 64 ; 46 ; 4 M | - | nothing
        """

    private static let old = """
        ESC [ M SP N $ ESC [ M # N $ | tap 45 3 | ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m
        ESC [ M " N $ ESC [ M # N $ | right 45 3 | ESC [ < 2 ; 46 ; 4 M ESC [ < 2 ; 46 ; 4 m
        ESC [ M ` N $ | scroll 45 3 0 1 | ESC [ < 64 ; 46 ; 4 M
        ESC [ 32 ; 46 ; 4 M ESC [ 35 ; 46 ; 4 M | tap 45 3 | ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m
        """

    private static let none = """
        ESC [ < 0 ; 46 ; 4 M ESC [ < 0 ; 46 ; 4 m | - | nothing
        """

    /// Sequences that are cut, numbers that are too great, and codes that nobody knows: each byte comes to the app.
    static let hostile = [
        TerminalInput("hostile input", app: "\u{1B}[>1u\u{1B}[?1000h\u{1B}[?1006h", flags: 1, anything),
        TerminalInput("hostile input, for an app without any mode", app: "", anything),
    ]

    private static let anything = """
        ESC [ 1 ; ESC [ B | ?, .down
        ESC [ 1 ; | ?
        ESC [ 99999999999999999999 u | ?
        ESC [ 1 ; 99999999999999999999 B | ?
        ESC [ 1 ; 300 B | ?
        ESC [ 97 ; 5 : 4 u | ?
        ESC [ 97 ; 5 : 99999999999999999999 u | ?
        ESC [ 55296 ; 5 u | ?
        ESC [ 1114112 ; 5 u | ?
        ESC [ 4294967295 ; 5 u | ?
        ESC [ 0 u | ?
        ESC [ 1 u | ?
        ESC [ 0 ; ; 55296 u | ?
        ESC [ 0 ; ; 27 u | ?
        ESC [ 0 ; ; 63232 u | ?
        ESC [ 57364 u | ?
        ESC [ 63743 u | ?
        ESC [ 99 ~ | ?
        ESC [ 27 ; 5 ; 55296 ~ | ?
        ESC [ 27 ; 5 ; 99999999999999999999 ~ | ?
        ESC [ 27 ; 5 ~ | ?
        ESC [ < 0 ; 0 ; 0 M | ?
        ESC [ < 0 ; 99999999 ; 1 M | ?
        ESC [ < 999 ; 1 ; 1 M | ?
        ESC [ < 0 ; 1 M | ?
        ESC [ < 0 ; 1 ; 1 ; 1 M | ?
        ESC [ < ; ; M | ?
        ESC [ ? 62 ; 4 c | ?
        ESC [ 12 ; 40 R | ?
        ESC [ > 0 u | ?
        ESC [ = u | ?
        ESC [ 5 $ | ?
        ESC [ 97 : x u | ?, "u"
        """
}
