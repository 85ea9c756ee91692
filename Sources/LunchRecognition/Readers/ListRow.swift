import LunchTerminal
import LunchWire

/// A line as a row that may belong to a list.
struct ListRow {
    var line: Line
    /// The columns from the first run of text to the last.
    var text: Range<Int>
    /// The background of most of the text.
    private(set) var ink = Look.Ink.defaultBackground
    /// The columns of the vertical lines between its parts.
    private(set) var dividers: [Int] = []
    /// True if horizontal lines are beside the text.
    private(set) var hasRule = false
    /// True if all horizontal lines are before the last text, as in a tree.
    private(set) var isBranch = false

    var row: Int { line.row }

    init(_ line: Line, _ scene: Scene) {
        self.line = line
        text = scene.extent(of: line)
        var counts: [(ink: Look.Ink, count: Int)] = []
        let surface = scene.surface
        for run in scene.runs(of: line) {
            for column in run {
                let ink = surface.background(column, line.row)
                if let index = counts.firstIndex(where: { $0.ink == ink }) {
                    counts[index].count += 1
                } else if counts.count < 8 {
                    counts.append((ink, 1))
                }
            }
        }
        if let most = counts.max(by: { $0.count < $1.count }) {
            ink = most.ink
        }
        findLines(scene)
    }

    private mutating func findLines(_ scene: Scene) {
        let surface = scene.surface
        guard surface.mayDraw(row) else { return }
        // A line at the right edge is a scroll bar.
        for column in line.columns.clamped(to: 0..<max(0, min(surface.end(ofRow: row), surface.columns - 2))) {
            let lines = surface.lines(column, row)
            if lines.contains(.vertical) {
                dividers.append(column)
            } else if lines.contains(.horizontal) {
                hasRule = true
                isBranch = column < scene.layout.runs[line.runs.upperBound - 1].lowerBound
            }
        }
    }

    /// True if it is a line written with hyphens, with or without a title in it.
    func isWrittenRule(_ surface: Surface) -> Bool {
        func isHyphen(_ column: Int) -> Bool { surface.scalar(column, row) == UInt32(UInt8(ascii: "-")) }
        let hyphens = text.count(where: isHyphen)
        return (text.count >= 3 || line.region != 0) && hyphens == text.count
            || hyphens >= 8 && text.prefix(2).allSatisfy(isHyphen) && text.suffix(2).allSatisfy(isHyphen)
    }
}

/// Whether the texts of two rows belong below each other.
enum RowAlignment {
    /// True if two texts begin in the same column, or have three words or more that begin in the same columns.
    static func areAligned(_ one: Range<Int>, _ row: Int, _ other: Range<Int>, _ otherRow: Int, _ surface: Surface)
        -> Bool
    {
        if one.lowerBound == other.lowerBound { return true }
        if isMarked(one, row, before: other, surface) || isMarked(other, otherRow, before: one, surface) { return true }
        return one.clamped(to: other).count { column in
            [row, otherRow].allSatisfy { !surface.isBlank(column, $0) && surface.isGap(column - 1, $0) }
        } >= 3
    }

    /// True if a sign is before a text that begins where another text does, such as the sign of a folder.
    private static func isMarked(_ text: Range<Int>, _ row: Int, before other: Range<Int>, _ surface: Surface) -> Bool {
        let sign = Character(surface.scalar(text.lowerBound, row))
        return text.lowerBound + 1 == other.lowerBound && !sign.isLetter && !sign.isNumber
            && !surface.isBlank(other.lowerBound, row)
    }
}
