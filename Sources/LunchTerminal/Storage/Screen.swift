/// One of the two screens: its rows, its scrollback, and the cursor saved on it.
struct Screen: Sendable {
    private(set) var columns: Int
    private(set) var rows: Int
    /// The rows in the order of their allocation; a row never moves here.
    var slots: ContiguousArray<Row>
    /// The slot of each line from the top; scrolling permutes these numbers only.
    private var order: ContiguousArray<UInt16>
    /// The revision at which each line from the top was last changed.
    private(set) var damage: ContiguousArray<UInt64>
    /// The region that the last scroll damaged as a whole.
    private var scrolled: (revision: UInt64, top: Int, bottom: Int) = (0, 0, -1)
    var scrollback: Scrollback
    var savedCursor: SavedCursor?
    /// True if a line may be of double width; most screens never have one.
    var hasDoubleLines = false

    init(columns: Int, rows: Int, scrollbackLimit: Int) {
        self.columns = columns
        self.rows = rows
        slots = ContiguousArray(repeating: Row(columns: columns), count: rows)
        order = ContiguousArray((0..<rows).map { UInt16($0) })
        damage = ContiguousArray(repeating: 0, count: rows)
        scrollback = Scrollback(limit: scrollbackLimit)
    }

    /// The number of the slot that holds a line.
    @inline(__always)
    func slot(_ line: Int) -> Int { Int(order[line]) }

    /// The rows from the top.
    var lines: ContiguousArray<Row> { ContiguousArray((0..<rows).map { self[$0] }) }

    /// The row on a line from the top.
    subscript(line: Int) -> Row { slots[slot(line)] }

    @inline(__always)
    mutating func touch(_ line: Int, revision: UInt64) {
        damage[line] = revision
    }

    mutating func touch(_ lines: ClosedRange<Int>, revision: UInt64) {
        for line in lines { damage[line] = revision }
    }

    // MARK: - Scrolling whole lines

    /// Moves the lines of a region up; the freed ones at the bottom are blanked.
    ///
    /// `saving` keeps the lines that leave at the top in the scrollback.
    mutating func scrollUp(_ lines: ClosedRange<Int>, by count: Int, fill: TUIStyle, saving: Bool, revision: UInt64) {
        let count = min(count, lines.count)
        guard count > 0 else { return }
        if saving {
            for line in lines.lowerBound..<lines.lowerBound + count {
                scrollback.push(&slots[slot(line)])
            }
        }
        rotate(lines, by: count)
        let freed = lines.upperBound - count + 1
        clearLines(freed..<lines.upperBound + 1, fill: fill)
        noteScroll(lines, revision: revision)
    }

    /// Moves the lines of a region down; the freed ones at the top are blanked.
    mutating func scrollDown(_ lines: ClosedRange<Int>, by count: Int, fill: TUIStyle, revision: UInt64) {
        let count = min(count, lines.count)
        guard count > 0 else { return }
        rotate(lines, by: lines.count - count)
        clearLines(lines.lowerBound..<lines.lowerBound + count, fill: fill)
        noteScroll(lines, revision: revision)
    }

    /// Blanks a line as if it had never been written.
    mutating func clearLine(_ line: Int, fill: TUIStyle) {
        let slot = slot(line)
        if slots[slot].cells.count != columns {
            slots[slot].resize(columns: columns)
        }
        slots[slot].reset(fill: fill)
    }

    /// Rotates the slots of a region towards the top.
    private mutating func rotate(_ lines: ClosedRange<Int>, by count: Int) {
        guard count > 0, count < lines.count else { return }
        if count == 1 {
            let first = order[lines.lowerBound]
            var target = order.mutableSpan
            for line in lines.lowerBound..<lines.upperBound { target[line] = target[line + 1] }
            target[lines.upperBound] = first
        } else {
            let rotated =
                order[(lines.lowerBound + count)...lines.upperBound]
                + order[lines.lowerBound..<lines.lowerBound + count]
            order.replaceSubrange(lines, with: rotated)
        }
    }

    private mutating func noteScroll(_ lines: ClosedRange<Int>, revision: UInt64) {
        if scrolled == (revision, lines.lowerBound, lines.upperBound) { return }
        scrolled = (revision, lines.lowerBound, lines.upperBound)
        touch(lines, revision: revision)
    }

    // MARK: - Size

    /// Notes the size of the rows that have just been put in.
    mutating func setSize(columns: Int, rows: Int, revision: UInt64) {
        self.columns = columns
        self.rows = rows
        order = ContiguousArray((0..<rows).map { UInt16($0) })
        damage = ContiguousArray(repeating: revision, count: rows)
        scrolled = (0, 0, -1)
        hasDoubleLines = slots.contains { $0.lineSize != .single }
    }
}
