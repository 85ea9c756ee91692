/// Words as a shell reads them.
enum ShellText {
    /// A word as it is written on a command line: in quotes if a shell would take something in it for its own.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.wholeMatch(of: #/[A-Za-z0-9_@%+=:,.\/\-]+/#) != nil
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    /// The words of a line up to its end, with quotes and backslashes taken away, and how the last one is quoted.
    static func words(of line: Substring) -> (words: [String], quote: Character?) {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = line
        while let character = rest.popFirst() {
            switch (character, quote) {
            case ("\\", nil), ("\\", "\""): word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
            case (_, let open?) where character == open: quote = nil
            case (_, _?): word = (word ?? "") + String(character)
            case ("\"", nil), ("'", nil):
                quote = character
                word = word ?? ""
            case (" ", nil), ("\t", nil):
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return (words + [word ?? ""], quote)
    }
}
