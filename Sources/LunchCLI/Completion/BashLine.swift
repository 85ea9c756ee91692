/// A command line as bash hands it to a completion: in one piece, since bash breaks words also at `=`, `@` and `:`.
struct BashLine {
    /// The words after the command, up to the cursor, as bash would hand them on.
    let words: [String]
    /// The end of the line that a reply takes the place of begins within or after this quote.
    private let quote: BashWords.Quote?
    /// The part of the last word that is before that end, and stays.
    private let kept: String
    /// The home folder, if the last word begins with `~/`.
    private let home: String?

    /// - Parameters:
    ///   - line: the line up to the cursor.
    ///   - end: its end, which bash replaces by a reply.
    ///   - home: the folder that bash puts in place of `~`.
    /// - Returns: nil if bash would expand something in the last word, since the result is unknown here.
    init?(_ line: String, replacing end: String, home: String) {
        guard line.utf8.reversed().starts(with: end.utf8.reversed()) else { return nil }
        let all = BashWords(line)
        let before = BashWords(String(decoding: line.utf8.dropLast(end.utf8.count), as: UTF8.self))
        guard all.isLiteral, !all.isAtHome || before.last.isEmpty else { return nil }
        self.home = all.isAtHome ? home : nil
        words = all.earlier.dropFirst() + [(self.home ?? "") + (all.isAtHome ? String(all.last.dropFirst()) : all.last)]
        quote = before.quote
        kept = before.last
    }

    /// The proposals as bash puts them in place of the end of the line.
    func replies(_ proposals: [Proposal]) -> [String] {
        proposals.compactMap { proposal in
            let start = home ?? kept
            guard proposal.word.unicodeScalars.starts(with: start.unicodeScalars) else { return nil }
            let rest = String(proposal.word.unicodeScalars.dropFirst(start.unicodeScalars.count))
            let reply = (home == nil ? "" : "~") + BashWords.escaped(rest, in: quote)
            guard let quote else { return reply }
            // readline removes one of two quotes at the beginning.
            guard reply.unicodeScalars.first != quote.rawValue else { return nil }
            // It closes the quote after a sole reply, but not after one that ends as if that were done.
            return reply.unicodeScalars.last == quote.rawValue ? reply + String(quote.rawValue) : reply
        }
    }
}
