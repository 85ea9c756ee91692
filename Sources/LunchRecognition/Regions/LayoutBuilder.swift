import LunchWire

/// Divides a screen into regions, regions into lines, and lines into runs of text.
struct LayoutBuilder {
    let surface: Surface
    private(set) var regions: ContiguousArray<Region> = []
    private(set) var lines: ContiguousArray<Line> = []
    private(set) var runs = Runs()
    private(set) var owners: ContiguousArray<Int32> = []
    /// The places of the cells of scroll bars.
    private var scrollBars: Set<Int> = []

    /// The owner of a cell that is a border.
    static let border: Int32 = -1

    /// A builder of a layout without lines.
    init(blank surface: Surface) {
        self.surface = surface
        regions = [Region(screen: CellSize(columns: surface.columns, rows: surface.rows))]
    }

    init(_ surface: Surface, _ work: Work) {
        self.init(blank: surface)
        let boxes = BoxFinder(surface, work).boxes
        // A box that nests in another one paints its cells again, which is much faster than to look at them.
        for box in boxes { work.spend(16 + box.area / 8) }
        guard !work.isOver else { return }
        owners = place(boxes)
        // Unused memory costs nothing; growing would.
        runs.reserveCapacity(surface.scalars.count / 4)
        findLines()
    }

    // MARK: - Regions

    /// Places boxes, the largest first; returns the region of each cell, or nothing if there is no box.
    private mutating func place(_ boxes: ContiguousArray<Box>) -> ContiguousArray<Int32> {
        guard !boxes.isEmpty else { return [] }
        regions.reserveCapacity(boxes.count + 1)
        let keys = keys(of: boxes)
        var owners = ContiguousArray(repeating: Int32(0), count: surface.columns * surface.rows)
        for key in keys {
            let box = boxes[Int(key & 0xFFFF_FFFF)]
            let (index, parent) = add(box, owners[box.rows.lowerBound * surface.columns + box.columns.lowerBound])
            paint(box, index, over: parent, &owners)
        }
        return owners
    }

    /// Adds the region of a box whose first cell has had an owner; returns its number and the number of the region around it.
    private mutating func add(_ box: Box, _ owner: Int32) -> (index: Int32, parent: Int32) {
        var parent = Int(max(0, owner))
        while let outer = regions[parent].box, !outer.contains(box) { parent = regions[parent].parent }
        regions[parent].hasChildren = true
        regions.append(Region(box, parent: parent))
        return (Int32(truncatingIfNeeded: regions.count - 1), Int32(truncatingIfNeeded: parent))
    }

    /// Numbers that put boxes in order, each with the index of its box in its lower half.
    ///
    /// The largest boxes come first, of those of one size the whole ones, and then those that were found first.
    private func keys(of boxes: ContiguousArray<Box>) -> ContiguousArray<UInt64> {
        var keys: ContiguousArray<UInt64> = []
        keys.reserveCapacity(boxes.count)
        let most = surface.columns * surface.rows
        for (index, box) in boxes.enumerated() {
            let size = UInt64(truncatingIfNeeded: 2 * (most - box.area) + (box.isWhole ? 0 : 1))
            keys.append(size << 32 | UInt64(truncatingIfNeeded: index))
        }
        keys.sort()
        return keys
    }

    /// Gives a box its cells. A covered region gets only the cells that only its parent has.
    private func paint(_ box: Box, _ index: Int32, over parent: Int32, _ owners: inout ContiguousArray<Int32>) {
        let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
        let isWhole = box.isWhole
        var cells = owners.mutableSpan
        for row in box.rows where row < surface.rows {
            let start = row * surface.columns
            let isEdge = row == box.rows.lowerBound || row == box.rows.upperBound
            let (first, last) = (start + left, start + right)
            if isWhole || cells[first] == parent { cells[first] = Self.border }
            if isWhole || cells[last] == parent { cells[last] = Self.border }
            let value = isEdge ? Self.border : index
            var place = first + 1
            if isWhole {
                while place < last {
                    cells[place] = value
                    place += 1
                }
            } else {
                while place < last {
                    if cells[place] == parent { cells[place] = value }
                    place += 1
                }
            }
        }
    }

    // MARK: - Lines

