/// The name of a key, as programs write it beside the purpose of the key.
enum KeyName {
    case none
    /// A number or a single character, which may be anything.
    case weak
    /// A name that is hardly anything else: `F1`, `^G`, `M-U`, `Esc`.
    case strong

    private static let names = Set(
        """
        esc escape enter return ret tab space spc del delete ins insert home end pgup pgdn pgdown pageup pagedown up down left right \
        backspace bs bksp arrows
        """.split(separator: " ").map(String.init))
    private static let arrows: Set<Character> = ["←", "↑", "→", "↓", "↵", "⏎", "⇥", "␣"]
    private static let modifiers = [
        "ctrl+", "alt+", "shift+", "meta+", "esc-", "ctrl-", "alt-", "shift-", "meta-", "c-", "m-", "s-", "a-",
    ]

    /// Reads a text, which may name two keys: `Up/Down`.
    init(_ text: String) {
        self = .none
        guard let first = text.first, let last = text.last, text.utf8.count <= 16 else { return }
        let rest = text.dropFirst()
        if rest.isEmpty {
            self = Self.arrows.contains(first) ? .strong : .weak
        } else if let sign = text.first(where: { $0 == "/" || $0 == "," }), last != sign, first != sign {
            let names = text.split(separator: sign).map { Self(String($0)) }
            if names.count == 2, !names.contains(.none) { self = names.contains(.strong) ? .strong : .weak }
        } else if text.count > 3, first == "<", last == ">" {
            if Self(String(rest.dropLast())) == .strong { self = .strong }
        } else if text.count == 3, first == "'" || first == "\"", first == last {
            self = .strong
        } else {
            self = Self(word: text.lowercased(), text)
        }
    }

    /// Reads the name of one key.
    private init(word: String, _ text: String) {
        let rest = text.dropFirst()
        self = .none
        if text.first == "^", text.count == 2 || text.count == 3 && rest.allSatisfy({ ("A"..."Z").contains($0) }) {
            self = .strong
        } else if word.first == "f", let number = Int(rest), (1...24).contains(number) {
            self = .strong
        } else if word == "any" || text.count == 2 && Int(text) != nil {
            self = .weak
        } else if Self.names.contains(word) {
            self = .strong
        } else if let modifier = Self.modifiers.first(where: word.hasPrefix) {
            if Self(String(text.dropFirst(modifier.count))) != .none { self = .strong }
        }
    }

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

    /// True if a text is the name of a key even among words: `^G`, `^KX`, `F10`.
    static func isUnmistakable(_ text: String) -> Bool {
        (text.first == "^" || text.first == "F") && text.dropFirst().allSatisfy { !$0.isLowercase }
            && KeyName(text) == .strong
    }
}
