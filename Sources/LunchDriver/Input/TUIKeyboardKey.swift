/// A key by the name that XCUITest gives it.
///
/// Its raw value is one character, which `typeText(_:)` types as that key, so that
/// `typeText(TUIKeyboardKey.delete.rawValue)` deletes. Keys that type no character have one of private use: AppKit's
/// (`NSUpArrowFunctionKey` and its kin, U+F700 to U+F8FF) or, for what AppKit has none for, the number of the key in the
/// kitty keyboard protocol (U+E00E to U+E06C).
public struct TUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character that stands for the key.
    public let rawValue: String

    /// The key that a character stands for; nil where the text is not exactly one character.
    public init?(rawValue: String) {
        guard rawValue.count == 1 else { return nil }
        self.rawValue = rawValue
    }

    init(functionCharacter value: UInt32) {
        rawValue = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }

    /// The key that deletes backwards.
    public static let delete = TUIKeyboardKey(functionCharacter: 0x08)
    /// The key that ends a line.
    public static let `return` = TUIKeyboardKey(functionCharacter: 0x0D)
    /// The keypad's own Enter.
    public static let enter = TUIKeyboardKey(functionCharacter: Key.Keypad.enter.rawValue)
    /// The key that moves on.
    public static let tab = TUIKeyboardKey(functionCharacter: 0x09)
    /// The key that leaves.
    public static let escape = TUIKeyboardKey(functionCharacter: 0x1B)
    /// The space bar.
    public static let space = TUIKeyboardKey(functionCharacter: 0x20)

    /// The arrow up.
    public static let upArrow = TUIKeyboardKey(functionCharacter: 0xF700)
    /// The arrow down.
    public static let downArrow = TUIKeyboardKey(functionCharacter: 0xF701)
    /// The arrow to the left.
    public static let leftArrow = TUIKeyboardKey(functionCharacter: 0xF702)
    /// The arrow to the right.
    public static let rightArrow = TUIKeyboardKey(functionCharacter: 0xF703)
    /// The key that deletes what follows.
    public static let forwardDelete = TUIKeyboardKey(functionCharacter: 0xF728)
    /// The key that goes to the beginning.
    public static let home = TUIKeyboardKey(functionCharacter: 0xF729)
    /// The key that goes to the end.
    public static let end = TUIKeyboardKey(functionCharacter: 0xF72B)
    /// The key that goes one page up.
    public static let pageUp = TUIKeyboardKey(functionCharacter: 0xF72C)
    /// The key that goes one page down.
    public static let pageDown = TUIKeyboardKey(functionCharacter: 0xF72D)
    /// The key of Apple's keypads that stands where others have Num Lock, and is told as that.
    public static let clear = TUIKeyboardKey(functionCharacter: 0xF739)
    /// The key that asks for help.
    public static let help = TUIKeyboardKey(functionCharacter: 0xF746)

    /// The key that locks capitals.
    public static let capsLock = TUIKeyboardKey(functionCharacter: NamedKey.capsLock.rawValue)
    /// Shift on the left, pressed by itself.
    public static let shift = TUIKeyboardKey(functionCharacter: NamedKey.leftShift.rawValue)
    /// Control on the left, pressed by itself.
    public static let control = TUIKeyboardKey(functionCharacter: NamedKey.leftControl.rawValue)
    /// Option on the left, pressed by itself.
    public static let option = TUIKeyboardKey(functionCharacter: NamedKey.leftOption.rawValue)
    /// Command on the left, pressed by itself.
    public static let command = TUIKeyboardKey(functionCharacter: NamedKey.leftCommand.rawValue)
    /// Shift on the right, pressed by itself.
    public static let rightShift = TUIKeyboardKey(functionCharacter: NamedKey.rightShift.rawValue)
    /// Control on the right, pressed by itself.
    public static let rightControl = TUIKeyboardKey(functionCharacter: NamedKey.rightControl.rawValue)
    /// Option on the right, pressed by itself.
    public static let rightOption = TUIKeyboardKey(functionCharacter: NamedKey.rightOption.rawValue)
    /// Command on the right, pressed by itself.
    public static let rightCommand = TUIKeyboardKey(functionCharacter: NamedKey.rightCommand.rawValue)
}
