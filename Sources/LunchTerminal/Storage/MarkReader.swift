/// Collects the characters of a mark, which come in one place of the text, whatever else comes between them.
struct MarkReader: Sendable {
    /// The place of the cursor while a mark is received.
    struct Place: Equatable, Sendable {
        var column: Int
        var row: Int
        var isWrapPending: Bool
    }

    /// Nil if no mark is being received.
    private(set) var place: Place?
    /// True if the mark belongs to the character before it, and does not begin at its place.
    private(set) var isBehindCharacter = false
    private var bytes: [UInt8] = []
    private var isTooLong = false

    /// The number of characters that are kept.
    var count: Int { bytes.count }

    mutating func begin(at place: Place, isBehindCharacter: Bool = false) {
        self.place = place
        self.isBehindCharacter = isBehindCharacter
        bytes.removeAll(keepingCapacity: true)
        isTooLong = false
    }

    mutating func append(_ byte: UInt8) {
        if bytes.count < Limits.mark { bytes.append(byte) } else { isTooLong = true }
    }

    /// Ends the mark; returns its name, empty if it is too long, and nil for the end of the innermost mark.
    mutating func end() -> String? {
        place = nil
        return bytes.isEmpty ? nil : isTooLong ? "" : Self.name(bytes)
    }

    /// The text of a name in which `%` and two hexadecimal digits represent a byte of UTF-8.
    private static func name(_ bytes: [UInt8]) -> String {
        guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = bytes[index + 1].hexDigit,
                let low = bytes[index + 2].hexDigit
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

extension UInt8 {
    /// The value of an ASCII character as a hexadecimal digit; nil if it is none.
    fileprivate var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
