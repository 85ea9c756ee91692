import LunchTerminal

/// Recognizes texts that ask for an answer.
enum Question {
    /// The signs that point from a question to its answer.
    static let pointers: Set<Character> = ["›", "»", "…", "❯", "·", "‣"]

    /// True if a question mark in a separate style begins a row, with a blank after it.
    static func isMarked(_ row: Int, at start: Int, _ surface: Surface) -> Bool {
        surface.scalar(start, row) == 0x3F && surface.isBlank(start + 1, row)
            && surface.look(start, row) != surface.look(start + 2, row)
    }

    /// True if a text ends with a colon, a question mark, a choice as `[y/N]`, a question's remark in brackets, or a pointer.
    static func asks(_ text: ArraySlice<Character>) -> Bool {
        guard let last = text.last, text.count > 2, text.contains(where: \.isLetter) else { return false }
        return last == ":" || last == "?" || pointers.contains(last) && text.dropLast().last == " "
            || isChoice(text) || hasRemark(text)
    }

    /// True if a text ends with a choice of words, such as `[y/N]` or `(yes/no)`, after other text.
    private static func isChoice(_ text: ArraySlice<Character>) -> Bool {
        guard let words = bracketed(text)?.split(separator: "/", omittingEmptySubsequences: false) else { return false }
        return words.count >= 2 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) }
    }

    /// True if a text ends with a remark in brackets after a question mark.
    private static func hasRemark(_ text: ArraySlice<Character>) -> Bool {
        guard let remark = bracketed(text) else { return false }
        return text[..<(remark.startIndex - 1)].last { $0 != " " } == "?"
    }

    /// The text in the brackets at the end of a text.
    private static func bracketed(_ text: ArraySlice<Character>) -> ArraySlice<Character>? {
        guard let last = text.last, last == "]" || last == ")", let open = text.lastIndex(of: last == "]" ? "[" : "("),
            open > text.startIndex + 2, open + 2 < text.endIndex
        else { return nil }
        return text[(open + 1)...].dropLast()
    }

    /// True if a text asks for a key, and not for text.
    static func waitsForKey(_ text: ArraySlice<Character>) -> Bool {
        let words = String(text).lowercased().split { !$0.isLetter }
        return zip(words, words.dropFirst()).contains { $0 == "any" && $1 == "key" }
            || words.count >= 2 && (words[0] == "press" || words[0] == "hit") && !words.contains("type")
    }
}
