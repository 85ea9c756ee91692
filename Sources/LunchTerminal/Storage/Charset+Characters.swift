/// The characters of each set.
extension Charset {
    /// The character of a byte from 0x20 to 0x7F.
    func character(_ byte: UInt8) -> UInt32 {
        switch self {
        case .ascii: UInt32(byte)
        case .lineDrawing: Self.character(byte, from: 0x5F, in: Self.lineDrawingCharacters)
        case .decSupplemental, .preferredSupplemental: Self.character(byte, from: 0x21, in: Self.supplementalCharacters)
        case .decTechnical: Self.character(byte, from: 0x21, in: Self.technicalCharacters)
        case .latin1: UInt32(byte) | 0x80
        default: national(byte)
        }
    }

    private static func character(_ byte: UInt8, from first: UInt8, in table: [UInt16]) -> UInt32 {
        let index = Int(byte) - Int(first)
        return table.indices.contains(index) ? UInt32(table[index]) : UInt32(byte)
    }

    /// The character that DEC's terminals show for a position without one: a reversed question mark.
    private static let missing: UInt16 = 0x2E2E

    /// 0x5F to 0x7E of the DEC Special Character and Line Drawing Set (VT510 manual, chapter 7).
    private static let lineDrawingCharacters: [UInt16] = [
        0x0020, 0x25C6, 0x2592, 0x2409, 0x240C, 0x240D, 0x240A, 0x00B0, 0x00B1, 0x2424, 0x240B, 0x2518, 0x2510, 0x250C,
        0x2514, 0x253C, 0x23BA, 0x23BB, 0x2500, 0x23BC, 0x23BD, 0x251C, 0x2524, 0x2534, 0x252C, 0x2502, 0x2264, 0x2265,
        0x03C0, 0x2260, 0x00A3, 0x00B7,
    ]

    /// 0x21 to 0x7E of DEC Supplemental Graphic: Latin-1, but for some (VT510 manual, chapter 7).
    private static let supplementalCharacters: [UInt16] = (0x21...0x7E).map { (byte: UInt16) in
        switch byte {
        case 0x24, 0x26, 0x2C...0x2F, 0x34, 0x38, 0x3E, 0x50, 0x5E, 0x70, 0x7E: missing
        case 0x28: 0x00A4
        case 0x57: 0x0152
        case 0x5D: 0x0178
        case 0x77: 0x0153
        case 0x7D: 0x00FF
        default: byte | 0x80
        }
    }

    /// 0x21 to 0x7E of DEC Technical; the pieces of a large sigma have no code points (VT510 manual, chapter 7).
    private static let technicalCharacters: [UInt16] = [
        0x23B7, 0x250C, 0x2500, 0x2320, 0x2321, 0x2502, 0x23A1, 0x23A3, 0x23A4, 0x23A6, 0x239B, 0x239D, 0x239E, 0x23A0,
        0x23A8, 0x23AC, missing, missing, 0x2572, 0x2571, missing, missing, missing, missing, missing, missing, missing,
        0x2264, 0x2260, 0x2265,
        0x222B, 0x2234, 0x221D, 0x221E, 0x00F7, 0x0394, 0x2207, 0x03A6, 0x0393, 0x223C, 0x2243, 0x0398, 0x00D7, 0x039B,
        0x21D4, 0x21D2, 0x2261, 0x03A0, 0x03A8, missing, 0x03A3, missing, missing, 0x221A, 0x03A9, 0x039E, 0x03A5,
        0x2282,
        0x2283, 0x2229, 0x222A, 0x2227, 0x2228, 0x00AC, 0x03B1, 0x03B2, 0x03C7, 0x03B4, 0x03B5, 0x03C6, 0x03B3, 0x03B7,
        0x03B9, 0x03B8, 0x03BA, 0x03BB, missing, 0x03BD, 0x2202, 0x03C0, 0x03C8, 0x03C1, 0x03C3, 0x03C4, missing,
        0x0192,
        0x03C9, 0x03BE, 0x03C5, 0x03B6, 0x2190, 0x2191, 0x2192, 0x2193,
    ]

    // MARK: - National sets

    /// The positions that national sets use for their own characters (ISO 646).
    private static let replaced = Array("#@[\\]^_`{|}~".utf8)

    /// The character of a byte in a national set.
    private func national(_ byte: UInt8) -> UInt32 {
        guard let index = Self.replaced.firstIndex(of: byte), let characters = Self.nationals[self] else {
            return UInt32(byte)
        }
        return characters[index]
    }

    private static let nationals: [Charset: [UInt32]] = nationalCharacters.mapValues { $0.unicodeScalars.map(\.value) }

    /// The characters at those positions (VT510 manual, chapter 7).
    private static let nationalCharacters: [Charset: String] = [
        .british: "£@[\\]^_`{|}~", .dutch: "£¾ĳ½|^_`¨ƒ¼´", .finnish: "#@ÄÖÅÜ_éäöåü", .french: "£à°ç§^_`éùè¨",
        .frenchCanadian: "#àâçêî_ôéùèû", .german: "#§ÄÖÜ^_`äöüß", .italian: "£§°çé^_ùàòèì",
        .norwegianDanish: "#ÄÆØÅÜ_äæøåü", .portuguese: "#@ÃÇÕ^_`ãçõ~", .spanish: "£§¡Ñ¿^_`°ñç~",
        .swedish: "#ÉÄÖÅÜ_éäöåü", .swiss: "ùàéçêîèôäöüû",
    ]
}
