import LunchTerminal

/// Tells which texts are questions that somebody answers behind them.
enum Question {
    /// True if a question mark with a style of its own begins a row, with a blank behind it.
    static func isMarked(_ row: Int, at start: Int, _ surface: Surface) -> Bool {
        surface.scalar(start, row) == 0x3F && surface.isBlank(start + 1, row)
            && surface.look(start, row) != surface.look(start + 2, row)
    }

    /// The length of a question that ends with a colon, a question mark or a choice as `[y/N]`, with the blank behind it.
    static func length(_ text: [Character], isBar: Bool, typed: Int, isLive: Bool) -> Int? {
        guard isBar else {
            // Without a bar around it, only what is empty is certain.
            let blanks = text.reversed().prefix { $0 == " " }.count
            let head = text.dropLast(blanks)
            let hasGap = (1...TypedAnswer.longestGap).contains(blanks) || blanks == 0 && asksForPassword(head)
            guard hasGap, head.count >= 1, typed <= text.count,
                offersChoice(head) || asks(head) || head.last == ":" || head.last == "?"
            else { return nil }
            return head.count > 2 && (head[head.count - 2] != " " || head[head.count - 3] != " ") ? text.count : nil
        }
        // A key that asks for a name, as `M-x `, stands there for itself.
        let first = text.prefix { $0 != " " }
        if first.count >= 3, first.count < text.count, first.contains("-"), KeyName(String(first)) == .strong {
            return first.count + 1
        }
        let index =
            text.indices.dropLast().first { text[$0] == ":" && text[$0 + 1] == " " }
            ?? (typed < text.count && asks(text.dropLast(text.count - typed)) ? text.count - 2 : nil)
        // One blank may stand before the colon.
        guard let index, index > 1, text[index - 1] != " " || text[index - 2] != " " else { return nil }
        // Behind what a program has written last, as `Score: 12`, its cursor may be left.
        guard isLive || typed <= index + 2 else { return nil }
        return remarkEnd(text, behind: index + 2) ?? index + 2
    }

    /// The length of a question behind a colon and a blank that ends with what is taken for an answer, as `: file (default a.txt) `.
    static func remark(_ text: [Character]) -> Int? {
        guard text.starts(with: ": "), let open = text.firstIndex(of: "("),
            let close = text[open...].firstIndex(of: ")"), close + 1 < text.count, text[close + 1] == " "
        else { return nil }
        return close + 2
    }

    /// The length of a question with the remark in parentheses behind its question mark, as `Sure? (Type 'yes'): `, or as
    /// `How many? (in sacks) ` if the remark stood there before the last input; without one, as it was given.
    static func end(_ text: [Character], of length: Int, _ scene: Scene, _ span: Range<Int>) -> Int {
        guard length >= 2, length < text.count, text[length - 2] == "?" else { return length }
        let start = length + text[length...].prefix { $0 == " " }.count
        guard start < length + TypedAnswer.longestGap, start < text.count, text[start] == "(",
            let close = text[start...].firstIndex(of: ")")
        else { return length }
        let rest = text[close...]
        if rest.starts(with: "): ") { return close + 3 }
        guard rest.starts(with: ") "), let past = scene.past,
            (length - 2...close).allSatisfy({
                past.scalar(span.lowerBound + $0, scene.cursor.row)
                    == scene.surface.scalar(span.lowerBound + $0, scene.cursor.row)
            })
        else { return length }
        return close + 2
    }

    /// A question without the sign behind it that points to the answer.
    static func unpointed(_ text: String) -> String {
        let question = text.dropLast(2)
        let isPointed = question.last == "?" || question.last == ":" || question.hasPrefix("? ")
        guard let sign = text.last, TypedAnswer.pointers.contains(sign), text.dropLast().last == " ", isPointed else {
            return text
        }
        return String(question)
    }

    /// True if a bracket closes that does not open: the question begins in the row above.
    static func isCutOff(_ label: String) -> Bool {
        var depth = 0
        return label.contains { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth < 0
        }
    }

    /// True if a text asks for a key, whatever it is, and for nothing that is typed.
    static func waitsForAKey(_ label: String) -> Bool {
        let words = label.lowercased().split { !$0.isLetter }
        let first = words.first
        return label.lowercased().contains("any key")
            || (first == "press" || first == "hit") && words.count >= 2
                && !words.contains("type")
    }

