extension TUIKeyboardKey {
    /// The key with more modifiers held down: `.up.with([.control, .shift])`.
    public func with(_ modifiers: TUIKeyModifierFlags) -> TUIKeyboardKey {
        var key = self
        key.modifiers.formUnion(modifiers)
        return key
    }

    /// A key with Shift.
    public static func shift(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.shift) }

    /// A key with Control; a capital letter is the one printed on the key, without Shift.
    public static func control(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.control) }

    /// A key with Option, which other keyboards call Alt.
    public static func option(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.option) }

    /// A key with Alt, which Apple's keyboards call Option.
    public static func alt(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.option) }

    /// A key with Command, which other keyboards call Super or Windows; only the kitty keyboard protocol knows it.
    public static func command(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.command) }
}

/// The modifiers themselves as keys, of which only the kitty keyboard protocol tells where all keys are asked for.
extension TUIKeyboardKey {
    /// Shift on the left, pressed by itself.
    public static let leftShift = TUIKeyboardKey(NamedKey.leftShift)
    /// Control on the left, pressed by itself.
    public static let leftControl = TUIKeyboardKey(NamedKey.leftControl)
    /// Option or Alt on the left, pressed by itself.
    public static let leftOption = TUIKeyboardKey(NamedKey.leftOption)
    /// Command on the left, pressed by itself.
    public static let leftCommand = TUIKeyboardKey(NamedKey.leftCommand)
    /// Shift on the right, pressed by itself.
    public static let rightShift = TUIKeyboardKey(NamedKey.rightShift)
    /// Control on the right, pressed by itself.
    public static let rightControl = TUIKeyboardKey(NamedKey.rightControl)
    /// Option or Alt on the right, pressed by itself.
    public static let rightOption = TUIKeyboardKey(NamedKey.rightOption)
    /// Command on the right, pressed by itself.
    public static let rightCommand = TUIKeyboardKey(NamedKey.rightCommand)
}
