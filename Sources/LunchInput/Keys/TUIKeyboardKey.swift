/// A key of the keyboard, with the modifier keys that are held down together with it.
///
/// ```swift
/// try app.press("q", .control("c"), .down, .shift(.up), .f(5), .up.with([.control, .shift]), .keypad(.enter))
/// ```
///
/// The bytes that a key sends depend on the modes that the app has set: the modes of xterm, modifyOtherKeys, and the
/// kitty keyboard protocol. The keyboard is a US one: `A` and `?` are typed with Shift, and a protocol that reports
/// modifiers reports Shift, too. With Control, a capital letter stands for the key that it is printed on:
/// `.control("C")` is the Control-C of manuals. To hold down Shift as well, write `.control(.shift("c"))`.
public struct TUIKeyboardKey: Hashable, Sendable {
    package let code: Code
    package internal(set) var modifiers: TUIKeyModifierFlags = []

    /// The key itself.
    package enum Code: Hashable, Sendable {
        /// A key that types a character which is no control character.
        case character(Character)
        /// F1, F2 and so on.
        case function(Int)
        case keypad(Keypad)
        case named(NamedKey)
    }

    init(_ code: Code) {
        self.code = code
    }

    init(_ name: NamedKey) {
        self.init(.named(name))
    }
}

extension TUIKeyboardKey {
    /// Creates the key that types a character or sends a control character, as a literal does.
    ///
    /// ```swift
    /// for digit in "42" { try app.press(TUIKeyboardKey(digit)) }
    /// ```
    public init(_ character: Character) {
        self.init(typing: character)
    }

    /// Returns the key that types a character or sends a control character: `"\n"` is Return, `"\u{3}"` Control-C.
    public static func character(_ character: Character) -> TUIKeyboardKey { TUIKeyboardKey(typing: character) }

    /// Returns a function key, from 1 to 35; pressing a key with another number is an error.
    public static func f(_ number: Int) -> TUIKeyboardKey { TUIKeyboardKey(.function(number)) }

    /// Returns a key of the numeric keypad.
    public static func keypad(_ key: Keypad) -> TUIKeyboardKey { TUIKeyboardKey(.keypad(key)) }

    /// The Return key, which most keyboards label Enter; the Enter key of the keypad is `enter`.
    public static let `return` = TUIKeyboardKey(NamedKey.return)
    /// The Tab key.
    public static let tab = TUIKeyboardKey(NamedKey.tab)
    /// The Tab key with Shift held down.
    public static let backTab = TUIKeyboardKey.shift(.tab)
    /// The Escape key.
    public static let escape = TUIKeyboardKey(NamedKey.escape)
    /// The space bar.
    public static let space = TUIKeyboardKey(.character(" "))
    /// The key that deletes the character before the cursor, labelled Backspace or with an arrow to the left.
    public static let delete = TUIKeyboardKey(NamedKey.delete)
    /// The key that deletes the character after the cursor, labelled Delete or Del.
    public static let forwardDelete = TUIKeyboardKey(NamedKey.forwardDelete)
    /// The Insert key, which switches between inserting and overwriting.
    public static let insert = TUIKeyboardKey(NamedKey.insert)

    /// The arrow key up.
    public static let up = TUIKeyboardKey(NamedKey.up)
    /// The arrow key down.
    public static let down = TUIKeyboardKey(NamedKey.down)
    /// The arrow key to the left.
    public static let left = TUIKeyboardKey(NamedKey.left)
    /// The arrow key to the right.
    public static let right = TUIKeyboardKey(NamedKey.right)
    /// The Home key.
    public static let home = TUIKeyboardKey(NamedKey.home)
    /// The End key.
    public static let end = TUIKeyboardKey(NamedKey.end)
    /// The Page Up key.
    public static let pageUp = TUIKeyboardKey(NamedKey.pageUp)
    /// The Page Down key.
    public static let pageDown = TUIKeyboardKey(NamedKey.pageDown)

    /// The Menu key, which opens the menu of the selection.
    public static let menu = TUIKeyboardKey(NamedKey.menu)
    /// The Help key.
    public static let help = TUIKeyboardKey(NamedKey.help)
    /// The Print Screen key.
    public static let printScreen = TUIKeyboardKey(NamedKey.printScreen)
    /// The Pause key.
    public static let pause = TUIKeyboardKey(NamedKey.pause)
    /// The Scroll Lock key.
    public static let scrollLock = TUIKeyboardKey(NamedKey.scrollLock)
    /// The Caps Lock key; to press another key while Caps Lock is on, use the modifier `.capsLock`.
    public static let capsLock = TUIKeyboardKey(NamedKey.capsLock)
    /// The Num Lock key; to press a key of the keypad while it types digits, use the modifier `.numLock`.
    public static let numLock = TUIKeyboardKey(NamedKey.numLock)
}

extension TUIKeyboardKey: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types a character, as `character(_:)` does.
    public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(typing: value)
    }
}
