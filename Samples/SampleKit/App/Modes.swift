/// The requests of the kit to a terminal while an app is on it.
enum Modes {
    /// The alternate screen (1049), and the modes of `input`.
    static let enter = bytes("\u{1B}[?1049h") + input

    /// No automatic wrap (7), mouse buttons (1000) as SGR reports (1006), bracketed paste (2004); the cursor is hidden
    /// until a view shows it (25).
    static let input = bytes("\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l")

    /// The same the other way round.
    static let leave = bytes("\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
