/// The function keys. Their names are XCUITest's, capitals included.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension TUIKeyboardKey {
    /// The function key F1.
    public static let F1 = TUIKeyboardKey.f(1)
    /// The function key F2.
    public static let F2 = TUIKeyboardKey.f(2)
    /// The function key F3.
    public static let F3 = TUIKeyboardKey.f(3)
    /// The function key F4.
    public static let F4 = TUIKeyboardKey.f(4)
    /// The function key F5.
    public static let F5 = TUIKeyboardKey.f(5)
    /// The function key F6.
    public static let F6 = TUIKeyboardKey.f(6)
    /// The function key F7.
    public static let F7 = TUIKeyboardKey.f(7)
    /// The function key F8.
    public static let F8 = TUIKeyboardKey.f(8)
    /// The function key F9.
    public static let F9 = TUIKeyboardKey.f(9)
    /// The function key F10.
    public static let F10 = TUIKeyboardKey.f(10)
    /// The function key F11.
    public static let F11 = TUIKeyboardKey.f(11)
    /// The function key F12.
    public static let F12 = TUIKeyboardKey.f(12)
    /// The function key F13.
    public static let F13 = TUIKeyboardKey.f(13)
    /// The function key F14.
    public static let F14 = TUIKeyboardKey.f(14)
    /// The function key F15.
    public static let F15 = TUIKeyboardKey.f(15)
    /// The function key F16.
    public static let F16 = TUIKeyboardKey.f(16)
    /// The function key F17.
    public static let F17 = TUIKeyboardKey.f(17)
    /// The function key F18.
    public static let F18 = TUIKeyboardKey.f(18)
    /// The function key F19.
    public static let F19 = TUIKeyboardKey.f(19)
}
