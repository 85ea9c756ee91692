extension String {
    /// The text with `UUID` in the place of each UUID (RFC 9562), which is another one in each run: that of a temporary folder.
    package var withoutUUIDs: String {
        let hyphen = UInt8(ascii: "-")
        guard utf8.count >= Self.uuidSize, utf8.contains(hyphen) else { return self }
        let bytes = Array(utf8)
        var text: [UInt8] = []
        var place = 0
        while place < bytes.count {
            let part = bytes[place...].prefix(Self.uuidSize)
            let isUUID =
                part.count == Self.uuidSize
                && zip(0..., part).allSatisfy { Self.hyphens.contains($0) ? $1 == hyphen : Self.isHexDigit($1) }
            if isUUID { text += "UUID".utf8 } else { text.append(bytes[place]) }
            place += isUUID ? Self.uuidSize : 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let uuidSize = 36
    private static let hyphens = [8, 13, 18, 23]

    private static func isHexDigit(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isHexDigit }
}
