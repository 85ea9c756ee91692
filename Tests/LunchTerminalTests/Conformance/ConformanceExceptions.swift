/// The cases that are not followed, each with the sentence of the documentation that is followed instead.
enum ConformanceExceptions {
    static let sentences: [String: String] = [
        "xtermjs/t0060-DECSC": """
        DEC STD 070, appendix D, as mattiase/wraptest sums it up: \"The LCF is saved/restored by the Save/Restore \
        Cursor (DECSC/DECRC) control sequences.\" The LCF, last column flag, is the pending wrap. By the table there, \
        xterm 328, the VT220, the VT420 and the VT510 do so; the recording is of an older xterm.
        """,
        "xtermjs/t0033-VPB_scroll": """
        ECMA-48 8.3.159, VPB: \"causes the active data position to be moved by n line positions in the data component in \
        a direction opposite to that of the line progression\"; xterm, of which the recording is, does not have it.
        """,
        "libvterm/26state_query-001": """
        xterm ctlseqs, DA1: \"CSI ? 6 4 ; Ps c (\"VT420\")\"; libvterm says that it is a VT100.
        """,
        "libvterm/26state_query-007": Self.page,
        "libvterm/26state_query-009": Self.page,
        "libvterm/26state_query-011": Self.page,
        "libvterm/26state_query-013": """
        The Unicode Standard, section 3.9, D92: a byte 9B by itself is ill-formed; answers are UTF-8, in which C1 \
        controls have no form of one byte, so S8C1T is ignored.
        """,
        "alacritty/deccolm_reset": """
        xterm ctlseqs, DECSET: \"Ps = 4 0 -> Allow 80 -> 132 Mode\"; without it DECCOLM does nothing.
        """,
        "alacritty/erase_in_line": """
        ECMA-48 8.3.41, EL: \"the active presentation position and the character positions up to the end of the \
        line are put into the erased state\"; the last column is the active position while a wrap is pending. DEC STD \
        070, as mattiase/wraptest sums it up: the CUP command \"always clears the LCF whether or not the cursor is \
        actually moved, but so does the Erase in Line (EL) command which does not move the cursor.\"
        """,
    ]
    /// The cases whose text and cursor are followed, which is what the emulators agree on, but not their styles.
    static let styles: [String: String] = [
        "alacritty/underline": """
        ECMA-48 8.3.117, SGR: \"21 - doubly underlined\", whatever the underline before; to alacritty 21 means not bold.
        """
    ]

    /// The answers of these cases begin with DECXCPR; two have SGR in DECRPSS too, which xterm 379 begins with 0.
    private static let page = """
        VT510 manual, DECXCPR: \"CSI ? Pl ; Pc ; Pp R\", of which the last is the page; libvterm leaves it out.
        """
}
