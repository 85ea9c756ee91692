import Foundation

/// A key that the user has pressed.
public enum Key: Message, Hashable {
    case character(Character)
    case control(Character)
    case enter, tab, backTab, escape, backspace
    case up, down, left, right, home, end

    /// The keys of escape sequences, without the Escape.
    static let sequences: [String: Key] = [
        "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[H": .home, "[F": .end, "[Z": .backTab,
        "OA": .up, "OB": .down, "OC": .right, "OD": .left, "OH": .home, "OF": .end,
    ]
}

/// Starts a thread that reads standard input and sends each key.
func readKeys(into mailbox: Mailbox) {
    let thread = Thread {
        var buffer = [UInt8](repeating: 0, count: 256)
        var bytes: [UInt8] = []
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return mailbox.send(Quit()) }
            bytes += buffer[..<count]
            while let (key, length) = firstKey(of: bytes) {
                bytes.removeFirst(length)
                if let key { mailbox.send(key) }
            }
        }
    }
    thread.name = "reed.input"
    thread.start()
}

/// Returns the first key and its length in bytes, or nil if it is not complete.
private func firstKey(of bytes: [UInt8]) -> (key: Key?, length: Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B:
        guard bytes.count > 1, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
            return (.escape, 1)
        }
        guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else { return nil }
        return (Key.sequences[String(decoding: bytes[1...end], as: UTF8.self)], end + 1)
    case 0x09: return (.tab, 1)
    case 0x0D: return (.enter, 1)
    case 0x7F: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(UnicodeScalar(first + 0x60))), 1)
    case 0x00..<0x20: return (nil, 1)
    default:
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard bytes.count >= length else { return nil }
        return (String(decoding: bytes[..<length], as: UTF8.self).first.map { .character($0) }, length)
    }
}
