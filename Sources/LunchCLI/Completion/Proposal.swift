import LunchWire

/// A word that a shell may put on the command line, and what it means.
struct Proposal: Hashable {
    let word: String
    var meaning = ""

    /// The word, and after a tab what it means.
    var line: String { meaning.isEmpty ? word : "\(word)\t\(meaning)" }
}

/// The proposals beside the grammar: everything is looked at, nothing is run.
struct CompletionWorld: Sendable {
    var products: @Sendable () -> [String]
    var screens: @Sendable (_ app: String) -> [LaunchScreenDescription]
    /// The entries of a folder, folders with a slash after them.
    var entries: @Sendable (_ folder: String) -> [String]
    var traces: @Sendable () -> [String] = { [] }
}
