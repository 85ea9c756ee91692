/// The function keys. Their names are XCUITest's, capitals included.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension TUIKeyboardKey {
    /// The function key F1; another name for `f(1)`.
    public static let F1 = TUIKeyboardKey.f(1)
    /// The function key F2; another name for `f(2)`.
    public static let F2 = TUIKeyboardKey.f(2)
    /// The function key F3; another name for `f(3)`.
    public static let F3 = TUIKeyboardKey.f(3)
    /// The function key F4; another name for `f(4)`.
    public static let F4 = TUIKeyboardKey.f(4)
    /// The function key F5; another name for `f(5)`.
    public static let F5 = TUIKeyboardKey.f(5)
    /// The function key F6; another name for `f(6)`.
    public static let F6 = TUIKeyboardKey.f(6)
    /// The function key F7; another name for `f(7)`.
    public static let F7 = TUIKeyboardKey.f(7)
    /// The function key F8; another name for `f(8)`.
    public static let F8 = TUIKeyboardKey.f(8)
    /// The function key F9; another name for `f(9)`.
    public static let F9 = TUIKeyboardKey.f(9)
    /// The function key F10; another name for `f(10)`.
    public static let F10 = TUIKeyboardKey.f(10)
    /// The function key F11; another name for `f(11)`.
    public static let F11 = TUIKeyboardKey.f(11)
    /// The function key F12; another name for `f(12)`.
    public static let F12 = TUIKeyboardKey.f(12)
    /// The function key F13; another name for `f(13)`.
    public static let F13 = TUIKeyboardKey.f(13)
    /// The function key F14; another name for `f(14)`.
    public static let F14 = TUIKeyboardKey.f(14)
    /// The function key F15; another name for `f(15)`.
    public static let F15 = TUIKeyboardKey.f(15)
    /// The function key F16; another name for `f(16)`.
    public static let F16 = TUIKeyboardKey.f(16)
    /// The function key F17; another name for `f(17)`.
    public static let F17 = TUIKeyboardKey.f(17)
    /// The function key F18; another name for `f(18)`.
    public static let F18 = TUIKeyboardKey.f(18)
    /// The function key F19; another name for `f(19)`.
    public static let F19 = TUIKeyboardKey.f(19)
}
