/// The character sets G0 to G3 and which of them is in use (ISO 2022, DEC STD 070).
struct Charsets: Sendable, Equatable {
    enum Charset: UInt8, Sendable {
        case ascii
        /// DEC Special Character and Line Drawing Set.
        case lineDrawing
        /// British: the number sign is a pound sign.
        case british
    }

    private var designated: (Charset, Charset, Charset, Charset) = (.ascii, .ascii, .ascii, .ascii)
    /// The set in GL, 0 to 3, that LS0 to LS3 chose.
    var left = 0 { didSet { refresh() } }
    /// The set that SS2 or SS3 chose for the next character.
    var single: Int? { didSet { refresh() } }
    /// Whether every character stands for itself.
    private(set) var isPlain = true

    static func == (one: Self, other: Self) -> Bool {
        one.designated == other.designated && one.left == other.left && one.single == other.single
    }

    mutating func designate(_ set: Int, as charset: Charset) {
        switch set {
        case 0: designated.0 = charset
        case 1: designated.1 = charset
        case 2: designated.2 = charset
        default: designated.3 = charset
        }
        refresh()
    }

    private func charset(_ set: Int) -> Charset {
        switch set {
        case 0: designated.0
        case 1: designated.1
        case 2: designated.2
        default: designated.3
        }
    }

    /// The final bytes by which SCS designates the four sets.
    var designators: String {
        (0..<4).map { set in
            switch charset(set) {
            case .ascii: "B"
            case .lineDrawing: "0"
            case .british: "A"
            }
        }.joined()
    }

    private mutating func refresh() {
        isPlain = single == nil && charset(left) == .ascii
    }

    /// Ends a single shift, if there is one: it holds for one character.
    @inline(__always)
    mutating func endSingleShift() {
        if single != nil { single = nil }
    }

    /// What a byte of printable ASCII stands for; a single shift ends with it.
    mutating func translate(_ byte: UInt8) -> UInt32 {
        let charset = charset(single ?? left)
        if single != nil { single = nil }
        switch charset {
        case .ascii:
            return UInt32(byte)
        case .british:
            return byte == UInt8(ascii: "#") ? 0xA3 : UInt32(byte)
        case .lineDrawing:
            guard byte >= 0x5F, byte <= 0x7E else { return UInt32(byte) }
            return UInt32(Self.lineDrawing[Int(byte) - 0x5F])
        }
    }

    /// 0x5F to 0x7E of the DEC Special Character and Line Drawing Set (VT510 manual, chapter 7).
    private static let lineDrawing: [UInt16] = [
        0x0020, 0x25C6, 0x2592, 0x2409, 0x240C, 0x240D, 0x240A, 0x00B0, 0x00B1, 0x2424, 0x240B, 0x2518, 0x2510, 0x250C,
        0x2514, 0x253C, 0x23BA, 0x23BB, 0x2500, 0x23BC, 0x23BD, 0x251C, 0x2524, 0x2534, 0x252C, 0x2502, 0x2264, 0x2265,
        0x03C0, 0x2260, 0x00A3, 0x00B7,
    ]
}
