/// A key of the keyboard, together with the modifier keys that are held down with it.
///
/// ```swift
/// try app.press("q", .control("c"), .down, .shift(.up), .f(5), .up.with([.control, .shift]), .keypad(.enter))
/// ```
///
/// The bytes that a key sends depend on the modes that the app has set (see `TUIModes`), for example on the flags of
/// the kitty keyboard protocol. Pressing a key that the terminal cannot send in these modes throws `TUIError`.
///
/// The keyboard has the US layout. The keys `"A"` and `"?"` therefore include Shift. If the app's keyboard protocol reports
/// modifiers, the app receives `"A"` and `"?"` together with Shift. With Control, a capital letter does not include Shift:
/// `.control("C")` is Control-C, as manuals write it. To hold down Shift as well, write `.control(.shift("c"))`.
public struct TUIKeyboardKey: Hashable, Sendable {
    package let code: Code
    package internal(set) var modifiers: TUIKeyModifierFlags = []

    /// The key itself.
    package enum Code: Hashable, Sendable {
        /// A key that types a character which is not a control character.
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
    /// Returns the key that types a character.
    ///
    /// For a control character, the function returns the key that the character represents: Return for `"\n"`, and Control-C
    /// for `"\u{3}"`. For a private-use character that is the `rawValue` of a key such as `up`, the function returns that key.
    ///
    /// ```swift
    /// for digit in "42" { try app.press(.character(digit)) }
    /// ```
    public static func character(_ character: Character) -> TUIKeyboardKey { TUIKeyboardKey(typing: character) }

    /// Returns the function key with a number from 1 to 35; `.f(5)` is F5. With any other number, pressing the key
    /// throws `TUIError`.
    public static func f(_ number: Int) -> TUIKeyboardKey { TUIKeyboardKey(.function(number)) }

    /// Returns a key of the numeric keypad, for example `.keypad(.enter)`.
    public static func keypad(_ key: Keypad) -> TUIKeyboardKey { TUIKeyboardKey(.keypad(key)) }

    /// The Return key. Most keyboards label it Enter. The Enter key of the numeric keypad is `enter`.
    public static let `return` = TUIKeyboardKey(NamedKey.return)
    /// The Tab key.
    public static let tab = TUIKeyboardKey(NamedKey.tab)
    /// The Tab key with Shift held down.
    public static let backTab = TUIKeyboardKey.shift(.tab)
    /// The Escape key.
    public static let escape = TUIKeyboardKey(NamedKey.escape)
    /// The space bar.
    public static let space = TUIKeyboardKey(.character(" "))
    /// The key that deletes the character before the cursor. Its label is Backspace, an arrow to the left, or, on Apple
    /// keyboards, Delete.
    public static let delete = TUIKeyboardKey(NamedKey.delete)
    /// The key that deletes the character after the cursor. Its label is Delete or Del.
    public static let forwardDelete = TUIKeyboardKey(NamedKey.forwardDelete)
    /// The Insert key. In many editors, it switches between inserting and overwriting.
    public static let insert = TUIKeyboardKey(NamedKey.insert)

    /// The Up Arrow key.
    public static let up = TUIKeyboardKey(NamedKey.up)
    /// The Down Arrow key.
    public static let down = TUIKeyboardKey(NamedKey.down)
    /// The Left Arrow key.
    public static let left = TUIKeyboardKey(NamedKey.left)
    /// The Right Arrow key.
    public static let right = TUIKeyboardKey(NamedKey.right)
    /// The Home key.
    public static let home = TUIKeyboardKey(NamedKey.home)
    /// The End key.
    public static let end = TUIKeyboardKey(NamedKey.end)
    /// The Page Up key.
    public static let pageUp = TUIKeyboardKey(NamedKey.pageUp)
    /// The Page Down key.
    public static let pageDown = TUIKeyboardKey(NamedKey.pageDown)

    /// The Menu key. It usually opens a context menu.
    public static let menu = TUIKeyboardKey(NamedKey.menu)
    /// The Help key. The kitty keyboard protocol has no such key. If the app uses this protocol, pressing the key
    /// throws `TUIError`.
    public static let help = TUIKeyboardKey(NamedKey.help)
    /// The Print Screen key. Unless the app uses the kitty keyboard protocol, pressing the key throws `TUIError`.
    public static let printScreen = TUIKeyboardKey(NamedKey.printScreen)
    /// The Pause key. Unless the app uses the kitty keyboard protocol, pressing the key throws `TUIError`.
    public static let pause = TUIKeyboardKey(NamedKey.pause)
    /// The Scroll Lock key.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let scrollLock = TUIKeyboardKey(NamedKey.scrollLock)
    /// The Caps Lock key. Pressing the key does not turn on Caps Lock for later keys. To press a key while Caps Lock is
    /// on, add the modifier `.capsLock` to that key with `with(_:)`.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let capsLock = TUIKeyboardKey(NamedKey.capsLock)
    /// The Num Lock key. Pressing the key does not turn on Num Lock for later keys. To press a key of the numeric
    /// keypad while Num Lock is on, add the modifier `.numLock` to that key with `with(_:)`.
    ///
    /// Pressing the key throws `TUIError` unless the app has set the kitty keyboard flag `TUIModes.KeyboardFlags.allKeys`.
    public static let numLock = TUIKeyboardKey(NamedKey.numLock)
}

extension TUIKeyboardKey: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types a character, as `character(_:)` does. A literal such as `"q"` can therefore be
    /// used as a key.
    public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(typing: value)
    }
}
