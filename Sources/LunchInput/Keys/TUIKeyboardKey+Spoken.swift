import LunchWire

/// Keys by name, as a person writes them on a command line.
extension TUIKeyboardKey {
    /// The key of a name: `Tab`, `PageUp`, `F5`, `x`, `Control-c`, `Shift-Tab`; nil if no key is called so.
    ///
    /// Case counts only for a key that types one character. `Enter` is `.return`, since most
    /// keyboards label that key so; the keypad's own, which is `.keypadEnter`, is `KeypadEnter`.
    package init?(spoken text: String) {
        var modifiers: TUIKeyModifierFlags = []
        var rest = text[...]
        while let end = rest.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }),
            rest.index(after: end) < rest.endIndex, let modifier = Self.modifiers[rest[..<end].lowercased()]
        {
            modifiers.insert(modifier)
            rest = rest[rest.index(after: end)...]
        }
        if let key = Self.spoken[rest.lowercased()] {
            self = key.with(modifiers)
        } else if rest.count == 1, let character = rest.first {
            self = TUIKeyboardKey.character(character).with(modifiers)
        } else if rest.lowercased().hasPrefix("f"), let number = Int(rest.dropFirst()), (1...35).contains(number) {
            self = TUIKeyboardKey.f(number).with(modifiers)
        } else {
            return nil
        }
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

    private static let modifiers: [String: TUIKeyModifierFlags] = [
        "control": .control, "ctrl": .control, "option": .option, "alt": .option, "shift": .shift, "command": .command,
    ]

    private static let spoken: [String: TUIKeyboardKey] = [
        "return": .return, "enter": .return, "tab": .tab, "backtab": .backTab, "escape": .escape, "esc": .escape,
        "space": .space, "delete": .delete, "backspace": .delete, "forwarddelete": .forwardDelete, "insert": .insert,
        "up": .up, "down": .down, "left": .left, "right": .right, "uparrow": .up, "downarrow": .down,
        "leftarrow": .left, "rightarrow": .right, "home": .home, "end": .end, "pageup": .pageUp,
        "pagedown": .pageDown, "menu": .menu, "help": .help, "printscreen": .printScreen, "pause": .pause,
        "scrolllock": .scrollLock, "capslock": .capsLock, "numlock": .numLock, "keypadenter": .keypad(.enter),
    ]
}
