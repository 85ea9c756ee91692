extension TUIKeyboardKey {
    /// Returns the key with more modifiers. For example, `.up.with([.control, .shift])` is Control-Shift-Up.
    ///
    /// The modifiers that the key already has are kept.
    public func with(_ modifiers: TUIKeyModifierFlags) -> TUIKeyboardKey {
        var key = self
        key.modifiers.formUnion(modifiers)
        return key
    }

    /// Returns the key with Shift held down.
    public static func shift(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.shift) }

    /// Returns the key with Control held down. A capital letter does not add Shift: `.control("C")` and `.control("c")`
    /// are both Control-C.
    public static func control(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.control) }

    /// Returns the key with Option held down (Alt on other keyboards).
    public static func option(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.option) }

    /// Returns the key with Alt held down; another name for `option(_:)`.
    public static func alt(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.option) }

    /// Returns the key with Command held down (Super or Windows on other keyboards).
    ///
    /// Only the kitty keyboard protocol can report Command. If the app does not use that protocol, pressing the key
    /// throws `TUIError`.
    public static func command(_ key: TUIKeyboardKey) -> TUIKeyboardKey { key.with(.command) }
}

/// The modifiers as separate keys. Only the kitty keyboard protocol can report them.
extension TUIKeyboardKey {
    /// The left Shift key, pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let leftShift = TUIKeyboardKey(NamedKey.leftShift)
    /// The left Control key, pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let leftControl = TUIKeyboardKey(NamedKey.leftControl)
    /// The left Option key (Alt on other keyboards), pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let leftOption = TUIKeyboardKey(NamedKey.leftOption)
    /// The left Command key (Super or Windows on other keyboards), pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let leftCommand = TUIKeyboardKey(NamedKey.leftCommand)
    /// The right Shift key, pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let rightShift = TUIKeyboardKey(NamedKey.rightShift)
    /// The right Control key, pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let rightControl = TUIKeyboardKey(NamedKey.rightControl)
    /// The right Option key (Alt on other keyboards), pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let rightOption = TUIKeyboardKey(NamedKey.rightOption)
    /// The right Command key (Super or Windows on other keyboards), pressed alone.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag
    /// `TUIModes.KeyboardFlags.allKeys`.
    public static let rightCommand = TUIKeyboardKey(NamedKey.rightCommand)
}
