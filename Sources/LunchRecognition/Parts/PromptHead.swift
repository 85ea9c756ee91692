/// The text before the mark of a shell's prompt, read from left to right.
struct PromptHead {
    private var rest: ArraySlice<Character>

    private let mark: Character

    init(_ text: ArraySlice<Character>, mark: Character) { (rest, self.mark) = (text, mark) }

    /// True if it is a user and a place, or a shell and its version.
    var isStrong: Bool { isUserAtHost || isShellWithVersion || isHostWithPath || isPath || isCorner }

    /// True if it is the corner of a line that comes from the row above, in which the rest of a prompt of two rows stands, as `└─`.
    private var isCorner: Bool {
        guard let corner = rest.first, "└╰".contains(corner), "$#%❯".contains(mark) else { return false }
        return (1...3).contains(rest.count) && rest.dropFirst().allSatisfy { $0 == "─" }
    }

    /// True if it is a path and a blank, as `~/work `.
    private var isPath: Bool {
        var head = self
        guard head.take("~"), head.rest.isEmpty || head.rest.first == "/" || head.rest.first == " ",
            rest.last == " "
        else { return false }
        return head.rest.dropLast().allSatisfy { !$0.isWhitespace }
    }

    /// True if it is a user and a host as `[root@build ~`, behind the name of an environment in parentheses if there is one.
    private var isUserAtHost: Bool {
        var head = self
        if head.take("(") {
            guard head.takeName(), head.take(")"), head.take(" ") else { return false }
        }
        _ = head.take("[")
        guard head.takeName(), head.take("@"), head.takeName(), head.take(":") || head.take(" ") else { return false }
        // A blank may stand before the mark as well, or the name of a branch in parentheses.
        head.dropBranch()
        return (head.rest.last == " " ? head.rest.dropLast() : head.rest).allSatisfy { !$0.isWhitespace }
    }

    /// Drops what is behind a path in parentheses: the branch of what lies there, as in `~/work (main)`.
    private mutating func dropBranch() {
        let text = rest.last == " " ? rest.dropLast() : rest
        guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex, text[open - 1] == " ",
            text.index(after: open) < text.endIndex - 1
        else { return }
        rest = text[..<(open - 1)]
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

    /// True if it is a name and a path, as `host:~/work`.
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
