/// The cases that are not followed, each with the sentence of the documentation that is followed instead.
enum ConformanceExceptions {
    static let sentences: [String: String] = [
        "xtermjs/t0060-DECSC": "VT510 manual, DECSC saves: \"Wrap flag (autowrap or no autowrap)\".",
        "xtermjs/t0084-CBT": cursorBackwardTabulation,
        "libvterm/26state_query-001": "xterm ctlseqs, DA1: \"CSI ? 6 4 ; Ps c (\"VT420\")\"; libvterm says VT100.",
        "libvterm/26state_query-013": """
        The Unicode Standard, section 3.9: a byte 9B by itself is ill-formed; answers are UTF-8, so S8C1T is ignored.
        """,
        "libvterm/28state_dbl_wh-002": "Lines of double width are noted, not laid out.",
        "alacritty/deccolm_reset": """
        xterm ctlseqs, DECSET 40: \"Allow 80 ⇒ 132 mode\"; without it DECCOLM does nothing.
        """,
        "alacritty/erase_in_line": """
        ECMA-48 8.3.41, EL: \"the active presentation position and the character positions up to the end of the \
        line are put into the erased state\"; the last column is the active position while a wrap is pending.
        """,
    ]

    private static let cursorBackwardTabulation = """
        ECMA-48 8.3.7, CBT: \"causes the active presentation position to be moved to the character position \
        corresponding to the n-th preceding character tabulation stop\"; what is printed next stands there.
        """
}
