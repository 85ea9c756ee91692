package import LunchTerminal

extension TUIModes {
    /// The modes once a program has written sequences to a terminal of 80×24.
    package init(after sequences: String) {
        var terminal = TUITerminal(columns: 80, rows: 24)
        _ = terminal.feed(Array(sequences.utf8).span)
        self = terminal.modes
    }
}
