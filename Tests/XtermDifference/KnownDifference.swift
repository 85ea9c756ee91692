/// A way in which this terminal is meant to differ from xterm 379, and why.
struct KnownDifference {
    /// The functions without which it does not appear.
    var functions: Set<String>
    /// The text that the input contains then; empty for any.
    var text = ""
    var reason: String

    /// In the order in which they are looked for.
    static let all: [KnownDifference] = [
        KnownDifference(
            functions: ["DECRQM"], text: "?1048", reason: "xterm saves the cursor at each reset; here 1048 is off then"),
        KnownDifference(
            functions: ["DECREQTPARM"], reason: "xterm answers as a VT100 only, and DECREQTPARM is the VT100 manual's"),
        KnownDifference(functions: ["DECRQDE"], reason: "DECRQDE is answered (VT510 manual); xterm 379 does not"),
        KnownDifference(
            functions: ["DECRQPSR"],
            reason: "DECTABSR tells the stops that HT stops at; xterm has one in the first column too"),
        KnownDifference(
            functions: ["DECSCA"],
            reason: "DECCIR tells whether text is protected; xterm, whether DECSCA came"),
        KnownDifference(
            functions: ["DECERA"], reason: "DECERA leaves no attributes (VT510 manual); xterm leaves the pen's"),
        KnownDifference(
            functions: ["DECFRA"],
            reason: "DECFRA's characters have the pen's colors; xterm keeps the cells' if the pen has none"),
        KnownDifference(
            functions: ["SGR"], text: "21", reason: "DECCIR tells a double underline too; xterm only a single one"),
        KnownDifference(
            functions: ["SCS", "text"],
            reason: "a set in GR changes nothing, for answers and text are UTF-8; xterm takes the character apart"),
        KnownDifference(
            functions: ["SGR", "text"], text: "日",
            reason: "concealed text is kept with its style; xterm writes one blank for a wide character"),
        KnownDifference(
            functions: ["DECIC"], reason: "DECIC ends a pending wrap, as ICH does; in xterm it does not"),
        KnownDifference(
            functions: ["DECFI"], reason: "DECFI and DECBI end a pending wrap, as CUF does; in xterm they do not"),
        KnownDifference(
            functions: ["DECRQSS"], text: "$q*x", reason: "DECRQSS tells DECSACE (VT510 manual); to xterm it is invalid"
        ),
        KnownDifference(
            functions: ["SGR", "DECSTR"], reason: "DECSTR ends all renditions (VT510 manual); xterm leaves faint text"),
        KnownDifference(
            functions: ["DECCARA", "text"], text: "日",
            reason: "a cell in which a wide character does not fit is blanked; xterm leaves what it was"),
        KnownDifference(
            functions: ["text", "SS3"], text: "日", reason: "xterm writes the wide character before a single shift again"
        ),
        KnownDifference(
            functions: ["text", "SS2"], text: "日", reason: "xterm writes the wide character before a single shift again"
        ),
        KnownDifference(
            functions: ["SS2"], text: "l", reason: "DECRC restores a single shift (VT510 manual, DECSC); xterm does not"
        ),
        KnownDifference(
            functions: ["SS3"], text: "l", reason: "DECRC restores a single shift (VT510 manual, DECSC); xterm does not"
        ),
        KnownDifference(
            functions: ["DECCRA", "DECRQCRA"],
            reason: "blanks that DECCRA copies count as they did; xterm counts them as written"),
        KnownDifference(
            functions: ["SGR"], text: "38:2::",
            reason: "xterm reads on behind a color in colons, and finds that text blinks"),
        KnownDifference(functions: ["SL"], reason: "SL ends a pending wrap, as DECIC does; in xterm it does not"),
        KnownDifference(
            functions: ["DECSCL"], reason: "DECSCL ends a pending wrap, as a soft reset does; in xterm it does not"),
        KnownDifference(
            functions: ["CBT", "text"], text: "日",
            reason: "half a wide character is blanked; xterm leaves its second half"),
        KnownDifference(
            functions: ["SGR", "DECALN"],
            reason: "the colors stay behind DECALN; xterm makes another of a direct color"),
    ]
}
