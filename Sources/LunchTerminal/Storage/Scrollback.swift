/// The lines that have left the top of the main screen, oldest first, in a ring.
struct Scrollback: Sendable {
    let limit: Int
    private var ring: ContiguousArray<Row> = []
    /// The index of the oldest line once the ring is full.
    private var start = 0

    init(limit: Int) {
        self.limit = max(0, min(limit, Limits.scrollback))
    }

    var count: Int { ring.count }

    /// The line at a distance from the oldest.
    subscript(index: Int) -> Row {
        ring[(start + index) % ring.count]
    }

    /// Takes a line, and gives one back in its place to be used again, with any content and width.
    mutating func push(_ row: inout Row) {
        guard limit > 0 else { return }
        if ring.count < limit {
            let columns = row.cells.count
            ring.append(row)
            row = Row(columns: columns)
        } else {
            swap(&ring[start], &row)
            start = start + 1 == limit ? 0 : start + 1
        }
    }

    /// Gives the newest lines back, oldest first, as many as there are.
    mutating func takeLast(_ count: Int) -> ContiguousArray<Row> {
        let count = min(count, ring.count)
        guard count > 0 else { return [] }
        straighten()
        let lines = ContiguousArray(ring[(ring.count - count)...])
        ring.removeLast(count)
        return lines
    }

    /// Gives all lines back, oldest first.
    mutating func takeAll() -> ContiguousArray<Row> {
        straighten()
        defer { ring = [] }
        return ring
    }

    /// Puts the oldest line first in the ring.
    private mutating func straighten() {
        guard start != 0 else { return }
        ring = ContiguousArray(ring[start...] + ring[..<start])
        start = 0
    }

    mutating func removeAll() {
        ring.removeAll()
        start = 0
    }

    /// Takes the marks off all lines.
    mutating func removeMarks() {
        for index in ring.indices { ring[index].removeMarks() }
    }

    /// Calls `body` with every line, oldest first.
    func forEach(_ body: (Row) -> Void) {
        for index in 0..<ring.count { body(self[index]) }
    }
}

extension Row {
    /// Takes the marks off all cells; what they show stays.
    fileprivate mutating func removeMarks() {
        for index in styles.indices where styles[index].mark != 0 { styles[index].mark = 0 }
    }
}
