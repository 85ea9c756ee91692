import LunchTerminal

/// A key of the keyboard, with what is held down with it.
public enum Key: Hashable, Sendable {
    /// A key that types a character.
    case character(Character)
    /// A letter or one of `@[\]^_` with Control.
    case control(Character)
    case `return`
    case tab
    /// Tab with Shift.
    case backTab
    case escape
    /// The key that deletes backwards.
    case delete
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
}

extension Key {
    /// The bytes that the key sends in the modes that the app has set (xterm's ctlseqs, PC-Style Function Keys).
    func bytes(for modes: Modes) throws(TUIError) -> [UInt8] {
        let introducer = modes.applicationCursorKeys ? "\u{1B}O" : "\u{1B}["
        let text =
            switch self {
            case .character(let character): String(character)
            case .control(let character): Self.controlCharacter(character)
            case .return: modes.newLineMode ? "\r\n" : "\r"
            case .tab: "\t"
            case .backTab: "\u{1B}[Z"
            case .escape: "\u{1B}"
            case .delete: modes.backarrowSendsBackspace ? "\u{8}" : "\u{7F}"
            case .up: introducer + "A"
            case .down: introducer + "B"
            case .right: introducer + "C"
            case .left: introducer + "D"
            case .home: introducer + "H"
            case .end: introducer + "F"
            case .pageUp: "\u{1B}[5~"
            case .pageDown: "\u{1B}[6~"
            }
        return Array(text.utf8)
    }

    /// The keys that type a text.
    static func bytes(forText text: String, for modes: Modes) throws(TUIError) -> [UInt8] {
        var all: [UInt8] = []
        for c in text {
            all +=
                try c.isNewline
                ? Key.return.bytes(for: modes)
                : c == "\t" ? Key.tab.bytes(for: modes) : Key.character(c).bytes(for: modes)
        }
        return all
    }
    /// The control character of a key: its code without the bits above the lowest five (ECMA-48, 5.2).
    private static func controlCharacter(_ character: Character) -> String {
        guard let code = character.uppercased().unicodeScalars.first?.value else { return "" }
        if character == "?" { return "\u{7F}" }
        return String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code & 0x1F))))
    }
}
