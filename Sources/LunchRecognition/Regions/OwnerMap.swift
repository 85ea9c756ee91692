/// The owner of each cell of a screen, as long as large boxes are placed: a row is stretches of cells that have one owner.
///
/// Boxes that nest have most of their cells in common. A stretch is written once, however many cells it has.
struct OwnerMap {
    private let columns: Int
    private let wordsPerRow: Int
    /// Of each cell, a bit that tells whether a stretch begins there.
    private var starts: ContiguousArray<UInt64>
    /// The owner of each stretch, in the cell in which it begins; what is in the others means nothing.
    private var owners: ContiguousArray<Int32>

    init(columns: Int, rows: Int) {
        self.columns = columns
        wordsPerRow = (columns + 63) >> 6
        starts = ContiguousArray(repeating: 0, count: wordsPerRow * rows)
        owners = ContiguousArray(repeating: 0, count: columns * rows)
        for row in 0..<rows { starts[row * wordsPerRow] = 1 }
    }

    /// The owner of a cell.
    func owner(_ column: Int, _ row: Int) -> Int32 { owners[row * columns + start(of: column, row)] }

    /// Gives a box its cells. One that others lie over gets only those that nobody but its parent has.
    mutating func place(_ box: Box, _ index: Int32, over parent: Int32) {
        let all = box.columns.lowerBound..<box.columns.upperBound + 1
        let inside = all.lowerBound + 1..<all.upperBound - 1
        for row in box.rows where row * columns < owners.count {
            let isEdge = row == box.rows.lowerBound || row == box.rows.upperBound
            if box.isWhole {
                give(all, row, to: LayoutBuilder.border)
                guard !isEdge else { continue }
                begin(at: inside.lowerBound, row, with: index)
                begin(at: inside.upperBound, row, with: LayoutBuilder.border)
            } else {
                give(all.lowerBound..<inside.lowerBound, row, of: parent, to: LayoutBuilder.border)
                give(inside.upperBound..<all.upperBound, row, of: parent, to: LayoutBuilder.border)
                give(inside, row, of: parent, to: isEdge ? LayoutBuilder.border : index)
            }
        }
    }

    /// The first column of a cell's stretch.
    private func start(of column: Int, _ row: Int) -> Int {
        let first = row * wordsPerRow
        var word = column >> 6
        var bits = starts[first + word] & UInt64.max >> UInt64(63 - column & 63)
        while bits == 0 {
            word -= 1
            bits = starts[first + word]
        }
        return word << 6 + 63 - bits.leadingZeroBitCount
    }

    /// Lets a stretch begin in a cell.
    private mutating func begin(at column: Int, _ row: Int, with owner: Int32) {
        owners[row * columns + column] = owner
        starts[row * wordsPerRow + column >> 6] |= 1 << UInt64(column & 63)
    }

    /// Divides the stretch of a cell so that one begins there.
    private mutating func split(at column: Int, _ row: Int) {
        guard column < columns else { return }
        begin(at: column, row, with: owner(column, row))
    }

    /// Gives some cells of a row an owner.
    private mutating func give(_ range: Range<Int>, _ row: Int, to owner: Int32) {
        split(at: range.upperBound, row)
        BitWords.forEach(of: range) { starts[row * wordsPerRow + $0] &= ~$1 }
        begin(at: range.lowerBound, row, with: owner)
    }

    /// Gives those of some cells of a row an owner that belong to another.
    private mutating func give(_ range: Range<Int>, _ row: Int, of other: Int32, to owner: Int32) {
        split(at: range.lowerBound, row)
        split(at: range.upperBound, row)
        BitWords.forEach(of: range) { word, mask in
            var bits = starts[row * wordsPerRow + word] & mask
            while bits != 0 {
                let place = row * columns + word << 6 + bits.trailingZeroBitCount
                if owners[place] == other { owners[place] = owner }
                bits &= bits - 1
            }
        }
    }

    /// The owner of each cell, row after row.
    consuming func cells() -> ContiguousArray<Int32> {
        let starts = starts
        var cells = owners
        owners = []
        for row in 0..<starts.count / max(1, wordsPerRow) {
            var end = columns
            for word in (0..<wordsPerRow).reversed() {
                var bits = starts[row * wordsPerRow + word]
                while bits != 0 {
                    let bit = 63 - bits.leadingZeroBitCount
                    let start = word << 6 + bit
                    let owner = cells[row * columns + start]
                    var all = cells.mutableSpan
                    for place in row * columns + start..<row * columns + end { all[place] = owner }
                    end = start
                    bits &= ~(1 << UInt64(bit))
                }
            }
        }
        return cells
    }
}
