/// A key of the keyboard, with what is held down with it.
///
/// ```swift
/// try app.press("q", .control("c"), .down, .shift(.up), .f(5), .up.with([.control, .shift]), .keypad(.enter))
/// ```
///
/// The bytes of a key depend on what the app has asked for: xterm's keys with their modes, modifyOtherKeys,
/// the kitty keyboard protocol. The keyboard is a US one: `A` and `?` are typed with Shift, which the app hears of
/// where its protocol tells. With Control, a capital letter is what is printed on the key: `.control("C")` is the
/// Control-C of every manual; for Shift as well write `.control(.shift("c"))`.
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
    /// A key that types a character; a control character is the key that sends it: `"\n"` is Return, `"\u{3}"` Control-C.
    public static func character(_ character: Character) -> TUIKeyboardKey { TUIKeyboardKey(typing: character) }

    /// A function key, from 1 to 35; to press one that no keyboard has is an error.
    public static func f(_ number: Int) -> TUIKeyboardKey { TUIKeyboardKey(.function(number)) }

    /// A key of the numeric keypad.
    public static func keypad(_ key: Keypad) -> TUIKeyboardKey { TUIKeyboardKey(.keypad(key)) }

    /// The key that ends a line, which most keyboards label Enter; the keypad's own is `enter`.
    public static let `return` = TUIKeyboardKey(NamedKey.return)
    /// The key that moves on.
    public static let tab = TUIKeyboardKey(NamedKey.tab)
    /// Tab with Shift, which moves back.
    public static let backTab = TUIKeyboardKey.shift(.tab)
    /// The key that leaves.
    public static let escape = TUIKeyboardKey(NamedKey.escape)
    /// The space bar.
    public static let space = TUIKeyboardKey(.character(" "))
    /// The key that deletes backwards, labelled Backspace or with an arrow to the left.
    public static let delete = TUIKeyboardKey(NamedKey.delete)
    /// The key that deletes what follows, labelled Delete or Del.
    public static let forwardDelete = TUIKeyboardKey(NamedKey.forwardDelete)
    /// The key that switches between inserting and overwriting.
    public static let insert = TUIKeyboardKey(NamedKey.insert)

    /// The arrow up.
    public static let up = TUIKeyboardKey(NamedKey.up)
    /// The arrow down.
    public static let down = TUIKeyboardKey(NamedKey.down)
    /// The arrow to the left.
    public static let left = TUIKeyboardKey(NamedKey.left)
    /// The arrow to the right.
    public static let right = TUIKeyboardKey(NamedKey.right)
    /// The key that goes to the beginning.
    public static let home = TUIKeyboardKey(NamedKey.home)
    /// The key that goes to the end.
    public static let end = TUIKeyboardKey(NamedKey.end)
    /// The key that goes one page up.
    public static let pageUp = TUIKeyboardKey(NamedKey.pageUp)
    /// The key that goes one page down.
    public static let pageDown = TUIKeyboardKey(NamedKey.pageDown)

    /// The key that opens the menu of what is selected.
    public static let menu = TUIKeyboardKey(NamedKey.menu)
    /// The key that asks for help.
    public static let help = TUIKeyboardKey(NamedKey.help)
    /// The key that takes a picture of the screen.
    public static let printScreen = TUIKeyboardKey(NamedKey.printScreen)
    /// The key that pauses.
    public static let pause = TUIKeyboardKey(NamedKey.pause)
    /// The key that locks scrolling.
    public static let scrollLock = TUIKeyboardKey(NamedKey.scrollLock)
    /// The key that locks capitals; to type while they are locked, use the modifier `.capsLock`.
    public static let capsLock = TUIKeyboardKey(NamedKey.capsLock)
    /// The key that switches the keypad; to press a key of it while it types digits, use the modifier `.numLock`.
    public static let numLock = TUIKeyboardKey(NamedKey.numLock)
}

extension TUIKeyboardKey: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types a character, as `character(_:)` makes it.
    public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(typing: value)
    }
}
