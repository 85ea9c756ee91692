/// Choosing character sets.
extension Emulator {
    /// SCS: designates G0 to G3 (ISO 2022, VT510 manual).
    ///
    /// A set that is not known counts as ASCII, as does a national one without DECNRCM, and one that the level of DECSCL lacks.
    mutating func designate(_ intermediates: UInt16, _ final: UInt8) {
        // A designator of two bytes has its first one after the one that specifies which set is meant.
        let isLong = intermediates > 0xFF
        let which = isLong ? intermediates >> 8 : intermediates
        let set: Int
        switch which {
        case 0x28: set = 0
        case 0x29, 0x2D: set = 1
        case 0x2A, 0x2E: set = 2
        case 0x2B, 0x2F: set = 3
        default: return noteUnknownEscape(intermediates, final)
        }
        var designator = ""
        if isLong { designator.append(scalar: UInt32(intermediates & 0xFF)) }
        designator.append(scalar: UInt32(final))
        let charset = Charset(designator: designator, has96: which > 0x2B) ?? .ascii
        let isKnown = charset != .lineDrawing || options.profile.features.contains(.lineDrawing)
        let isAllowed =
            isKnown && hasLevel(for: charset) && (!charset.isNational || modes.flags.contains(.nationalSets))
        charsets.designate(set, as: isAllowed ? charset : .ascii)
    }

    /// DEL: a character in a set of 96, otherwise nothing (ISO 2022).
    mutating func printDelete() {
        if charsets.has96 { print(charsets.translate(Byte.delete)) }
    }

    /// DECRQUPSS: answers DECAUPSS, that the preferred supplemental set is DEC Supplemental Graphic (VT510 manual).
    mutating func reportPreferredSet() {
        report("\u{1B}P0!u\(Charset.decSupplemental.designator)\u{1B}\\")
    }
}
