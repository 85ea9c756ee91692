import LunchTerminal
import LunchWire

/// Joins the lines of the screen that a vertical line divides, if a bar goes through it: then it is a part of one table.
///
/// Between two panes a bar ends at the line. A bar goes through it in some rows only; where it does so in all, nothing is certain.
enum DividedRows {
    /// The lines of a region, joined where they belong together.
    static func lines(of region: Int, _ scene: Scene) -> ArraySlice<Line> {
        let lines = scene.lines(of: region)
        guard region == 0, lines.count >= 4 else { return lines }
        let joints = joints(lines, scene)
        guard !joints.isEmpty else { return lines }
        var joined: [Line] = []
        for line in lines {
            if let last = joined.last, let gap = gap(last, line, scene.surface), joints.isSuperset(of: gap) {
                joined[joined.count - 1] = Line(
                    region: region, row: line.row, columns: last.columns.lowerBound..<line.columns.upperBound,
                    runs: last.runs.lowerBound..<line.runs.upperBound)
            } else {
                joined.append(line)
            }
        }
        return joined[...]
    }

    /// The columns of the vertical lines between two lines of a row, which may have empty cells between them; nil if they do not
    /// lie side by side.
    private static func gap(_ left: Line, _ right: Line, _ surface: Surface) -> [Int]? {
        guard left.row == right.row, left.columns.upperBound < right.columns.lowerBound,
            left.runs.upperBound == right.runs.lowerBound
        else { return nil }
        var dividers: [Int] = []
        for column in left.columns.upperBound..<right.columns.lowerBound where !surface.isBlank(column, left.row) {
            guard surface.isDivider(column, left.row) else { return nil }
            dividers.append(column)
        }
        return dividers
    }

    /// The columns of vertical lines that a bar goes through in one row.
    private static func joints(_ lines: ArraySlice<Line>, _ scene: Scene) -> Set<Int> {
        let surface = scene.surface
        let ground = scene.background(of: 0)
        var lit: [Int: Int] = [:]
        var plain: Set<Int> = []
        for (left, right) in zip(lines, lines.dropFirst()) {
            for column in gap(left, right, surface) ?? [] {
                let ink = surface.background(column, left.row)
                if ink == ground {
                    plain.insert(column)
                } else {
                    // A cell beside it may have a colour of its own.
                    let beside = [column - 1, column + 1].map { surface.background($0, left.row) }
                    if beside.contains(ink), !beside.contains(ground) { lit[column, default: 0] += 1 }
                }
            }
        }
        return Set(lit.filter { $0.value == 1 && plain.contains($0.key) }.keys)
    }
}
