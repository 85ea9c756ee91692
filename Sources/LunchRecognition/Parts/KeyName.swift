/// Tells the names of keys, as programs write them beside what the keys do.
enum KeyName {
    case none
    /// A number or a single character, which may be anything.
    case weak
    /// A name that is hardly anything else: `F1`, `^G`, `M-U`, `Esc`.
    case strong

    private static let names: Set<String> = [
        "esc", "escape", "enter", "return", "ret", "tab", "space", "spc", "del", "delete", "ins", "insert", "home",
        "end",
        "pgup", "pgdn", "pgdown", "pageup", "pagedown", "up", "down", "left", "right", "backspace", "bs", "bksp",
    ]
    /// The names of several keys in two words.
    static let groups: Set<String> = ["arrow keys", "cursor keys"]
    private static let arrows: Set<Character> = ["←", "↑", "→", "↓", "↵", "⏎", "⇥", "␣"]
    private static let modifiers = [
        "ctrl+", "alt+", "shift+", "meta+", "esc-", "ctrl-", "alt-", "shift-", "meta-", "c-", "m-", "s-", "a-",
    ]

    /// True if a key and its word are hardly anything else than a hint: `q Quit`, `? Help`.
    static func tells(_ key: String, _ word: String) -> Bool {
        if KeyName(key) == .strong { return true }
        let first = word.prefix { $0.isLetter }.lowercased()
        switch key.lowercased() {
        case "q": return first == "quit" || first == "exit"
        case "x": return first == "exit"
        case "?", "h": return first == "help"
        default: return false
        }
    }

    /// True if a text is the name of a key wherever it stands, also within words: `^G`, `^KX`, `F10`.
    static func isUnmistakable(_ text: String) -> Bool {
        (text.first == "^" || text.first == "F") && text.dropFirst().allSatisfy { !$0.isLowercase }
            && KeyName(text) == .strong
    }

    init(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= 16 else {
            self = .none
            return
        }
        if text.count > 3, text.first == "<", text.last == ">", Self(String(text.dropFirst().dropLast())) == .strong {
            self = .strong
            return
        }
        // A character between quotation marks.
        if text.count == 3, let mark = text.first, mark == "'" || mark == "\"", text.last == mark {
            self = .strong
            return
        }
        if text.count == 1 {
            self = text.utf8.count > 1 && text.first.map(Self.arrows.contains) == true ? .strong : .weak
            return
        }
        let words = text.split(separator: " ")
        if words.count == 3, words[1] == "or" {
            self = [words[0], words[2]].allSatisfy { Self(String($0)) == .strong } ? .strong : .none
            return
        }
        let lower = text.lowercased()
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let either = text.split(separator: ",", omittingEmptySubsequences: false)
        if either.count == 2 {
            let names = either.map { Self(String($0)) }
            self = names.contains(.strong) && !names.contains(.none) ? .strong : .none
            return
        }
        if parts.count == 2, parts.allSatisfy({ Self(String($0)) == .strong }) {
            self = .strong
        } else if parts.count == 2, parts.allSatisfy({ $0.count == 1 && $0.allSatisfy(\.isLetter) }) {
            self = .weak
        } else if text.count == 3, text.first == "^", text.dropFirst().allSatisfy({ ("A"..."Z").contains($0) }) {
            self = .strong
        } else if text.count == 2, text.first == "^" || Self.names.contains(lower) {
            self = .strong
        } else if text.first == "F" || text.first == "f", let number = Int(text.dropFirst()), (1...24).contains(number)
        {
            self = .strong
        } else if text.utf8.count <= 2 && Int(text) != nil || lower == "any" {
            self = .weak
        } else if Self.names.contains(lower) || Self.groups.contains(lower) || lower == "arrows" {
            self = .strong
        } else if let modifier = Self.modifiers.first(where: lower.hasPrefix),
            Self(String(text.dropFirst(modifier.count))) != .none
        {
            self = .strong
        } else {
            self = .none
        }
    }
}
