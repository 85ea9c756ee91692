/// One cell in 64 bits.
///
/// Bits 0–20 hold the code point, or the offset of a cluster in its row; bit 21 reports which; bits 22 and 23 the kind;
/// bits 24–39 the style's index in its row. All bits clear is a plain blank.
struct PackedCell: Equatable, Sendable, BitwiseCopyable {
    var bits: UInt64

    /// The part of a character that the cell is.
    enum Kind: UInt64 {
        /// A whole narrow character, or a blank.
        case narrow = 0
        /// The first half of a wide character.
        case wide = 1
        /// The second half of a wide character.
        case tail = 2
        /// The blank at a line's end where a wide character did not fit.
        case filler = 3
    }

    private static let contentMask: UInt64 = 0x1F_FFFF
    private static let clusterBit: UInt64 = 1 << 21
    private static let kindShift: UInt64 = 22
    private static let styleShift: UInt64 = 24

    static let blank = PackedCell(bits: 0)

    @inline(__always)
    init(bits: UInt64) {
        self.bits = bits
    }

    @inline(__always)
    init(scalar: UInt32, kind: Kind = .narrow, style: UInt16) {
        self.init(scalar: scalar, kind: kind, styleBits: Self.styleBits(style))
    }

    @inline(__always)
    init(scalar: UInt32, kind: Kind, styleBits: UInt64) {
        bits = UInt64(scalar) | kind.rawValue << Self.kindShift | styleBits
    }

    @inline(__always)
    static func styleBits(_ style: UInt16) -> UInt64 { UInt64(style) << styleShift }

    /// The code point, or the cluster's offset.
    @inline(__always)
    var content: UInt32 { UInt32(truncatingIfNeeded: bits & Self.contentMask) }

    @inline(__always)
    var isCluster: Bool { bits & Self.clusterBit != 0 }

    @inline(__always)
    var kind: Kind { Kind(rawValue: bits >> Self.kindShift & 3) ?? .narrow }

    @inline(__always)
    var isTail: Bool { bits >> Self.kindShift & 3 == Kind.tail.rawValue }

    @inline(__always)
    var isWide: Bool { bits >> Self.kindShift & 3 == Kind.wide.rawValue }

    @inline(__always)
    var style: UInt16 { UInt16(truncatingIfNeeded: bits >> Self.styleShift) }

    /// True if nothing is in the cell, not even a space.
    var isErased: Bool { bits & (Self.contentMask | Self.clusterBit) == 0 && !isTail }

    /// True if the cell shows nothing but its background.
    @inline(__always)
    var isBlank: Bool {
        let content = bits & (Self.contentMask | Self.clusterBit)
        return !isTail && (content == 0 || content == 0x20)
    }

    /// True if a character is in the cell, even a space; a blank counts if it was written, or left inside a line.
    @inline(__always)
    var isWritten: Bool { bits & (Self.contentMask | Self.clusterBit) != 0 || isTail }

    /// The cell with nothing in it, in the same style.
    @inline(__always)
    var blanked: PackedCell { PackedCell(bits: bits & Self.styleBits(.max)) }

    @inline(__always)
    mutating func setStyle(_ style: UInt16) {
        bits = bits & ~Self.styleBits(.max) | Self.styleBits(style)
    }

    @inline(__always)
    mutating func setKind(_ kind: Kind) {
        bits = bits & ~(3 << Self.kindShift) | kind.rawValue << Self.kindShift
    }

    @inline(__always)
    mutating func setCluster(_ offset: Int) {
        bits = bits & ~Self.contentMask | Self.clusterBit | UInt64(offset)
    }
}
