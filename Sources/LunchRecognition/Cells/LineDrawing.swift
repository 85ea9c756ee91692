/// The lines that a character draws from the middle of its cell (U+2500 to U+257F).
struct LineDrawing: OptionSet, Sendable {
    let rawValue: UInt8

    static let left = LineDrawing(rawValue: 1)
    static let right = LineDrawing(rawValue: 2)
    static let up = LineDrawing(rawValue: 4)
    static let down = LineDrawing(rawValue: 8)

    static let horizontal: LineDrawing = [.left, .right]
    static let vertical: LineDrawing = [.up, .down]
    static let topLeft: LineDrawing = [.right, .down]
    static let topRight: LineDrawing = [.left, .down]
    static let bottomLeft: LineDrawing = [.right, .up]
    static let bottomRight: LineDrawing = [.left, .up]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The lines of a character; none if it draws no lines.
    @inline(__always)
    init(_ scalar: UInt32) {
        let place = scalar &- 0x2500
        guard place < 0x80 else {
            rawValue = 0
            return
        }
        rawValue = UInt8(Self.table[Int(place >> 4)] >> UInt64(60 - 4 * (place & 15)) & 15)
    }

    /// True if a character is a corner at the top of a box; without a branch, since it is asked for each cell.
    @inline(__always)
    static func isUpperCorner(_ scalar: UInt32) -> Bool {
        let place = UInt64(truncatingIfNeeded: scalar &- 0x2500)
        let bits = place & 64 == 0 ? upperCorners.low : upperCorners.high
        return (bits &>> (place & 63)) & (place < 0x80 ? 1 : 0) != 0
    }

    /// A bit for each character whose lines are those of a corner at the top.
    private static var upperCorners: (low: UInt64, high: UInt64) {
        @inline(__always) get { (0x0000_0000_000F_F000, 0x0000_6000_00FC_0000) }
    }

    /// True if a character draws lines or blocks, and is not a text.
    @inline(__always)
    static func draws(_ scalar: UInt32) -> Bool { scalar &- 0x2500 < 0xA0 }

    /// The lines of each character, a digit for each and sixteen in a row, as the code charts of Unicode show them.
    private static let table: [UInt64] = [
        0x33CC_33CC_33CC_AAAA,
        0x9999_6666_5555_EEEE,
        0xEEEE_DDDD_DDDD_BBBB,
        0xBBBB_7777_7777_FFFF,
        0xFFFF_FFFF_FFFF_33CC,
        0x3CAA_A999_6665_55EE,
        0xEDDD_BBB7_77FF_FA95,
        0x6000_1428_1428_3C3C,
    ]
}
