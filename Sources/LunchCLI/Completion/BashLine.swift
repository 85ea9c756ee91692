/// A command line as bash hands it to a completion: in one piece, since bash breaks words also at `=`, `@` and `:`.
struct BashLine {
    /// The words behind the command, up to the cursor.
    let words: [String]
    private let quote: Character?

    init(_ line: String) {
        let (words, quote) = ShellText.words(of: line[...])
        self.words = Array(words.dropFirst())
        self.quote = quote
    }

    /// The proposals as bash puts them in place of its own last word, which begins behind the last of those characters.
    func replies(_ proposals: [Proposal]) -> [String] {
        let word = words.last ?? ""
        let isBroken = quote == nil && word.contains { "=@:".contains($0) }
        let kept = isBroken ? (word.lastIndex { "=@:".contains($0) }.map { word[...$0].count } ?? 0) : 0
        return proposals.map { proposal in
            let rest = String(proposal.word.dropFirst(kept))
            return quote == nil ? escaped(rest) : rest
        }
    }

    private func escaped(_ word: String) -> String {
        word.map { character in
            let isPlain = character.isLetter || character.isNumber || "_-+%,./=@:~".contains(character)
            return isPlain ? String(character) : "\\\(character)"
        }.joined()
    }
}
