/// Reads keys from bytes, however they are cut.
struct Decoder {
    enum Key: Equatable {
        case letter(Character)
        case up
        case down
        case tab
        case escape
        case other
        case leave
    }

    private enum State {
        case ground
        case escape
        case control
        case letter([UInt8], length: Int)
    }

    private var state = State.ground

    /// True if an ESC has come that may be the Escape key, or the begin of another.
    var isUndecided: Bool { if case .escape = state { true } else { false } }

    /// Takes the ESC that has come for the Escape key.
    mutating func decide() -> Key {
        state = .ground
        return .escape
    }

    mutating func decode(_ bytes: [UInt8]) -> [Key] { bytes.compactMap { decode($0) } }

    private mutating func decode(_ byte: UInt8) -> Key? {
        switch state {
        case .escape where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"):
            state = .control
            return nil
        case .control:
            guard (0x40...0x7E).contains(byte) else { return nil }
            state = .ground
            return byte == UInt8(ascii: "A") ? .up : byte == UInt8(ascii: "B") ? .down : .other
        case .letter(let begin, let length) where byte & 0xC0 == 0x80:
            let letter = begin + [byte]
            state = letter.count < length ? .letter(letter, length: length) : .ground
            return letter.count < length ? nil : String(decoding: letter, as: UTF8.self).first.map { .letter($0) }
        case .ground, .escape, .letter: state = .ground
        }
        switch byte {
        case 0x03: return .leave
        case 0x09: return .tab
        case 0x1B: state = .escape
        case 0x20..<0x7F: return .letter(Character(UnicodeScalar(byte)))
        case 0xC2..<0xE0: state = .letter([byte], length: 2)
        case 0xE0..<0xF0: state = .letter([byte], length: 3)
        case 0xF0..<0xF5: state = .letter([byte], length: 4)
        default: return .other
        }
        return nil
    }
}
