import LunchWire

/// Divides a screen into regions, regions into lines, and lines into runs of text.
struct LayoutBuilder {
    let surface: Surface
    private(set) var regions: ContiguousArray<Region> = []
    private(set) var lines: ContiguousArray<Line> = []
    private(set) var runs: ContiguousArray<Range<Int>> = []
    private(set) var owners: ContiguousArray<Int32> = []

    /// How deep boxes may nest.
    private static let depthLimit = 16
    /// The owner of a cell that is a border.
    static let border: Int32 = -1

    init(_ surface: Surface) {
        self.surface = surface
        regions = [Region(screen: CellSize(columns: surface.columns, rows: surface.rows))]
        owners = place(BoxFinder(surface).boxes)
        findLines()
    }

    // MARK: - Regions

    /// Places boxes, the largest first; returns the region of each cell, or nothing if there is no box.
    private mutating func place(_ boxes: [Box]) -> ContiguousArray<Int32> {
        guard !boxes.isEmpty else { return [] }
        var owners = ContiguousArray<Int32>(repeating: 0, count: surface.columns * surface.rows)
        for box in boxes.sorted(by: { ($0.area, $1.isWhole ? 1 : 0) > ($1.area, $0.isWhole ? 1 : 0) }) {
            var parent = Int(max(0, owners[box.rows.lowerBound * surface.columns + box.columns.lowerBound]))
            while let outer = regions[parent].box, !outer.contains(box) { parent = regions[parent].parent }
            guard regions[parent].depth < Self.depthLimit else { continue }
            let index = Int32(regions.count)
            regions[parent].hasChildren = true
            regions.append(Region(box, parent: parent, depth: regions[parent].depth + 1))
            paint(box, index, over: Int32(parent), &owners)
        }
        return owners
    }

    /// Gives a box its cells. One that others lie over gets only those that nobody but its parent has.
    private func paint(_ box: Box, _ index: Int32, over parent: Int32, _ owners: inout ContiguousArray<Int32>) {
        let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
        let isWhole = box.isWhole
        var cells = owners.mutableSpan
        for row in box.rows {
            let start = row * surface.columns
            let isEdge = row == box.rows.lowerBound || row == box.rows.upperBound
            for place in start + left...start + right where isWhole || cells[place] == parent {
                let isBorder = isEdge || place == start + left || place == start + right
                cells[place] = isBorder ? Self.border : index
            }
        }
    }

    // MARK: - Lines

    private mutating func findLines() {
        var found: ContiguousArray<Line> = []
        for row in 0..<surface.rows {
            let end = surface.end(ofRow: row)
            guard end > 0 else { continue }
            guard !owners.isEmpty else {
                addScreenLines(0..<surface.columns, row, end: end, to: &found)
                continue
            }
            var column = 0
            while column < end {
                let owner = owners[row * surface.columns + column]
                let start = column
                while column < surface.columns, owners[row * surface.columns + column] == owner { column += 1 }
                guard owner != Self.border else { continue }
                guard owner != 0 else {
                    addScreenLines(start..<column, row, end: end, to: &found)
                    continue
                }
                if let line = line(start..<column, row, region: Int(owner), end: end) { found.append(line) }
            }
        }
        sort(found)
    }

    /// Adds the lines of some cells outside of all boxes, which vertical lines divide.
    private mutating func addScreenLines(
        _ columns: Range<Int>, _ row: Int, end: Int, to found: inout ContiguousArray<Line>
    ) {
        guard surface.mayDraw(row) else {
            if let line = line(columns, row, region: 0, end: end) { found.append(line) }
            return
        }
        let all = surface.scalars
        let scalars = all.span.extracting(surface.places(ofRow: row))
        var start = columns.lowerBound
        for column in columns.clamped(to: 0..<end)
        where LineDrawing(scalars[column]).contains(.vertical) && surface.isDivider(column, row) {
            if let line = line(start..<column, row, region: 0, end: end) { found.append(line) }
            start = column + 1
        }
        if start < columns.upperBound, let line = line(start..<columns.upperBound, row, region: 0, end: end) {
            found.append(line)
        }
    }

    /// Puts the lines of each region together.
    private mutating func sort(_ found: ContiguousArray<Line>) {
        guard regions.count > 1 else {
            lines = found
            regions[0].lines = found.indices
            return
        }
        var counts = [Int](repeating: 0, count: regions.count + 1)
        for line in found { counts[line.region + 1] += 1 }
        for index in regions.indices {
            counts[index + 1] += counts[index]
            regions[index].lines = counts[index]..<counts[index + 1]
        }
        lines = found
        for line in found {
            lines[counts[line.region]] = line
            counts[line.region] += 1
        }
    }

    /// A line with its runs; nil if nothing stands in it.
    private mutating func line(_ columns: Range<Int>, _ row: Int, region: Int, end: Int) -> Line? {
        let first = runs.count
        let end = min(end, columns.upperBound)
        let all = surface.scalars
        let scalars = all.span.extracting(surface.places(ofRow: row))
        // The run that goes on: one blank does not end it, two and a line do.
        var run = 0..<0
        var column = columns.lowerBound
        while column < end {
            let scalar = scalars[column]
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
            } else {
                if LineDrawing.draws(scalar), !run.isEmpty {
                    runs.append(run)
                    run = 0..<0
                }
                column += 1
            }
        }
        if !run.isEmpty { runs.append(run) }
        guard runs.count > first else { return nil }
        return Line(region: region, row: row, columns: columns, runs: first..<runs.count)
    }

    /// Whether a code point is neither blank nor a line or a block.
    @inline(__always)
    private static func isText(_ scalar: UInt32) -> Bool {
        scalar > 0x20 && (scalar < 0xA0 || scalar > 0xA0 && !LineDrawing.draws(scalar))
    }
}
