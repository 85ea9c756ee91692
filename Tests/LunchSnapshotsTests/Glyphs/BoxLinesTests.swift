import Testing

@testable import LunchSnapshots

/// The shapes of characters, held against what Unicode calls them.
@Suite struct BoxLinesTests {
    private static let boxes = Array(UInt32(0x2500)...0x257F)

    private static func name(_ scalar: UInt32) -> String { Unicode.Scalar(scalar)?.properties.name ?? "" }

    /// The rectangles of a character in a cell at the origin.
    private static func rectangles(_ scalar: UInt32) -> [InkRectangle] {
        var ink = Ink(0)
        CellShapes.draw(scalar, at: 0, 0, in: &ink)
        return ink.rectangles
    }

    /// The pixels of a character: rows of the cell, each an eighth of a pixel high.
    private static func area(_ rectangles: [InkRectangle]) -> Int {
        var cells = Set<Int>()
        for rectangle in rectangles {
            for y in rectangle.y..<rectangle.bottom {
                for x in rectangle.x..<rectangle.right { cells.insert(y * 1000 + x) }
            }
        }
        return cells.count
    }

    /// The width of an arm in pixels at the edge that a name like "DOWN HEAVY AND RIGHT UP LIGHT" says for a direction; two lines
    /// of a double arm count together.
    private static func width(of direction: String, axis: String, in name: String) -> Int {
        let words = name.split(separator: " ").dropFirst(2).map(String.init)
        let weights = ["LIGHT": 1, "SINGLE": 1, "HEAVY": 3, "DOUBLE": 2]
        // The weight stands before its directions if the name begins with one, and behind them otherwise.
        let isBefore = weights[words.first ?? ""] != nil
        var weight = 0
        for word in isBefore ? words : words.reversed() {
            if let next = weights[word] { weight = next }
            if word == direction || word == axis { return weight }
        }
        return 0
    }

    @Test(arguments: boxes) func linesReachTheEdgesThatTheirNameReports(_ scalar: UInt32) {
        let name = Self.name(scalar)
        var ink = Ink(0)
        CellShapes.draw(scalar, at: 0, 0, in: &ink)
        #expect(!ink.rectangles.isEmpty || !ink.areas.isEmpty || !ink.lines.isEmpty, "\(name)")
        if ["DASH", "ARC", "DIAGONAL"].contains(where: name.contains) {
            #expect(BoxLines(scalar) == nil)
            return
        }
        let rectangles = Self.rectangles(scalar)
        func pixels(_ edge: (InkRectangle) -> Bool, _ width: (InkRectangle) -> Int) -> Int {
            rectangles.filter(edge).map(width).reduce(0, +) / CellBox.pixel
        }
        let left = pixels({ $0.x == 0 }, \.height)
        let right = pixels({ $0.right == CellBox.width }, \.height)
        let up = pixels({ $0.y == 0 }, \.width)
        let down = pixels({ $0.bottom == CellBox.height }, \.width)
        let widths = [("LEFT", "HORIZONTAL"), ("RIGHT", "HORIZONTAL"), ("UP", "VERTICAL"), ("DOWN", "VERTICAL")]
            .map { Self.width(of: $0, axis: $1, in: name) }
        #expect([left, right, up, down] == widths, "\(name)")
    }

    /// The lines of a character touch each other, however they meet: no gap in the middle.
    @Test(arguments: boxes) func linesAreConnected(_ scalar: UInt32) {
        guard let lines = BoxLines(scalar) else { return }
        var rest = lines.rectangles
        var groups: [[InkRectangle]] = []
        while let first = rest.popLast() {
            var group = [first]
            var index = 0
            while index < group.count {
                let near = rest.filter { Self.touch($0, group[index]) }
                rest.removeAll { near.contains($0) }
                group += near
                index += 1
            }
            groups.append(group)
        }
        #expect(groups.count == Self.pieces[scalar] ?? 1, "\(Self.name(scalar)): \(groups)")
    }

    /// The pieces of characters that have more than one, since there is room between double lines.
    private static let pieces: [UInt32: Int] = [
        0x2550: 2, 0x2551: 2, 0x2554: 2, 0x2557: 2, 0x255A: 2, 0x255D: 2, 0x255F: 2, 0x2562: 2, 0x2564: 2, 0x2567: 2,
        0x2560: 3, 0x2563: 3, 0x2566: 3, 0x2569: 3, 0x256C: 4,
    ]

    private static func touch(_ one: InkRectangle, _ other: InkRectangle) -> Bool {
        one.x <= other.right && other.x <= one.right && one.y <= other.bottom && other.y <= one.bottom
    }

    @Test(
        arguments: [
            (0x256D, "M4.5 18V13A4.5 4.5 0 0 1 9 8.5"), (0x256E, "M4.5 18V13A4.5 4.5 0 0 0 0 8.5"),
            (0x256F, "M4.5 0V4A4.5 4.5 0 0 1 0 8.5"), (0x2570, "M4.5 0V4A4.5 4.5 0 0 0 9 8.5"),
            (0x2571, "M9.25 -.5L-.25 18.5"), (0x2572, "M-.25 -.5L9.25 18.5"),
            (0x2573, "M9.25 -.5L-.25 18.5M-.25 -.5L9.25 18.5"),
        ] as [(UInt32, String)])
    func curvesGoFromEdgeToEdge(_ scalar: UInt32, _ path: String) {
        var ink = Ink(0)
        CellShapes.draw(scalar, at: 0, 0, in: &ink)
        #expect(String(decoding: ink.lines.bytes, as: UTF8.self) == path)
    }

