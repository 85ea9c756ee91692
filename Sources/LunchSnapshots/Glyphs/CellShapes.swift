/// Characters that are drawn as shapes, so that they join their neighbours: lines, blocks, Braille, Powerline, sextants.
enum CellShapes {
    /// True if the character is drawn as a shape.
    static func contains(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2500...0x259F, 0x2800...0x28FF, 0xE0B0...0xE0BF, 0x1FB00...0x1FB3B: true
        default: false
        }
    }

    /// The share of the character's color in a shade, in quarters; nil for other characters.
    static func shade(_ scalar: UInt32) -> Int? {
        (0x2591...0x2593).contains(scalar) ? Int(scalar) - 0x2590 : nil
    }

    /// Draws a character in a cell whose top left corner is at a point.
    static func draw(_ scalar: UInt32, at x: Int, _ y: Int, in ink: inout Ink) {
        switch scalar {
        case 0x2500...0x257F: drawLines(scalar, at: x, y, in: &ink)
        case 0x2580...0x259F:
            for rectangle in blocks(scalar) { ink.add(rectangle.moved(by: x, y)) }
        case 0x2800...0x28FF: drawDots(scalar - 0x2800, at: x, y, in: &ink)
        case 0xE0B0...0xE0BF: PowerlineShapes.draw(scalar, at: x, y, in: &ink)
        case 0x1FB00...0x1FB3B:
            for rectangle in sextants(scalar) { ink.add(rectangle.moved(by: x, y)) }
        default: break
        }
    }

    private static func drawLines(_ scalar: UInt32, at x: Int, _ y: Int, in ink: inout Ink) {
        if let lines = BoxLines(scalar) {
            for rectangle in lines.rectangles { ink.add(rectangle.moved(by: x, y)) }
            return
        }
        switch scalar {
        case 0x256D...0x2570: drawArc(scalar, at: x, y, in: &ink)
        case 0x2571...0x2573:
            // A line across goes beyond the corner by half its width, so that the next one joins it.
            let (right, bottom, more) = (x + CellBox.width, y + CellBox.height, CellBox.pixel / 4)
            if scalar != 0x2572 {
                ink.lines.move(right + more, y - 2 * more)
                ink.lines.line(x - more, bottom + 2 * more)
            }
            if scalar != 0x2571 {
                ink.lines.move(x - more, y - 2 * more)
                ink.lines.line(right + more, bottom + 2 * more)
            }
        default:
            for dash in dashes(scalar) { ink.areas.rectangle(dash.moved(by: x, y)) }
        }
    }

    /// Dashes from edge to edge, with half a gap at each edge, so that they continue in the next cell.
    private static func dashes(_ scalar: UInt32) -> [InkRectangle] {
        let offset = Int(scalar) - (scalar < 0x254C ? 0x2504 : 0x254C)
        let count = scalar < 0x254C ? 3 + offset / 4 : 2
        let isHeavy = offset % 2 == 1
        let isVertical = offset / 2 % 2 == 1
        let width = isHeavy ? 3 * CellBox.pixel / 2 : CellBox.pixel / 2
        let period = (isVertical ? CellBox.height : CellBox.width) / count
        let gap = isVertical ? period / 3 : CellBox.pixel
        return (0..<count).map { index in
            let (start, end) = (index * period + gap / 2, (index + 1) * period - (gap - gap / 2))
            return isVertical
                ? InkRectangle(from: CellBox.center - width, start, to: CellBox.center + width, end)
                : InkRectangle(from: start, CellBox.middle - width, to: end, CellBox.middle + width)
        }
    }

    private static func drawArc(_ scalar: UInt32, at x: Int, _ y: Int, in ink: inout Ink) {
        let (radius, center, middle) = (CellBox.center, x + CellBox.center, y + CellBox.middle)
        let goesDown = scalar < 0x256F
        let goesRight = scalar == 0x256D || scalar == 0x2570
        ink.lines.move(center, goesDown ? y + CellBox.height : y)
        ink.lines.vertical(goesDown ? middle + radius : middle - radius)
        ink.lines.arc(
            (radius, radius), clockwise: goesDown == goesRight, to: goesRight ? x + CellBox.width : x, middle)
    }

    /// Block elements: parts of the cell in eighths, and quadrants. Shades fill the cell.
    private static func blocks(_ scalar: UInt32) -> [InkRectangle] {
        let (width, height) = (CellBox.width, CellBox.height)
        switch scalar {
        case 0x2580: return [InkRectangle(from: 0, 0, to: width, height / 2)]
        case 0x2581...0x2588:
            return [InkRectangle(from: 0, height - height / 8 * Int(scalar - 0x2580), to: width, height)]
        case 0x2589...0x258F: return [InkRectangle(from: 0, 0, to: width / 8 * Int(0x2590 - scalar), height)]
        case 0x2590: return [InkRectangle(from: width / 2, 0, to: width, height)]
        case 0x2591...0x2593: return [InkRectangle(from: 0, 0, to: width, height)]
        case 0x2594: return [InkRectangle(from: 0, 0, to: width, height / 8)]
        case 0x2595: return [InkRectangle(from: width / 8 * 7, 0, to: width, height)]
        default: return grid(quadrants[Int(scalar - 0x2596)], rows: 2)
        }
    }

    /// The quadrants of U+2596 to U+259F: a bit each, from the top left, row by row.
    private static let quadrants: [UInt32] = [
        0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110,
    ]

    /// The sextants of U+1FB00 to U+1FB3B, which leave out those that are a half of the cell.
    private static func sextants(_ scalar: UInt32) -> [InkRectangle] {
        let number = scalar - 0x1FB00 + 1
        return grid(number + (number > 20 ? 1 : 0) + (number > 40 ? 1 : 0), rows: 3)
    }

    /// The parts of a cell of two columns whose bits are set.
    private static func grid(_ bits: UInt32, rows: Int) -> [InkRectangle] {
        let (width, height) = (CellBox.width / 2, CellBox.height / rows)
        return (0..<2 * rows).filter { bits >> UInt32($0) & 1 == 1 }.map { place in
            let (x, y) = (place % 2 * width, place / 2 * height)
            return InkRectangle(from: x, y, to: x + width, y + height)
        }
    }

    /// The dots of a Braille pattern, each in its eighth of the cell; the bits are in the order of ISO 11548-1.
    private static func drawDots(_ bits: UInt32, at x: Int, _ y: Int, in ink: inout Ink) {
        for dot in 0..<8 where bits >> UInt32(dot) & 1 == 1 {
            let (column, row) = dot < 6 ? (dot / 3, dot % 3) : (dot - 6, 3)
            ink.dots.move(x + CellBox.width / 4 * (1 + 2 * column), y + CellBox.height / 8 * (1 + 2 * row))
            ink.dots.add("h0")
        }
    }
}
