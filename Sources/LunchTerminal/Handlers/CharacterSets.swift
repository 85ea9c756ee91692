/// Choosing character sets.
extension Emulator {
    /// SCS: designates G0 to G3; a set that is not known counts as ASCII (ISO 2022, VT510 manual).
    mutating func designate(_ intermediates: UInt16, _ final: UInt8) {
        let set: Int
        switch intermediates {
        case 0x28: set = 0
        case 0x29, 0x2D: set = 1
        case 0x2A, 0x2E: set = 2
        case 0x2B, 0x2F: set = 3
        default: return noteUnknownEscape(intermediates, final)
        }
        switch final {
        case UInt8(ascii: "0") where intermediates <= 0x2B: charsets.designate(set, as: .lineDrawing)
        case UInt8(ascii: "A") where intermediates <= 0x2B: charsets.designate(set, as: .british)
        default: charsets.designate(set, as: .ascii)
        }
    }
}
