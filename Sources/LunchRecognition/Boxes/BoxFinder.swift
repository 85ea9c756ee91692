/// Finds the boxes of a screen by their corners.
///
/// Corners of one row are matched as brackets are. From a pair, both sides are followed down to the corners below; no
/// column is walked twice, since a side ends at the next corner that opens a box there.
struct BoxFinder {
    let surface: Surface
    private(set) var boxes: ContiguousArray<Box> = []
    /// The columns of those upper left corners of the current row whose upper right corner has not been found yet. An
    /// entry is -1 if no side begins below the corner.
    private var open: [Int] = []
    private var rules: RuleCounts
    private let work: Work

    init(_ surface: Surface, _ work: Work) {
        (self.surface, self.work) = (surface, work)
        rules = RuleCounts(surface)
        for row in 0..<max(0, surface.rows - 2) where !work.isOver { findBoxes(below: row) }
    }

    private mutating func findBoxes(below row: Int) {
        let all = surface.scalars
        let scalars = all.span.extracting(surface.places(ofRow: row))
        open.removeAll(keepingCapacity: true)
        var plus: Int?
        for column in scalars.indices {
            let scalar = scalars[column]
            // Most characters are none of these.
            guard LineDrawing.isUpperCorner(scalar) || scalar == Self.plus else { continue }
            if scalar == Self.plus {
                findPlain(at: column, row, open: &plus)
            } else {
                addCorner(LineDrawing(scalar), column, row)
            }
        }
    }

    /// Takes a corner into the matching; one whose side is hidden opens or closes no box.
    private mutating func addCorner(_ lines: LineDrawing, _ column: Int, _ row: Int) {
        if lines == .topLeft {
            guard !isTitle(from: column - 1, by: -1, row) else { return }
            open.append(surface.lines(column, row + 1).contains(.up) ? column : -1)
        } else if lines == .topRight {
            guard !open.isEmpty, !isTitle(from: column + 1, by: 1, row) else { return }
            let start = open.removeLast()
            guard start >= 0, column - start >= 2,
                surface.lines(column, row + 1).contains(.up)
                    || Self.scrollSigns.contains(surface.scalar(column, row + 1)),
                let box = box(from: start, to: column, row)
            else { return }
            boxes.append(box)
        }
    }

    /// True if text is beside a corner, which then is a bracket around a title: at the other end of it is another one.
    private func isTitle(from start: Int, by step: Int, _ row: Int) -> Bool {
        guard !surface.isBlank(start, row), !LineDrawing.draws(surface.scalar(start, row)) else { return false }
        var column = start
        for _ in 0..<Self.longestTitle where !LineDrawing.draws(surface.scalar(column, row)) { column += step }
        return surface.lines(column, row) == (step < 0 ? .topRight : .topLeft)
    }

    private static let longestTitle = 64

    // MARK: - Lines

    /// The box with these corners at its top.
    private mutating func box(from left: Int, to right: Int, _ top: Int) -> Box? {
        guard isEdge(left, right, top) else { return nil }
        var leftLines = 0
        var rightLines = 0
        var signs = 0
        var row = top + 1
        while row < surface.rows {
            let one = surface.lines(left, row)
            let other = surface.lines(right, row)
            if one == .bottomLeft, other == .bottomRight { break }
            // A box that begins here, or text: the side is at its end.
            if one == .topLeft || other == .topRight { return nil }
            if one.contains(.up) { leftLines += 1 }
            if other.contains(.up) {
                rightLines += 1
            } else if Self.scrollSigns.contains(surface.scalar(right, row)) {
                signs += 1
            }
            row += 1
        }
        let height = row - top - 1
        work.spend(64 + 4 * height + min(right - left, 64))
        guard row < surface.rows else {
            // A menu that is longer than the screen has room has no lower border.
            guard height >= Self.shortest, leftLines == height, rightLines == height else { return nil }
            return Box(columns: left...right, rows: top...row, isWhole: true, isOpen: true)
        }
        guard height >= 1, isEdge(left, right, row) else { return nil }
        // A scroll bar may are on the right side.
        if 2 * rightLines >= height || rightLines + signs == height { rightLines += signs }
        let least = min(leftLines, rightLines)
        let most = max(leftLines, rightLines)
        guard least * 2 >= height || most == height && least * 10 >= height else { return nil }
        return Box(columns: left...right, rows: top...row, isWhole: least == height)
    }

    /// The fewest rows of a box that the edge of the screen cuts off.
    private static let shortest = 4

    /// The characters of a scroll bar on the side of a box: arrows, a thumb, a track.
    private static let scrollSigns = Set("^v*#▲▼↑↓█▓▒░■◆▐▌▮┃".unicodeScalars.map(\.value))

    /// True if enough of a row between two corners is a line; the rest may be a title or another box.
    private mutating func isEdge(_ left: Int, _ right: Int, _ row: Int) -> Bool {
        // A title may take all but the cells beside the corners, which may be brackets around it.
        if surface.lines(left + 1, row).contains(.left), surface.lines(right - 1, row).contains(.right) {
            return true
        }
        return rules.count(left + 1..<right, row) * 4 >= right - left - 1
    }

    // MARK: - Plain characters

    private static let plus = UInt32(UInt8(ascii: "+"))
    private static let minus = UInt32(UInt8(ascii: "-"))
    private static let bar = UInt32(UInt8(ascii: "|"))

    /// Handles a `+` as an upper corner of a box that is drawn with `+`, `-` and `|`. The sides of such a box must have
    /// no gap. `open` is the column of the upper left corner whose upper right corner has not been found yet.
    private mutating func findPlain(at column: Int, _ row: Int, open: inout Int?) {
        let follows = surface.scalar(column - 1, row) == Self.minus
        let leads = surface.scalar(column + 1, row) == Self.minus
        if let start = open, follows, !leads {
            open = nil
            if let box = plainBox(from: start, to: column, row) { boxes.append(box) }
        } else if leads, !follows {
            open = column
        }
    }

    private func plainBox(from left: Int, to right: Int, _ top: Int) -> Box? {
        var row = top + 1
        while row < surface.rows, surface.scalar(left, row) == Self.bar, surface.scalar(right, row) == Self.bar {
            row += 1
        }
        guard row < surface.rows, row - top >= 2, right - left >= 3 else { return nil }
        // A line that continues above or below is a table in a text.
        guard surface.scalar(left, top - 1) != Self.bar, surface.scalar(left, row + 1) != Self.bar else { return nil }
        guard surface.scalar(left, row) == Self.plus, surface.scalar(right, row) == Self.plus else { return nil }
        var count = 0
        for column in left + 1..<right where surface.scalar(column, row) == Self.minus { count += 1 }
        guard surface.scalar(left + 1, row) == Self.minus, count * 2 >= right - left - 1 else { return nil }
        return Box(columns: left...right, rows: top...row, isWhole: true)
    }
}