    private mutating func findLines() {
        var found: ContiguousArray<Line> = []
        found.reserveCapacity(surface.scalars.count / 4)
        let owners = self.owners
        for row in 0..<surface.rows {
            let end = surface.end(ofRow: row)
            guard end > 0 else { continue }
            guard !owners.isEmpty else {
                addLines(0..<surface.columns, row, region: 0, end: end, to: &found)
                continue
            }
            let regions = owners.span.extracting(row * surface.columns..<(row + 1) * surface.columns)
            var column = 0
            while column < end {
                let owner = regions[column]
                let start = column
                repeat { column += 1 } while column < regions.count && regions[column] == owner
                guard owner != Self.border else { continue }
                addLines(start..<column, row, region: Int(owner), end: end, to: &found)
            }
        }
        sort(found)
    }

    /// Adds the lines of some cells with their runs; outside of all boxes, vertical lines divide them.
    private mutating func addLines(
        _ columns: Range<Int>, _ row: Int, region: Int, end: Int, to found: inout ContiguousArray<Line>
    ) {
        let mayBeDivided = region == 0 && surface.mayDraw(row)
        let end = min(end, columns.upperBound)
        let all = surface.scalars
        let scalars = all.span.extracting(surface.places(ofRow: row))
        var firstRun = runs.count
        var start = columns.lowerBound
        // The run that continues: one blank does not end it, two and a line do.
        var run = 0..<0
        var column = columns.lowerBound
        while column < end {
            let scalar = scalars[column]
            if isScrollBar(scalar, column, row) {
                if !run.isEmpty {
                    runs.append(run)
                    run = 0..<0
                }
                column += 1
                continue
            }
            if Self.isText(scalar) {
                let start = column
                // The second half of a wide character belongs to it.
                repeat { column += 1 } while column < end && (Self.isText(scalars[column]) || scalars[column] == 0)
                if !run.isEmpty, start - run.upperBound < 2 {
                    run = run.lowerBound..<column
                } else {
                    if !run.isEmpty { runs.append(run) }
                    run = start..<column
                }
                continue
            }
            if LineDrawing.draws(scalar) {
                if !run.isEmpty {
                    runs.append(run)
                    run = 0..<0
                }
                if mayBeDivided, LineDrawing(scalar).contains(.vertical), surface.isDivider(column, row) {
                    addLine(start..<column, row, region: region, firstRun: firstRun, to: &found)
                    firstRun = runs.count
                    start = column + 1
                }
            }
            column += 1
        }
        if !run.isEmpty { runs.append(run) }
        addLine(start..<columns.upperBound, row, region: region, firstRun: firstRun, to: &found)
    }

    /// True if a cell belongs to a scroll bar that began above or begins here.
    private mutating func isScrollBar(_ scalar: UInt32, _ column: Int, _ row: Int) -> Bool {
        let place = row * surface.columns + column
        if !scrollBars.isEmpty, scrollBars.contains(place) { return true }
        guard ScrollBar.mayBegin(with: scalar), let rows = ScrollBar.rows(from: column, row, surface) else {
            return false
        }
        for row in rows { scrollBars.insert(row * surface.columns + column) }
        return true
    }

    /// Adds a line with the runs that were found last, if there are any.
    private func addLine(
        _ columns: Range<Int>, _ row: Int, region: Int, firstRun: Int, to found: inout ContiguousArray<Line>
    ) {
        guard runs.count > firstRun else { return }
        found.append(Line(region: region, row: row, columns: columns, runs: firstRun..<runs.count))
    }

    /// Puts the lines of each region together.
    private mutating func sort(_ found: ContiguousArray<Line>) {
        guard regions.count > 1 else {
            lines = found
            regions[0].lines = found.indices
            return
        }
        // The place of the next line of each region.
        var places = ContiguousArray<Int32>(repeating: 0, count: regions.count)
        for line in found { places[line.region] += 1 }
        var start: Int32 = 0
        for index in regions.indices {
            (start, places[index]) = (start + places[index], start)
            regions[index].lines = Int(places[index])..<Int(start)
        }
        lines = found
        for line in found {
            lines[Int(places[line.region])] = line
            places[line.region] += 1
        }
    }

    /// True if a code point is neither blank nor a line or a block.
    @inline(__always)
    private static func isText(_ scalar: UInt32) -> Bool {
        scalar > 0x20 && (scalar < 0xA0 || scalar > 0xA0 && !LineDrawing.draws(scalar))
    }
}