    /// The end of what is taken for an answer, in parentheses behind a question, with the blank behind it: `(default: one) `.
    static func remarkEnd(_ text: [Character], behind start: Int) -> Int? {
        guard start < text.count, text[start] == "(", let close = text[start...].firstIndex(of: ")"),
            close > start + 3, close + 1 < text.count, text[close + 1] == " "
        else { return nil }
        return close + 2
    }

    /// True if a text begins with the name of a program that asks, as `mv: overwrite 'a.txt'`.
    static func isNamed(_ text: ArraySlice<Character>) -> Bool {
        let name = text.prefix { $0.isLowercase || $0.isNumber || "-_.".contains($0) }
        return name.count >= 2 && name.first?.isLowercase == true && text[name.endIndex...].starts(with: ": ")
    }

    /// True if a text with a colon at its end asks for a password, which may be typed without a blank behind it.
    static func asksForPassword(_ text: ArraySlice<Character>) -> Bool {
        let words = String(text).lowercased().split { !$0.isLetter }
        return text.last == ":" && words.contains { $0 == "password" || $0 == "passphrase" }
    }

    /// True if a text ends with a question mark and, in brackets behind it, what may be answered or what is taken for an answer.
    static func asks(_ text: ArraySlice<Character>) -> Bool {
        guard let last = text.last, last == "]" || last == ")" else { return false }
        let open: Character = last == "]" ? "[" : "("
        guard let start = text.lastIndex(of: open), start >= text.startIndex + 3 else { return false }
        let blanks = text[..<start].reversed().prefix { $0 == " " }.count
        return (1...TypedAnswer.longestGap).contains(blanks) && text[..<(start - blanks)].last == "?"
            && text[(start + 1)...].count >= 2
    }

    /// True if a text ends with one word in brackets behind a colon, as `Select mode: [novice]`, which is taken for an answer.
    static func offersDefault(_ text: ArraySlice<Character>) -> Bool {
        guard text.last == "]", let open = text.lastIndex(of: "["), open >= text.startIndex + 4,
            text[open - 1] == " ", text[open - 2] == ":", text[open - 3].isLetter
        else { return false }
        let word = text[(open + 1)...].dropLast()
        return !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// The length of a question with the choice at its end and the blank behind it, as `Remove it (Yes/No) `, if one word stands behind
    /// it that begins as one of the two.
    static func choiceEnd(_ text: [Character]) -> Int? {
        text.indices.dropLast(2).first { index in
            let answer = text[(index + 2)...]
            return text[index + 1] == " " && answer.allSatisfy(\.isLetter)
                && choice(text[...index]).contains { $0.first?.lowercased() == answer.first?.lowercased() }
        }.map { $0 + 2 }
    }

    /// The length of a question about a name in quotes or about a command, as `add 'docs'?`, `wc a b?...` or `< wc a b > ? `, if the
    /// letters behind it begin a yes or a no.
    static func confirmed(_ text: [Character]) -> Int? {
        guard let mark = text.lastIndex(of: "?"), mark >= 4 else { return nil }
        let isQuoted = "'\"’”`>".contains(text[mark - 1]) || text[mark - 1] == " " && text[mark - 2] == ">"
        let dots = text[(mark + 1)...].prefix { $0 == "." }.count
        let start = mark + 1 + dots + text[(mark + 1 + dots)...].prefix { $0 == " " }.count
        let answer = String(text[start...]).lowercased()
        guard dots == 3 || dots == 0 && isQuoted, start <= mark + 1 + dots + 1, !answer.isEmpty,
            "yes".hasPrefix(answer) || "no".hasPrefix(answer)
        else { return nil }
        return start
    }

    /// True if a text ends with a choice of two words, as `[y/N]` or `(yes/no)`, behind others.
    static func offersChoice(_ text: ArraySlice<Character>) -> Bool { !choice(text).isEmpty }

    /// The two words of the choice at the end of a text; none without one.
    private static func choice(_ text: ArraySlice<Character>) -> [ArraySlice<Character>] {
        let longest = 13
        guard let last = text.last, last == "]" || last == ")" else { return [] }
        let open: Character = last == "]" ? "[" : "("
        guard let start = text.suffix(longest).lastIndex(of: open), start > text.startIndex else { return [] }
        let words = text[(start + 1)...].dropLast().split(separator: "/", omittingEmptySubsequences: false)
        return words.count == 2 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) } ? words : []
    }
}
