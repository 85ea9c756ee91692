import LunchTest

/// A program that publishes nothing: a shell that draws, waits for a key, and so on.
enum ScreenProgram {
    private static let prelude = #"""
        stty raw -echo
        key() { dd bs=1 count=1 2>/dev/null; }

        """#

    /// Launches it; `printf` draws, and `key` writes the next byte of input.
    static func launch(columns: Int = 40, rows: Int = 10, _ script: String) throws -> TUIApplication {
        try launcher(columns: columns, rows: rows, script).launch()
    }

    static func launcher(columns: Int = 40, rows: Int = 10, _ script: String) -> Launcher {
        Launcher(
            app: .command("sh"), size: CellSize(columns: columns, rows: rows),
            arguments: ["-c", prelude + script + "\nkey; key; key; key"])
    }
}
