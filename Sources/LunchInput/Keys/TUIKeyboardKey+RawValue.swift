/// A key as one character, like XCUITest's: `typeText(TUIKeyboardKey.delete.rawValue)` deletes.
extension TUIKeyboardKey {
    /// The key as a string of one character, without its modifiers. For example,
    /// `typeText(TUIKeyboardKey.delete.rawValue)` presses Delete.
    ///
    /// A key that types a character is represented by that character, unless it is a key of the numeric keypad. Return,
    /// Tab, Escape and Delete are represented by their control characters.
    ///
    /// Every other key is represented by a private-use character. If AppKit defines such a character for the key, for
    /// example `NSUpArrowFunctionKey`, that character is used (U+F700 to U+F8FF). Otherwise, the code point is the
    /// key's number in the kitty keyboard protocol (U+E00E to U+E06C).
    public var rawValue: String {
        switch code {
        case .character(let character): String(character)
        case .function(let number): Self.text(0xF703 + UInt32(clamping: max(1, min(number, 35))))
        case .keypad(let key): Self.text(key.rawValue)
        case .named(let name): Self.text(Self.characters.first { $0.key == name }?.value ?? name.rawValue)
        }
    }

    /// Creates the key that a character represents, as `TUIKeyboardKey.character(_:)` does. The result is nil if
    /// the string does not consist of exactly one character.
    public init?(rawValue: String) {
        guard rawValue.count == 1, let character = rawValue.first else { return nil }
        self.init(typing: character)
    }

    /// The key that a character of private use represents; nil if it represents none.
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
    /// The Enter key; another name for `return`. The Enter key of the numeric keypad is `keypadEnter`.
    public static let enter = TUIKeyboardKey.return
    /// The Enter key of the numeric keypad, which XCUITest calls `enter`.
    ///
    /// Usually this key and `return` send a carriage return. An app can distinguish them in application keypad mode
    /// (`TUIModes.applicationKeypad`), which most programs that use curses switch on. It can also distinguish them if
    /// it has set the kitty keyboard flag `disambiguate` or `allKeys` (see `TUIModes.KeyboardFlags`).
    public static let keypadEnter = TUIKeyboardKey.keypad(.enter)
    /// The Up Arrow key; another name for `up`, as in XCUITest.
    public static let upArrow = TUIKeyboardKey.up
    /// The Down Arrow key; another name for `down`, as in XCUITest.
    public static let downArrow = TUIKeyboardKey.down
    /// The Left Arrow key; another name for `left`, as in XCUITest.
    public static let leftArrow = TUIKeyboardKey.left
    /// The Right Arrow key; another name for `right`, as in XCUITest.
    public static let rightArrow = TUIKeyboardKey.right
    /// The Clear key of Apple's numeric keypad; another name for `numLock`, because other keypads have Num Lock in its place.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let clear = TUIKeyboardKey.numLock
    /// The left Shift key, pressed alone; another name for `leftShift`.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let shift = TUIKeyboardKey.leftShift
    /// The left Control key, pressed alone; another name for `leftControl`.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let control = TUIKeyboardKey.leftControl
    /// The left Option key, pressed alone; another name for `leftOption`.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let option = TUIKeyboardKey.leftOption
    /// The left Command key, pressed alone; another name for `leftCommand`.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let command = TUIKeyboardKey.leftCommand
}
