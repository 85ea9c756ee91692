/// A key of the keyboard, with what is held down with it.
///
/// ```swift
/// try app.press("q", .control("c"), .down, .shift(.up), .f(5), .up.with([.control, .shift]), .keypad(.enter))
/// ```
///
/// How a key is told to the app depends on what the app has asked for: xterm's keys with their modes, modifyOtherKeys,
/// the kitty keyboard protocol. The keyboard is a US one: `A` and `?` are typed with Shift, which the app hears of
/// where its protocol tells. With Control, a capital letter is what is printed on the key: `.control("C")` is the
/// Control-C of every manual; for Shift as well write `.control(.shift("c"))`.
public struct Key: Hashable, Sendable {
    let code: Code
    var modifiers: TUIElement.KeyModifierFlags = []

    /// Which key it is.
    enum Code: Hashable, Sendable {
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

extension Key {
    /// A key that types a character; a control character is the key that sends it: `"\n"` is Return, `"\u{3}"` Control-C.
    public static func character(_ character: Character) -> Key { Key(typing: character) }

    /// A function key, from 1 to 35; to press one that no keyboard has is an error.
    public static func f(_ number: Int) -> Key { Key(.function(number)) }

    /// A key of the numeric keypad.
    public static func keypad(_ key: Keypad) -> Key { Key(.keypad(key)) }

    /// The key that ends a line.
    public static let `return` = Key(NamedKey.return)
    /// The key that moves on.
    public static let tab = Key(NamedKey.tab)
    /// Tab with Shift, which moves back.
    public static let backTab = Key.shift(.tab)
    /// The key that leaves.
    public static let escape = Key(NamedKey.escape)
    /// The space bar.
    public static let space = Key(.character(" "))
    /// The key that deletes backwards, labelled Backspace or with an arrow to the left.
    public static let delete = Key(NamedKey.delete)
    /// The key that deletes what follows, labelled Delete or Del.
    public static let forwardDelete = Key(NamedKey.forwardDelete)
    /// The key that switches between inserting and overwriting.
    public static let insert = Key(NamedKey.insert)

    /// The arrow up.
    public static let up = Key(NamedKey.up)
    /// The arrow down.
    public static let down = Key(NamedKey.down)
    /// The arrow to the left.
    public static let left = Key(NamedKey.left)
    /// The arrow to the right.
    public static let right = Key(NamedKey.right)
    /// The key that goes to the beginning.
    public static let home = Key(NamedKey.home)
    /// The key that goes to the end.
    public static let end = Key(NamedKey.end)
    /// The key that goes one page up.
    public static let pageUp = Key(NamedKey.pageUp)
    /// The key that goes one page down.
    public static let pageDown = Key(NamedKey.pageDown)

    /// The key that opens the menu of what is selected.
    public static let menu = Key(NamedKey.menu)
    /// The key that asks for help.
    public static let help = Key(NamedKey.help)
    /// The key that takes a picture of the screen.
    public static let printScreen = Key(NamedKey.printScreen)
    /// The key that pauses.
    public static let pause = Key(NamedKey.pause)
    /// The key that locks scrolling.
    public static let scrollLock = Key(NamedKey.scrollLock)
    /// The key that locks capitals; to type while they are locked, use the modifier `.capsLock`.
    public static let capsLock = Key(NamedKey.capsLock)
    /// The key that switches the keypad; to press a key of it while it types digits, use the modifier `.numLock`.
    public static let numLock = Key(NamedKey.numLock)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types a character, as `character(_:)` makes it.
    public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(typing: value)
    }
}
