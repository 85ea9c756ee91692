/// The text before the mark of a shell's prompt, read from left to right.
struct PromptHead {
    private var rest: ArraySlice<Character>

    init(_ text: ArraySlice<Character>) { rest = text }

    /// True if it is a user and a place, or a shell and its version.
    var isStrong: Bool { isUserAtHost || isShellWithVersion || isHostWithPath || isPath }

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
        // A blank may stand before the mark as well.
        return (head.rest.last == " " ? head.rest.dropLast() : head.rest).allSatisfy { !$0.isWhitespace }
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
