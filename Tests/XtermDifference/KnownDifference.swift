/// A way in which this terminal is meant to differ from xterm 379, and why.
struct KnownDifference {
    /// The functions without which it does not appear.
    var functions: Set<String>
    /// What the input contains where it does; empty for any.
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
            functions: ["DECSCA"], text: "[0\"q",
            reason: "DECCIR tells whether text is protected; xterm, whether DECSCA came"),
        KnownDifference(
            functions: ["DECERA"], reason: "DECERA leaves no attributes (VT510 manual); xterm leaves the pen's"),
        KnownDifference(
            functions: ["DECFRA"],
            reason: "DECFRA's characters have the pen's colours; xterm keeps the cells' if the pen has none"),
        KnownDifference(
            functions: ["SGR"], text: "21", reason: "DECCIR tells a double underline too; xterm only a single one"),
        KnownDifference(
            functions: ["SCS", "text"], text: "日",
            reason: "a set in GR changes nothing, for answers and text are UTF-8; xterm takes the character apart"),
        KnownDifference(
            functions: ["SGR", "text"], text: "日",
            reason: "concealed text is kept with its style; xterm writes one blank for a wide character"),
        KnownDifference(
            functions: ["DECIC"], reason: "DECIC ends a pending wrap, as ICH does; in xterm it does not"),
    ]
}
