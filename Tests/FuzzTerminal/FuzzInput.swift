import LunchTerminal

/// An input of the fuzzer: five bytes that choose the terminal and the cuts, then what is done with it.
///
/// The rest is fed as it is, but for 0xFF and a letter, which is in no UTF-8 and so is free to be an operation:
///
/// | Bytes | |
/// | --- | --- |
/// | `FF r`, columns, rows | another size |
/// | `FF n`, count | feeds what was fed last again, up to 64 times |
/// | `FF c` | the other color scheme |
/// | `FF u` | ends the synchronized update, as a host does whose program has fallen silent |
/// | `FF g` | looks at all of both grids, as is done at the end |
struct FuzzInput {
    var columns: Int
    var rows: Int
    var scrollbackLimit: Int
    var messageCommand: Int?
    var widthPolicy: TUIWidthPolicy
    var ambiguousWidth: TUIAmbiguousWidth
    var reflowsOnResize: Bool
    /// The longest piece that the second terminal is fed; its length and the seed are the same for one value.
    var longestPiece: Int
    /// True if the terminal is reset in the end and compared with a new one.
    var resets: Bool
    var steps: [Step] = []

    /// A step with both terminals.
    enum Step: CustomStringConvertible {
        case feed(ContiguousArray<UInt8>)
        case again(Int)
        case resize(columns: Int, rows: Int)
        case changeScheme
        case endUpdate
        case look

        var description: String {
            switch self {
            case .feed(let bytes): "feed " + bytes.map(Self.text).joined()
            case .again(let times): "feed the same \(times) times"
            case .resize(let columns, let rows): "resize to \(columns) × \(rows)"
            case .changeScheme: "change the color scheme"
            case .endUpdate: "end the update"
            case .look: "look"
            }
        }

        /// A byte as it can be typed into `printf`.
        private static func text(_ byte: UInt8) -> String {
            let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
            return isPlain ? String(Unicode.Scalar(byte)) : (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
        }
    }

    private static let mark: UInt8 = 0xFF
    static let headerSize = 5
    /// More operations, and what follows them, are left out, so that an input stays quick.
    private static let mostSteps = 32

    /// Nil for bytes that do not make a whole header.
    init?(_ bytes: ContiguousArray<UInt8>) {
        guard bytes.count >= Self.headerSize else { return nil }
        columns = Self.columns(bytes[0])
        rows = Self.rows(bytes[1])
        widthPolicy = bytes[2] & 1 == 0 ? .graphemes : .codePoints
        ambiguousWidth = bytes[2] & 2 == 0 ? .narrow : .wide
        reflowsOnResize = bytes[2] & 4 == 0
        messageCommand = bytes[2] & 8 == 0 ? 7367 : nil
        resets = bytes[2] & 16 != 0
        scrollbackLimit = Int(bytes[3] % 16)
        longestPiece = Int(bytes[4]) + 1
        readSteps(bytes[Self.headerSize...])
    }

    private mutating func readSteps(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes[...]
        var text = ContiguousArray<UInt8>()
        func flush(_ steps: inout [Step]) {
            if !text.isEmpty { steps.append(.feed(text)) }
            text = []
        }
        while let byte = rest.popFirst(), steps.count < Self.mostSteps {
            guard byte == Self.mark, let (step, length) = Self.operation(rest) else {
                text.append(byte)
                continue
            }
            rest.removeFirst(length)
            flush(&steps)
            steps.append(step)
        }
        flush(&steps)
    }

    /// The operation whose letter comes first, and how many bytes it takes; nil for none.
    private static func operation(_ bytes: ArraySlice<UInt8>) -> (Step, Int)? {
        let first = bytes.startIndex
        switch bytes.first {
        case UInt8(ascii: "r") where bytes.count >= 3:
            return (.resize(columns: columns(bytes[first + 1]), rows: rows(bytes[first + 2])), 3)
        case UInt8(ascii: "n") where bytes.count >= 2: return (.again(Int(bytes[first + 1] % 64) + 1), 2)
        case UInt8(ascii: "c"): return (.changeScheme, 1)
        case UInt8(ascii: "u"): return (.endUpdate, 1)
        case UInt8(ascii: "g"): return (.look, 1)
        default: return nil
        }
    }

    /// Mostly small and of any parity: what breaks, breaks at an edge. 0 is beyond what is allowed.
    private static func columns(_ byte: UInt8) -> Int { byte < 244 ? Int(byte % 26) : (Int(byte) - 243) * 12 }

    private static func rows(_ byte: UInt8) -> Int { byte < 244 ? Int(byte % 13) : (Int(byte) - 243) * 4 }
}