    /// The parts of the cell that block elements fill, in eighths, as their names say.
    @Test(arguments: Array(UInt32(0x2580)...0x2590)) func blocksFillTheirEighths(_ scalar: UInt32) {
        let name = Self.name(scalar)
        let eighths = [
            "ONE EIGHTH": 1, "ONE QUARTER": 2, "THREE EIGHTHS": 3, "THREE QUARTERS": 6, "FIVE EIGHTHS": 5,
            "SEVEN EIGHTHS": 7, "HALF": 4, "FULL": 8,
        ].first { name.contains($0.key) }
        let rectangles = Self.rectangles(scalar)
        #expect(Self.area(rectangles) == CellBox.width * CellBox.height / 8 * (eighths?.value ?? 0), "\(name)")
        for rectangle in rectangles {
            let edges = [
                ("LOWER", rectangle.bottom == CellBox.height), ("LEFT", rectangle.x == 0),
                ("RIGHT", rectangle.right == CellBox.width),
            ]
            #expect(edges.allSatisfy { $0.1 || !name.contains($0.0) }, "\(name)")
        }
    }

    @Test(arguments: Array(UInt32(0x2596)...0x259F)) func quadrantsAreWhereTheirNameReports(_ scalar: UInt32) {
        let name = Self.name(scalar)
        let rectangles = Self.rectangles(scalar)
        for (row, vertical) in ["UPPER", "LOWER"].enumerated() {
            for (column, horizontal) in ["LEFT", "RIGHT"].enumerated() {
                let corner = (column * CellBox.width / 2, row * CellBox.height / 2)
                let isFilled = rectangles.contains {
                    $0.x <= corner.0 && $0.right > corner.0 && $0.y <= corner.1 && $0.bottom > corner.1
                }
                #expect(isFilled == name.contains("\(vertical) \(horizontal)"), "\(name)")
            }
        }
    }

    /// The digits of a sextant's name are the sixths that it fills, in rows from the top left.
    @Test(arguments: Array(UInt32(0x1FB00)...0x1FB3B)) func sextantsAreWhereTheirNameReports(_ scalar: UInt32) {
        let digits = Self.name(scalar).split(separator: "-").last ?? ""
        let sixths = Self.rectangles(scalar).flatMap { rectangle in
            stride(from: rectangle.x, to: rectangle.right, by: CellBox.width / 2).map {
                $0 / (CellBox.width / 2) + rectangle.y / (CellBox.height / 3) * 2 + 1
            }
        }
        #expect(sixths.map { "\($0)" }.joined() == digits)
    }

    @Test func brailleHasADotForEachBit() {
        for scalar in UInt32(0x2800)...0x28FF {
            var ink = Ink(0)
            CellShapes.draw(scalar, at: 0, 0, in: &ink)
            let dots = String(decoding: ink.dots.bytes, as: UTF8.self).split(separator: "M")
            #expect(dots.count == (scalar - 0x2800).nonzeroBitCount && Set(dots).count == dots.count)
        }
        var ink = Ink(0)
        CellShapes.draw(0x2883, at: 0, 0, in: &ink)
        #expect(String(decoding: ink.dots.bytes, as: UTF8.self) == "M2.25 2.25h0M2.25 6.75h0M6.75 15.75h0")
    }

    @Test(arguments: Array(UInt32(0xE0B0)...0xE0BF)) func powerlineIsDrawn(_ scalar: UInt32) {
        var ink = Ink(0)
        CellShapes.draw(scalar, at: 0, 0, in: &ink)
        let isLine = [0xE0B1, 0xE0B3, 0xE0B5, 0xE0B7, 0xE0B9, 0xE0BB, 0xE0BD, 0xE0BF].contains(scalar)
        #expect(ink.areas.isEmpty == isLine && ink.lines.isEmpty != isLine)
        let path = String(decoding: isLine ? ink.lines.bytes : ink.areas.bytes, as: UTF8.self)
        // Each spans the height of the cell, and its width.
        for part in ["0", "18", "9"] { #expect(path.contains(part), "\(path)") }
    }

    @Test func rectanglesThatTouchBecomeOne() {
        let cells = [(0, 0), (1, 0), (0, 1), (1, 1), (3, 3)].map { x, y in
            InkRectangle(from: x, y, to: x + 1, y + 1)
        }
        #expect(cells.merged == [InkRectangle(from: 0, 0, to: 2, 2), InkRectangle(from: 3, 3, to: 4, 4)])
    }

    @Test(arguments: [(0, "0"), (1, ".125"), (36, "4.5"), (-4, "-.5"), (80, "10"), (-81, "-10.125"), (8230, "1028.75")])
    func lengthsAreExact(_ eighths: Int, _ text: String) {
        var picture = PictureText()
        picture.add(eighths: eighths)
        #expect(String(decoding: picture.bytes, as: UTF8.self) == text)
    }
}
