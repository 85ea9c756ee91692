extension Key {
    /// The key that goes by that name in XCUITest.
    public init(_ key: TUIKeyboardKey) {
        self = key.rawValue.first.map { Key(typing: $0) } ?? .space
    }

    /// The key that a character of private use stands for; nil where it stands for none.
    init?(functionCharacter scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xF700: self = .up
        case 0xF701: self = .down
        case 0xF702: self = .left
        case 0xF703: self = .right
        case 0xF704...0xF726: self = .f(Int(scalar.value) - 0xF703)
        case 0xF727: self = .insert
        case 0xF728: self = .forwardDelete
        case 0xF729: self = .home
        case 0xF72B: self = .end
        case 0xF72C: self = .pageUp
        case 0xF72D: self = .pageDown
        case 0xF72E: self = .printScreen
        case 0xF72F: self = .scrollLock
        case 0xF730: self = .pause
        case 0xF735: self = .menu
        case 0xF739: self = .numLock
        case 0xF746: self = .help
        case 57344...63743:
            if let name = NamedKey(rawValue: scalar.value) {
                self.init(name)
            } else if let key = Keypad(rawValue: scalar.value) {
                self = .keypad(key)
            } else {
                return nil
            }
        default: return nil
        }
    }
}
