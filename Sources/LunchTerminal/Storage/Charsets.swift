/// The character sets G0 to G3 and which of them is in use (ISO 2022, DEC STD 070).
struct Charsets: Sendable, Equatable {
    private var designated: (Charset, Charset, Charset, Charset) = (.ascii, .ascii, .ascii, .ascii)
    /// The set in GL, 0 to 3, that LS0 to LS3 chose.
    var left = 0 { didSet { refresh() } }
    /// The set in GR, 1 to 3, that LS1R to LS3R chose; no byte of UTF-8 leads to it, but DECCIR reports it.
    var right = 2
    /// The set that SS2 or SS3 chose for the next character.
    var single: Int? { didSet { refresh() } }
    /// True if every character represents itself.
    private(set) var isPlain = true

    static func == (one: Self, other: Self) -> Bool {
        one.designated == other.designated && one.left == other.left && one.right == other.right
            && one.single == other.single
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

    /// The set that is designated as G0 to G3.
    func charset(_ set: Int) -> Charset {
        switch set {
        case 0: designated.0
        case 1: designated.1
        case 2: designated.2
        default: designated.3
        }
    }

    /// The names of the four sets in SCS.
    var designators: String { (0..<4).map { charset($0).designator }.joined() }

    /// The sets, of the four, that have 96 characters, G0 in the lowest bit.
    var sizes: Int { (0..<4).reduce(0) { $0 | (charset($1).has96 ? 1 << $1 : 0) } }

    /// True if the next byte belongs to a set of 96 characters: then DEL is one of them.
    var has96: Bool { charset(single ?? left).has96 }

    private mutating func refresh() {
        isPlain = single == nil && charset(left) == .ascii
    }

    /// Returns the character of a byte of printable ASCII, or of DEL in a set of 96; a single shift ends with it.
    mutating func translate(_ byte: UInt8) -> UInt32 {
        let charset = charset(single ?? left)
        if single != nil { single = nil }
        return charset.character(byte)
    }
}
