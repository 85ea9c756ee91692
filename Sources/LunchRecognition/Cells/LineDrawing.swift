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
        self = scalar &- 0x2500 < 0x80 ? Self.table[Int(scalar - 0x2500)] : []
    }

    /// Whether a character draws lines or blocks, and is no text.
    @inline(__always)
    static func draws(_ scalar: UInt32) -> Bool { scalar &- 0x2500 < 0xA0 }

    /// From where on characters have which lines; each entry reaches to the next.
    private static let ranges: [(start: Int, lines: LineDrawing)] = [
        (0x00, .horizontal), (0x02, .vertical), (0x04, .horizontal), (0x06, .vertical), (0x08, .horizontal),
        (0x0A, .vertical), (0x0C, .topLeft), (0x10, .topRight), (0x14, .bottomLeft), (0x18, .bottomRight),
        (0x1C, [.up, .down, .right]), (0x24, [.up, .down, .left]), (0x2C, [.left, .right, .down]),
        (0x34, [.left, .right, .up]), (0x3C, [.left, .right, .up, .down]), (0x4C, .horizontal), (0x4E, .vertical),
        (0x50, .horizontal), (0x51, .vertical), (0x52, .topLeft), (0x55, .topRight), (0x58, .bottomLeft),
        (0x5B, .bottomRight), (0x5E, [.up, .down, .right]), (0x61, [.up, .down, .left]),
        (0x64, [.left, .right, .down]), (0x67, [.left, .right, .up]), (0x6A, [.left, .right, .up, .down]),
        (0x6D, .topLeft), (0x6E, .topRight), (0x6F, .bottomRight), (0x70, .bottomLeft), (0x71, []),
        (0x74, .left), (0x75, .up), (0x76, .right), (0x77, .down), (0x78, .left), (0x79, .up), (0x7A, .right),
        (0x7B, .down), (0x7C, .horizontal), (0x7D, .vertical), (0x7E, .horizontal), (0x7F, .vertical),
    ]

    private static let table: [LineDrawing] = {
        var table = [LineDrawing](repeating: [], count: 0x80)
        for (index, range) in ranges.enumerated() {
            let end = index + 1 < ranges.count ? ranges[index + 1].start : 0x80
            for offset in range.start..<end { table[offset] = range.lines }
        }
        return table
    }()
}
