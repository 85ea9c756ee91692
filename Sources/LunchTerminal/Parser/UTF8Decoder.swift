/// Decodes UTF-8 across any cuts, with U+FFFD for each maximal subpart (The Unicode Standard, section 3.9).
struct UTF8Decoder: Sendable {
    static let replacement: UInt32 = 0xFFFD

    /// Continuation bytes that the character still needs.
    private var needed = 0
    private var scalar: UInt32 = 0
    /// The range of the next continuation byte, which shuts out overlong forms, surrogates and what is too large.
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// True if a character has begun and not ended.
    @inline(__always)
    var isPending: Bool { needed > 0 }

    /// The bytes of the character that has begun; the bits that came so far give its length.
    var pendingBytes: [UInt8] {
        func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F) }
        func lead(_ mark: UInt8, _ shift: UInt32) -> UInt8 { mark | UInt8(truncatingIfNeeded: scalar >> shift) }
        switch (needed, scalar) {
        case (0, _): return []
        case (1, ..<0x20): return [lead(0xC0, 0)]
        case (1, ..<0x400): return [lead(0xE0, 6), continuation(0)]
        case (1, _): return [lead(0xF0, 12), continuation(6), continuation(0)]
        case (2, ..<0x10): return [lead(0xE0, 0)]
        case (2, _): return [lead(0xF0, 6), continuation(0)]
        default: return [lead(0xF0, 0)]
        }
    }

    enum Step {
        /// The byte ended a character.
        case scalar(UInt32)
        /// The byte belongs to a character that continues.
        case more
        /// The byte can be no part of UTF-8.
        case invalid
        /// The character broke off before this byte, which has not been taken.
        case brokenOff
    }

    /// Gives up the character that has begun.
    mutating func reset() {
        needed = 0
    }

    /// Takes one byte from 0x80 on; while a character is pending, any byte.
    mutating func step(_ byte: UInt8) -> Step {
        guard needed == 0 else { return continued(byte) }
        lowest = 0x80
        highest = 0xBF
        switch byte {
        case 0xC2...0xDF:
            needed = 1
            scalar = UInt32(byte & 0x1F)
        case 0xE0...0xEF:
            needed = 2
            scalar = UInt32(byte & 0x0F)
            if byte == 0xE0 { lowest = 0xA0 }
            if byte == 0xED { highest = 0x9F }
        case 0xF0...0xF4:
            needed = 3
            scalar = UInt32(byte & 0x07)
            if byte == 0xF0 { lowest = 0x90 }
            if byte == 0xF4 { highest = 0x8F }
        default:
            return .invalid
        }
        return .more
    }

    private mutating func continued(_ byte: UInt8) -> Step {
        guard byte >= lowest, byte <= highest else {
            needed = 0
            return .brokenOff
        }
        lowest = 0x80
        highest = 0xBF
        scalar = scalar << 6 | UInt32(byte & 0x3F)
        needed -= 1
        return needed == 0 ? .scalar(scalar) : .more
    }
}
