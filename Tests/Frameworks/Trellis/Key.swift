/// A key that the user has pressed.
public enum Key: Equatable, Sendable {
    case character(Character)
    case control(Character)
    case enter, tab, backTab, escape, backspace, delete
    case up, down, left, right, home, end
}

/// Makes keys of the bytes that a terminal sends.
struct KeyDecoder {
    private var pending: [UInt8] = []

    /// Returns the keys that are complete, and keeps the bytes of the last one if it is not.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let (key, length) = next() {
            pending.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// The first key and its length in bytes; the key is nil if nobody knows it.
    private func next() -> (key: Key?, length: Int)? {
        guard let first = pending.first else { return nil }
        switch first {
        case 0x1B: return sequence()
        case 0x09: return (.tab, 1)
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x08, 0x7F: return (.backspace, 1)
        case 0x01...0x1A: return (.control(Character(UnicodeScalar(first + 0x60))), 1)
        case 0x00..<0x20: return (nil, 1)
        default: return text(after: first)
        }
    }

    /// The key of an escape sequence; an Escape that nothing follows is the key itself.
    private func sequence() -> (key: Key?, length: Int)? {
        guard pending.count > 1, pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
            return (.escape, 1)
        }
        guard let end = pending.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else { return nil }
        let key: Key? =
            switch String(decoding: pending[2...end], as: UTF8.self) {
            case "A": .up
            case "B": .down
            case "C": .right
            case "D": .left
            case "H", "1~": .home
            case "F", "4~": .end
            case "Z": .backTab
            case "3~": .delete
            default: nil
            }
        return (key, end + 1)
    }

    /// The character that begins with a byte, in UTF-8.
    private func text(after first: UInt8) -> (key: Key?, length: Int)? {
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard pending.count >= length else { return nil }
        return (String(decoding: pending[..<length], as: UTF8.self).first.map { .character($0) }, length)
    }
}
