import LunchWire

/// Keys by name, as a person writes them on a command line, and as JSON commands contain them.
extension TUIKeyboardKey {
    /// The key of a name: `Tab`, `page-up`, `F5`, `x`, `Control-c`, `Shift-Tab`; nil if no key is called so.
    ///
    /// Case counts only for a key that types one character, and signs between the words of a name do not. `Enter` is `.return`,
    /// since most keyboards label that key so; the keypad's own, which is `.keypadEnter`, is `KeypadEnter`.
    package init?(spoken text: String) {
        var modifiers: TUIKeyModifierFlags = []
        var rest = text[...]
        while let end = rest.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }),
            rest.index(after: end) < rest.endIndex, let modifier = TUIKeyModifierFlags(spoken: String(rest[..<end]))
        {
            modifiers.insert(modifier)
            rest = rest[rest.index(after: end)...]
        }
        let name = rest.lowercased().filter { $0 != "-" && $0 != " " }
        if rest.count == 1, let character = rest.first {
            self = TUIKeyboardKey.character(character).with(modifiers)
        } else if let key = Self.spoken[name] {
            self = key.with(modifiers)
        } else if name.first == "f", let number = Int(name.dropFirst()), (1...35).contains(number) {
            self = TUIKeyboardKey.f(number).with(modifiers)
        } else {
            return nil
        }
    }

    /// The name of the key, by which it is found again: `page-up`, `control-c`, `keypad-enter`.
    package var spokenName: String {
        let name =
            switch code {
            case .character(" "): "space"
            case .character(let character): String(character)
            case .function(let number): "f\(number)"
            case .keypad(let key): "keypad-\("\(key)".hyphenated)"
            case .named(let name): "\(name)".hyphenated
            }
        return (modifiers.spokenNames + [name]).joined(separator: "-")
    }

    /// The names of keys, in the order in which a list shows them; keys that type a character are called by that.
    package static let spokenNames: [String] =
        [
            "Return", "Enter", "Tab", "BackTab", "Escape", "Space", "Delete", "Backspace", "ForwardDelete", "Insert",
            "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Menu", "Help", "PrintScreen", "Pause",
            "ScrollLock", "CapsLock", "NumLock", "KeypadEnter",
        ] + (1...12).map { "F\($0)" }

    /// The name of a key that a person probably meant, with the modifiers that were written; nil if none is near.
    package static func spokenName(nearestTo text: String) -> String? {
        let parts = text.split(omittingEmptySubsequences: true) { $0 == "-" || $0 == "+" }.map(String.init)
        guard let last = parts.last, let key = last.count == 1 ? last : spokenNames.nearest(to: last) else {
            return nil
        }
        let held = parts.dropLast().map { modifierNames.nearest(to: $0) }
        guard held.allSatisfy({ $0 != nil }) else { return nil }
        let name = (held.compactMap(\.self) + [key]).joined(separator: "-")
        return TUIKeyboardKey(spoken: name) == nil ? nil : name
    }

    private static let modifierNames = ["Control", "Option", "Alt", "Shift", "Command"]

    private static let spoken: [String: TUIKeyboardKey] = {
        var keys: [String: TUIKeyboardKey] = [
            "enter": .return, "esc": .escape, "space": .space, "backspace": .delete, "backtab": .backTab,
            "uparrow": .up,
            "downarrow": .down, "leftarrow": .left, "rightarrow": .right,
        ]
        for name in NamedKey.allCases { keys["\(name)".lowercased()] = TUIKeyboardKey(name) }
        for key in Keypad.allCases { keys["keypad\("\(key)".lowercased())"] = .keypad(key) }
        return keys
    }()
}

extension TUIKeyModifierFlags {
    private static let spoken: [(name: String, modifier: Self)] = [
        ("control", .control), ("option", .option), ("shift", .shift), ("command", .command), ("hyper", .hyper),
        ("meta", .meta), ("capslock", .capsLock), ("numlock", .numLock), ("ctrl", .control), ("alt", .option),
    ]

    /// The modifier of a name, in whatever case; nil if none is called so.
    package init?(spoken name: String) {
        guard let known = Self.spoken.first(where: { $0.name == name.lowercased() }) else { return nil }
        self = known.modifier
    }

    /// The names of the modifiers, in one order.
    package var spokenNames: [String] { Self.spoken.dropLast(2).filter { contains($0.modifier) }.map(\.name) }

    /// All modifiers.
    package static let all = spoken.reduce(into: Self()) { $0.insert($1.modifier) }
}

extension String {
    /// A name in camel case as small words with signs between them.
    fileprivate var hyphenated: String { reduce(into: "") { $0 += ($1.isUppercase ? "-" : "") + $1.lowercased() } }
}
