/// The lines of a box-drawing character: an arm in each direction, from the middle of the cell to its edge.
struct BoxLines {
    /// The kind of an arm.
    enum Arm: Int {
        case none, light, heavy, double
    }

    var left: Arm
    var up: Arm
    var right: Arm
    var down: Arm

    /// The arms of a character; nil if it does not consist of arms.
    init?(_ scalar: UInt32) {
        guard (0x2500...0x257F).contains(scalar) else { return nil }
        let code = Self.codes[Int(scalar - 0x2500)]
        guard let left = Arm(rawValue: code / 1000), let up = Arm(rawValue: code / 100 % 10),
            let right = Arm(rawValue: code / 10 % 10), let down = Arm(rawValue: code % 10), code > 0
        else { return nil }
        (self.left, self.up, self.right, self.down) = (left, up, right, down)
    }

    /// The arms of U+2500 to U+257F, a digit each: left, up, right, down. 0 represents dashes, arcs and diagonals.
    private static let codes: [Int] = [
        1010, 2020, 0101, 0202, 0000, 0000, 0000, 0000, 0000, 0000, 0000, 0000, 0011, 0021, 0012, 0022,
        1001, 2001, 1002, 2002, 0110, 0120, 0210, 0220, 1100, 2100, 1200, 2200, 0111, 0121, 0211, 0112,
        0212, 0221, 0122, 0222, 1101, 2101, 1201, 1102, 1202, 2201, 2102, 2202, 1011, 2011, 1021, 2021,
        1012, 2012, 1022, 2022, 1110, 2110, 1120, 2120, 1210, 2210, 1220, 2220, 1111, 2111, 1121, 2121,
        1211, 1112, 1212, 2211, 1221, 2112, 1122, 2221, 2122, 2212, 1222, 2222, 0000, 0000, 0000, 0000,
        3030, 0303, 0031, 0013, 0033, 3001, 1003, 3003, 0130, 0310, 0330, 3100, 1300, 3300, 0131, 0313,
        0333, 3101, 1303, 3303, 3031, 1013, 3033, 3130, 1310, 3330, 3131, 1313, 3333, 0000, 0000, 0000,
        0000, 0000, 0000, 0000, 1000, 0100, 0010, 0001, 2000, 0200, 0020, 0002, 1020, 0102, 2010, 0201,
    ]

    /// The rectangles of the lines in a cell at the origin.
    var rectangles: [InkRectangle] {
        let (center, middle) = (CellBox.center, CellBox.middle)
        var all: [InkRectangle] = []
        for line in Self.lines(of: left, after: up, down, opposite: right) {
            all.append(
                InkRectangle(
                    from: 0, middle + line.side.lowerBound, to: center - line.end, middle + line.side.upperBound))
        }
        for line in Self.lines(of: right, after: up, down, opposite: left) {
            all.append(
                InkRectangle(
                    from: center + line.end, middle + line.side.lowerBound, to: CellBox.width,
                    middle + line.side.upperBound))
        }
        for line in Self.lines(of: up, after: left, right, opposite: down) {
            all.append(
                InkRectangle(
                    from: center + line.side.lowerBound, 0, to: center + line.side.upperBound, middle - line.end))
        }
        for line in Self.lines(of: down, after: left, right, opposite: up) {
            all.append(
                InkRectangle(
                    from: center + line.side.lowerBound, middle + line.end, to: center + line.side.upperBound,
                    CellBox.height))
        }
        return all
    }

    /// A line of an arm: where it is across the arm, and its end, as the distance from the middle of the cell towards
    /// the edge; one that passes the middle has a negative end.
    private typealias Line = (side: Range<Int>, end: Int)

    private static let half = CellBox.pixel / 2

    /// The one line of an arm, or its two.
    ///
    /// - Parameters:
    ///   - before: the arm at the side of the smaller coordinate: that above, or that at the left.
    ///   - after: the arm at the other side.
    private static func lines(of arm: Arm, after before: Arm, _ after: Arm, opposite: Arm) -> [Line] {
        switch arm {
        case .none: return []
        case .light, .heavy:
            let width = arm == .heavy ? 3 * half : half
            return [(-width..<width, end(before, after, opposite))]
        case .double:
            // Each line ends at the nearer line of a double arm at its own side, so that the inside stays open.
            let far = before == .double || after == .double ? -3 * half : -half
            return [
                (-3 * half..<(-half), before == .double ? half : far), (half..<3 * half, after == .double ? half : far),
            ]
        }
    }

    /// The end of a single line: the far side of the lines that it meets, so that corners are filled.
    private static func end(_ before: Arm, _ after: Arm, _ opposite: Arm) -> Int {
        if before == .double, after == .double, opposite == .none { return half }
        return [before, after].contains { $0 == .heavy || $0 == .double } ? -3 * half : -half
    }
}
