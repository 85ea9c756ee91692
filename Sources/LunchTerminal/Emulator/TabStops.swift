/// The columns at which HT stops.
struct TabStops: Sendable {
    private var stops: ContiguousArray<Bool>

    /// Stops at every eighth column, as after RIS.
    init(columns: Int) {
        stops = ContiguousArray((0..<columns).map { $0 % 8 == 0 && $0 > 0 })
    }

    /// Keeps what is set; new columns get the usual stops.
    mutating func resize(columns: Int) {
        if columns < stops.count {
            stops.removeLast(stops.count - columns)
        } else {
            for column in stops.count..<columns { stops.append(column % 8 == 0 && column > 0) }
        }
    }

    mutating func set(_ column: Int) {
        if stops.indices.contains(column) { stops[column] = true }
    }

    mutating func clear(_ column: Int) {
        if stops.indices.contains(column) { stops[column] = false }
    }

    mutating func clearAll() {
        for column in stops.indices { stops[column] = false }
    }

    /// The number of columns that may be set.
    var count: Int { stops.count }

    /// The columns that are set, from 0.
    var columns: [Int] { stops.indices.filter { stops[$0] } }

    /// The next stop right of a column, but `last` at most.
    func next(after column: Int, last: Int) -> Int {
        var column = column + 1
        while column < last, !stops[column] { column += 1 }
        return min(column, last)
    }

    /// The next stop left of a column, but `first` at least.
    func previous(before column: Int, first: Int) -> Int {
        var column = column - 1
        while column > first, !stops[column] { column -= 1 }
        return max(column, first)
    }
}
