import LunchTerminal
import LunchWire

/// All that the readers look at.
struct Scene {
    let layout: Layout
    /// The rows that the last input has changed, as they were; nil if they show nothing about it.
    let past: Past?
    /// The cursor of the terminal, or the one that a program draws itself.
    let cursor: TUICursor
    /// The work that is left for the readers.
    let work: Work

    /// The column in which the cursor was before the last input, if it was in the same row.
    let pastColumn: Int?

    /// True once buttons or keys that are letters have been found on the screen: then it is not a text to edit.

    /// The names of the facts that count for nothing, so that a test can measure what each fact carries.
    let ignoredFacts: Set<String>

    /// Nil if the screen costs more work than there is.
    init?(_ grid: TUIGrid, before: TUIGrid?, _ work: Work, ignoring ignoredFacts: Set<String> = []) {
        self.ignoredFacts = ignoredFacts
        guard work.spend(grid.occupiedCells) else { return nil }
        let surface = Surface(grid)
        work.spendCells(of: surface)
        guard !work.isOver, let layout = Layout(surface, work) else { return nil }
        (self.layout, self.work) = (layout, work)
        cursor = DrawnCursor.cursor(of: surface) ?? grid.cursor
        past = before.flatMap { Past($0, now: grid) }
        pastColumn = before.flatMap { $0.cursor.row == grid.cursor.row ? $0.cursor.column : nil }
        isPainted = isFullScreen || surface.ink(ofRow: 0).map { $0 != background(of: 0) } ?? false
    }

    var surface: Surface { layout.surface }
    /// True if the program draws the cursor itself.
    var isCursorDrawn: Bool { cursor.isVisible && !surface.grid.cursor.isVisible }
    /// True if the program has taken the whole screen, as pagers and editors do.
    var isFullScreen: Bool { surface.grid.modes.isAlternateScreen }
    /// True if the program has taken the whole screen, or draws it as a whole, with a bar of another background in the first row.
    private(set) var isPainted = false

    /// True if a region is the screen, or the inside of a box without a title around nearly all of it, in which a whole program may run.
    func isWhole(_ region: Int) -> Bool {
        guard let box = layout.regions[region].box else { return true }
        return box.columns.count >= surface.columns - 1 && box.rows.count >= surface.rows - 1
            && BoxTitle(surface: surface, box: box).text.isEmpty
    }

    /// True if another box is over a part of the box of a region.
    func isCovered(_ region: Int) -> Bool {
        let box = layout.regions[region]
        guard let outline = box.box else { return false }
        if !outline.isWhole { return true }
        let isCut = lines(of: region).contains { $0.columns.count < box.inside.size.columns }
        return isCut && !box.hasChildren
    }

    /// The text of a line with each run of blanks and lines as one blank.
    func text(of line: Line) -> String { text(of: layout.runs[line.runs], line.row) }

    func text(of runs: some Sequence<Range<Int>>, _ row: Int) -> String {
        runs.map { surface.text($0, row) }.joined(separator: " ")
    }

    /// The background that most rows of a region begin with.
    func background(of region: Int) -> Look.Ink {
        let inside = layout.regions[region].inside
        var counts: [Look.Ink: Int] = [:]
        for row in inside.origin.row..<inside.origin.row + inside.size.rows {
            counts[surface.background(inside.origin.column, row), default: 0] += 1
        }
        return counts.max { ($0.value, $0.key.code) < ($1.value, $1.key.code) }?.key ?? .defaultBackground
    }

    /// The lines of a region.
    func lines(of region: Int) -> ArraySlice<Line> { layout.lines[layout.regions[region].lines] }

    /// The runs of a line.
    func runs(of line: Line) -> Runs.SubSequence { layout.runs[line.runs] }

    /// The line of a region in a row, of those that hold a column if there are several.
    func line(_ row: Int, of region: Int, around column: Int? = nil) -> Line? {
        let lines = layout.lines
        var range = layout.regions[region].lines
        // The first line that ends after the column, or in a later row.
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let other = lines[middle]
            if other.row < row || other.row == row && other.columns.upperBound <= column ?? 0 {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        guard range.lowerBound < layout.regions[region].lines.upperBound else { return nil }
        let line = lines[range.lowerBound]
        return line.row == row && column.map(line.columns.contains) ?? true ? line : nil
    }

    /// The text columns of a line, from its first run to its last.
    func extent(of line: Line) -> Range<Int> {
        layout.runs[line.runs.lowerBound].lowerBound..<layout.runs[line.runs.upperBound - 1].upperBound
    }
}
