package import LunchTerminal

extension TUIKeyboardKey {
    /// The bytes that a terminal sends for the key, pressed once and let go, in the modes that the app has set.
    ///
    /// - Throws: `InputError` if the terminal would send nothing, or nothing with the modifier of the key.
    package func bytes(for modes: TUIModes) throws(InputError) -> [UInt8] {
        if case .function(let number) = code, !(1...35).contains(number) { throw InputError.noFunctionKey(number) }
        if modes.keyboardLocked { throw InputError.keyboardLocked(self) }
        if modes.speaksKitty { return try KittyKeyboard(modes: modes).bytes(for: self) }
        return try XTermKeyboard(modes: modes).bytes(for: self)
    }
}

extension TUIModes {
    /// True if a flag of the kitty keyboard protocol is set that changes which keys are sequences.
    ///
    /// The other two add to sequences that those bring about ("Report alternate keys", "Report associated text").
    package var speaksKitty: Bool { !keyboard.isDisjoint(with: [.disambiguate, .eventTypes, .allKeys]) }
}

extension TUIKeyboardKey: CustomStringConvertible {
    /// The name of the key with its modifiers, for example `Control-Shift-Up`, `Option-x` or `F5`.
    public var description: String {
        modifiers.heldNames.map { "\($0)-" }.joined() + name
    }

    private var name: String {
        switch code {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .function(let number): "F\(number)"
        case .keypad(.enter): "Keypad Enter"
        case .keypad(let key): "Keypad \(key.character.map { String($0) } ?? key.equivalent?.name ?? "Begin")"
        case .named(let name): name.name
        }
    }
}
