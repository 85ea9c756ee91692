import LunchTerminal

/// The head of a prompt: a text with a mark at its end, after which a shell or another program reads a line.
struct PromptHead {
    private var rest: ArraySlice<Character>

    /// The kinds of head, by the certainty with which each belongs to a prompt.
    enum Kind {
        /// A user and a host, a path, or a shell and its version: hardly anything else looks like this.
        case shell
        /// A word, or a name in parentheses, such as `sqlite>` and `(gdb)`.
        case word
        /// A sign or two, which may be the mark of a row as well.
        case mark
    }

    private static let marks: Set<Character> = ["$", "#", "%", ">", "❯", "»"]
    private static let signs: Set<Character> = ["$", "#", "%", ">", "❯", "»", "?", ":", ";", "&", "@", "=", "!", "-"]

    /// The kind of a text without the blanks at its ends; nil if it isn't a head.
    static func kind(of text: ArraySlice<Character>) -> Kind? {
        if text.elementsEqual(">>>") || text.elementsEqual("...") { return .word }
        if text.count <= 3, !text.isEmpty, text.allSatisfy(signs.contains) { return .mark }
        if text.first == "(", text.last == ")" { return isName(text.dropFirst().dropLast()) ? .word : nil }
        guard let mark = text.last, marks.contains(mark) else { return nil }
        let head = PromptHead(rest: text.dropLast())
        if head.isUserAtHost || head.isShellWithVersion || head.isHostWithPath || head.isPath { return .shell }
        return head.isWord(before: mark) ? .word : nil
    }

    /// True if it is a word, which may have a blank or a bracket before the mark; a percentage isn't one, nor the name of a key in `<…>`.
    private func isWord(before mark: Character) -> Bool {
        let word = rest.last == " " ? rest.dropLast() : rest
        guard let first = word.first, let last = word.last, !word.contains(" "), first != "<" || mark != ">" else {
            return false
        }
        return (first.isLetter || first == "~" || mark != "%" && mark != "#")
            && (last.isLetter || last.isNumber || "~/)]=:-!>".contains(last))
            && word.contains { $0.isLetter || $0.isNumber || $0 == "~" }
    }

    private static func isName(_ text: ArraySlice<Character>) -> Bool {
        text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// True if it is a path and a blank, such as `~/work `.
    private var isPath: Bool {
        var head = self
        guard head.take("~"), head.rest.isEmpty || head.rest.first == "/" || head.rest.first == " ", rest.last == " "
        else {
            return false
        }
        return head.rest.dropLast().allSatisfy { !$0.isWhitespace }
    }

    /// True if it is a user and a host, such as `[root@build ~`, after the name of an environment in parentheses if
    /// there is one.
    private var isUserAtHost: Bool {
        var head = self
        if head.take("(") {
            guard head.takeName(), head.take(")"), head.take(" ") else { return false }
        }
        _ = head.take("[")
        guard head.takeName(), head.take("@"), head.takeName(), head.take(":") || head.take(" ") else { return false }
        // A state in brackets, as the branch of a repository, or a blank can come before the mark.
        let path = head.rest.split(separator: " ")
        guard path.first?.first?.isNumber != true else { return false }
        return path.count <= 1 || path.count == 2 && (path[1].last == ")" || path[1].last == "]")
    }

    /// True if it is as `bash-5.2`.
    private var isShellWithVersion: Bool {
        let name = rest.prefix { ("a"..."z").contains($0) }
        var head = self
        head.rest = rest[name.endIndex...]
        guard name.suffix(2) == ["s", "h"], head.take("-") else { return false }
        let numbers = head.rest.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
    }

    /// True if it is a name and a path, such as `host:~/work`.
    private var isHostWithPath: Bool {
        var head = self
        guard head.takeName(), head.take(":"), head.take("~") || head.take("/") else { return false }
        return head.rest.allSatisfy { !$0.isWhitespace }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes letters, numbers, `_`, `.` and `-`, of which there has to be one.
    private mutating func takeName() -> Bool {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" }
        rest = rest[name.endIndex...]
        return !name.isEmpty
    }
}
