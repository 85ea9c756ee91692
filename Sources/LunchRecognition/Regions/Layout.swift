/// The regions of a screen, the lines of each, and the runs of text of each line.
final class Layout: Sendable {
    let surface: Surface
    /// The whole screen first; each region comes after the one that it is in.
    let regions: ContiguousArray<Region>
    /// The lines of all regions, those of one region one after the other.
    let lines: ContiguousArray<Line>
    /// The runs of all lines, those of one line one after the other.
    let runs: Runs
    /// The region of each cell, -1 for borders; nothing if there is no box.
    private let owners: ContiguousArray<Int32>
    /// The boxes at the left or the right edge that are as high as the screen: nothing of the screen is below them.
    private let sidePanes: [Box]

    /// Nil if the boxes cost more work than there is.
    convenience init?(_ surface: Surface, _ work: Work) {
        let builder = LayoutBuilder(surface, work)
        guard !work.isOver else { return nil }
        self.init(builder)
    }

    /// The screen as one region that is empty.
    convenience init(blank surface: Surface) { self.init(LayoutBuilder(blank: surface)) }

    private init(_ builder: LayoutBuilder) {
        surface = builder.surface
        regions = builder.regions
        lines = builder.lines
        runs = builder.runs
        owners = builder.owners
        let (columns, rows) = (surface.columns, surface.rows)
        sidePanes = builder.regions.compactMap { region in
            guard let box = region.box, region.parent == 0, box.isWhole, box.rows.count >= rows - 1,
                box.columns.lowerBound == 0 || box.columns.upperBound == columns - 1
            else { return nil }
            return box
        }
    }

    /// The region of a cell; nil outside the screen and on a border.
    func region(_ column: Int, _ row: Int) -> Int? {
        guard surface.contains(column, row) else { return nil }
        guard !owners.isEmpty else { return 0 }
        let owner = owners[row * surface.columns + column]
        return owner == LayoutBuilder.border ? nil : Int(owner)
    }

    /// The cells around one of them that belong to the same region; a line that continues above or below divides them.
    func span(around column: Int, _ row: Int) -> Range<Int> {
        guard let region = region(column, row), !surface.isDivider(column, row) else { return column..<column }
        var start = column
        var end = column + 1
        while self.region(start - 1, row) == region, !surface.isDivider(start - 1, row) { start -= 1 }
        while self.region(end, row) == region, !surface.isDivider(end, row) { end += 1 }
        return start..<end
    }

    /// True if a box is over the row of a line of the screen, and is not a pane beside it.
    func isCut(_ line: Line) -> Bool {
        isOther(line.columns.lowerBound - 1, line) || isOther(line.columns.upperBound, line)
    }

    private func isOther(_ column: Int, _ line: Line) -> Bool {
        surface.contains(column, line.row) && region(column, line.row) != line.region
            && !sidePanes.contains { $0.columns.contains(column) }
    }
}

extension Surface {
    /// True if a cell is a part of a vertical line that continues above or below.
    func isDivider(_ column: Int, _ row: Int) -> Bool {
        // A line at the right edge with nothing after it is a scroll bar.
        guard column < columns - 2, lines(column, row).contains(.vertical) else { return false }
        return lines(column, row + 1).contains(.up) || lines(column, row - 1).contains(.down)
    }
}
