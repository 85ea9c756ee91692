/// The work that it takes to make the screens of a trace again. A small file can ask for any amount of it.
struct ScreenWork {
    /// The cells of a screen and of its scrollback, and the bytes that the program has written.
    private struct Size {
        var columns: Int
        var rows: Int
        var bytes = 0
        /// The cells that another size moves: a line of the scrollback has a byte at least.
        var cells: Int { columns * (rows + min(Self.scrollback, bytes)) }

        /// The lines that a terminal keeps above its screen.
        private static let scrollback = 1_000
    }

    /// The cells that are moved in all: of a screen of 80×24 with a full scrollback, 3,276 times.
    static let limit = 1 << 28
    /// A key frame costs less than another size, which divides all lines again.
    private static let keyFrameShare = 16

    private var sizes: [Int: Size] = [:]
    /// The cells that were moved.
    private(set) var cells = 0

    /// Takes a record.
    ///
    /// - Returns: the gap in its place if it asks for more than the limit; nil if it does not.
    mutating func excess(of record: TraceRecord) -> TraceDropped? {
        switch record.content {
        case .launch(let launch): sizes[record.launch] = Size(columns: launch.columns, rows: launch.rows)
        case .output(_, let bytes): sizes[record.launch]?.bytes += bytes.count
        case .resized(_, let columns, let rows):
            guard let old = sizes[record.launch] else { return nil }
            let new = Size(columns: columns, rows: rows, bytes: old.bytes)
            guard add(max(old.cells, new.cells)) else { return Self.excess }
            sizes[record.launch] = new
        case .keyFrame(_, let columns, let rows, let bytes):
            let new = Size(columns: columns, rows: rows, bytes: bytes.count)
            guard add(columns * rows / Self.keyFrameShare) else { return Self.excess }
            sizes[record.launch] = new
        default: break
        }
        return nil
    }

    private mutating func add(_ count: Int) -> Bool {
        guard cells + count <= Self.limit else { return false }
        cells += count
        return true
    }

    private static let excess = TraceDropped(
        records: 0, bytes: 0, why: "later screens are omitted, because their sizes require too much work")
}
