extension TUIKeyboardKey {
    /// Returns the key with further modifiers held down: `.up.with([.control, .shift])`.
    public func with(_ modifiers: TUIKeyModifierFlags) -> TUIKeyboardKey {
        var key = self
        key.modifiers.formUnion(modifiers)
        return key
    }

    /// Returns a key with Shift held down.
    public static func shift(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.shift) }

    /// Returns a key with Control held down; a capital letter stands for the key that it is printed on, without Shift.
    public static func control(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.control) }

    /// Returns a key with Option held down, which other keyboards call Alt.
    public static func option(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.option) }

    /// Returns a key with Alt held down, which Apple's keyboards call Option.
    public static func alt(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.option) }

    /// Returns a key with Command (Super, Windows) held down, which only the kitty keyboard protocol can encode.
    public static func command(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.command) }
}

/// The modifiers themselves as keys, of which only the kitty keyboard protocol tells where all keys are asked for.
extension TUIKeyboardKey {
    /// The left Shift key, pressed alone.
    public static let leftShift = TUIKeyboardKey(NamedKey.leftShift)
    /// The left Control key, pressed alone.
    public static let leftControl = TUIKeyboardKey(NamedKey.leftControl)
    /// The left Option or Alt key, pressed alone.
    public static let leftOption = TUIKeyboardKey(NamedKey.leftOption)
    /// The left Command key, pressed alone.
    public static let leftCommand = TUIKeyboardKey(NamedKey.leftCommand)
    /// The right Shift key, pressed alone.
    public static let rightShift = TUIKeyboardKey(NamedKey.rightShift)
    /// The right Control key, pressed alone.
    public static let rightControl = TUIKeyboardKey(NamedKey.rightControl)
    /// The right Option or Alt key, pressed alone.
    public static let rightOption = TUIKeyboardKey(NamedKey.rightOption)
    /// The right Command key, pressed alone.
    public static let rightCommand = TUIKeyboardKey(NamedKey.rightCommand)
}
