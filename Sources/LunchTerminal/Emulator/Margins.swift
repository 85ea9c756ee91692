/// The scrolling region of DECSTBM and DECSLRM, all ends included.
struct Margins: Sendable, Equatable {
    var top: Int
    var bottom: Int
    var left: Int
    var right: Int

    /// The whole of a screen.
    init(columns: Int, rows: Int) {
        top = 0
        bottom = rows - 1
        left = 0
        right = columns - 1
    }

    @inline(__always)
    func contains(row: Int) -> Bool { row >= top && row <= bottom }

    @inline(__always)
    func contains(column: Int) -> Bool { column >= left && column <= right }
}
