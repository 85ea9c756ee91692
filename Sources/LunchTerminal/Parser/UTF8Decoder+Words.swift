/// Decoding whole characters at once; what is cut or invalid is left to `step`.
///
/// All that depends on the length is looked up by the upper four bits of the first byte, and nothing branches on it: text of
/// several scripts changes lengths all the time, and each wrong guess would cost the processor more than a character does.
extension UTF8Decoder {
    /// The number of bytes; 0x8 to 0xB begin no character.
    private static let length: InlineArray<16, UInt8> = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4]
    /// The number of bits by which four bytes, six of each but the first, are shifted to leave those of the character.
    private static let shift: InlineArray<16, UInt8> = [
        18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 12, 12, 6, 0,
    ]
    /// The bits of the first byte that are part of the character; with one too many for 0xF8 on, which is too large.
    private static let lead: InlineArray<16, UInt32> = [
        0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0, 0, 0, 0, 0x1F, 0x1F, 0x0F, 0x0F,
    ]
    /// The places of the two bits by which the bytes after the first are known; the first byte is the highest.
    private static let marks: InlineArray<16, UInt32> = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xC0_0000, 0xC0_0000, 0xC0_C000, 0xC0_C0C0,
    ]
    /// The first character that is neither overlong nor a control.
    private static let least: InlineArray<16, UInt32> = [
        0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, .max, .max, .max, .max, 0xA0, 0xA0, 0x800, 0x1_0000,
    ]

    /// Decodes the printable character with which eight bytes begin, the first of them lowest.
    ///
    /// It is nil for a control, for what is not valid, and for what is not whole.
    @inline(__always)
    static func printable(_ word: UInt64) -> (scalar: UInt32, length: Int)? {
        let bytes = UInt32(truncatingIfNeeded: word).byteSwapped
        let form = Int(truncatingIfNeeded: word &>> 4 & 0xF)
        let trails = (bytes & 0x3F_0000) &>> 4 | (bytes & 0x3F00) &>> 2 | bytes & 0x3F
        let scalar = ((bytes &>> 24 & lead[form]) &<< 18 | trails) &>> UInt32(shift[form])
        guard (bytes ^ 0x80_8080) & marks[form] == 0, scalar >= least[form], scalar & ~0x7FF != 0xD800,
            scalar < 0x11_0000, scalar != 0x7F
        else { return nil }
        return (scalar, Int(length[form]))
    }
}
