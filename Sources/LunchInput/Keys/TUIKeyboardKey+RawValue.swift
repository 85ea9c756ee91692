/// A key as one character, as XCUITest has it: `typeText(TUIKeyboardKey.delete.rawValue)` deletes.
extension TUIKeyboardKey {
    /// The character that stands for the key without its modifiers.
    ///
    /// For a key that types no character, it is a character for private use: the one of AppKit (`NSUpArrowFunctionKey`
    /// and others, U+F700 to U+F8FF) or, if AppKit has none, the one with the key's number in the kitty keyboard
    /// protocol (U+E00E to U+E06C).
    public var rawValue: String {
        switch code {
        case .character(let character): String(character)
        case .function(let number): Self.text(0xF703 + UInt32(clamping: max(1, min(number, 35))))
        case .keypad(let key): Self.text(key.rawValue)
        case .named(let name): Self.text(Self.characters.first { $0.key == name }?.value ?? name.rawValue)
        }
    }

    /// Creates the key that a character stands for; returns nil if the text is not exactly one character.
    public init?(rawValue: String) {
        guard rawValue.count == 1, let character = rawValue.first else { return nil }
        self.init(typing: character)
    }

    /// The key that a character of private use stands for; nil if it stands for none.
    init?(functionCharacter scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xF704...0xF726: self = .f(Int(scalar.value) - 0xF703)
        case 57344...63743:
            if let name = Self.characters.first(where: { $0.value == scalar.value })?.key {
                self.init(name)
            } else if let name = NamedKey(rawValue: scalar.value) {
                self.init(name)
            } else if let key = Keypad(rawValue: scalar.value) {
                self = .keypad(key)
            } else {
                return nil
            }
        default: return nil
        }
    }

    /// The characters of keys whose number in the kitty keyboard protocol is not theirs.
    private static let characters: [NamedKey: UInt32] = [
        .return: 0x0D, .tab: 0x09, .escape: 0x1B, .delete: 0x08, .up: 0xF700, .down: 0xF701, .left: 0xF702,
        .right: 0xF703, .insert: 0xF727, .forwardDelete: 0xF728, .home: 0xF729, .end: 0xF72B, .pageUp: 0xF72C,
        .pageDown: 0xF72D, .printScreen: 0xF72E, .scrollLock: 0xF72F, .pause: 0xF730, .menu: 0xF735, .numLock: 0xF739,
        .help: 0xF746,
    ]

    private static func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String(Character($0)) } ?? "" }
}

/// The keys by XCUITest's names, where those are others.
extension TUIKeyboardKey {
    /// The Enter key of the keypad, as in XCUITest; the key that most keyboards label Enter is `return`.
    ///
    /// Both keys send a carriage return, unless the app has set the application keypad (DECKPAM), as most programs that
    /// use curses do, or the kitty keyboard protocol. Then the app can distinguish them.
    public static let enter = TUIKeyboardKey.keypad(.enter)
    /// The arrow key up.
    public static let upArrow = TUIKeyboardKey.up
    /// The arrow key down.
    public static let downArrow = TUIKeyboardKey.down
    /// The arrow key to the left.
    public static let leftArrow = TUIKeyboardKey.left
    /// The arrow key to the right.
    public static let rightArrow = TUIKeyboardKey.right
    /// The Clear key of Apple's keypads, which is sent as Num Lock, because other keypads have Num Lock in its place.
    public static let clear = TUIKeyboardKey.numLock
    /// The left Shift key, pressed alone.
    public static let shift = TUIKeyboardKey.leftShift
    /// The left Control key, pressed alone.
    public static let control = TUIKeyboardKey.leftControl
    /// The left Option key, pressed alone.
    public static let option = TUIKeyboardKey.leftOption
    /// The left Command key, pressed alone.
    public static let command = TUIKeyboardKey.leftCommand
}
