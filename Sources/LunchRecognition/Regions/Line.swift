/// The cells of a row that belong to one region and lie side by side, with some text in them.
///
/// It has few bytes, since there may be a million; a terminal has at most 4,096 columns and 1,024 rows.
struct Line {
    private var regionNumber: Int32
    private var firstRun: Int32
    private var rowNumber: UInt16
    private var firstColumn: UInt16
    private var columnsEnd: UInt16
    private var runCount: UInt16

    @inline(__always)
    init(region: Int, row: Int, columns: Range<Int>, runs: Range<Int>) {
        regionNumber = Int32(truncatingIfNeeded: region)
        firstRun = Int32(truncatingIfNeeded: runs.lowerBound)
        rowNumber = UInt16(truncatingIfNeeded: row)
        firstColumn = UInt16(truncatingIfNeeded: columns.lowerBound)
        columnsEnd = UInt16(truncatingIfNeeded: columns.upperBound)
        runCount = UInt16(truncatingIfNeeded: runs.count)
    }

    var region: Int { Int(regionNumber) }
    var row: Int { Int(rowNumber) }
    /// All of its cells, also the blank ones at its ends.
    var columns: Range<Int> { Range(uncheckedBounds: (Int(firstColumn), Int(columnsEnd))) }
    /// Its runs of text, by their index in the layout.
    var runs: Range<Int> { Range(uncheckedBounds: (Int(firstRun), Int(firstRun) + Int(runCount))) }
}

/// The columns of runs of text, in four bytes each.
struct Runs: RandomAccessCollection, Sendable {
    private struct Run: BitwiseCopyable {
        var start: UInt16
        var end: UInt16
    }

    private var runs: ContiguousArray<Run> = []

    var startIndex: Int { 0 }
    var endIndex: Int { runs.count }

    @inline(__always)
    subscript(index: Int) -> Range<Int> {
        let run = runs[index]
        return Range(uncheckedBounds: (Int(run.start), Int(run.end)))
    }

    @inline(__always)
    mutating func append(_ columns: Range<Int>) {
        runs.append(
            Run(
                start: UInt16(truncatingIfNeeded: columns.lowerBound),
                end: UInt16(truncatingIfNeeded: columns.upperBound)))
    }

    mutating func reserveCapacity(_ count: Int) { runs.reserveCapacity(count) }
}
