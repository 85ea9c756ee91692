package import LunchTerminal

extension TUIKeyboardKey {
    /// The key, with Control where need be, that types a character or is meant by it.
    ///
    /// Control characters are those of ASCII. Characters of private use are those of `rawValue`.
    package init(typing character: Character) {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 || character == "\r\n"
        else {
            self.init(.character(character))
            return
        }
        switch scalar.value {
        case 0x0A, 0x0D: self.init(NamedKey.return)
        case 0x09: self.init(NamedKey.tab)
        case 0x1B: self.init(NamedKey.escape)
        case 0x08, 0x7F: self.init(NamedKey.delete)
        case 0: self = .control(.space)
        case 1...0x1A:
            self = .control(TUIKeyboardKey(.character(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))))
        case 0x1C...0x1F:
            self = .control(TUIKeyboardKey(.character(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))))
        default: self = TUIKeyboardKey(functionCharacter: scalar) ?? TUIKeyboardKey(.character(character))
        }
    }

    /// The keys that type a text, one after the other.
    ///
    /// - Throws: `InputError` as `bytes(for:)` does; then none of the text is typed.
    package static func bytes(forText text: String, for modes: TUIModes) throws(InputError) -> [UInt8] {
        var bytes: [UInt8] = []
        for character in text { bytes += try TUIKeyboardKey(typing: character).bytes(for: modes) }
        return bytes
    }

    /// The character that the key types on its own; nil if it types none, or is pressed together with others.
    package var character: Character? {
        guard case .character(let character) = code, modifiers.isEmpty else { return nil }
        return character
    }

    /// True if it reveals a typed character.
    package var isTelling: Bool {
        switch code {
        case .character: true
        case .keypad(let key): key.character != nil
        case .function, .named: false
        }
    }
}
