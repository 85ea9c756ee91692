/// The function keys. Their names are XCUITest's, capitals included.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension TUIKeyboardKey {
    /// The function key F1.
    public static let F1 = TUIKeyboardKey(functionCharacter: 0xF704)
    /// The function key F2.
    public static let F2 = TUIKeyboardKey(functionCharacter: 0xF705)
    /// The function key F3.
    public static let F3 = TUIKeyboardKey(functionCharacter: 0xF706)
    /// The function key F4.
    public static let F4 = TUIKeyboardKey(functionCharacter: 0xF707)
    /// The function key F5.
    public static let F5 = TUIKeyboardKey(functionCharacter: 0xF708)
    /// The function key F6.
    public static let F6 = TUIKeyboardKey(functionCharacter: 0xF709)
    /// The function key F7.
    public static let F7 = TUIKeyboardKey(functionCharacter: 0xF70A)
    /// The function key F8.
    public static let F8 = TUIKeyboardKey(functionCharacter: 0xF70B)
    /// The function key F9.
    public static let F9 = TUIKeyboardKey(functionCharacter: 0xF70C)
    /// The function key F10.
    public static let F10 = TUIKeyboardKey(functionCharacter: 0xF70D)
    /// The function key F11.
    public static let F11 = TUIKeyboardKey(functionCharacter: 0xF70E)
    /// The function key F12.
    public static let F12 = TUIKeyboardKey(functionCharacter: 0xF70F)
    /// The function key F13.
    public static let F13 = TUIKeyboardKey(functionCharacter: 0xF710)
    /// The function key F14.
    public static let F14 = TUIKeyboardKey(functionCharacter: 0xF711)
    /// The function key F15.
    public static let F15 = TUIKeyboardKey(functionCharacter: 0xF712)
    /// The function key F16.
    public static let F16 = TUIKeyboardKey(functionCharacter: 0xF713)
    /// The function key F17.
    public static let F17 = TUIKeyboardKey(functionCharacter: 0xF714)
    /// The function key F18.
    public static let F18 = TUIKeyboardKey(functionCharacter: 0xF715)
    /// The function key F19.
    public static let F19 = TUIKeyboardKey(functionCharacter: 0xF716)
}
